import { describe, expect, test } from 'vitest';
import { SPACES, TILE_COST } from '../src/data/market.ts';
import { BUYERS, SHARED_BUYERS } from '../src/data/players.ts';
import type { HermagorState } from '../src/types.ts';
import * as put from './position.ts';
import {
  BLUE,
  decider,
  finalResult,
  hasPostIn,
  inBag,
  lastTurns,
  money,
  opening,
  passAll,
  priceNow,
  RED,
  restAll,
  rowOf,
  SHARED,
  selling,
  stepOf,
  type Table,
} from './position.ts';

/** Red closes g06 (v13, v15, v16), which produces salt. */
function closeForSalt(change: (s: HermagorState) => void): Table {
  const table = selling(2, (s) => {
    put.give(s, RED, 't01');
    put.move(s, RED, 'v16');
    put.post(s, RED, 'v13', 'v15');
    change(s);
  });
  return table.plays('0 sellHere');
}
/** Red sells blessings in v15. */
function sellInQuellmark(change: (s: HermagorState) => void): Table {
  const table = selling(2, (s) => {
    put.purses(s, 20, 20);
    put.give(s, RED, 't05');
    put.move(s, RED, 'v15');
    change(s);
  });
  return table.plays('0 sellHere');
}

describe('R-9.4 Shared buyers', () => {
  test('E-42 R-9.4 shared first needs an own buyer that can be paid', () => {
    const table = opening(2).given((s) => put.purses(s, 2, 20));
    table.plays('0 sharedBuyer h2v2').lacks(RED, ['pass', 'buyer h1v1']).plays('0 buyer s21');
    expect([money(table, RED), decider(table)]).toEqual([0, BLUE]);
    const broke = opening(2)
      .given((s) => put.purses(s, 20, 1))
      .plays('0 buyer s21', '0 done');
    expect(broke.told('passed')).toEqual([{ kind: 'passed', seat: BLUE, broke: true }]);
    expect(decider(broke)).toBe(RED);
  });

  test('R-9.4 who can pay for an own buyer still can after the shared one: every buyer has a space of the lowest cost', () => {
    const lowest = Math.min(TILE_COST, ...SPACES.map(({ cost }) => cost));
    const cheap = SPACES.filter(({ cost }) => cost === lowest).map(({ id }) => id);
    expect(cheap.length).toBeGreaterThanOrEqual(2 * BUYERS + SHARED_BUYERS);
    const [last = 'h4c4', other = 'h4c1', ...taken] = cheap;
    const table = opening(2).given((s) => {
      put.layOnly(s, {});
      put.purses(s, lowest, 20);
      taken.forEach((place, n) => {
        put.stand(s, n < BUYERS - 1 ? RED : n < 2 * BUYERS - 1 ? BLUE : SHARED, place);
      });
    });
    table.refuses(`0 sharedBuyer ${taken[0]}`, 'R-5.3', 'placeTaken');
    table.plays(`0 sharedBuyer ${other}`).offers(RED, [`buyer ${last}`]);
  });

  test('R-9.4 R-12.24 one pool of two for both, at most one a turn, free of charge', () => {
    const table = opening(2).plays('0 buyer s21', '0 sharedBuyer h2v2');
    expect([money(table, RED), decider(table)]).toEqual([18, BLUE]);
    table.plays('1 sharedBuyer h2v3', '1 buyer s22');
    expect([stepOf(table), table.state.shared?.buyers]).toEqual(['placeBuyer', 0]);
    table.refuses('0 sharedBuyer s23', 'R-5.3', 'notOffered').plays('0 buyer s23');
    expect(decider(table)).toBe(BLUE);
  });

  test('R-9.4 declining is legal, and the pool may stay unused', () => {
    const table = opening(2)
      .plays('0 buyer s21')
      .offersAlso(RED, ['done', 'sharedBuyer s22'])
      .plays('0 done');
    table.refuses('0 done', 'R-9.4', 'notAsked').plays('1 pass', '0 pass');
    expect(table.state.shared?.buyers).toBe(2);
  });

  test('R-9.4 R-12.24 a pass brings no shared buyer', () => {
    const table = opening(2).plays('0 pass');
    expect(decider(table)).toBe(BLUE);
    expect(table.told('passed')).toEqual([{ kind: 'passed', seat: RED, broke: false }]);
  });

  test('R-12.44 own or shared first leads to the same position', () => {
    const own = opening(2).plays('0 buyer s21', '0 sharedBuyer h2v2').state;
    const shared = opening(2).plays('0 sharedBuyer h2v2', '0 buyer s21').state;
    expect(own).toEqual(shared);
  });
});

