// What the bots believe: orders of things a strong player would not doubt.
import { advance, deciders, drawFrom, optionsOf, seedFrom, start } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate, evaluateWith } from '../bot/evaluate.ts';
import { features } from '../bot/features.ts';
import { weights } from '../bot/weights.ts';
import { hermagor } from '../src/index.ts';
import { placeIndex } from '../src/lookup.ts';
import type { Village } from '../src/names.ts';
import { type HermagorState, NOBODY } from '../src/types.ts';
import * as put from './position.ts';
import { BLUE, finalResult, lastTurns, opening, RED, selling, type Table } from './position.ts';

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

describe('what a network may know', () => {
  const rowOf = (table: Table): readonly number[] => features(table.state, RED);
  /** How many numbers differ, and none of them by chance: the table is the same but for `change`. */
  function moved(table: Table, change: (s: HermagorState) => void): number {
    const before = rowOf(table);
    const after = rowOf(table.given(change));
    return after.filter((value, n) => value !== before[n]).length;
  }

  test.each([2, 3, 4, 5])(
    'is always as many finite numbers, in every position of a game of %i',
    (players) => {
      const { state } = start(hermagor, players, [], seedFrom(`features ${players}`));
      const draw = drawFrom(seedFrom(`picks ${players}`));
      const lengths = new Set<number>();
      while (state.result === null) {
        for (let seat = 0; seat < players; seat += 1) {
          const row = features(state, seat);
          lengths.add(row.length);
          expect(row.every((value) => Number.isFinite(value) && Math.abs(value) <= 2)).toBe(true);
        }
        const [seat = 0] = deciders(state);
        const options = optionsOf(hermagor, state, seat);
        const option = options[draw(options.length)];
        if (option === undefined) throw new Error('nothing to pick');
        advance(hermagor, state, seat, option);
      }
      expect(lengths.size).toBe(1);
    },
  );

  test('a rival about to close a region with the same good endangers the own one', () => {
    const near = (village: Village): Table =>
      selling(3, (s) => {
        put.post(s, RED, 'v02', 'v04');
        put.post(s, BLUE, 'v04', village);
      });
    const [safe, wanted] = [rowOf(near('v08')), rowOf(near('v05'))];
    const gained = wanted.filter((value, n) => value > (safe[n] ?? value));
    expect(gained.length).toBe(2);
    expect(wanted.filter((value, n) => value !== safe[n]).length).toBe(2);
  });

  test('a special tile that evaluate is blind to is seen', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s22: 'bargain' });
      put.stand(s, RED, 'h1c1');
    });
    const before = evaluate(table.state, RED);
    const changed = moved(table, (s) => {
      s.buyers[placeIndex('h1c1')] = NOBODY;
      s.buyers[placeIndex('h1c2')] = RED;
    });
    expect(evaluate(table.state, RED)).toBe(before);
    expect(changed).toBe(1);
  });

  test('the merchant’s place counts where no goods are held', () => {
    const table = selling(2, () => undefined);
    expect(moved(table, (s) => put.move(s, RED, 'v32'))).toBeGreaterThan(1);
  });
});
