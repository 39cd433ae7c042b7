import { describe, expect, test } from 'vitest';
import { cardNumber, goodNumber, sum } from '../src/lookup.ts';
import * as put from './position.ts';
import { BLUE, quayIn, RED, redToMove, rtp, shipAt, YELLOW } from './position.ts';

describe('R-7.1 the captain', () => {
  test('E-22 R-7.1 all chartered ships taken', () => {
    const game = redToMove(3, (s) => put.charters(s, RED, RED, BLUE));
    game.refuses('0 action a4', 'R-7.1', 'charterFull').plays('0 takeTalents');
    game.refuses('1 action a4', 'R-7.1', 'charterFull');
  });
  test('R-7.0 R-7.1 a servant must be left after the cost', () => {
    const game = redToMove(3, (s) => put.servants(s, RED, { reserve: 2 }));
    game.refuses('0 action a4', 'R-7.1', 'captainAlone');
  });
  test('R-7.0 R-7.2 servants in lighthouse and temple are enough for the aristocrat', () => {
    const game = redToMove(3, (s) => put.servants(s, RED, { reserve: 3, lighthouse: 1, temple: 1 }));
    game.offersAlso(RED, ['action a6']);
  });
  test('R-7.0 R-7.3 the stevedore wants two servants after the cost, no more', () => {
    const game = redToMove(3, (s) => put.servants(s, RED, { reserve: 4 }));
    game.offersAlso(RED, ['action a5']);
    const short = redToMove(3, (s) => put.servants(s, RED, { reserve: 3 }));
    short.refuses('0 action a5', 'R-7.3', 'nothingToClaim');
  });
  test('R-7.1 the lowest-numbered free ship, several of one player', () => {
    const game = redToMove(4, (s) => put.charters(s, BLUE));
    game.plays('0 action a4', '1 takeTalents', '2 takeTalents', '3 takeTalents', '0 action a4').audited();
    expect(game.state.charter).toEqual([BLUE, RED, RED, null]);
    expect(rtp(game, RED)[0]).toBe(16 - 2 * 3);
  });
});

describe('R-7.2 the aristocrat', () => {
  test('E-9 R-7.2 all five back to the reserve, and no sixth', () => {
    const game = redToMove(3, (s) => {
      put.deal(s, ['aristocrat', 'merchant', 'transporter-1', 'transporter-2', 'captain', 'stevedore']);
      put.servants(s, RED, { reserve: 0, lighthouse: 3, temple: 2 });
    });
    game.plays('0 action a1', ...[1, 2, 3].map(() => '0 move lighthouse-reserve'));
    game.plays('0 move temple-reserve', '0 move temple-reserve').audited();
    expect(game.state.players[RED]).toMatchObject({ reserve: 5, lighthouse: 0, temple: 0 });
    expect(game.state.agenda.at(-1)?.seats).toEqual([BLUE]);
  });
  test('R-7.2 R-14.24 at least one move, from a place where somebody stands, in any mix', () => {
    const game = redToMove(3, (s) => put.servants(s, RED, { reserve: 4, lighthouse: 1 }));
    game.plays('0 action a6').refuses('0 done', 'R-7.2', 'moveFirst');
    game.refuses('0 move temple-reserve', 'R-7.2', 'nobodyThere');
    game.plays('0 move reserve-temple').refuses('0 move reserve-lighthouse', 'R-7.2', 'nobodyThere');
    game.plays('0 move lighthouse-temple', '0 move temple-lighthouse', '0 done').audited();
    expect(game.state.players[RED]).toMatchObject({ reserve: 0, lighthouse: 1, temple: 1 });
  });
  test('R-7.2 impossible with nobody in any of the three places', () => {
    const game = redToMove(3, (s) => {
      put.servants(s, RED, { reserve: 3 });
    });
    game.refuses('0 action a6', 'R-7.2', 'nobodyToMove');
  });
});