describe('R-9.5 The shared colour wins', () => {
  test('E-43 R-9.5 tiles go into the bag, a single one raises its price', () => {
    const table = opening(2).given((s) => {
      put.layOnly(s, { s21: 't06', s22: 'bargain' });
      put.stand(s, SHARED, 'h1v1');
      put.price(s, 'relics', 8);
    });
    passAll(table).audited();
    expect(table.told('sharedWon').map((e) => e.tile)).toEqual(['t06', 'bargain']);
    expect([priceNow(table, 'relics'), stepOf(table)]).toEqual([9, 'chooseFirstPlayer']);
    expect(table.told('bargained')).toEqual([]);
    expect([money(table, RED), money(table, BLUE)]).toEqual([20, 20]);
    expect(inBag(table, 'bargain')).toBe(true);
  });

  test('R-9.5 a single tile of any good raises its price, the first of the table too', () => {
    const table = opening(2).given((s) => {
      put.layOnly(s, { s21: 't03' });
      put.stand(s, SHARED, 's21');
    });
    expect(priceNow(passAll(table), 'weapons')).toBe(6);
  });

  test('R-9.5 it counts like a third player and earns no corridor income', () => {
    const table = opening(2).given((s) => {
      put.layOnly(s, { s33: 't13' });
      put.stand(s, RED, 'h2v2');
      put.stand(s, SHARED, 'h3c3', 'v3r3');
    });
    passAll(table);
    expect(table.told('sharedWon').map((e) => e.stall)).toEqual(['s33']);
    expect(table.told('corridorPaid').every((e) => e.seat === RED)).toBe(true);
  });

  test('R-9.5 not above 10; it draws no consolation and never chooses', () => {
    const table = opening(2).given((s) => {
      put.layOnly(s, { s21: 't01' });
      put.stand(s, SHARED, 's21');
      put.price(s, 'corn', 10);
      put.give(s, RED, 't15');
      put.give(s, BLUE, 't16');
    });
    passAll(table);
    expect([priceNow(table, 'corn'), decider(table)]).toEqual([10, RED]);
    expect(table.told('consoled')).toEqual([]);
  });
});

