// What the bots believe: orders of things a strong player would not doubt.
import { randomPositions } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { evaluate, evaluateWith, weights } from '../bot/evaluate.ts';
import { features } from '../bot/features.ts';
import { nauticus } from '../src/index.ts';
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

describe('what a network may know of a seat', () => {
  const changed = (a: Table, b: Table): number => {
    const after = features(b.state, 1);
    return features(a.state, 1).filter((value, n) => value !== after[n]).length;
  };

  test.each([2, 3, 4])('is as many finite numbers at every position of a game of %i', (players) => {
    const lengths = new Set<number>();
    for (const state of randomPositions(nauticus, players, `features ${players}`))
      for (let seat = 0; seat < players; seat += 1) {
        const numbers = features(state, seat);
        lengths.add(numbers.length);
        expect(numbers.every((value) => Number.isFinite(value) && Math.abs(value) < 4)).toBe(true);
      }
    expect([...lengths]).toEqual([65]);
  });

  test('R-7.4 goods that fill a hold are told from goods in two half-empty ones, though evaluate is blind to it', () => {
    const part = 'helm/helm';
    const table = (...goods: readonly string[]): Table => {
      const [a = '', b = '', c = '', d = ''] = goods;
      return second('withdraw', 7, {
        ships: [ship(`stern ${part}${a}`, `bow ${part}${b}`), ship(`stern ${part}${c}`, `bow ${part}${d}`)],
      });
    };
    const full = table(' fish', ' fish');
    const halves = table(' fish', '', ' fish');
    expect(evaluate(full.state, 1)).toBe(evaluate(halves.state, 1));
    expect(changed(full, halves)).toBeGreaterThan(1);
  });

  test('R-6 a sail that costs nothing cannot be placed at once: which one a ship lacks is seen', () => {
    const table = (crest: 'helm' | 'lighthouse'): Table =>
      second('withdraw', 7, { ships: [ship(`single ${crest}`)], workers: 1, coins: 3 }).given((s) => {
        lay(s, 'buy-sails', 3); // a helm for 3 coins, a lighthouse for none
        s.anchorSlot = 3;
      });
    expect(evaluate(table('helm').state, 1)).toBe(evaluate(table('lighthouse').state, 1));
    expect(changed(table('helm'), table('lighthouse'))).toBe(1);
  });
});
