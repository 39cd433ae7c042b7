import { describe, expect, test } from 'vitest';
import { cardNumber, goodNumber } from '../src/lookup.ts';
import type { CardName } from '../src/names.ts';
import * as put from './position.ts';
import { BLUE, bottom, type Game, quayIn, RED, redToMove, rtp, YELLOW } from './position.ts';

/** Red carries wine onto a voyage with this card on top; R is the reserve once the cost of a2 is paid. */
function voyage(card: CardName, temple: number, [r, t, p]: readonly [number, number, number]): Game {
  const game = redToMove(3, (s) => {
    put.charters(s, RED);
    put.stores(s, RED, 'wine');
    put.onTop(s, card);
    put.servants(s, RED, { reserve: r + 1, temple });
    put.purse(s, RED, t, p);
  });
  return game.plays('0 action a2', '0 good wine', '0 charter');
}
const temple = (game: Game): number | undefined => game.state.players[RED]?.temple;

describe('R-9.1 loading', () => {
  test('R-9.1 R-14.13 R-14.16 the printed order: talents, then the point, then card and servants', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-cedar');
      put.stores(s, RED, 'cedar');
      put.servants(s, RED, { reserve: 3 });
    });
    const inBag = game.state.bag[goodNumber('cedar')] ?? 0;
    game.plays('0 action a2', '0 good cedar', '0 quay q5').audited();
    expect([rtp(game, RED), game.state.bag[goodNumber('cedar')]]).toEqual([[2, 11, 0], inBag + 1]);
    expect(quayIn(game, 'q5')).toEqual({ owner: RED, good: null, ship: cardNumber('romans-cedar') });
    expect(game.state.players[RED]?.held).toEqual([]);
    game.plays('0 intrigue').audited();
    expect([rtp(game, RED), game.state.path]).toEqual([[3, 11, 0], [RED]]);
    expect(quayIn(game, 'q5')).toEqual({ owner: null, good: null, ship: null });
  });
  test('R-9.4 R-14.13 an empty reserve: trade house, though two servants are about to return', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-cedar');
      put.stores(s, RED, 'cedar');
      put.servants(s, RED, { reserve: 1 });
    });
    game.plays('0 action a2', '0 good cedar', '0 quay q5');
    expect([rtp(game, RED), game.state.path]).toEqual([[2, 11, 1], []]);
  });
  test('R-14.42 a berth and a quay freed by a load are free at once', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-cedar');
      put.stores(s, RED, 'cedar');
    });
    game.plays('0 action a2', '0 good cedar', '0 quay q5', '0 tradeHouse', '0 endTurn');
    game.plays('1 action a5', '1 claim q5').audited();
    expect(quayIn(game, 'q5').owner).toBe(BLUE);
  });
});

