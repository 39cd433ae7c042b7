import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { chosen, inStock, own, purse, second, stored } from './position.ts';

/** Seat 0 before choosing, with these belongings. */
const choosing = (belongings: Parameters<typeof own>[2] = {}) =>
  scenario(nauticus, 2).given((s) => own(s, 0, belongings));

describe('R-5 Bonus, workers, passing', () => {
  test('R-5 R-5.1 R-12.2 the eight bonuses', () => {
    const before = { vp: 10, coins: 15, workers: 4 };
    const after = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => purse(choosing().plays(`0 slot ${slot}`), 0));
    expect(after).toEqual([
      { ...before, workers: 7 },
      before,
      before,
      { ...before, vp: 12 },
      { ...before, workers: 6 },
      { ...before, workers: 5 },
      { ...before, vp: 11, workers: 5 },
      { ...before, coins: 19 },
    ]);
  });

  test('R-5 R-5.1 a bonus tile is an ordinary mast, an ordinary sail or a good', () => {
    const crests = ['take whale', 'take ship-anchor', 'take helm', 'take lighthouse'];
    const masts = choosing().plays('0 slot 1').offers(0, crests).plays('0 take helm');
    expect(stored(masts, 0)).toEqual({ 'helm-mast': 1 });
    const sails = choosing().plays('0 slot 2').offers(0, crests).plays('0 take whale');
    expect(stored(sails, 0)).toEqual({ 'whale-sail': 1 });
    const goods = choosing()
      .plays('0 slot 5')
      .offers(0, ['take coffee', 'take grain', 'take fish', 'take salt'])
      .plays('0 take salt');
    expect(stored(goods, 0)).toEqual({ salt: 1 });
    expect(goods.audited().state.players[0]?.spaces).toBe(1);
  });

  test('R-5 the start player alone gets the bonus', () => {
    const table = chosen('withdraw', 4);
    expect(purse(table, 0).workers).toBe(6);
    expect(purse(table, 1).workers).toBe(4);
  });

  test('R-5.1 what the bonus brought may be used at once', () => {
    const table = chosen('withdraw', 0); // 3 workers, no blue ones
    table.offersAlso(0, ['workers 7']).plays('0 workers 7');
    expect(purse(table, 0)).toMatchObject({ coins: 29, workers: 0 });
  });

  test('X-36 R-5 R-5.3 a start player who passes keeps the bonus', () => {
    const table = chosen('transport', 7).plays('0 pass');
    expect(purse(table, 0).coins).toBe(19);
    expect(table.told('passed')).toEqual([{ kind: 'passed', seat: 0, flipped: 3 }]);
  });

  test('X-37 R-5.1 R-12.9 a bonus tile without room is lost, its worker is not', () => {
    const full = { stored: { bow: 12 }, hasExtra: false };
    const good = choosing(full).plays('0 slot 5');
    expect(purse(good, 0).workers).toBe(5);
    expect(good.told('bonusTileLost')).toHaveLength(1);
    expect(stored(good, 0)).toEqual({ bow: 12 });
    for (const slot of [1, 2]) {
      const table = choosing(full).plays(`0 slot ${slot}`);
      expect(table.told('bonusTileLost')).toHaveLength(1);
      expect(purse(table, 0)).toEqual({ vp: 10, coins: 15, workers: 4 });
      expect(stored(table, 0)).toEqual({ bow: 12 });
    }
  });

  test('X-46 R-5 R-6 R-12.8 a bonus tile must be taken', () => {
    const table = choosing({ stored: { bow: 10 } }).plays('0 slot 1');
    table.offers(0, ['take whale', 'take ship-anchor', 'take helm', 'take lighthouse']);
    table.plays('0 take whale');
    expect(table.state.players[0]?.spaces).toBe(12);
    const tight = choosing({ stored: { bow: 11 } }).plays('0 slot 1');
    expect(tight.told('bonusTileLost')).toHaveLength(1);
    expect(stored(tight, 0)).toEqual({ bow: 11 });
  });

  test('R-5 R-2 a bonus tile comes from the stock', () => {
    const table = choosing().given((s) => inStock(s, { coffee: 0 }));
    table.plays('0 slot 5').refuses('0 take coffee', 'R-2', 'soldOut');
    table.offers(0, ['take grain', 'take fish', 'take salt']);
    const none = choosing().given((s) =>
      inStock(s, { 'whale-mast': 0, 'ship-anchor-mast': 0, 'helm-mast': 0, 'lighthouse-mast': 0 }),
    );
    expect(none.plays('0 slot 1').told('bonusTileLost')).toHaveLength(1);
  });

  test('R-5.2 blue workers go first, own workers after them, unused blue ones are lost', () => {
    const table = second('withdraw', 2, { workers: 3, coins: 0 }); // 3 blue
    table.plays('1 workers 4');
    expect(purse(table, 1)).toMatchObject({ coins: 8, workers: 2 });
    const one = second('withdraw', 2, { workers: 3, coins: 0 }).plays('1 workers 1');
    expect(purse(one, 1)).toMatchObject({ coins: 2, workers: 3 });
  });

  test('R-5.2 everybody has all the blue workers, whatever the others used', () => {
    const table = chosen('withdraw', 2, 3).given((s) => {
      for (const player of s.players) Object.assign(player, { workers: 0, coins: 0 });
    });
    table.plays('0 workers 3', '1 workers 3').offers(2, ['workers 1', 'workers 2', 'workers 3', 'pass']);
  });

  test('R-5.2 no worker, no use', () => {
    second('withdraw', 0, { workers: 0 }).refuses('1 workers 1', 'R-5.2', 'noWorker').offers(1, ['pass']);
    second('transport', 0, { workers: 0, stored: { bow: 1 } }).refuses('1 move bow', 'R-5.2', 'noWorker');
    second('crowns', 0, { workers: 0, passFlips: 1 }).refuses('1 workers 1', 'R-5.2', 'noWorker');
  });

  test('R-5.3 R-12.21 a pass flips the 3, then the 2, then the 1', () => {
    for (const [flips, flipped] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ] as const) {
      const table = second('withdraw', 2, { passFlips: flips }).plays('1 pass');
      expect(table.told('passed').at(-1)).toEqual({ kind: 'passed', seat: 1, flipped });
      expect(table.state.players[1]?.passFlips).toBe(flips + 1);
    }
  });

  test('R-5.3 R-12.19 passing is allowed although one could perform, and performing flips nothing', () => {
    const table = second('withdraw', 2, { workers: 1 }).offersAlso(1, ['workers 1', 'pass']);
    table.plays('1 workers 1');
    expect(table.state.players[1]?.passFlips).toBe(0);
  });

  test('X-39 R-5.3 R-5.4 R-12.20 the fourth pass flips nothing', () => {
    const table = second('crowns', 2, { passFlips: 3, workers: 0 });
    expect(nauticus.view(table.state, 1).players[1]?.crowns).toBe(3);
    table.plays('1 pass');
    expect(table.told('passed').at(-1)?.flipped).toBe(0);
    expect(nauticus.view(table.state, 1).players[1]).toMatchObject({ passFlips: 3, crowns: 3 });
  });

  test('R-5.4 a flipped pass tile is a crown until the round ends', () => {
    const table = second('crowns', 2, { passFlips: 2, workers: 0, vp: 10 }).plays('1 workers 3');
    expect(purse(table, 1).vp).toBe(16);
  });
});
