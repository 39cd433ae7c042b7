// What the bots believe: orders of things a strong player would not doubt.
import { describe, expect, test } from 'vitest';
import { evaluate, evaluateWith, weights } from '../bot/evaluate.ts';
import { type Belongings, ended, lay, own, second, ship, type Table } from './position.ts';

const worth = (belongings: Belongings): number => evaluate(second('withdraw', 7, belongings).state, 1);
/** The last round; everybody has passed the first phase, in which sails were for sale. */
const lastRound = (belongings: Belongings): Table =>
  second('buy-sails', 2)
    .plays('1 pass')
    .given((s) => {
      s.round = 4;
      own(s, 1, belongings);
    });

describe('expected points', () => {
  const almost = ship('stern helm/helm', 'bow helm');

  test('a tile that a ship waits for is worth more than one that fits nowhere', () => {
    const fitting = worth({ ships: [almost], stored: { 'helm-sail': 1 } });
    expect(fitting).toBeGreaterThan(worth({ ships: [almost], stored: { 'whale-sail': 1 } }) + 1);
  });

  test('to finish a ship is worth more than to pass, though its rewards are still to be chosen', () => {
    const position = () => second('transport', 2, { ships: [almost], stored: { 'helm-sail': 1 } });
    const finished = evaluate(position().plays('1 move helm-sail').state, 1);
    expect(finished).toBeGreaterThan(evaluate(position().plays('1 pass').state, 1));
  });

  test('a bigger ship is worth more than two small ones of as many tiles', () => {
    const one = worth({ ships: [ship('stern helm', 'bow helm')] });
    expect(one).toBeGreaterThan(worth({ ships: [ship('single helm'), ship('single whale')] }));
  });

  test('goods of one kind are worth more than as many of several', () => {
    const same = worth({ delivered: [3, 0, 0, 0] });
    expect(same).toBeGreaterThan(worth({ delivered: [1, 1, 1, 0] }));
  });

  test('a ship that cannot be finished any more is worth its leftovers', () => {
    const rigged = lastRound({ ships: [ship('single helm')] }).state;
    const bare = lastRound({ ships: [ship('single')] }).state;
    expect(evaluate(rigged, 1) - evaluate(bare, 1)).toBeLessThan(0.5);
  });

  test('this round’s crowns are worth less once their tile is face down', () => {
    const table = second('withdraw', 7, { passFlips: 3, workers: 5 }).plays('1 pass');
    const before = evaluate(table.state, 1);
    table.given((s) => {
      lay(s, 'crowns', 3);
      s.chosenBy[3] = 0;
    });
    expect(evaluate(table.state, 1)).toBeLessThan(before - 3);
  });

  test('at the end it is the result', () => {
    const { state } = ended({ delivered: [2, 0, 0, 0] }, { coins: 7 });
    expect([evaluate(state, 0), evaluate(state, 1)]).toEqual(state.result?.scores);
  });

  test('the numbers can be tuned', () => {
    const { state } = second('withdraw', 7, { workers: 4 });
    expect(evaluateWith(weights)(state, 1)).toBe(evaluate(state, 1));
    const keen = evaluateWith({ ...weights, worker: weights.worker + 1 });
    expect(keen(state, 1)).toBeGreaterThan(evaluate(state, 1));
  });
});