describe('R-7.3 the stevedore', () => {
  test('E-23 R-7.3 a transfer loses the good, the ship stays', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q7', 'wine');
      put.moored(s, 'q7', 'phoenicians-grain');
    });
    const bag = game.state.bag[goodNumber('wine')] ?? 0;
    game.plays('0 action a5', '0 transfer q7').refuses('0 claim q7', 'R-2.4', 'quayClaimed');
    game.plays('0 claim q8').audited();
    expect(game.state.bag[goodNumber('wine')]).toBe(bag + 1);
    expect(quayIn(game, 'q7')).toEqual({ owner: null, good: null, ship: cardNumber('phoenicians-grain') });
    expect(quayIn(game, 'q8')).toEqual({ owner: RED, good: null, ship: null });
    expect(rtp(game, RED)[0]).toBe(14 - 2);
  });
  test('E-24 R-7.3 a recall brings two servants home, the ship stays', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q11');
      put.moored(s, 'q11', 'celts-wine');
      put.servants(s, RED, { reserve: 3 });
    });
    game.plays('0 action a5').refuses('0 claim q1', 'R-7.3', 'claimNeedsTwo').plays('0 recall q11').audited();
    expect([rtp(game, RED)[0], shipAt(game, 'q11')]).toEqual([3, cardNumber('celts-wine')]);
  });
  test('R-7.3 claiming a quay with a ship loads nothing, even with the good in the warehouse', () => {
    const game = redToMove(3, (s) => {
      put.moored(s, 'q11', 'celts-wine');
      put.stores(s, RED, 'wine');
    });
    game.plays('0 action a5', '0 claim q11');
    expect([rtp(game, RED)[1], shipAt(game, 'q11')]).toEqual([0, cardNumber('celts-wine')]);
  });
  test('R-7.0 R-7.3 impossible without a quay and with fewer than two servants after the cost', () => {
    const game = redToMove(3, (s) => put.servants(s, RED, { reserve: 3 }));
    game.refuses('0 action a5', 'R-7.3', 'nothingToClaim');
  });
  test('R-7.3 no transfer when every quay is claimed', () => {
    const game = redToMove(3, (s) => {
      for (const quay of ['q1', 'q2', 'q3', 'q4'] as const) put.owns(s, RED, quay);
      for (const quay of ['q5', 'q6', 'q7', 'q8'] as const) put.owns(s, BLUE, quay);
      for (const quay of ['q9', 'q10', 'q11', 'q12'] as const) put.owns(s, YELLOW, quay);
    });
    game.plays('0 action a5').refuses('0 transfer q1', 'R-7.3', 'noQuayFree');
    game.offers(RED, ['recall q1', 'recall q2', 'recall q3', 'recall q4']).plays('0 recall q2').audited();
  });
});

describe('R-7.4 the merchant', () => {
  test('E-4 R-7.4 four goods cost 4, 3, 2, 2, whoever buys', () => {
    const game = redToMove(4, (s) => {
      put.market(s, 'wine', 'oil', 'grain', 'cedar', 'cedar', 'purple');
      for (const seat of [0, 1, 2, 3]) put.purse(s, seat, 10, 0);
    });
    game.plays('0 action a1', '0 good wine', '0 endTurn');
    game.plays('1 action a1', '1 good oil', '1 endTurn', '2 action a1', '2 good cedar', '2 endTurn');
    game.plays('3 action a1', '3 good cedar').audited();
    expect(game.told('goodBought').map(({ price }) => price)).toEqual([4, 3, 2, 2]);
    expect([sum(game.state.market), game.state.soldSinceFill]).toEqual([2, 4]);
  });
  test('E-21 R-7.4 R-8.1 a full warehouse: no merchant, no refill purchase, a release helps', () => {
    const full = (): ReturnType<typeof redToMove> =>
      redToMove(3, (s) => {
        put.stores(s, RED, 'wine', 'oil');
        put.market(s, 'grain');
        put.purse(s, RED, 20, 0);
      });
    full().refuses('0 action a1', 'R-7.4', 'warehouseFull').plays('0 refillMarket').offers(RED, ['decline']);
    const game = full().plays('0 bonusOnly a1').audited();
    expect(rtp(game, RED)).toEqual([17, 14, 0]);
    game.plays('1 takeTalents', '2 takeTalents').offersAlso(RED, ['action a1']);
  });
  test('E-45 R-7.4 R-6.1 too poor for the first good, rich enough for the second', () => {
    const game = redToMove(3, (s) => {
      put.market(s, 'wine', 'oil', 'grain', 'cedar');
      put.purse(s, RED, 3, 0);
    });
    game.refuses('0 action a1', 'R-7.4', 'goodTooDear').given((s) => {
      s.soldSinceFill = 1;
    });
    game.plays('0 action a1', '0 good oil');
    expect(rtp(game, RED)[1]).toBe(0);
  });
  test('R-7.4 R-14.26 nothing to buy in an empty market, and only kinds that are there', () => {
    const game = redToMove(3, (s) => {
      put.market(s);
      put.purse(s, RED, 9, 0);
    });
    game.refuses('0 action a1', 'R-7.4', 'marketEmpty').given((s) => put.market(s, 'wine', 'wine', 'cedar'));
    game
      .plays('0 action a1')
      .refuses('0 good grain', 'R-7.4', 'notInMarket')
      .offers(RED, ['good wine', 'good cedar']);
  });
});

