import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import {
  BLUE,
  holds,
  moored,
  owns,
  quayIn,
  RED,
  redToMove,
  rtp,
  servants,
  shipAt,
  stores,
} from './position.ts';

describe('R-2 components', () => {
  test('R-2.1 R-2.2 R-2.3 a lost servant, good or card is found by the audit', () => {
    const audit = portoCarthago.audit;
    expect(() => audit(redToMove(4).state)).not.toThrow();
    const without = [
      redToMove(4, (s) => {
        s.path.push(RED);
      }),
      redToMove(4, (s) => {
        s.bag[2] = 5;
        s.market[2] = 0;
      }),
      redToMove(4, (s) => {
        s.deck.pop();
      }),
      redToMove(4, (s) => {
        s.deck[0] = s.deck[1] ?? 0;
      }),
    ];
    for (const game of without) expect(() => audit(game.state)).toThrow(/porto-carthago/);
  });
  test('R-2.4 a quay may be claimed without a ship, and a ship may lie at an unclaimed quay', () => {
    const game = redToMove(3, (s) => {
      owns(s, BLUE, 'q1');
      moored(s, 'q3', 'greeks-wine');
    });
    game.plays('0 action a5').refuses('0 claim q1', 'R-2.4', 'quayClaimed').plays('0 claim q3').audited();
    expect([quayIn(game, 'q1').ship, quayIn(game, 'q3').owner, shipAt(game, 'q3') === null]).toEqual([
      null,
      RED,
      false,
    ]);
  });
  test('R-2.5 a good on an unclaimed quay, or a ship at a foreign quay, is found by the audit', () => {
    const stray = redToMove(3, (s) => {
      owns(s, RED, 'q1', 'wine');
      servants(s, RED, { reserve: 14 });
    });
    stray.audited().given((s) => {
      for (const quay of s.quays) quay.owner = null;
      servants(s, RED, { reserve: 16 });
    });
    expect(() => stray.audited()).toThrow('unclaimed');
    expect(() => redToMove(3, (s) => moored(s, 'q1', 'greeks-wine')).audited()).toThrow('foreign');
  });
  test('R-2.6 nothing is placed from an empty reserve', () => {
    const game = redToMove(3, (s) => {
      holds(s, RED, 'greeks-cedar');
      stores(s, RED, 'wine');
      servants(s, RED, { reserve: 0 });
    });
    game.given((s) => {
      for (const player of s.players) player.talents = 50;
    });
    game.refuses('0 use greeks-cedar', 'R-10.8', 'placeServant');
    game.refuses('0 action a4', 'R-6.2', 'tooFewServants');
    expect(rtp(game, RED)[0]).toBe(0);
  });
});
