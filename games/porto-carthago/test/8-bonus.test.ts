import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { cardNumber } from '../src/lookup.ts';
import * as put from './position.ts';
import { BLACK, BLUE, RED, redToMove, rtp, YELLOW } from './position.ts';

/** All 14 single spaces: red 3, blue 4, yellow 4, black 3. */
const FULL = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2] as const;

describe('R-8 bonus actions', () => {
  test('E-25 R-7.5 R-8.0 R-8.1 R-9.1 transporter and warehouse bonus', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q3');
      put.moored(s, 'q3', 'greeks-purple');
      put.stores(s, RED, 'purple');
      put.servants(s, RED, { reserve: 6 });
      put.purse(s, RED, 4, 1);
    });
    game.plays('0 action a3', '0 good purple');
    expect(rtp(game, RED)[0]).toBe(5);
    game.plays('0 quay q3', '0 tradeHouse');
    expect([rtp(game, RED), game.state.players[RED]?.held]).toEqual([
      [7, 13, 2],
      [cardNumber('greeks-purple')],
    ]);
    game.plays('0 bonus').audited();
    expect([rtp(game, RED), game.state.players[RED]?.blocked]).toEqual([[8, 7, 2], 1]);
  });
  test('R-8.1 6 talents, at most twice', () => {
    const game = redToMove(3, (s) => put.purse(s, RED, 5, 0));
    game.refuses('0 bonusOnly a1', 'R-8.1', 'releaseTooDear').given((s) => put.purse(s, RED, 30, 0));
    game.plays(
      '0 bonusOnly a1',
      '1 takeTalents',
      '2 takeTalents',
      '0 bonusOnly a1',
      '1 takeTalents',
      '2 takeTalents',
    );
    game.refuses('0 bonusOnly a1', 'R-8.1', 'nothingBlocked').audited();
    expect([rtp(game, RED), portoCarthago.view(game.state, RED).players[RED]?.freeSpaces]).toEqual([
      [18, 18, 0],
      4,
    ]);
  });
  test('R-8.0 R-8.2 only the bonus of the chosen space, once, after the action', () => {
    const game = redToMove(3, (s) => put.purse(s, RED, 40, 6));
    game.plays('0 action a4').offers(RED, ['bonus', 'endTurn']).plays('0 bonus');
    expect([game.state.palace, game.state.players[RED]?.blocked, game.state.agenda.at(-1)?.seats]).toEqual([
      [RED],
      2,
      [BLUE],
    ]);
  });
  test('E-5 R-8.2 R-8.3 the large space: 20 talents and 6 points, again and again', () => {
    const game = redToMove(4, (s) => {
      put.palace(s, ...FULL);
      put.servants(s, RED, { reserve: 3 });
      put.servants(s, BLUE, { reserve: 3 });
      put.purse(s, RED, 45, 6);
      put.purse(s, BLUE, 20, 5);
    });
    game.plays('0 bonusOnly a2');
    expect(rtp(game, RED)).toEqual([1, 25, 6]); // one servant for the card, one for the palace
    game.refuses('1 bonusOnly a2', 'R-8.2', 'palacePoints');
    game
      .plays('1 takeTalents', '2 takeTalents', '3 takeTalents')
      .given((s) => put.servants(s, RED, { reserve: 2 }));
    game.plays('0 bonusOnly a2').audited();
    expect([rtp(game, RED), game.state.players[RED]?.large]).toEqual([[0, 5, 6], 2]);
    expect(game.state.palace).toEqual([...FULL]);
  });
  test('E-33 R-8.2 R-10.8 barred by trade points, but not for palaceWithoutPoints', () => {
    const game = redToMove(3, (s) => {
      put.palace(s, BLUE, BLUE, YELLOW);
      put.holds(s, RED, 'romans-purple');
      put.purse(s, RED, 40, 2);
    });
    game.refuses('0 bonusOnly a2', 'R-8.2', 'palacePoints').plays('0 use romans-purple').audited();
    expect([rtp(game, RED), game.state.palace]).toEqual([
      [15, 31, 2],
      [BLUE, BLUE, YELLOW, RED],
    ]);
  });
  test('R-8.2 the cheapest free space only; its price, its points, and a servant after the cost', () => {
    const game = redToMove(3, (s) => {
      put.palace(s, BLUE);
      put.purse(s, RED, 6, 2);
      put.servants(s, RED, { reserve: 1 });
    });
    game.refuses('0 bonusOnly a2', 'R-8.2', 'palaceTooDear').given((s) => put.purse(s, RED, 7, 2));
    game
      .refuses('0 bonusOnly a2', 'R-8.2', 'palaceServant')
      .given((s) => put.servants(s, RED, { reserve: 2 }));
    game.plays('0 bonusOnly a2').audited();
    expect([rtp(game, RED), game.told('palaceBought')[0]]).toMatchObject([
      [0, 0, 2],
      { space: 'p2', price: 7 },
    ]);
  });
  test('R-8.3 palace servants stay when a decade ends and cards return', () => {
    const game = redToMove(4, (s) => {
      put.palace(s, RED, RED, BLACK);
      put.servants(s, RED, { reserve: 4 });
      put.lastTurn(s, 2);
    });
    game.plays('3 takeTalents').audited();
    expect([game.state.palace, rtp(game, RED)[0]]).toEqual([[RED, RED, BLACK], 14]);
    expect(portoCarthago.view(game.state, BLACK).players[RED]?.palace).toBe(2);
  });
});
