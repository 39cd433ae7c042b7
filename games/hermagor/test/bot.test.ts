// What the bots believe: orders of things a strong player would not doubt.
import { describe, expect, test } from 'vitest';
import { evaluate, evaluateWith, weights } from '../bot/evaluate.ts';
import * as put from './position.ts';
import { finalResult, lastTurns, opening, RED, selling } from './position.ts';

describe('expected money', () => {
  test('a tile with more own buyers around it promises more', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s22: 't01' });
      put.stand(s, RED, 's22');
    });
    const won = evaluate(table.state, RED);
    table.given((s) => put.stand(s, 1, 'h1c1', 'h1v1'));
    expect(evaluate(table.state, RED)).toBeLessThan(won);
  });

  test('a dear good in hand is worth more than a cheap one', () => {
    const cheap = selling(3, (s) => put.give(s, RED, 't01'));
    const dear = selling(3, (s) => {
      put.give(s, RED, 't01');
      for (const good of ['weapons', 'books', 'relics', 'dragonEggs', 'amulets', 'blessings'] as const)
        put.price(s, good, 8);
      put.price(s, 'corn', 8);
      put.price(s, 'salt', 8);
    });
    expect(evaluate(dear.state, RED)).toBeGreaterThan(evaluate(cheap.state, RED));
  });

  test('posts in all three duchies count, and the result at the end', () => {
    const table = lastTurns(3, (s) => put.post(s, RED, 'v01'));
    const { scores } = finalResult(table);
    expect(scores.map((_, seat) => evaluate(table.state, seat))).toEqual(scores);
  });

  test('the numbers can be tuned', () => {
    const { state } = opening(3);
    expect(evaluateWith(weights)(state, RED)).toBe(evaluate(state, RED));
    const keen = evaluateWith({ ...weights, buyerInHand: weights.buyerInHand + 1 });
    expect(keen(state, RED)).toBe(evaluate(state, RED) + 4);
  });
});
