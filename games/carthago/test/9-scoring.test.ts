import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { merchantAt, tileNumber } from '../src/lookup.ts';
import type { ShipName, TileName, TradeName } from '../src/names.ts';
import { basePoints, guildSeats, largestGroup, setPoints, tilePoints, totalPoints } from '../src/scoring.ts';
import type { CarthagoState } from '../src/types.ts';
import * as put from './position.ts';
import { atTurn, merchant, type Table } from './position.ts';

const FOUR_DECADES: readonly TileName[] = [
  'residence1',
  'achievements',
  'shipCards',
  'townHall2',
  'coins',
  'residence2',
];

/** A position for scoring, four players, with the tiles named. */
function position(
  own: readonly TileName[],
  change: (s: CarthagoState) => void = () => {},
  variants: string[] = [],
): Table {
  return atTurn(4, { variants }).given((s) => {
    put.tiles(s, [...own, ...FOUR_DECADES.filter((tile) => !own.includes(tile))].slice(0, 6));
    put.emptyHand(s, 0);
    for (const tile of own) put.discOn(s, 0, tile);
    change(s);
  });
}
const pointsOf = (table: Table, tile: TileName): number => tilePoints(table.state, 0, tileNumber(tile));
const ships = (s: CarthagoState, ...names: ShipName[]): void => {
  for (const name of names) put.owns(s, 0, name);
};
/** The last turn of the game is passed by the last player. */
const toTheEnd = (table: Table): Table =>
  table
    .given((s) => {
      s.decade = 3;
      s.round = 5;
      put.turnOf(s, s.merchants.length - 1);
    })
    .plays(`${table.state.merchants.length - 1} pass`);

describe('R-9.1 to R-9.3 Seats and ships', () => {
  test('E-5 R-9.1 R-9.2 R-9.3 R-1.3 R-2.1 the final scoring of Black', () => {
    const table = position(['coins', 'shipCards'], (s) => {
      ships(s, 'dyes-1', 'dyes-2', 'dyes-3');
      for (const name of ['jewels-1', 'jewels-2', 'cedar-1'] as const) put.owns(s, 0, name, false);
      put.free(s, 0, 2, 1, 2);
      put.sits(s, 0, 'L6', 'L8', 'R9', 'F1');
      put.hand(s, 0, 'oils-6-delivery', 'cedar-6-market', 'glass-6-market', 'oils-4-market');
    });
    expect(guildSeats(table.state, 0)).toBe(7);
    expect(basePoints(table.state, 0)).toBe(42);
    toTheEnd(table);
    const own = table.told('scored').filter(({ seat }) => seat === 0);
    expect(own.map(({ category, points }) => [category, points])).toEqual([
      ['base', 42],
      ['coins', 7],
      ['shipCards', 8],
    ]);
    expect(table.state.result?.scores[0]).toBe(57);
    expect(table.state.result?.ranks[0]).toBe(1);
    expect(evaluate(table.state, 0)).toBe(57);
  });

  test('E-42 R-9.2 R-2.4 a left column emptied gives 3 + 1', () => {
    const table = position([], (s) => {
      ships(s, 'dyes-1', 'dyes-2', 'dyes-3', 'oils-1', 'oils-2');
      put.free(s, 0, 3, 0, 0);
      put.sits(s, 0, 'L6', 'L8');
    });
    expect(guildSeats(table.state, 0)).toBe(6);
    expect(totalPoints(table.state, 0)).toBe(30);
  });

  test('E-46 R-9.1 R-2.2 cards beside the residence do not count', () => {
    const table = position(['coins'], (s) => {
      put.hand(s, 0, 'oils-6-delivery', 'oils-2-warDock');
      const { playedLeft, playedRight } = merchantAt(s, 0);
      playedLeft.push(...s.tradeDeck.splice(-1));
      playedRight.push(...s.tradeDeck.splice(-1));
    });
    toTheEnd(table);
    expect(table.told('scored').find(({ category }) => category === 'coins')?.points).toBe(2);
    expect(merchant(table, 0).playedLeft).toHaveLength(1);
  });

  test('R-11.43 no ships or no seats: base 0, tiles still score', () => {
    const noShips = position(['residence1'], (s) => put.free(s, 0, 1, 0, 0));
    expect(totalPoints(noShips.state, 0)).toBe(3);
    const noSeats = position(['residence1'], (s) => {
      put.free(s, 0, 1, 0, 0);
      ships(s, 'dyes-1');
    });
    expect(totalPoints(noSeats.state, 0)).toBe(3);
  });

  test('E-47 R-9.6 R-1.3 a shared victory', () => {
    const fleets = [
      ['dyes-1', 'dyes-2', 'dyes-3', 'dyes-4'],
      ['oils-1', 'oils-2', 'oils-3', 'oils-4'],
      ['glass-1', 'glass-2', 'glass-3', 'glass-4'],
    ] as const;
    const table = atTurn(3).given((s) => {
      for (const [seat, fleet] of fleets.entries()) {
        for (const ship of fleet) put.owns(s, seat, ship);
        for (let n = 0; n < (seat === 2 ? 10 : 11); n += 1) put.sits(s, seat, 'F1');
      }
    });
    toTheEnd(table);
    expect(table.state.result).toEqual({ scores: [44, 44, 40], ranks: [1, 1, 3] });
    expect(table.told('gameEnded')).toEqual([{ kind: 'gameEnded', scores: [44, 44, 40], winners: [0, 1] }]);
  });
});

