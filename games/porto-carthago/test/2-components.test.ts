import { nth } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, ACTION_SPACES } from '../src/data/actions.ts';
import { GOODS_PER_KIND, MARKET_PRICES, WAREHOUSE_SPACES } from '../src/data/goods.ts';
import { LARGE_SPACE, PALACE } from '../src/data/palace.ts';
import { PATH_LENGTH, SCORE_SPACES } from '../src/data/path.ts';
import { PLAYER_COUNTS } from '../src/data/players.ts';
import { QUAYS } from '../src/data/quays.ts';
import { SHIP_CARDS } from '../src/data/ships.ts';
import { portoCarthago } from '../src/index.ts';
import { ACTIONS, BONUSES, CIVS, GOODS, PRIVILEGES } from '../src/names.ts';
import * as put from './position.ts';
import { BLUE, quayIn, RED, redToMove, rtp, shipAt } from './position.ts';

const count = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length;

describe('the printed components', () => {
  test('E-3 R-2.3 the danger numbers of the 30 ship cards', () => {
    expect(SHIP_CARDS).toHaveLength(30);
    const dangers = [1, 2, 3, 4, 5, 6].map((n) => count(SHIP_CARDS, ({ danger }) => danger === n));
    expect(dangers).toEqual([7, 6, 6, 5, 4, 2]);
  });
  test('R-2.3 every pair of civilisation and good is on exactly one card, named after it', () => {
    const pairs = CIVS.flatMap((civ) => GOODS.map((good) => `${civ}-${good}`));
    expect(SHIP_CARDS.map(({ id }) => id).sort()).toEqual(pairs.sort());
    for (const { id, civ, good } of SHIP_CARDS) expect(id).toBe(`${civ}-${good}`);
  });
  test('R-2.3 R-10.0 each privilege is on 3 or 4 cards and never twice in a civilisation or a good', () => {
    const counts = PRIVILEGES.map((name) => count(SHIP_CARDS, ({ privilege }) => privilege === name));
    expect(counts).toEqual([4, 4, 4, 4, 4, 4, 3, 3]);
    for (const group of [...CIVS, ...GOODS]) {
      const own = SHIP_CARDS.filter(({ civ, good }) => civ === group || good === group);
      expect(new Set(own.map(({ privilege }) => privilege)).size).toBe(own.length);
    }
  });
  test('R-2.3 talents are 6 + danger + a correction for the privilege', () => {
    const correction = {
      ...{ bonusTalents: -2, bonusTradePoint: -2, intrigueServant: -1, palaceWithoutPoints: -1 },
      ...{ loadAnyGood: 0, bringShip: 0, moveServants: 1, sortDeck: 1 },
    };
    for (const { talents, danger, privilege } of SHIP_CARDS) {
      expect(talents).toBe(6 + danger + correction[privilege]);
    }
  });
  test('R-14.1 R-14.32 five actions, the transporter twice; a bonus under each of six spaces', () => {
    expect(ACTIONS.map((name) => count(ACTION_CARDS, ({ action }) => action === name))).toEqual([
      2, 1, 1, 1, 1,
    ]);
    expect(ACTION_SPACES.map(({ servants }) => servants)).toEqual([0, 1, 1, 2, 2, 3]);
    for (const name of BONUSES) expect(count(ACTION_SPACES, ({ bonus }) => bonus === name)).toBe(3);
  });
  test('R-2.2 R-2.4 twelve quays, I and II of each civilisation; 30 goods; a warehouse of four', () => {
    expect(QUAYS.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, n) => `q${n + 1}`));
    for (const name of CIVS) {
      expect(QUAYS.filter(({ civ }) => civ === name).map(({ roman }) => roman)).toEqual(['I', 'II']);
    }
    expect([GOODS.length * GOODS_PER_KIND, WAREHOUSE_SPACES, [...MARKET_PRICES]]).toEqual([30, 4, [4, 3, 2]]);
  });
  test('R-8.2 the palace climbs by one from 6 to 20, its trade points from 2 to 6 without falling', () => {
    const places = [...PALACE, LARGE_SPACE];
    expect(places.map(({ price }) => price)).toEqual(Array.from({ length: 15 }, (_, n) => n + 6));
    const points = places.map(({ tradePoints }) => tradePoints);
    expect(points).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
  });
  test('R-3.1 R-3.2 R-9.5 R-11.4 the path and what depends on the number of players', () => {
    expect([PATH_LENGTH, SCORE_SPACES.map(({ space }) => space)]).toEqual([15, [12, 8, 4]]);
    expect(PLAYER_COUNTS.map(({ shipsPerRow }) => shipsPerRow)).toEqual([4, 5, 6]);
    expect(PLAYER_COUNTS.map((row) => row.market)).toEqual([4, 6, 6]);
    expect(PLAYER_COUNTS.map(({ charter }) => charter)).toEqual([3, 4, 5]);
  });
});

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
        s.deck[0] = nth(s.deck, 1);
      }),
    ];
    for (const game of without) expect(() => audit(game.state)).toThrow(/porto-carthago/);
  });
  test('R-2.4 a quay may be claimed without a ship, and a ship may lie at an unclaimed quay', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, BLUE, 'q1');
      put.moored(s, 'q3', 'greeks-wine');
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
      put.owns(s, RED, 'q1', 'wine');
      put.servants(s, RED, { reserve: 14 });
    });
    stray.audited().given((s) => {
      for (const quay of s.quays) quay.owner = null;
      put.servants(s, RED, { reserve: 16 });
    });
    expect(() => stray.audited()).toThrow('unclaimed');
    expect(() => redToMove(3, (s) => put.moored(s, 'q1', 'greeks-wine')).audited()).toThrow('foreign');
  });
  test('R-2.6 nothing is placed from an empty reserve', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'greeks-cedar');
      put.stores(s, RED, 'wine');
      put.servants(s, RED, { reserve: 0 });
    });
    game.given((s) => {
      for (const player of s.players) player.talents = 50;
    });
    game.refuses('0 use greeks-cedar', 'R-10.8', 'placeServant');
    game.refuses('0 action a4', 'R-6.2', 'tooFewServants');
    expect(rtp(game, RED)[0]).toBe(0);
  });
});
