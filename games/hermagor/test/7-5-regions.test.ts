import { describe, expect, test } from 'vitest';
import type { HermagorState } from '../src/types.ts';
import * as put from './position.ts';
import { BLUE, decider, GREEN, money, RED, rowOf, selling, stepOf, type Table } from './position.ts';

/** Red's sale of E-18 in v19, with more posts around: 10 money before, 9 after the sale. */
function sellInWeidenau(change: (s: HermagorState) => void): Table {
  const table = selling(3, (s) => {
    put.purses(s, 10, 20, 20);
    put.give(s, RED, 't07');
    put.move(s, RED, 'v21');
    put.price(s, 'amulets', 7);
    change(s);
  });
  return table.plays('0 moveAndSell v19');
}
/** Red closes g08 (v14, v17, v18), which produces dragon eggs. */
function closeG08(change: (s: HermagorState) => void): Table {
  const table = selling(3, (s) => {
    put.purses(s, 10, 20, 20);
    put.give(s, RED, 't03');
    put.move(s, RED, 'v18');
    put.post(s, RED, 'v14', 'v17');
    change(s);
  });
  return table.plays('0 sellHere');
}
function fillDragonEggs(s: HermagorState, ...spaces: (5 | 3 | 1 | 0)[]): void {
  for (const space of spaces) put.disc(s, BLUE, 'dragonEggs', space);
}
const lost = (table: Table): readonly string[] => table.told('regionLost').map((e) => e.region);