describe('R-9.4 Achievement tiles', () => {
  test('E-6 R-9.4 Achievement tiles: 2 per disc on any tile', () => {
    const table = position(['achievements', 'residence1', 'shipCards']);
    expect(pointsOf(table, 'achievements')).toBe(6);
  });

  test('E-7 R-9.4 R-11.14 Residence 1: 3 per freed space', () => {
    expect(
      pointsOf(
        position(['residence1'], (s) => put.free(s, 0, 2, 1, 1)),
        'residence1',
      ),
    ).toBe(12);
    expect(
      pointsOf(
        position(['residence1'], (s) => put.free(s, 0, 0, 0, 2)),
        'residence1',
      ),
    ).toBe(6);
    expect(
      pointsOf(
        position(['residence1'], (s) => put.free(s, 0, 3, 2, 2)),
        'residence1',
      ),
    ).toBe(12);
  });

  test('E-8 R-9.4 R-11.42 Town hall 2: the largest group on small seats', () => {
    const table = position(['townHall2'], (s) => put.sits(s, 0, 'L6', 'L8', 'L10', 'R7', 'F1'));
    expect(pointsOf(table, 'townHall2')).toBe(9);
  });

  test('E-43 R-9.4 at most 12 points per tile', () => {
    const table = position(['townHall2'], (s) => put.sits(s, 0, 'L6', 'L7', 'L8', 'L9', 'L10'));
    expect(largestGroup(table.state, 0)).toBe(5);
    expect(pointsOf(table, 'townHall2')).toBe(12);
    toTheEnd(table);
    const told = table.told('scored').find(({ category }) => category === 'townHall2');
    expect(told).toMatchObject({ points: 12, count: 15 });
  });

  test('R-11.41 covered seats belong to nobody and break groups', () => {
    const table = atTurn(2).given((s) => put.sits(s, 0, 'L8', 'L9', 'R8'));
    expect(largestGroup(table.state, 0)).toBe(2);
    expect(guildSeats(table.state, 0)).toBe(3);
    expect(largestGroup(table.state, 1)).toBe(0);
  });

  test('R-9.4 neighbours are orthogonal, and blocks are apart', () => {
    const diagonal = position([], (s) => put.sits(s, 0, 'L6', 'L9', 'R6'));
    expect(largestGroup(diagonal.state, 0)).toBe(1);
    const row = position([], (s) => put.sits(s, 0, 'R7', 'R9', 'R11', 'R10'));
    expect(largestGroup(row.state, 0)).toBe(4);
  });

  test('E-44 R-9.4 R-11.6 Town hall 1: the forum is the place of the large seats', () => {
    const seats = (s: CarthagoState): void => put.sits(s, 0, 'F1', 'F1', 'F2', 'L6', 'R8');
    expect(pointsOf(position(['townHall1'], seats), 'townHall1')).toBe(12);
    const next = position(['townHall1'], seats, ['forumSeats:seatsNextToForum']);
    expect(pointsOf(next, 'townHall1')).toBe(4);
  });

  test('E-45 R-11.2 R-9.4 R-9.7 Victory points: positions on all tiles, or on this one only', () => {
    const given = (s: CarthagoState): void => {
      const n = s.tiles.indexOf(tileNumber('victoryPoints'));
      s.tileDiscs[n]?.unshift(1);
    };
    const all = position(['victoryPoints', 'achievements'], given);
    expect(pointsOf(all, 'victoryPoints')).toBe(12);
    const alone = position(['victoryPoints', 'achievements'], given, ['victoryPointsTile:thisTileOnly']);
    expect(pointsOf(alone, 'victoryPoints')).toBe(6);
    expect(pointsOf(position(['victoryPoints']), 'victoryPoints')).toBe(7);
  });

  test('E-10 R-9.4 Coins: a third of the coins in hand, capped', () => {
    const tenCards: readonly TradeName[] = [
      'jewels-6-warDock',
      'jewels-6-delivery',
      'jewels-6-residence',
      'glass-6-delivery',
      'glass-6-market',
      'jewels-2-market',
      'jewels-2-residence',
      'jewels-2-warDock',
      'glass-2-residence',
      'cedar-4-delivery',
    ];
    const table = position(['coins'], (s) => put.hand(s, 0, ...tenCards));
    expect(pointsOf(table, 'coins')).toBe(12);
    expect(
      pointsOf(
        position(['coins'], (s) => put.hand(s, 0, 'oils-6-delivery', 'oils-2-warDock')),
        'coins',
      ),
    ).toBe(2);
  });

  test('E-11 R-9.4 Residence 2: 3 per disc in supply', () => {
    const table = position(['residence2'], (s) => {
      merchantAt(s, 0).supply = 3;
    });
    expect(pointsOf(table, 'residence2')).toBe(9);
  });

  test('R-9.4 a tile without an own disc gives nothing', () => {
    const table = position(['coins'], (s) => put.free(s, 0, 1, 1, 1));
    expect(totalPoints(table.state, 0)).toBe(0);
  });
});

