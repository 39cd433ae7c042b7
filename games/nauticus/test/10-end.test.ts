import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { nauticus } from '../src/index.ts';
import { ended, ship } from './position.ts';

const single = ship('single whale/whale');

describe('R-10 End of the game', () => {
  test('X-43 R-10 R-10.1 R-10.2 R-10.3 R-12.13 final scoring', () => {
    const table = ended(
      {
        vp: 30,
        coins: 8,
        workers: 2,
        delivered: [6, 2, 3, 0],
        stored: { bow: 2, 'helm-mast': 1 },
        ships: [
          ...[single, single, single],
          ship('stern helm/helm salt', 'bow helm/crown salt'),
          ship('stern helm/helm', 'middle helm/helm', 'bow helm/helm'),
          ship('stern whale/whale salt', 'middle'),
          ship('bow'),
        ],
      },
      {},
    );
    expect(table.told('scored').filter((e) => e.seat === 0)).toEqual([
      { kind: 'scored', seat: 0, category: 'goods', points: 39 },
      { kind: 'scored', seat: 0, category: 'ships', points: 34 },
      { kind: 'scored', seat: 0, category: 'leftovers', points: 7 },
    ]);
    expect(table.state.result?.scores[0]).toBe(110);
    expect(nauticus.view(table.state, null).players[0]?.standing).toMatchObject({ coins: 21, total: 110 });
    expect(evaluate(table.audited().state, 0)).toBe(110);
  });

  test('R-10.1 delivered goods, kind by kind', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 12].map(
      (count) => ended({ delivered: [count, 0, 0, 0] }, {}).state.result?.scores[0],
    );
    expect(points).toEqual([0, 2, 5, 9, 14, 20, 25, 30, 55]);
    expect(ended({ delivered: [1, 1, 1, 1] }, {}).state.result?.scores[0]).toBe(8);
  });

  test('R-10.2 completed ships by size, loaded or not', () => {
    const rig = ' helm/helm';
    const fleets = [
      ship(`single${rig}`),
      ship(`stern${rig}`, `bow${rig}`),
      ship(`stern${rig}`, `middle${rig}`, `bow${rig}`),
      ship(`stern${rig}`, `middle${rig}`, `middle${rig}`, `bow${rig}`),
    ];
    const points = fleets.map((one) => ended({ ships: [one] }, {}).state.result?.scores[0]);
    expect(points).toEqual([2, 8, 20, 35]);
    expect(ended({ ships: [ship('single helm/helm fish')] }, {}).state.result?.scores[0]).toBe(2);
  });

  test('X-45 R-10.3 R-12.13 completed ships give no coins for their tiles', () => {
    const loaded = ship('stern helm/helm fish', 'bow helm/helm fish');
    const table = ended({ coins: 1, ships: [loaded] }, {});
    expect(table.state.result?.scores[0]).toBe(9);
    expect(nauticus.view(table.state, null).players[0]?.standing).toMatchObject({ coins: 3, leftovers: 1 });
  });

  test('R-10.3 one coin for workers, stored tiles (a mast is one), unfinished parts and goods', () => {
    const coins = (belongings: Parameters<typeof ended>[0]) =>
      nauticus.view(ended(belongings, {}).state, null).players[0]?.standing.coins;
    expect(coins({ workers: 4 })).toBe(4);
    expect(coins({ stored: { 'helm-mast': 3, fish: 1 } })).toBe(4);
    expect(coins({ ships: [ship('stern helm/helm fish', 'middle helm')] })).toBe(6);
    expect(coins({ delivered: [3, 0, 0, 0] })).toBe(0);
  });

  test('X-44 R-10.4 R-1.3 tie-breakers', () => {
    const ranks = (a: number, b: number) => {
      const track = (coins: number) => 90 - Math.floor(coins / 3);
      const table = ended({ vp: track(a), coins: a }, { vp: track(b), coins: b });
      expect(table.state.result?.scores).toEqual([90, 90]);
      return table.state.result?.ranks;
    };
    expect(ranks(23, 31)).toEqual([1, 2]);
    expect(ranks(23, 32)).toEqual([2, 1]);
    expect(ranks(23, 23)).toEqual([1, 1]);
  });

  test('X-50 R-10.4 places behind the winner', () => {
    const table = ended({ vp: 70 }, { vp: 61, coins: 10 }, { vp: 58, coins: 20 }, { vp: 60, coins: 14 });
    expect(table.state.result).toEqual({ scores: [70, 64, 64, 64], ranks: [1, 4, 2, 3] });
    expect(table.told('gameEnded')).toHaveLength(1);
  });

  test('R-1.3 R-10 R-12.30 the most points win, also when the track is negative', () => {
    const table = ended({ vp: -4, coins: 3 }, { vp: -5, coins: 3 });
    expect(table.state.result).toEqual({ scores: [-3, -4], ranks: [1, 2] });
  });

  test('R-9.5 an unused extra action is worth nothing', () => {
    const [used, unused] = [false, true].map((hasExtra) => {
      const table = ended({ vp: 5 }, { vp: 1 }).given((s) => {
        for (const player of s.players) player.hasExtra = hasExtra;
      });
      return nauticus.view(table.state, null).players.map((player) => player.standing.total);
    });
    expect(used).toEqual([5, 1]);
    expect(unused).toEqual(used);
  });

  test('R-10.5 there are no variants but who begins', () => {
    expect(nauticus.variants).toEqual({ firstPlayer: ['firstSeat', 'drawn'] });
  });
});
