import { describe, expect, test } from 'vitest';
import { VILLAGES } from '../src/data/map.ts';
import { nodeIndex } from '../src/lookup.ts';
import { type Duchy, GOODS, type Village } from '../src/names.ts';
import { duchies, mainRoad, production } from '../src/scoring.ts';
import type { HermagorState } from '../src/types.ts';
import * as put from './position.ts';
import { BLUE, finalResult, GREEN, lastTurns, opening, RED } from './position.ts';

const MAIN: readonly Village[] = ['v02', 'v04', 'v06', 'v07', 'v19', 'v20', 'v23', 'v24'];
const seats = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);
function postsOnMainRoad(s: HermagorState, ...counts: number[]): void {
  counts.forEach((count, seat) => {
    put.post(s, seat, ...MAIN.slice(0, count));
  });
}
function postsIn(s: HermagorState, seat: number, counts: Readonly<Record<Duchy, number>>): void {
  for (const [duchy, count] of Object.entries(counts)) {
    put.post(
      s,
      seat,
      ...VILLAGES.filter((v) => v.duchy === duchy)
        .slice(0, count)
        .map((v) => v.id),
    );
  }
}
/** Where the main-road villages lie is of no interest to the duchies here. */
const roadOf = (players: number, ...counts: number[]): number[] => {
  const { state } = opening(players).given((s) => postsOnMainRoad(s, ...counts));
  return seats(players).map((seat) => mainRoad(state, seat));
};