describe('R-9.2 Spaces, posts and discs', () => {
  test('E-45 R-9.2 only the green 5 and 1 are used', () => {
    const atFive = closeForSalt((s) => put.disc(s, BLUE, 'salt', 5));
    expect(atFive.told('regionLost').map((e) => e.region)).toEqual(['g06']);
    const atSix = closeForSalt((s) => {
      put.disc(s, BLUE, 'salt', 5);
      put.price(s, 'salt', 6);
    });
    atSix.plays('0 build g06', '0 good salt').audited();
    expect(rowOf(atSix, 'salt')).toEqual([BLUE, -1, RED, -1]);
    const full = closeForSalt((s) => {
      put.disc(s, BLUE, 'salt', 5);
      put.disc(s, BLUE, 'salt', 1);
      put.price(s, 'salt', 8);
    });
    expect(full.told('regionLost').map((e) => e.region)).toEqual(['g06']);
  });

  test('R-9.1 the third colour: 2 buyers, 9 discs, posts, no merchant and no turn', () => {
    const table = opening(2);
    expect(table.state.players).toHaveLength(2);
    expect(table.state.shared).toMatchObject({ buyers: 2, discs: 9 });
    expect((table.state.shared?.supply ?? 0) + 4).toBe(21);
  });

  test('R-9.3 R-12.46 two shared posts each a round, unused ones go back', () => {
    const table = selling(2, (s) => put.give(s, RED, 't07'));
    expect(table.state.players.map((player) => player.sharedPosts)).toEqual([2, 2]);
    restAll(table.plays('0 sharedPost v08'));
    expect(table.state.round).toBe(2);
    expect(table.state.players.map((player) => player.sharedPosts)).toEqual([2, 2]);
    expect(table.state.shared?.supply).toBe(21 - 1 - 4);
    table.audited();
  });

  test('E-46 R-9.6 R-9.7 a shared post after the action closes a region for both', () => {
    const table = selling(2, (s) => {
      put.purses(s, 20, 20);
      put.give(s, RED, 't07');
      put.move(s, RED, 'v32');
      put.post(s, SHARED, 'v06', 'v09');
      put.post(s, BLUE, 'v08');
    });
    table.plays('0 noAction').offersAlso(RED, ['sharedPost v08', 'done']).plays('0 sharedPost v08');
    table
      .offers(RED, ['build g13'])
      .plays('0 build g13')
      .offers(RED, ['good corn'])
      .plays('0 good corn')
      .audited();
    expect(rowOf(table, 'corn')).toEqual([SHARED, -1, -1, -1]);
    expect([money(table, RED), money(table, BLUE), decider(table)]).toEqual([20, 20, BLUE]);
  });

  test('R-9.6 before the action too, at most one a turn', () => {
    const table = selling(2, (s) => put.give(s, RED, 't07'));
    table.plays('0 sharedPost v01');
    expect([stepOf(table), decider(table), hasPostIn(table, SHARED, 'v01')]).toEqual(['act', RED, true]);
    table.plays('0 noAction');
    expect(decider(table)).toBe(BLUE);
  });

  test('R-9.6 R-12.25 a village without a shared post whose good is held', () => {
    const table = selling(2, (s) => {
      put.give(s, RED, 't07');
      put.post(s, SHARED, 'v08');
    });
    table.refuses('0 sharedPost v08', 'R-9.6', 'sharedPostThere');
    table.refuses('0 sharedPost v09', 'R-9.6', 'goodNotHeldForPost').plays('0 noAction');
    table.refuses('0 sharedPost v08', 'R-9.6', 'sharedPostThere').plays('0 done');
  });

  test('R-9.6 own two only: with both used nothing is asked', () => {
    const table = selling(2, (s) => {
      put.give(s, RED, 't07');
      put.give(s, BLUE, 't05');
    });
    table.plays('0 sharedPost v01', '0 noAction', '1 noAction', '1 done', '0 noAction', '0 sharedPost v08');
    table.plays('1 noAction', '1 done');
    expect(stepOf(table)).toBe('act');
    table.plays('0 noAction');
    expect(decider(table)).toBe(BLUE);
    expect(table.state.players.map((player) => player.sharedPosts)).toEqual([0, 2]);
  });

  test('R-12.41 without a fitting village nothing is asked after the action', () => {
    const table = selling(2, () => {}).plays('0 noAction');
    expect(decider(table)).toBe(BLUE);
  });

  test('R-9.7 R-12.6 the shared disc must be placed; the active player picks order and good', () => {
    const table = selling(2, (s) => {
      put.give(s, RED, 't03');
      put.post(s, SHARED, 'v11', 'v13', 'v01', 'v06', 'v04', 'v07');
    });
    table.plays('0 sharedPost v03').offers(RED, ['build g02', 'build g05']).plays('0 build g02');
    table.offers(RED, ['good dragonEggs', 'good corn']).plays('0 good dragonEggs');
    table.offers(RED, ['build g05']).plays('0 build g05').offers(RED, ['good relics']); // 3 is not used, 1 hidden
    table.refuses('0 good dragonEggs', 'R-7.5a', 'rowFull').plays('0 good relics').audited();
    expect([money(table, RED), stepOf(table)]).toEqual([20, 'act']);
    expect(table.told('sharedDiscPlaced').map((e) => [e.region, e.good, e.space])).toEqual([
      ['g02', 'dragonEggs', 5],
      ['g05', 'relics', 5],
    ]);
  });

  test('R-9.7 without a space the shared colour places nothing', () => {
    const table = selling(2, (s) => {
      put.give(s, RED, 't07');
      put.post(s, SHARED, 'v06', 'v09');
      put.disc(s, BLUE, 'corn', 5);
    });
    table.plays('0 sharedPost v08');
    expect([stepOf(table), table.state.shared?.discs]).toEqual(['act', 9]);
    expect(table.told('regionLost')).toEqual([]); // nobody loses what is nobody's
  });

  test('E-51 R-9.7 R-12.45 a shared disc on the nobility track', () => {
    const table = selling(2, (s) => {
      put.purses(s, 20, 20);
      put.give(s, RED, 't04');
      put.give(s, BLUE, 't02');
      put.post(s, SHARED, 'v30', 'v31');
      put.post(s, BLUE, 'v30', 'v32');
      put.move(s, BLUE, 'v31');
    });
    table.plays('0 sharedPost v32', '0 build g21');
    expect([table.state.nobility[0], money(table, RED), money(table, BLUE)]).toEqual([SHARED, 20, 20]);
    expect(table.told('sharedDiscPlaced')).toEqual([
      { kind: 'sharedDiscPlaced', seat: RED, region: 'g21', good: null, space: 3 },
    ]);
    table.plays('0 noAction', '1 sellHere', '1 build g21').audited();
    expect(table.told('nobilityPlaced')).toEqual([
      { kind: 'nobilityPlaced', seat: BLUE, region: 'g21', money: 4 },
    ]);
    expect([table.state.nobility[1], money(table, BLUE)]).toEqual([BLUE, 20 + 5 + 4]);
  });
});

