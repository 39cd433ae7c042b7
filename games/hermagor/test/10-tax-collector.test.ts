import { describe, expect, test } from 'vitest';
import * as put from './position.ts';
import { BLUE, decider, opening, passAll, RED, restAll, stepOf, type Table } from './position.ts';

const YELLOW = 3;
const withTax = (players: number): Table => opening(players, ['taxCollector:on']);

describe('R-10 The tax collector', () => {
  test('E-47 R-10.1 the least declared chooses; tied, who declared first', () => {
    const table = withTax(4).given((s) => put.purses(s, 5, 11, 11, 14));
    table.plays('0 pass', '1 declare', '2 declare', '3 declare');
    expect(table.told('declared').map((e) => [e.seat, e.money])).toEqual([
      [1, 11],
      [2, 11],
      [3, 14],
    ]);
    expect([stepOf(table), decider(table)]).toEqual(['chooseFirstPlayer', BLUE]);
    table.plays('1 firstPlayer 3');
    expect([stepOf(table), decider(table)]).toEqual(['placeBuyer', YELLOW]);
    const silent = withTax(4).plays('0 pass', '1 pass', '2 pass', '3 pass');
    expect([stepOf(silent), decider(silent)]).toEqual(['chooseFirstPlayer', RED]);
  });

  test('R-10.1 tied in the order of declaring, which begins with the first player', () => {
    const table = withTax(3).plays('0 pass', '1 pass', '2 pass', '0 firstPlayer 2');
    passAll(table);
    restAll(table).given((s) => put.purses(s, 9, 9, 9));
    expect(decider(table)).toBe(2);
    table.plays('2 declare', '0 declare', '1 pass');
    expect(decider(table)).toBe(2);
  });

  test('R-10.1 the lowest tile number no longer chooses', () => {
    const table = withTax(3).plays('0 declare', '1 pass', '2 pass', '0 firstPlayer 1');
    table.given((s) => {
      put.layOnly(s, {});
      put.give(s, RED, 't01');
    });
    passAll(table);
    expect([stepOf(table), decider(table), table.state.firstPlayer]).toEqual(['act', BLUE, BLUE]);
  });

  test('R-12.26 in round 1 too, and before the action tile is known', () => {
    const table = withTax(3);
    expect([stepOf(table), table.state.turned]).toEqual(['declare', []]);
    expect(table.state.market.filter((tile) => tile !== 0)).toHaveLength(12);
    table.plays('0 declare', '1 declare', '2 declare');
    expect([decider(table), table.state.turned]).toEqual([RED, []]);
    table.plays('0 firstPlayer 0');
    expect(table.state.turned).toHaveLength(1);
  });
});