describe('R-7.5 the transporter', () => {
  test('E-26 R-7.5 a wrong good waits, blocks the quay, and can be carried on', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.owns(s, RED, 'q6');
      put.moored(s, 'q5', 'romans-purple');
      put.stores(s, RED, 'oil', 'purple');
    });
    game.plays('0 action a2', '0 good oil', '0 quay q5', '1 takeTalents', '2 takeTalents').audited();
    expect([quayIn(game, 'q5').good, game.told('loaded')]).toEqual([goodNumber('oil'), []]);
    game.plays('0 action a2', '0 good purple').refuses('0 quay q5', 'R-7.5', 'quayFull');
    game.plays('0 quay q6', '1 takeTalents', '2 takeTalents', '0 action a2', '0 quay q5');
    game.refuses('0 quay q5', 'R-7.5', 'sameQuay').refuses('0 quay q6', 'R-7.5', 'quayFull');
    game.plays('0 warehouse').audited();
    expect(game.state.players[RED]?.goods[goodNumber('oil')]).toBe(1);
  });
  test('R-7.5 R-14.22 R-14.34 only to own quays without a good, never a swap, never thrown away', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1', 'wine');
      put.owns(s, RED, 'q2');
      put.owns(s, BLUE, 'q3');
      put.stores(s, RED, 'oil');
    });
    game.plays('0 action a2').refuses('0 quay q2', 'R-7.5', 'quayEmpty').plays('0 good oil');
    game.refuses('0 quay q3', 'R-7.5', 'notYourQuay').refuses('0 quay q9', 'R-7.5', 'notYourQuay');
    game.refuses('0 quay q1', 'R-7.5', 'quayFull').refuses('0 warehouse', 'R-7.5', 'alreadyStored');
    game.offers(RED, ['quay q2']);
  });
  test('R-7.5 back into the warehouse only if there is room', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1', 'wine');
      put.owns(s, RED, 'q2');
      put.stores(s, RED, 'oil', 'grain');
    });
    game
      .plays('0 action a2', '0 quay q1')
      .refuses('0 warehouse', 'R-7.5', 'noRoomInStore')
      .offers(RED, ['quay q2']);
  });
  test('R-7.0 R-7.5 impossible without a good, or without a place to carry it to', () => {
    redToMove(3).refuses('0 action a2', 'R-7.5', 'noGood');
    const stuck = redToMove(3, (s) => put.stores(s, RED, 'wine'));
    stuck.refuses('0 action a2', 'R-7.5', 'noDestination');
    const half = redToMove(3, (s) => {
      put.owns(s, RED, 'q1', 'wine');
      put.stores(s, RED, 'oil');
    });
    half.plays('0 action a2').refuses('0 good oil', 'R-7.5', 'noDestination').offers(RED, ['quay q1']);
    const full = redToMove(3, (s) => {
      put.owns(s, RED, 'q1', 'wine');
      put.stores(s, RED, 'oil', 'grain');
    });
    full.refuses('0 action a2', 'R-7.5', 'noDestination');
  });
  test('E-31 R-7.5 no temple, no voyage; no chartered ship, no voyage', () => {
    const game = redToMove(3, (s) => {
      put.charters(s, RED);
      put.owns(s, RED, 'q1');
      put.stores(s, RED, 'wine');
    });
    game.plays('0 action a2', '0 good wine').refuses('0 charter', 'R-7.5', 'noPrayers');
    const ashore = redToMove(3, (s) => {
      put.owns(s, RED, 'q1');
      put.stores(s, RED, 'wine');
      put.servants(s, RED, { reserve: 5, temple: 3 });
    });
    ashore.plays('0 action a2', '0 good wine').refuses('0 charter', 'R-7.5', 'noChartered');
  });
  test('R-14.27 no voyage with an empty deck', () => {
    const game = redToMove(3, (s) => {
      put.charters(s, RED);
      put.owns(s, RED, 'q1');
      put.stores(s, RED, 'wine');
      put.servants(s, RED, { reserve: 5, temple: 3 });
      put.deckOf(s, BLUE);
    });
    game.plays('0 action a2', '0 good wine').refuses('0 charter', 'R-14.27', 'noShipCard').audited();
  });
  test('R-14.1 both transporters are usable', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1');
      put.stores(s, RED, 'wine');
    });
    game.offersAlso(RED, ['action a2', 'action a3']);
  });
});
