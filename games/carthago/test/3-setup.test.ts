import { nth } from '@comptoir/kernel';
import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { carthago } from '../src/index.ts';
import { merchantAt } from '../src/lookup.ts';
import { NEUTRAL } from '../src/names.ts';
import { discsOnResidence, strengthOf } from '../src/rules/2-components.ts';
import { boardOf, merchant, shipsOf, stepOf, type Table } from './position.ts';

const fresh = (players: number, seed = 'setup', variants: string[] = []): Table =>
  scenario(carthago, players, { seed, variants });
const covered = (table: Table): number => table.state.smallSeats.filter((owner) => owner === NEUTRAL).length;
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Everybody's seats in turn order. */
function order(table: Table): number[] {
  const { firstPlayer, merchants } = table.state;
  return [...merchants.keys()].map((n) => (firstPlayer + n) % merchants.length);
}

describe('R-3 Setup', () => {
  test('E-13 R-3.2 R-3.5 R-3.6 R-3.9 R-3.10 R-11.4 two players', () => {
    const table = fresh(2).audited();
    const { state } = table;
    expect(state.tradeHarbour).toHaveLength(3);
    expect(state.outside).toHaveLength(2);
    expect(state.shipDeck).toHaveLength(25);
    expect(new Set(state.neutralDiscs).size).toBe(2);
    expect([0, 1, 6, 7].map((n) => state.smallSeats[n])).toEqual([NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL]);
    expect(covered(table)).toBe(4);
    for (const seat of [0, 1]) {
      const player = merchant(table, seat);
      expect(player.hand).toHaveLength(3);
      expect(player.basics).toEqual([2, 1, 1, 1, 2]);
      expect(discsOnResidence(player)).toBe(8);
      expect(player.supply).toBe(3);
      expect(player.actionDisc).toBe(-1);
      expect(shipsOf(table, seat)).toEqual([]);
    }
    expect(state.tiles).toHaveLength(6);
  });

  test('R-9.7 R-11.4 two neutral discs with three players by the switch, which changes no other table', () => {
    for (const [players, one, two] of [
      [2, 2, 2],
      [3, 1, 2],
      [4, 0, 0],
    ] as const) {
      const discs = (variants: string[]): number =>
        fresh(players, 'switch', variants).state.neutralDiscs.length;
      expect([discs([]), discs(['neutralDiscs:onePerMissing'])]).toEqual([one, one]);
      expect(discs(['neutralDiscs:two'])).toBe(two);
    }
    const table = fresh(3, 'switch', ['neutralDiscs:two']).audited();
    expect(new Set(table.state.neutralDiscs).size).toBe(2);
    expect(fresh(3, 'switch', ['neutralDiscs:onePerMissing']).state).toEqual(fresh(3, 'switch').state);
  });

  test('E-14 R-3.2 R-3.5 R-3.6 R-11.4 three players', () => {
    const table = fresh(3).audited();
    expect(table.state.tradeHarbour).toHaveLength(4);
    expect(table.state.shipDeck).toHaveLength(24);
    expect(table.state.neutralDiscs).toHaveLength(1);
    expect([table.state.smallSeats[0], table.state.smallSeats[7]]).toEqual([NEUTRAL, NEUTRAL]);
    expect(covered(table)).toBe(2);
  });

  test('R-3.2 R-3.5 R-3.6 four players: five docks, nothing neutral', () => {
    const table = fresh(4).audited();
    expect(table.state.tradeHarbour).toHaveLength(5);
    expect(table.state.shipDeck).toHaveLength(23);
    expect(table.state.neutralDiscs).toEqual([]);
    expect(covered(table)).toBe(0);
  });

  test('R-3.1 R-3.4 R-3.5 the market comes first, then markers and neutral discs, all from the one deck', () => {
    for (const seed of SEEDS) {
      const { state } = fresh(2, seed);
      expect(state.market).not.toContain(-1);
      const inHands = 6;
      expect(state.tradeDeck.length + state.tradeDiscard.length).toBe(75 - 5 - inHands);
    }
  });

  test('E-16 R-3.4 R-3.5 R-11.24 cards are turned up until two actions differ; they lie in the discard pile', () => {
    let repeated = 0;
    for (const seed of [...SEEDS, 'i', 'j', 'k', 'l']) {
      const table = fresh(4, seed);
      const shown = carthago.view(table.state, null).tradeDiscard.map((name) => name.split('-')[2]);
      const [one, two] = boardOf(table).markers;
      expect(shown[0]).toBe(one);
      expect(shown.at(-1)).toBe(two);
      expect(one).not.toBe(two);
      for (const action of shown.slice(0, -1)) expect(action).toBe(one);
      if (shown.length > 2) repeated += 1;
    }
    expect(repeated).toBeGreaterThan(0);
  });

  test('R-3.5 a neutral disc may share a space with a guild marker', () => {
    const shares = [...SEEDS, 'i', 'j', 'k', 'l'].map((seed) => {
      const table = fresh(3, seed);
      return boardOf(table).markers.includes(nth(boardOf(table).neutrals, 0));
    });
    expect(shares).toContain(true);
    expect(shares).toContain(false);
  });

  test('R-3.3 R-3.7 decade 1, round 1; two tiles of each decade, all in view, only the first two open', () => {
    const view = carthago.view(fresh(3).state, null);
    expect([view.decade, view.round]).toEqual([1, 1]);
    expect(view.tiles.map(({ decade }) => decade)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(view.tiles.map(({ isOpen }) => isOpen)).toEqual([true, true, false, false, false, false]);
    expect(new Set(view.tiles.map(({ tile }) => tile)).size).toBe(6);
  });

  test('R-3.8 R-4.12 anybody may be first player; equal seeds give equal games', () => {
    const first = [...SEEDS, 'i', 'j', 'k', 'l'].map((seed) => fresh(3, seed).state.firstPlayer);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    expect(fresh(3, 'a').state).toEqual(fresh(3, 'a').state);
    expect(fresh(3, 'a').state.tradeDeck).not.toEqual(fresh(3, 'b').state.tradeDeck);
  });

  test('E-15 R-3.11 R-2.3 the last player begins; the freed space counts at once', () => {
    const table = fresh(4);
    const [p1 = 0, p2 = 0, p3 = 0, p4 = 0] = order(table);
    table.offers(p4, ['column left', 'column centre', 'column right', 'decline']);
    table.plays(`${p4} column centre`, `${p4} war 1`);
    const player = merchantAt(table.state, p4);
    expect(strengthOf(player)).toBe(3);
    expect(player.supply).toBe(3);
    expect(discsOnResidence(player)).toBe(7);
    expect(table.state.warHarbour[0]).toBe(p4);
    table.plays(`${p3} column left`).refuses(`${p3} war 1`, 'R-3.11', 'setupDockTaken');
    table.offers(p3, ['dock 1', 'dock 2', 'dock 3', 'dock 4', 'dock 5', 'war 2', 'war 3']);
    table.plays(`${p3} dock 5`, `${p2} decline`, `${p1} column right`);
    table.refuses(`${p1} dock 5`, 'R-3.11', 'setupDockTaken');
    table.plays(`${p1} dock 4`).audited();
    expect(stepOf(table)).toBe('turn');
    expect(table.state.onTurn).toBe(p1);
    expect(merchantAt(table.state, p1)).toMatchObject({ freed: [0, 0, 1], supply: 3 });
  });

  test('R-11.3 R-9.7 with the switch the disc comes from the supply and frees nothing', () => {
    const table = fresh(2, 'setup', ['setupDiscFrom:supply']);
    const [p1 = 0, p2 = 0] = order(table);
    table.offers(p2, ['dock 1', 'dock 2', 'dock 3', 'war 1', 'war 2', 'war 3', 'decline']);
    table.plays(`${p2} war 2`, `${p1} decline`).audited();
    expect(merchantAt(table.state, p2)).toMatchObject({ freed: [0, 0, 0], supply: 2 });
    expect(merchantAt(table.state, p1)).toMatchObject({ freed: [0, 0, 0], supply: 3 });
  });

  test('R-11.28 two players choose in reverse order too', () => {
    const table = fresh(2);
    const [p1 = 0, p2 = 0] = order(table);
    table.plays(`${p2} column right`, `${p2} dock 1`);
    table.offers(p1, ['column left', 'column centre', 'column right', 'decline']);
    table.plays(`${p1} column right`).offers(p1, ['dock 2', 'dock 3', 'war 1', 'war 2', 'war 3']);
  });
});