describe('R-9.5 Sets', () => {
  test('E-9 R-9.5 R-11.1 R-9.7 sets of ships', () => {
    const six = (s: CarthagoState): void =>
      ships(s, 'dyes-1', 'dyes-2', 'glass-1', 'glass-2', 'jewels-1', 'cedar-1');
    expect(pointsOf(position(['shipCards'], six), 'shipCards')).toBe(9);
    expect(pointsOf(position(['shipCards'], six, ['setScoring:oneDifferentSet']), 'shipCards')).toBe(8);
  });

  test('E-12 R-9.5 R-11.1 R-9.7 sets of goods', () => {
    const eight: readonly TradeName[] = [
      'dyes-2-market',
      'dyes-3-delivery',
      'dyes-4-warDock',
      'glass-2-residence',
      'glass-3-delivery',
      'glass-4-market',
      'jewels-2-market',
      'cedar-2-market',
    ];
    const goods = (variants: string[] = []): Table =>
      position(['goods'], (s) => put.hand(s, 0, ...eight), variants);
    expect(pointsOf(goods(), 'goods')).toBe(10);
    expect(pointsOf(goods(['setScoring:oneDifferentSet']), 'goods')).toBe(8);
  });

  test('R-9.5 R-11.53 more than five of one good are split into sets of five and the rest', () => {
    const table = [0, 0, 1, 2, 4, 7];
    expect(setPoints([5, 0, 0, 0, 0], table, false)).toBe(7);
    expect(setPoints([6, 0, 0, 0, 0], table, false)).toBe(7);
    expect(setPoints([7, 0, 0, 0, 0], table, false)).toBe(8);
    expect(setPoints([12, 0, 0, 0, 0], table, false)).toBe(15);
    expect(setPoints([1, 1, 1, 1, 1], table, false)).toBe(7);
    expect(setPoints([2, 2, 2, 2, 2], table, false)).toBe(19);
    expect(setPoints([0, 0, 0, 0, 0], table, false)).toBe(0);
  });
});