describe('R-7.5 Closing regions', () => {
  test('E-19 R-7.5b R-2.5 R-12.14 the small nobility region at the city', () => {
    const table = sellInWeidenau((s) => {
      put.post(s, RED, 'v15', 'v16');
      put.noble(s, BLUE, 3);
    });
    table.offers(RED, ['build g11', 'skip g11']).plays('0 build g11').audited();
    expect(table.state.nobility).toEqual([BLUE, RED, -1, -1, -1, -1]);
    expect(money(table, RED)).toBe(9 + 4);
    expect(decider(table)).toBe(BLUE);
  });

  test('E-20 R-7.5a a production region: weapons are full, relics bring 3', () => {
    const table = sellInWeidenau((s) => {
      put.post(s, RED, 'v12', 'v14', 'v15', 'v17');
      put.disc(s, BLUE, 'weapons', 5);
      put.disc(s, GREEN, 'weapons', 3);
      put.disc(s, BLUE, 'relics', 5);
    });
    table
      .offers(RED, ['build g07', 'skip g07'])
      .plays('0 build g07')
      .offers(RED, ['good relics', 'good corn']);
    table.refuses('0 good weapons', 'R-7.5a', 'rowFull').plays('0 good relics').audited();
    expect(rowOf(table, 'relics')).toEqual([BLUE, RED, -1, -1]);
    expect(table.told('discPlaced')).toEqual([
      { kind: 'discPlaced', seat: RED, region: 'g07', good: 'relics', money: 3 },
    ]);
    expect(money(table, RED)).toBe(9 + 3);
  });

  test('E-30 R-7.5 R-12.12 two regions, one row: 5, then 3', () => {
    const table = selling(3, (s) => {
      put.purses(s, 10, 20, 20);
      put.give(s, RED, 't03');
      put.move(s, RED, 'v03');
      put.post(s, RED, 'v11', 'v13', 'v01', 'v06', 'v04', 'v07');
    });
    table.plays('0 sellHere').offers(RED, ['build g02', 'skip g02', 'build g05', 'skip g05']);
    table.plays('0 build g05', '0 good dragonEggs', '0 build g02', '0 good dragonEggs').audited();
    expect(rowOf(table, 'dragonEggs')).toEqual([RED, RED, -1, -1]);
    expect(money(table, RED)).toBe(10 + 5 + 8);
  });

  test('R-7.5 R-12.14 with v16 as well, g10 at the city is closed too', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't03');
      put.move(s, RED, 'v03');
      put.post(s, RED, 'v11', 'v13', 'v01', 'v06', 'v04', 'v07', 'v16');
    });
    table.plays('0 sellHere', '0 build g10', '0 good blessings');
    table.offers(RED, ['build g02', 'skip g02', 'build g05', 'skip g05']);
  });

  test('R-7.5 only regions at this village, only when all villages hold an own post', () => {
    const table = sellInWeidenau((s) => {
      put.post(s, RED, 'v15', 'v06', 'v08', 'v09'); // g13 is closed but elsewhere; g11 lacks v16
      put.post(s, BLUE, 'v16');
    });
    expect([stepOf(table), decider(table)]).toEqual(['act', BLUE]);
  });

  test('E-31 R-2.3 R-7.5a R-12.11 hidden spaces open as the price rises', () => {
    expect(lost(closeG08((s) => fillDragonEggs(s, 5, 3)))).toEqual(['g08']);
    const atSix = closeG08((s) => {
      fillDragonEggs(s, 5, 3);
      put.price(s, 'dragonEggs', 6);
    });
    atSix.plays('0 build g08', '0 good dragonEggs');
    expect([rowOf(atSix, 'dragonEggs')[2], money(atSix, RED)]).toEqual([RED, 10 + 5 + 1]);
    const full = closeG08((s) => {
      fillDragonEggs(s, 5, 3, 1);
      put.price(s, 'dragonEggs', 6);
    });
    expect(lost(full)).toEqual(['g08']);
    const atSeven = closeG08((s) => {
      fillDragonEggs(s, 5, 3, 1);
      put.price(s, 'dragonEggs', 7);
    });
    atSeven.plays('0 build g08', '0 good dragonEggs');
    expect([rowOf(atSeven, 'dragonEggs')[3], money(atSeven, RED)]).toEqual([RED, 10 + 5 + 0]);
  });

  test('E-32 R-7.5c R-12.13 without discs nothing, with one disc one of two regions', () => {
    const outOfDiscs = (s: HermagorState, left: number): void => {
      for (const good of ['books', 'salt', 'blessings'] as const) {
        put.price(s, good, 7);
        for (const space of [5, 3, 1] as const) {
          if ((s.players[RED]?.discs ?? 0) > left) put.disc(s, RED, good, space);
        }
      }
    };
    expect(lost(closeG08((s) => outOfDiscs(s, 0)))).toEqual(['g08']);
    const table = sellInWeidenau((s) => {
      put.post(s, RED, 'v12', 'v14', 'v15', 'v16', 'v17');
      outOfDiscs(s, 1);
    });
    table.offers(RED, ['build g07', 'skip g07', 'build g11', 'skip g11']).plays('0 build g07', '0 good corn');
    expect(lost(table)).toEqual(['g11']);
    expect(decider(table)).toBe(BLUE);
    table.audited();
  });

  test('E-33 R-7.5b with the nobility track full nothing is placed', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't03');
      put.move(s, RED, 'v03');
      put.post(s, RED, 'v04', 'v02', 'v01');
      for (const space of [3, 4, 5, 6, 7, 8] as const) put.noble(s, BLUE, space);
    });
    table.plays('0 sellHere');
    expect([lost(table), decider(table)]).toEqual([['g01'], BLUE]);
  });

  test('E-34 R-7.5 R-7.5c R-7.5d R-12.6 giving a region up is final; others may still close it', () => {
    const table = selling(3, (s) => {
      put.purses(s, 40, 40, 40);
      put.give(s, RED, 't07', 't01');
      put.give(s, BLUE, 't05');
      put.move(s, RED, 'v08');
      put.move(s, BLUE, 'v09');
      put.post(s, RED, 'v06', 'v09');
      put.post(s, BLUE, 'v06', 'v08');
    });
    table.plays('0 sellHere', '0 skip g13');
    expect(table.told('regionSkipped')).toEqual([{ kind: 'regionSkipped', seat: RED, region: 'g13' }]);
    table.plays('1 sellHere').offers(BLUE, ['build g13', 'skip g13']).plays('1 build g13', '1 good corn');
    expect(rowOf(table, 'corn')).toEqual([BLUE, -1, -1, -1]);
    table.plays('2 noAction', '0 moveAndSell v04');
    expect([stepOf(table), decider(table)]).toEqual(['act', BLUE]);
  });

  test('R-7.5d each player who closes a region gets a disc', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't07');
      put.give(s, BLUE, 't05');
      put.move(s, RED, 'v08');
      put.move(s, BLUE, 'v09');
      put.post(s, RED, 'v06', 'v09');
      put.post(s, BLUE, 'v06', 'v08');
    });
    table.plays('0 sellHere', '0 build g13', '0 good corn', '1 sellHere', '1 build g13', '1 good corn');
    expect(rowOf(table, 'corn')).toEqual([RED, BLUE, -1, -1]);
  });

  test('E-50 R-7.5 R-4.7 with one disc left the order matters', () => {
    const lastDisc = (): Table =>
      sellInWeidenau((s) => {
        put.post(s, RED, 'v12', 'v14', 'v15', 'v16', 'v17');
        put.noble(s, BLUE, 3);
        for (const good of ['books', 'salt', 'blessings', 'amulets'] as const) {
          put.disc(s, RED, good, 5);
          put.disc(s, RED, good, 3);
        }
      });
    const nobility = lastDisc().plays('0 build g11');
    expect([money(nobility, RED), lost(nobility), decider(nobility)]).toEqual([9 + 4, ['g07'], BLUE]);
    const corn = lastDisc().plays('0 skip g11', '0 build g07', '0 good corn');
    expect(money(corn, RED)).toBe(9 + 5);
  });
});
