import { describe, expect, test } from 'vitest';
import { BY_PLAYERS } from '../src/data/players.ts';
import { ALL_TILES } from '../src/lookup.ts';
import * as put from './position.ts';
import {
  BLUE,
  decider,
  finalResult,
  GREEN,
  holds,
  lastTurns,
  opening,
  passAll,
  priceNow,
  RED,
  restAll,
  selling,
  stepOf,
} from './position.ts';

describe('R-12 Rulings', () => {
  test('R-12.8 staying is no move', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't03');
      put.move(s, RED, 'v03');
    });
    table
      .refuses('0 moveOnly v03', 'R-12.8', 'alreadyThere')
      .refuses('0 moveAndSell v03', 'R-12.8', 'alreadyThere');
  });

  test('R-12.19 tiles won by the shared colour and returned specials can be drawn as consolation', () => {
    const table = opening(2).given((s) => {
      put.layOnly(s, { s21: 't09', s31: 'bargain' });
      s.market.splice(12, 4, ...ALL_TILES.slice(9, 13));
      s.bag = [];
      put.give(s, BLUE, 't01', 't02', 't03', 't04', 't05', 't06', 't07', 't08', 't14', 't15', 't16');
      put.give(s, BLUE, 'shortcut', 'blackMarket', 'marketFluctuation');
      put.stand(s, 2, 's21');
      put.stand(s, RED, 's31');
    });
    passAll(table).audited();
    const draws = table.told('consoled');
    expect(draws.map((e) => [e.seat, e.tile])).toEqual([[RED, 't09']]);
    expect(holds(table, RED, 't09')).toBe(true);
  });

  test('R-12.20 a price may rise twice in a round', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 't01', s22: 'marketFluctuation' });
      put.stand(s, RED, 'h1v1');
    });
    passAll(table).plays('0 raise corn', '0 raise corn');
    expect(priceNow(table, 'corn')).toBe(7);
    expect(table.told('raised').map((e) => e.price)).toEqual([6, 7]);
  });

  test('R-12.21 posts never run out', () => {
    for (const { actions } of BY_PLAYERS) {
      expect(actions.reduce((sum: number, n) => sum + n, 0)).toBeLessThanOrEqual(21);
    }
    expect(2 * 2 * 5).toBeLessThanOrEqual(21);
  });

  test('R-12.35 who can do nothing rests, and the phase ends after everybody’s last turn', () => {
    const table = selling(3, (s) => put.purses(s, 0, 0, 0));
    while (stepOf(table) === 'act') {
      const seat = decider(table) ?? -1;
      table.offers(seat, ['noAction']).plays(`${seat} noAction`);
    }
    expect(table.state.round).toBe(2);
  });

  test('R-12.36 if all pass, all tiles stay and everybody draws', () => {
    const table = opening(3);
    const market = [...table.state.market];
    passAll(table);
    expect(table.state.market).toEqual(market);
    expect(table.told('consoled').every((e) => e.tile !== null)).toBe(true);
    table.plays(`${decider(table)} firstPlayer 0`);
    restAll(table);
    expect(table.told('marketFilled')).toEqual([{ kind: 'marketFilled', round: 2, drawn: 0, kept: 12 }]);
  });

  test('R-12.37 in the last round prices rise and the first player is chosen as ever', () => {
    const table = opening(4).given((s) => {
      s.turned.unshift(...s.pile.splice(0));
      put.layOnly(s, { s21: 't01' });
      put.stand(s, BLUE, 's21');
    });
    passAll(table).plays('1 raise corn');
    expect(stepOf(table)).toBe('chooseFirstPlayer');
    table.plays('1 firstPlayer 2');
    expect(decider(table)).toBe(GREEN);
    restAll(table);
    expect(table.state.result).not.toBeNull();
  });

  test('R-12.38 prices do not change in phase 3', () => {
    const table = selling(3, (s) => {
      put.purses(s, 50, 20, 20);
      put.give(s, RED, 't06');
    });
    const before = [...table.state.prices];
    table.plays('0 moveAndSell v13', '1 noAction', '2 noAction', '0 moveAndSell v20');
    expect(table.told('sold').map((e) => e.price)).toEqual([5, 5]);
    expect(table.state.prices).toEqual(before);
  });

  test('R-12.15 R-12.16 two players without posts on the main road: nobody gains or loses', () => {
    expect(finalResult(lastTurns(2, (s) => put.purses(s, 0, 4))).scores).toEqual([0, 4]);
  });
});
