import { describe, expect, test } from 'vitest';
import { BASIC_CARDS, TRADE_CARDS } from '../src/data/cards.ts';
import { DISCS, FIRST_SUPPLY, RESIDENCE } from '../src/data/residence.ts';
import { SHIPS } from '../src/data/ships.ts';
import { TILES } from '../src/data/tiles.ts';
import { COVERED, TOWN_SEATS } from '../src/data/town-hall.ts';
import { carthago } from '../src/index.ts';
import { EFFECTS, GOODS, PLACES, SPACES, TILE_NAMES } from '../src/names.ts';

function counts<T>(items: readonly T[], key: (item: T) => string): number[] {
  const found = new Map<string, number>();
  for (const item of items) found.set(key(item), (found.get(key(item)) ?? 0) + 1);
  return [...found.values()];
}

describe('R-2 Components', () => {
  test('75 trade cards, spread evenly, no two alike', () => {
    expect(TRADE_CARDS).toHaveLength(75);
    for (const [size, count, key] of [
      [5, 15, 'good'],
      [5, 15, 'coins'],
      [5, 15, 'action'],
    ] as const) {
      expect(counts(TRADE_CARDS, (card) => `${card[key]}`)).toEqual(new Array(size).fill(count));
    }
    for (const [one, two] of [
      ['good', 'coins'],
      ['good', 'action'],
      ['coins', 'action'],
    ] as const) {
      expect(counts(TRADE_CARDS, (card) => `${card[one]} ${card[two]}`)).toEqual(new Array(25).fill(3));
    }
    expect(counts(TRADE_CARDS, (card) => `${card.good} ${card.coins} ${card.action}`)).toHaveLength(75);
    expect([...new Set(TRADE_CARDS.map(({ coins }) => coins))].sort()).toEqual([2, 3, 4, 5, 6]);
    expect(new Set(TRADE_CARDS.map(({ good }) => good))).toEqual(new Set(GOODS));
  });

  test('7 basic cards cover all five actions', () => {
    expect(Object.keys(BASIC_CARDS)).toEqual([...SPACES]);
    expect(Object.values(BASIC_CARDS).reduce((sum, n) => sum + n, 0)).toBe(7);
  });

  test('30 ships: 6 per good, each danger once per good, each coin value 6 times, no effect twice on a good', () => {
    expect(SHIPS).toHaveLength(30);
    expect(counts(SHIPS, ({ good }) => good)).toEqual([6, 6, 6, 6, 6]);
    expect(counts(SHIPS, ({ coins }) => `${coins}`)).toEqual([6, 6, 6, 6, 6]);
    expect(counts(SHIPS, ({ good, danger }) => `${good} ${danger}`)).toHaveLength(30);
    expect(counts(SHIPS, ({ good, effect }) => `${good} ${effect}`)).toHaveLength(30);
    const effects = EFFECTS.map((effect) => SHIPS.filter((ship) => ship.effect === effect).length);
    expect(effects).toEqual([3, 3, 3, 3, 3, 4, 3, 4, 4]);
    expect(SHIPS).toContainEqual({ good: 'glass', coins: 5, danger: 1, effect: 'palette' });
  });

  test('town hall: every cost from 6 to 12 twice, neighbours agree', () => {
    expect(TOWN_SEATS.map(({ place }) => place)).toEqual([...PLACES]);
    expect(counts(TOWN_SEATS, ({ cost }) => `${cost}`)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    for (const { place, kind, cost, adjacent, nextToForum } of TOWN_SEATS) {
      expect(kind === 'large').toBe(cost === 12);
      expect(nextToForum).toBe(cost < 8);
      for (const other of adjacent) {
        const back: readonly string[] = TOWN_SEATS.find((seat) => seat.place === other)?.adjacent ?? [];
        expect(back).toContain(place);
      }
    }
    expect(COVERED[2]).toHaveLength(4);
    expect(COVERED[3]).toEqual(['L6', 'R7']);
  });

  test('residence: 7 spaces, 8 discs, 3 more beside it', () => {
    const spaces = RESIDENCE.flatMap((column) => [...column.spaces]);
    expect(spaces).toHaveLength(7);
    expect(spaces.reduce((sum, { discs }) => sum + discs, FIRST_SUPPLY)).toBe(DISCS);
  });

  test('nine tiles, three per decade', () => {
    expect(TILES.map(({ tile }) => tile)).toEqual([...TILE_NAMES]);
    expect(counts(TILES, ({ decade }) => `${decade}`)).toEqual([3, 3, 3]);
  });

  test('R-9.7 five switches, the ruling first', () => {
    expect(carthago.variants).toEqual({
      setScoring: ['everySet', 'oneDifferentSet'],
      victoryPointsTile: ['allTiles', 'thisTileOnly'],
      setupDiscFrom: ['residence', 'supply'],
      forumSeats: ['largeSeats', 'seatsNextToForum'],
      neutralDiscs: ['onePerMissing', 'two'],
    });
  });
});