describe('R-9.2 voyages', () => {
  test('E-27 R-9.2 R-14.15 success', () => {
    const game = voyage('phoenicians-cedar', 4, [5, 2, 3]).audited();
    expect([rtp(game, RED), game.state.voyage?.card]).toEqual([[5, 2, 3], cardNumber('phoenicians-cedar')]);
    game.plays('0 tradeHouse', '0 tradeHouse').audited();
    expect([rtp(game, RED), temple(game), game.state.charter]).toEqual([[7, 8, 5], 3, [null, null, null]]);
    expect([bottom(game), game.state.players[RED]?.held]).toEqual([cardNumber('phoenicians-cedar'), []]);
  });
  test('E-28 R-9.2 R-14.15 failure: one point, half the talents rounded up, no offering', () => {
    const game = voyage('phoenicians-wine', 2, [5, 2, 3]);
    const inBag = game.state.bag[goodNumber('wine')] ?? 0;
    game.plays('0 tradeHouse').audited();
    expect([rtp(game, RED), temple(game), game.state.bag[goodNumber('wine')]]).toEqual([
      [7, 8, 4],
      1,
      inBag + 1,
    ]);
    const intrigue = voyage('phoenicians-wine', 2, [5, 2, 3]).plays('0 intrigue');
    expect([rtp(intrigue, RED), intrigue.state.path]).toEqual([[6, 8, 3], [RED]]);
  });
  test('E-29 R-9.2 R-14.14 exactly enough servants in the temple', () => {
    const game = voyage('celts-wine', 1, [5, 0, 0]).plays('0 tradeHouse', '0 tradeHouse');
    expect([rtp(game, RED), temple(game)]).toEqual([[7, 6, 2], 0]);
  });
  test('E-30 R-9.3 an offering larger than the purse', () => {
    const game = voyage('phoenicians-grain', 9, [4, 0, 0]).plays('0 tradeHouse', '0 tradeHouse').audited();
    expect([rtp(game, RED), temple(game)]).toEqual([[6, 0, 2], 8]);
    expect(game.told('voyagePaid')[0]).toMatchObject({ talents: 5, offering: 5 });
  });
  test('E-32 R-9.4 R-14.19 two points, one on the path and one in the trade house, or both on the path', () => {
    const start = (): Game => {
      const game = redToMove(3, (s) => {
        put.charters(s, RED);
        put.stores(s, RED, 'wine');
        put.path(s, BLUE, BLUE, YELLOW, BLUE, YELLOW, YELLOW);
        put.onTop(s, 'celts-wine');
        put.servants(s, RED, { reserve: 3, temple: 1 });
        put.purse(s, RED, 0, 4);
      });
      return game.plays('0 action a2', '0 good wine', '0 charter');
    };
    const game = start().plays('0 intrigue');
    expect([game.state.path.length, rtp(game, RED)]).toEqual([7, [1, 0, 4]]);
    game.plays('0 tradeHouse').audited();
    expect(rtp(game, RED)).toEqual([3, 6, 5]);
    const both = start().plays('0 intrigue', '0 intrigue');
    expect([both.state.path.length, rtp(both, RED)]).toEqual([8, [2, 6, 4]]);
  });
  test('R-9.4 the second point is automatic when the first took the last servant of the reserve', () => {
    const game = voyage('celts-wine', 1, [1, 0, 0]).plays('0 intrigue');
    expect([rtp(game, RED), game.state.path]).toEqual([[2, 6, 1], [RED]]);
  });
  test('R-9.2 a good from a quay: it stays claimed; only talents and danger matter', () => {
    const game = redToMove(3, (s) => {
      put.charters(s, RED);
      put.owns(s, RED, 'q7', 'oil');
      put.onTop(s, 'phoenicians-oil');
      put.servants(s, RED, { reserve: 5, temple: 2 });
    });
    game.plays('0 action a2', '0 quay q7', '0 charter', '0 tradeHouse').audited();
    expect(quayIn(game, 'q7')).toEqual({ owner: RED, good: null, ship: null });
    expect(game.state.players[RED]?.held).toEqual([]);
  });
  test('R-14.48 the lowest-numbered chartered ship of the player comes home', () => {
    const game = redToMove(3, (s) => {
      put.charters(s, BLUE, RED, RED);
      put.stores(s, RED, 'wine');
      put.onTop(s, 'celts-wine');
      put.servants(s, RED, { reserve: 5, temple: 1 });
    });
    game.plays('0 action a2', '0 good wine', '0 charter');
    expect([game.state.charter, game.state.voyage?.good]).toEqual([[BLUE, RED, RED], goodNumber('wine')]);
    game.plays('0 tradeHouse', '0 tradeHouse').audited();
    expect([game.state.charter, game.state.voyage]).toEqual([[BLUE, null, RED], null]);
  });
});

describe('R-9.4 R-9.5 trade points and the path', () => {
  test('R-9.4 the point cannot be refused', () => {
    voyage('phoenicians-wine', 2, [5, 2, 3]).offers(RED, ['tradeHouse', 'intrigue']);
  });
  test('R-9.5 R-14.29 a full path takes nobody: the point goes to the trade house unasked', () => {
    const game = redToMove(3, (s) => {
      put.charters(s, RED);
      put.stores(s, RED, 'wine');
      put.path(s, ...[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
      put.onTop(s, 'celts-wine');
      put.servants(s, RED, { reserve: 3, temple: 1 });
    });
    game.plays('0 action a2', '0 good wine', '0 charter').audited();
    expect([rtp(game, RED), game.state.path.length]).toEqual([[4, 6, 2], 15]);
  });
  test('R-14.39 trade points are not capped', () => {
    const game = voyage('celts-wine', 1, [5, 0, 12]).plays('0 tradeHouse', '0 tradeHouse');
    expect(rtp(game, RED)[2]).toBe(14);
  });
});