describe('R-9.8 Payment and the end', () => {
  test('E-44 R-9.8 the opponent receives 2 beside a shared post', () => {
    const both = sellInQuellmark((s) => {
      put.post(s, BLUE, 'v15');
      put.post(s, SHARED, 'v15');
    });
    expect([money(both, RED), money(both, BLUE)]).toEqual([25, 22]);
    expect(
      money(
        sellInQuellmark((s) => put.post(s, BLUE, 'v15')),
        BLUE,
      ),
    ).toBe(21);
    expect(
      money(
        sellInQuellmark((s) => put.post(s, SHARED, 'v15')),
        BLUE,
      ),
    ).toBe(20);
  });

  test('R-9.8 R-7.7 with Black market nothing', () => {
    const table = sellInQuellmark((s) => {
      put.post(s, BLUE, 'v15');
      put.post(s, SHARED, 'v15');
      put.give(s, RED, 'blackMarket');
    });
    expect(money(table, BLUE)).toBe(20);
  });

  test('R-9.9 R-12.42 the shared colour has no part in the end', () => {
    const table = lastTurns(2, (s) => {
      put.purses(s, 30, 30);
      for (const player of s.players) player.sharedPosts = 0;
      if (s.shared !== null) s.shared.supply += 4;
      put.price(s, 'corn', 10);
      put.disc(s, SHARED, 'corn', 5);
      put.disc(s, RED, 'salt', 5);
      put.noble(s, SHARED, 3);
      put.post(s, SHARED, 'v02', 'v04', 'v06', 'v19', 'v23');
    });
    expect(finalResult(table)).toEqual({ scores: [30, 30], ranks: [1, 2] }); // by red's one disc
    expect(table.told('scored').map((e) => e.points)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
