import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { type chosen, inStock, lay, own, passPhase, passRound, purse, second } from './position.ts';

const blue = (table: ReturnType<typeof chosen>) =>
  nauticus.view(table.state, null).slots.map((slot) => slot.blue);

describe('R-4 Flow of play', () => {
  test('X-4 R-4.1 R-4.4 R-2.3 R-12.1 the wheel turns to the first chosen slot', () => {
    const table = scenario(nauticus, 2);
    const before = nauticus.view(table.state, null).slots;
    passPhase(table, 5);
    expect(table.state.anchorMark).toBe(5);
    for (const slot of [0, 1, 2, 3, 4, 6]) passPhase(table, slot);
    expect(table.state.round).toBe(2);
    expect(table.state.anchorSlot).toBe(5);
    expect(table.state.anchorMark).toBeNull();
    expect(blue(table)).toEqual([2, 1, 3, 2, 1, 0, 2, 3]);
    const after = nauticus.view(table.state, null).slots;
    expect(after.map((slot) => slot.bonus)).toEqual(before.map((slot) => slot.bonus));
    expect(after.map((slot) => slot.costs)).toEqual(before.map((slot) => slot.costs));
  });

  test('R-4.4 the anchor tile stays where the first phase put it', () => {
    const table = scenario(nauticus, 3);
    passPhase(table, 2);
    passPhase(table, 6);
    expect(table.state.anchorMark).toBe(2);
    expect(table.told('anchorPlaced')).toEqual([{ kind: 'anchorPlaced', slot: 2 }]);
  });

  test('R-12.24 R-4.1 the same slot first again: the wheel stays', () => {
    const table = scenario(nauticus, 2);
    passRound(table, 0);
    expect(table.state.anchorSlot).toBe(0);
    expect(blue(table)).toEqual([0, 2, 3, 2, 1, 3, 2, 1]);
  });

  test('R-4.2 every round all eight tiles are dealt anew, face up', () => {
    const table = scenario(nauticus, 2);
    const first = [...table.state.tiles];
    passRound(table, 3);
    expect([...table.state.tiles].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(table.state.tiles).not.toEqual(first);
    expect(table.state.chosenBy).toEqual(Array(8).fill(null));
    table.offersAlso(table.state.startPlayer, ['slot 0', 'slot 3', 'slot 7']);
  });

  test('R-4.2 the shuffled tiles are laid clockwise from the anchor', () => {
    const table = scenario(nauticus, 2, { seed: 'anchor' });
    const other = scenario(nauticus, 2, { seed: 'anchor' });
    passRound(table, 5);
    passRound(other, 2);
    const from = (s: typeof table.state) => s.tiles.map((_, k) => s.tiles[(s.anchorSlot + k) % 8]);
    expect(from(table.state)).toEqual(from(other.state));
    expect(table.state.tiles).not.toEqual(other.state.tiles);
  });

  test('X-5 R-4.5 R-4.9 R-1.1 the start player changes after every phase, the seventh too', () => {
    const table = scenario(nauticus, 2);
    const starters: number[] = [];
    for (let slot = 0; slot < 7; slot += 1) {
      starters.push(table.state.startPlayer);
      passPhase(table, slot);
    }
    expect(starters).toEqual([0, 1, 0, 1, 0, 1, 0]);
    expect(table.state.round).toBe(2);
    expect(table.state.startPlayer).toBe(1);
    expect(nauticus.view(table.state, 0).starters).toEqual([1, 0, 1, 0, 1, 0, 1]);
  });

  test('X-6 R-4.6 R-1.1 after seven phases one tile was never played', () => {
    const table = scenario(nauticus, 2);
    for (let slot = 0; slot < 6; slot += 1) passPhase(table, slot);
    expect(table.state.chosenBy.filter((seat) => seat === null)).toHaveLength(2);
    expect(table.state.round).toBe(1);
    table.offers(0, ['slot 6', 'slot 7', 'extra']);
    passPhase(table, 6);
    expect(table.state.round).toBe(2);
    expect(table.told('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1 }]);
  });

  test('R-4.3 a tile is played once a round', () => {
    const table = scenario(nauticus, 2);
    passPhase(table, 4);
    table.refuses('1 slot 4', 'R-4.3', 'faceDown').offersAlso(1, ['slot 0', 'slot 5']);
  });

  test('R-1.1 one tile must be chosen, then everybody has a turn, clockwise from the start player', () => {
    const table = scenario(nauticus, 3).given((s) => {
      s.startPlayer = 0;
      for (const player of s.players) player.hasExtra = false;
      lay(s, 'withdraw', 3);
    });
    table.refuses('0 pass', 'R-1.1', 'notOffered').refuses('0 extra', 'R-9', 'extraUsed');
    table.plays('0 slot 3', '0 workers 1');
    expect(table.options(0)).toEqual([]);
    table.plays('1 pass', '2 workers 2');
    expect(table.state.startPlayer).toBe(1);
    table.offersAlso(1, ['slot 0']);
  });

  test('X-38 R-4.7 R-4.8 R-5.3 penalties', () => {
    const table = scenario(nauticus, 4).given((s) => {
      for (const player of s.players) player.hasExtra = false;
      s.phase = 7;
      for (const slot of [0, 1, 2, 4, 5, 6]) s.chosenBy[slot] = 0;
      lay(s, 'withdraw', 3);
      own(s, 0, { vp: 0, workers: 1 }); // 2 VP with the bonus of slot 3
      own(s, 1, { vp: 10, passFlips: 1 });
      own(s, 2, { vp: 10, passFlips: 2 });
      own(s, 3, { vp: 10, passFlips: 3 });
    });
    table.plays('0 slot 3', '0 workers 1', '1 workers 1', '2 workers 1', '3 workers 1');
    expect(table.told('penalised').map((e) => e.vp)).toEqual([6, 3, 1, 0]);
    expect(table.state.players.map((player) => player.vp)).toEqual([-4, 7, 9, 10]);
    expect(table.state.players.map((player) => player.passFlips)).toEqual([0, 0, 0, 0]);
  });

  test('R-4.7 R-12.30 points may become negative, and the last round is penalised too', () => {
    const table = scenario(nauticus, 2).given((s) => {
      for (const player of s.players) Object.assign(player, { hasExtra: false, coins: 0, workers: 1, vp: 0 });
      s.round = 4;
      s.phase = 7;
      for (const slot of [0, 1, 2, 4, 5, 6]) s.chosenBy[slot] = 0;
      lay(s, 'withdraw', 3);
    });
    table.plays('0 slot 3', '0 workers 1', '1 workers 1');
    expect(table.state.result?.scores).toEqual([-4 + 1, -6 + 1]); // 3 coins are 1 point
  });

  test('R-12.22 R-12.23 an action nobody can perform is still chosen for its bonus, and everybody passes', () => {
    const table = scenario(nauticus, 2).given((s) => {
      for (const player of s.players) player.hasExtra = false;
      lay(s, 'buy-sails', 7);
      inStock(s, { 'whale-sail': 0, 'ship-anchor-sail': 0, 'helm-sail': 0, 'lighthouse-sail': 0 });
    });
    table.plays('0 slot 7');
    expect(purse(table, 0).coins).toBe(19);
    table.offers(0, ['pass']).plays('0 pass').offers(1, ['pass']).plays('1 pass');
    expect(table.state.players.map((player) => player.passFlips)).toEqual([1, 1]);
    expect(table.state.phase).toBe(2);
  });

  test('R-12.28 R-4.5 in the very last phase everybody has a normal turn', () => {
    const table = second('withdraw', 3, { workers: 1 }).given((s) => {
      s.round = 4;
      s.phase = 7;
      for (const slot of [0, 1, 2, 4, 5, 6]) s.chosenBy[slot] = 0;
    });
    table.offers(1, ['workers 1', 'workers 2', 'workers 3', 'pass']).plays('1 workers 3');
    expect(table.state.result).not.toBeNull();
    expect(table.state.startPlayer).toBe(1);
  });
});
