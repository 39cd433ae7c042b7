import { nth } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../src/data/goods.ts';
import { MAIN_ROAD, REGIONS, ROADS, VILLAGES } from '../src/data/map.ts';
import { CORRIDOR_INCOME, CORRIDORS, PLACES, SPACES, STALLS } from '../src/data/market.ts';
import { BY_PLAYERS } from '../src/data/players.ts';
import { GREEN_SPACES, NOBILITY_SPACES, PRICE_STEPS } from '../src/data/price-table.ts';
import { ACTION_TILES, GOODS_TILES } from '../src/data/tiles.ts';
import { ALL_STALLS, NODES, nodeIndex, placeIndex } from '../src/lookup.ts';
import { CITY, DUCHIES, GOODS, type Place, SPECIAL_TILES, type StallNumber } from '../src/names.ts';
import { winnerOf } from '../src/rules/6-preparation.ts';
import { NOBODY } from '../src/types.ts';
import { opening, RED } from './position.ts';

const count = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length;
/** The places from which a lone buyer wins the tile of a stall. */
function placesAround(stall: StallNumber): readonly Place[] {
  const { state } = opening(5);
  return PLACES.filter((place) => {
    state.buyers.fill(NOBODY);
    state.buyers[placeIndex(place)] = RED;
    return winnerOf(state, stall) === RED;
  });
}

describe('R-2 Components', () => {
  test('R-2 the counts of the box', () => {
    expect([GOODS.length, new Set(Object.values(BUILDINGS)).size]).toEqual([8, 8]);
    expect(GOODS_TILES.map((t) => t.number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(count(GOODS_TILES, (t) => t.goods.length === 1)).toBe(8);
    expect(count(GOODS_TILES, (t) => t.goods.length === 2)).toBe(12);
    expect(new Set(GOODS_TILES.map((t) => t.goods.join())).size).toBe(20);
    expect(GOODS_TILES.length + SPECIAL_TILES.length + ACTION_TILES.length + 1).toBe(31);
    for (const good of GOODS) {
      const tiles = GOODS_TILES.filter((t) => t.goods.some((g) => g === good));
      expect(tiles).toHaveLength(4);
      expect(count(tiles, (t) => t.number <= 16)).toBe(3);
    }
  });

  test('R-2.1 R-12.1 the market: stalls, edges, crossings, corridors, costs', () => {
    expect([STALLS.length, SPACES.length, CORRIDORS.length, PLACES.length]).toEqual([20, 43, 7, 63]);
    expect(new Set(PLACES).size).toBe(63);
    for (const { id, cost } of SPACES) {
      const lanes = count(CORRIDORS, (c) => c.spaces.some((space) => space === id));
      const stalls = count(STALLS, (s) => [...s.sides, ...s.corners].some((place) => place === id));
      expect([lanes, stalls]).toEqual(id.includes('h') && id.includes('v') ? [2, 4] : [1, 2]);
      expect(cost).toBeGreaterThanOrEqual(2);
      expect(cost).toBeLessThanOrEqual(5);
    }
    expect(count(SPACES, ({ id }) => id.includes('h') && id.includes('v'))).toBe(12);
    expect(CORRIDOR_INCOME).toEqual([0, 1, 3, 6, 10]);
  });

  test('R-2.2 places around a stall: 9 inside, 6 on the rim, 4 in a corner', () => {
    const sizes = ALL_STALLS.map((stall) => placesAround(stall).length);
    expect(sizes).toEqual([4, 6, 6, 4, 6, 9, 9, 6, 6, 9, 9, 6, 6, 9, 9, 6, 4, 6, 6, 4]);
  });

  test('E-8 R-2.2 a corner stall has four places', () => {
    expect([...placesAround(nth(ALL_STALLS, 0))].sort()).toEqual(['h1c1', 'h1v1', 's11', 'v1r1']);
  });

  test('R-2.3 the price table', () => {
    expect(GREEN_SPACES).toEqual([5, 3, 1, 0]);
    expect(PRICE_STEPS.map((step) => [step.price, step.buildingValue, step.open])).toEqual([
      [5, 0, 2],
      [6, 1, 3],
      [7, 3, 4],
      [8, 6, 4],
      [9, 8, 4],
      [10, 9, 4],
    ]);
  });

  test('R-2.4 the nobility track', () => {
    expect(NOBILITY_SPACES).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('R-2.5 R-12.14 the county: villages, roads, regions, duchies, main road', () => {
    expect([VILLAGES.length, ROADS.length, REGIONS.length]).toEqual([32, 53, 21]);
    expect(ROADS.length - NODES.length + 1).toBe(REGIONS.length); // Euler: every bounded face is a region
    for (const good of GOODS) {
      expect(count(VILLAGES, (v) => v.good === good)).toBe(4);
      expect(count(REGIONS, (r) => r.produces.some((g) => g === good))).toBe(4);
      for (const duchy of DUCHIES)
        expect(count(VILLAGES, (v) => v.good === good && v.duchy === duchy)).toBeGreaterThan(0);
    }
    expect(count(REGIONS, (r) => r.produces.length === 0)).toBe(4);
    expect(REGIONS.reduce((sum, r) => sum + r.produces.length, 0)).toBe(32);
    expect(DUCHIES.map((duchy) => count(VILLAGES, (v) => v.duchy === duchy))).toEqual([10, 11, 11]);
    expect(MAIN_ROAD.filter((node) => node !== CITY)).toHaveLength(8);
    expect(new Set(VILLAGES.filter((v) => MAIN_ROAD.some((m) => m === v.id)).map((v) => v.good)).size).toBe(
      8,
    );
    for (const { villages } of REGIONS) {
      expect(villages.length).toBeGreaterThanOrEqual(3);
      expect(villages.map(nodeIndex)).not.toContain(0);
      expect(new Set(villages.map((id) => VILLAGES.find((v) => v.id === id)?.good)).size).toBe(
        villages.length,
      );
    }
    for (const { cost } of ROADS) expect([2, 3, 4, 5]).toContain(cost);
  });

  test('R-12.23 no set uses the action tile 6', () => {
    expect(ACTION_TILES).toContain(6);
    for (const { actions } of BY_PLAYERS) expect(actions).not.toContain(6);
  });
});