describe('R-8 The end', () => {
  test('E-35 R-8.1 R-12.33 the final-income example of the rulebook', () => {
    const yellow = 2;
    const green = 3;
    const rows = [
      { value: 8, owners: [RED] },
      { value: 5, owners: [yellow] },
      { value: 10, owners: [RED, BLUE, green] },
      { value: 7, owners: [RED, yellow] },
      { value: 9, owners: [yellow, green] },
      { value: 8, owners: [RED, green] },
      { value: 9, owners: [BLUE] },
      { value: 10, owners: [] },
    ];
    const { state } = opening(4).given((s) => {
      rows.forEach(({ value, owners }, n) => {
        const good = GOODS[n] ?? 'salt';
        put.price(s, good, value);
        owners.forEach((owner, space) => {
          put.disc(s, owner, good, ([5, 3, 1] as const)[space] ?? 0);
        });
      });
    });
    expect(seats(4).map((seat) => production(state, seat))).toEqual([24, 17, 11, 23]);
  });

  test('E-40 R-8.1 two discs in a row count once, nobility discs not at all', () => {
    const { state } = opening(3).given((s) => {
      put.price(s, 'salt', 9);
      put.disc(s, RED, 'salt', 5);
      put.disc(s, BLUE, 'salt', 3);
      put.disc(s, RED, 'salt', 1);
      put.noble(s, RED, 3);
    });
    expect([RED, BLUE, GREEN].map((seat) => production(state, seat))).toEqual([8, 8, 0]);
  });

  test('R-8.1 a disc on the green 0 counts', () => {
    const { state } = opening(3).given((s) => {
      put.price(s, 'corn', 8);
      for (const space of [5, 3, 1] as const) put.disc(s, BLUE, 'corn', space);
      put.disc(s, RED, 'corn', 0);
    });
    expect(production(state, RED)).toBe(6);
  });

  test('E-36 R-8.2 the smallest duchy counts threefold, fourfold with five players', () => {
    const worth = (players: number, westmark: number, eastmark: number, southmark: number): number => {
      const { state } = opening(players).given((s) => postsIn(s, RED, { westmark, eastmark, southmark }));
      return duchies(state, RED);
    };
    for (const players of [2, 3, 4]) expect(worth(players, 9, 5, 2)).toBe(6);
    expect(worth(5, 9, 5, 2)).toBe(8);
    expect(worth(4, 10, 7, 0)).toBe(0);
    expect(worth(4, 2, 2, 2)).toBe(6);
  });

  test('R-8.2 the duchies are cut as the map shows', () => {
    expect(VILLAGES.filter((v) => v.duchy === 'westmark').map((v) => nodeIndex(v.id))).toEqual(
      Array.from({ length: 10 }, (_, n) => n + 1),
    );
    expect(VILLAGES.filter((v) => v.duchy === 'southmark').map((v) => nodeIndex(v.id))).toEqual(
      Array.from({ length: 11 }, (_, n) => n + 22),
    );
  });

  test('E-37 R-8.3 main road: most gain 5, fewest lose 5', () => {
    expect(roadOf(5, 6, 6, 4, 3, 3)).toEqual([5, 5, 0, -5, -5]);
  });

  test('E-38 R-8.3 main road: three with the fewest', () => {
    expect(roadOf(5, 6, 6, 3, 3, 3)).toEqual([5, 5, -5, -5, -5]);
  });

  test('E-39 R-8.3 R-12.15 main road: all equal, also all without', () => {
    expect(roadOf(3, 4, 4, 4)).toEqual([0, 0, 0]);
    expect(roadOf(3, 0, 0, 0)).toEqual([0, 0, 0]);
    expect(roadOf(2, 2, 1)).toEqual([5, -5]);
  });

  test('R-8.3 other villages do not count', () => {
    const { state } = opening(3).given((s) => {
      put.post(s, RED, 'v01', 'v03', 'v05', 'v22');
      put.post(s, BLUE, 'v02');
    });
    expect(mainRoad(state, RED)).toBe(-5);
    expect(mainRoad(state, BLUE)).toBe(5);
  });

  test('R-8 R-12.16 the final income is told by category and may lead below 0', () => {
    const table = lastTurns(3, (s) => {
      put.purses(s, 2, 10, 20);
      put.price(s, 'corn', 8);
      put.disc(s, GREEN, 'corn', 5);
      put.post(s, BLUE, 'v04', 'v19');
      put.post(s, GREEN, 'v04', 'v16', 'v25');
    });
    expect(finalResult(table)).toEqual({ scores: [-3, 15, 29], ranks: [3, 2, 1] });
    expect(table.told('scored').map((e) => [e.category, e.seat, e.points])).toEqual([
      ['production', RED, 0],
      ['production', BLUE, 0],
      ['production', GREEN, 6],
      ['duchies', RED, 0],
      ['duchies', BLUE, 0],
      ['duchies', GREEN, 3],
      ['mainRoad', RED, -5],
      ['mainRoad', BLUE, 5],
      ['mainRoad', GREEN, 0],
    ]);
    expect(table.told('ended')[0]?.scores).toEqual([-3, 15, 29]);
    table.audited();
  });

  test('E-41 R-8.4 R-12.17 tied in money and discs: farthest left on the nobility track', () => {
    const table = lastTurns(3, (s) => {
      put.purses(s, 120, 120, 10);
      for (const good of ['corn', 'salt', 'books', 'relics', 'weapons'] as const) {
        put.disc(s, RED, good, 5);
        put.disc(s, BLUE, good, 3);
      }
      put.noble(s, GREEN, 3);
      put.noble(s, BLUE, 4);
      put.noble(s, GREEN, 5);
      put.noble(s, RED, 6);
    });
    expect(finalResult(table).ranks).toEqual([2, 1, 3]);
  });

  test('R-8.4 more discs win a tie, nobility included; a nobility disc beats none', () => {
    const more = lastTurns(3, (s) => {
      put.purses(s, 50, 50, 50);
      put.disc(s, RED, 'corn', 5);
      put.noble(s, BLUE, 3);
      put.disc(s, BLUE, 'salt', 5);
      put.disc(s, GREEN, 'books', 5);
    });
    expect(finalResult(more).ranks).toEqual([2, 1, 2]);
    const noblest = lastTurns(3, (s) => {
      put.purses(s, 50, 50, 50);
      put.disc(s, RED, 'corn', 5);
      put.noble(s, BLUE, 3);
      put.noble(s, GREEN, 4);
    });
    expect(finalResult(noblest).ranks).toEqual([3, 1, 2]);
  });

  test('R-8.4 nothing left to tell them apart: a shared victory', () => {
    expect(finalResult(lastTurns(4, (s) => put.purses(s, 60, 60, 40, 40))).ranks).toEqual([1, 1, 3, 3]);
  });

  test('E-52 R-8.4 lower places are ranked alike', () => {
    const table = lastTurns(3, (s) => {
      put.purses(s, 130, 110, 110);
      for (const good of ['corn', 'salt', 'books', 'relics', 'weapons'] as const) {
        put.disc(s, BLUE, good, 5);
        put.disc(s, GREEN, good, 3);
      }
      put.disc(s, GREEN, 'amulets', 5);
    });
    expect(finalResult(table).ranks).toEqual([1, 3, 2]);
  });
});
