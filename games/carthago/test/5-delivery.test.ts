import { describe, expect, test } from 'vitest';
import { merchantAt } from '../src/lookup.ts';
import { NONE } from '../src/names.ts';
import * as put from './position.ts';
import { atTurn, boardOf, handOf, merchant, shipsOf, stepOf, type Table, tileDiscs } from './position.ts';

const toDelivery = (table: Table): Table => table.plays('0 space delivery', '0 card delivery');
const FIVE = ['cedar-1', 'glass-1', 'cedar-3', 'cedar-4', 'cedar-5'] as const;

/** E-2: a disc at dock 2 with S-glass-1, five docks. */
const yellow = (): Table =>
  atTurn(4).given((s) => {
    put.harbour(s, ...FIVE);
    put.outside(s, 'oils-1', 'oils-2');
    put.nextShips(s, 'oils-3');
    put.hand(s, 0, 'glass-2-residence');
    put.nextCards(s, 'jewels-2-market', 'oils-2-warDock', 'dyes-4-warDock', 'cedar-6-market');
    put.dock(s, 0, 'trade', 2);
  });

describe('R-5.5 Trade delivery', () => {
  test('E-2 R-5.5.2 R-5.5.3 R-6.0 R-11.8 R-11.31 pay, take the ship face up, reveal, refill', () => {
    const table = toDelivery(yellow()).plays('0 dock 2', '0 card glass-2-residence').audited();
    expect(handOf(table, 0)).toEqual(['dyes-4-warDock', 'jewels-2-market', 'oils-2-warDock']);
    expect(shipsOf(table, 0)).toEqual(['glass-1+']);
    expect(merchant(table, 0).supply).toBe(3);
    expect(table.state.tradeDiscs).toEqual([-1, -1, -1, -1, -1]);
    expect(boardOf(table).docks).toEqual(['cedar-1', 'cedar-3', 'cedar-4', 'cedar-5', 'oils-1']);
    expect(boardOf(table).outside).toEqual(['oils-2', 'oils-3']);
    expect(table.told('revealed')).toMatchObject([{ coins: 8 }]);
    expect(stepOf(table)).toBe('after');
    table.offersAlso(0, ['use palette']).plays('0 use palette');
    expect(shipsOf(table, 0)).toEqual(['glass-1-']);
  });

  test('R-5.5.2 only docks with an own disc and a good that can be paid', () => {
    const table = toDelivery(
      yellow().given((s) => {
        put.dock(s, 0, 'trade', 1);
        put.dock(s, 1, 'trade', 3);
      }),
    );
    table.offers(0, ['dock 2', 'done']);
    table.refuses('0 dock 1', 'R-5.5.2', 'noGood').refuses('0 dock 3', 'R-5.5.2', 'noDiscAtDock');
    table.plays('0 dock 2').refuses('0 card market', 'R-11.36', 'basicCard');
  });

  test('R-5.5.2 another good is refused', () => {
    const table = toDelivery(yellow().given((s) => put.hand(s, 0, 'glass-2-residence', 'oils-2-warDock')));
    table.plays('0 dock 2').refuses('0 card oils-2-warDock', 'R-5.5.2', 'otherCargo');
    table.offers(0, ['card glass-2-residence']);
  });

  test('E-30 R-5.5.2 R-6.9 R-11.20 Luxury lets any trade card do', () => {
    const table = atTurn(2).given((s) => {
      put.harbour(s, 'cedar-2');
      put.dock(s, 0, 'trade', 1);
      put.hand(s, 0, 'glass-2-delivery');
      put.owns(s, 0, 'cedar-1');
    });
    toDelivery(table).plays('0 dock 1').refuses('0 card glass-2-delivery', 'R-5.5.2', 'otherCargo');
    table.plays('0 use luxury').refuses('0 card market', 'R-11.36', 'basicCard');
    table.plays('0 card glass-2-delivery').audited();
    expect(shipsOf(table, 0)).toEqual(['cedar-1-', 'cedar-2+']);
  });

  test('R-11.19 a second Luxury is never used on the same card', () => {
    const table = atTurn(2).given((s) => {
      put.harbour(s, 'cedar-2');
      put.dock(s, 0, 'trade', 1);
      put.hand(s, 0, 'glass-2-delivery');
      put.owns(s, 0, 'cedar-1');
      put.owns(s, 0, 'glass-3');
    });
    toDelivery(table).plays('0 dock 1', '0 use luxury').refuses('0 use luxury', 'R-11.19', 'cardFree');
  });

  test('E-31 R-5.5.3 R-11.50 discs stay on their docks while ships move past them', () => {
    const table = yellow().given((s) => {
      s.tradeDiscs.fill(-1);
      put.harbour(s, 'glass-1', 'cedar-1', 'cedar-3', 'cedar-4', 'cedar-5');
      s.tradeDiscs[0] = 0;
      put.dock(s, 1, 'trade', 2);
      put.dock(s, 2, 'trade', 3);
      put.dock(s, 3, 'trade', 4);
      put.dock(s, 1, 'trade', 5);
    });
    toDelivery(table).plays('0 dock 1', '0 card glass-2-residence').audited();
    expect(boardOf(table).docks).toEqual(['cedar-1', 'cedar-3', 'cedar-4', 'cedar-5', 'oils-1']);
    expect(table.state.tradeDiscs).toEqual([-1, 1, 2, 3, 1]);
  });

  test('R-5.5.3 ships in front of the emptied dock do not move', () => {
    const table = yellow().given((s) => {
      put.harbour(s, 'cedar-1', 'cedar-3', 'cedar-4', 'cedar-5', 'glass-1');
      s.tradeDiscs.fill(-1);
      s.tradeDiscs[4] = 0;
    });
    toDelivery(table).plays('0 dock 5', '0 card glass-2-residence');
    expect(boardOf(table).docks).toEqual(['cedar-1', 'cedar-3', 'cedar-4', 'cedar-5', 'oils-1']);
  });
});

describe('R-5.5 Expeditions', () => {
  const expedition = (change: (s: Table['state']) => void = () => {}): Table =>
    atTurn(4).given((s) => {
      put.free(s, 0, 0, 1, 0);
      put.hand(s, 0, 'oils-2-warDock', 'dyes-5-market', 'cedar-3-market');
      put.nextShips(s, 'oils-4', 'jewels-1');
      put.nextCards(s, 'glass-6-market', 'jewels-2-market', 'oils-4-market');
      s.warHarbour[1] = 0; // the disc of the freed space, as at setup
      change(s);
    });

  test('E-3 R-5.5.4 R-5.5.6 R-2.3 R-11.51 a failed expedition', () => {
    const table = expedition();
    const size = table.state.shipDeck.length;
    toDelivery(table).offers(0, ['war 2', 'done']).plays('0 war 2');
    expect(merchant(table, 0).supply).toBe(4);
    table.refuses('0 card market', 'R-11.36', 'basicCard');
    table.offers(0, ['card oils-2-warDock', 'card dyes-5-market', 'card cedar-3-market']);
    table.plays('0 card oils-2-warDock').audited();
    expect(table.told('expeditionLost')).toHaveLength(1);
    expect(handOf(table, 0)).toEqual(['cedar-3-market', 'dyes-5-market', 'glass-6-market']);
    expect(table.state.shipDeck).toHaveLength(size);
    expect(table.state.shipDeck[0]).toBe(21); // oils-4
    expect(shipsOf(table, 0)).toEqual([]);
    expect(table.told('drewCard')).toMatchObject([{ only: 0, card: 'glass-6-market' }]);
  });

  test('E-4 R-5.5.7 R-7.5 R-7.6 an achievement after a failed expedition', () => {
    const table = expedition((s) => {
      s.decade = 2;
      put.discOn(s, 1, 'townHall2');
      put.discOn(s, 2, 'townHall2');
      put.markers(s, 'delivery', 'market');
    });
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock').offersAlso(0, ['tile townHall2', 'decline']);
    table.plays('0 tile townHall2', '0 card cedar-3-market', '0 card dyes-5-market').audited();
    expect(tileDiscs(table, 'townHall2')).toEqual([1, 2, 0]);
    expect(table.told('tileTaken')).toMatchObject([{ position: 3, cost: 8 }]);
    expect(merchant(table, 0).supply).toBe(3);
    expect(boardOf(table).markers).toEqual(['delivery', 'market']);
    table.plays('0 end');
    expect(boardOf(table).markers).toEqual(['delivery', 'market']);
  });

  test('R-11.44 R-5.5.7 the placement after an expedition is not the guild action: both in one turn', () => {
    const table = expedition((s) => put.markers(s, 'delivery', 'market'));
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock');
    table.plays('0 tile achievements', '0 card cedar-3-market');
    table.refuses('0 tile achievements', 'R-7.7', 'ownDiscThere');
    table.plays('0 tile townHall1', '0 card dyes-5-market');
    table.refuses('0 seat L8', 'R-7.1', 'guildActionTaken').plays('0 end').audited();
    expect(tileDiscs(table, 'achievements')).toEqual([0]);
    expect(tileDiscs(table, 'townHall1')).toEqual([0]);
    expect(boardOf(table).markers).toEqual(['residence', 'market']);
  });

  test('R-5.5.7 the placement needs no marker and may be declined', () => {
    const table = expedition((s) => put.markers(s, 'residence', 'market'));
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock').offersAlso(0, ['tile achievements']);
    table.plays('0 decline');
    expect(merchant(table, 0).supply).toBe(4);
    table.offers(0, ['end']);
  });

  test('R-5.5.7 R-7.2 cards just won may pay for the tile', () => {
    const table = expedition((s) => {
      put.hand(s, 0, 'oils-2-warDock');
      put.nextCards(s, 'glass-6-market');
      put.nextShips(s, 'jewels-2');
    });
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock');
    expect(handOf(table, 0)).toEqual(['glass-6-market']);
    table.plays('0 tile achievements', '0 card glass-6-market');
    expect(handOf(table, 0)).toEqual([]);
  });

  test('E-32 R-5.5.5 R-6.8 R-11.17 R-11.19 Escorts after the reveal, as long as they can close the gap', () => {
    const both = expedition((s) => {
      put.nextShips(s, 'dyes-6');
      put.owns(s, 0, 'cedar-4');
      put.owns(s, 0, 'glass-4');
    });
    toDelivery(both).plays('0 war 2', '0 card oils-2-warDock').offers(0, ['use escorts', 'decline']);
    both.plays('0 use escorts').offers(0, ['use escorts', 'decline']).plays('0 use escorts').audited();
    expect(shipsOf(both, 0)).toEqual(['cedar-4-', 'glass-4-', 'dyes-6-']);

    const one = expedition((s) => {
      put.nextShips(s, 'dyes-6');
      put.owns(s, 0, 'cedar-4');
    });
    toDelivery(one).plays('0 war 2', '0 card oils-2-warDock');
    expect(stepOf(one)).toBe('warAchievement');
    expect(shipsOf(one, 0)).toEqual(['cedar-4+']);
  });

  test('R-5.5.5 declining Escorts ends the offer and the expedition fails', () => {
    const table = expedition((s) => put.owns(s, 0, 'cedar-4'));
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock', '0 decline');
    expect(shipsOf(table, 0)).toEqual(['cedar-4+']);
    expect(table.told('expeditionLost')).toHaveLength(1);
  });

  test('R-5.5.5 no Escorts are offered when strength suffices', () => {
    const table = expedition((s) => {
      put.nextShips(s, 'jewels-3');
      put.owns(s, 0, 'cedar-4');
    });
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock');
    expect(shipsOf(table, 0)).toEqual(['cedar-4+', 'jewels-3-']);
  });

  test('E-33 R-5.5.6 R-2.1 a ship won by an expedition lies face down', () => {
    const table = expedition((s) => {
      put.free(s, 0, 0, 2, 0);
      put.nextShips(s, 'dyes-5');
    });
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock', '0 decline', '0 end');
    expect(handOf(table, 0)).toEqual([
      'cedar-3-market',
      'dyes-5-market',
      'glass-6-market',
      'jewels-2-market',
    ]);
    expect(shipsOf(table, 0)).toEqual(['dyes-5-']);
    table.plays('1 pass', '2 pass', '3 pass', '0 space warDock', '0 card warDock');
    table.refuses('0 anchor', 'R-5.4.1', 'noCommando');
  });

  test('R-5.5.4 an expedition needs an own disc and a trade card', () => {
    const table = toDelivery(expedition((s) => put.hand(s, 0)));
    table
      .refuses('0 war 2', 'R-5.5.4', 'noTradeCard')
      .refuses('0 war 1', 'R-5.5.4', 'noWarDisc')
      .offers(0, ['done']);
  });

  test('R-5.5.4 Luxury plays no part in an expedition', () => {
    const table = toDelivery(expedition((s) => put.owns(s, 0, 'cedar-1'))).plays('0 war 2');
    table.offers(0, ['card oils-2-warDock', 'card dyes-5-market', 'card cedar-3-market']);
  });

  test('R-5.5.5 R-2.1 Escorts that lie face down do not close the gap', () => {
    const table = expedition((s) => {
      put.nextShips(s, 'jewels-6');
      put.owns(s, 0, 'jewels-5');
      put.owns(s, 0, 'glass-4', false);
    });
    toDelivery(table).plays('0 war 2', '0 card oils-2-warDock');
    expect(table.told('expeditionLost')).toMatchObject([{ ship: 'jewels-6', strength: 3 }]);
  });

  test('R-5.5.1 R-5.5.2 a disc on the anchor keeps the question open after a trade delivery', () => {
    const table = expedition((s) => {
      s.warHarbour[1] = NONE;
      s.anchor[0] = 1;
      put.harbour(s, 'oils-1');
      put.dock(s, 0, 'trade', 1);
    });
    toDelivery(table).plays('0 dock 1', '0 card oils-2-warDock').offers(0, ['anchor', 'done']);
  });

  test('R-5.5.2 R-6.9 Luxury does not replace the card itself', () => {
    const table = atTurn(2).given((s) => {
      put.harbour(s, 'oils-1');
      put.dock(s, 0, 'trade', 1);
      put.owns(s, 0, 'cedar-1');
      put.hand(s, 0);
    });
    toDelivery(table).refuses('0 dock 1', 'R-5.5.2', 'noGood').offers(0, ['done']);
  });

  test('R-11.33 R-11.13 several own discs: dock or anchor is chosen, the disc comes to the supply', () => {
    const table = expedition((s) => {
      s.anchor[0] = 1;
      merchantAt(s, 0).supply = 0;
    });
    toDelivery(table).offers(0, ['war 2', 'anchor', 'done']).plays('0 anchor');
    expect(table.state.anchor).toEqual([0, 0, 0, 0]);
    expect(table.state.warHarbour).toEqual([-1, 0, -1]);
    expect(merchant(table, 0).supply).toBe(1);
  });
});

describe('R-5.5.1 Two deliveries in one action', () => {
  const both = (): Table =>
    atTurn(2).given((s) => {
      put.harbour(s, 'glass-2', 'cedar-1', 'cedar-2');
      put.hand(s, 0, 'glass-2-residence');
      put.nextCards(s, 'cedar-6-market', 'oils-4-market', 'jewels-3-market');
      put.nextShips(s, 'oils-1', 'dyes-6');
      put.dock(s, 0, 'trade', 1);
      put.dock(s, 0, 'war', 1);
    });

  test('E-34 R-5.5.1 R-11.34 cards of the first delivery pay for the second', () => {
    const trade = toDelivery(both()).offers(0, ['dock 1', 'war 1', 'done']);
    trade.plays('0 dock 1', '0 card glass-2-residence').refuses('0 dock 1', 'R-5.5.1', 'tradeDelivered');
    trade.offers(0, ['war 1', 'done']).plays('0 war 1', '0 card cedar-6-market').audited();
    expect(trade.told('expedition')).toHaveLength(1);
    const war = toDelivery(both()).plays('0 war 1', '0 card glass-2-residence', '0 decline');
    war
      .refuses('0 war 1', 'R-5.5.1', 'warDelivered')
      .refuses('0 dock 1', 'R-5.5.2', 'noGood')
      .offers(0, ['done']);
    const lucky = toDelivery(both().given((s) => put.nextCards(s, 'oils-4-market', 'glass-5-market')));
    lucky.given((s) => put.nextShips(s, 'dyes-6')).given((s) => put.nextCards(s, 'glass-5-market'));
    lucky.plays('0 war 1', '0 card glass-2-residence', '0 decline').offers(0, ['dock 1', 'done']);
  });

  test('R-5.5.1 after both deliveries the action is over', () => {
    const table = toDelivery(both()).plays(
      '0 dock 1',
      '0 card glass-2-residence',
      '0 war 1',
      '0 card cedar-6-market',
    );
    table.plays('0 decline');
    expect(stepOf(table)).toBe('after');
  });

  test('R-5.0 R-5.5.1 either may be left out', () => {
    const table = toDelivery(both()).plays('0 done');
    expect(table.told('waived')).toMatchObject([{ space: 'delivery' }]);
    const half = toDelivery(both()).plays('0 dock 1', '0 card glass-2-residence', '0 done');
    expect(half.told('waived')).toEqual([]);
    expect(stepOf(half)).toBe('after');
  });

  test('E-49 R-5.5.1 R-6.3 R-11.54 Palette between deliveries', () => {
    const table = toDelivery(yellow().given((s) => put.dock(s, 0, 'war', 3)));
    table.given((s) => put.market(s, 'dyes-2-market'));
    table.plays('0 dock 2', '0 card glass-2-residence').offers(0, ['war 3', 'use palette', 'done']);
    const before = boardOf(table).market;
    table.plays('0 use palette').audited();
    expect(boardOf(table).market.some((name) => before.includes(name))).toBe(false);
    expect(shipsOf(table, 0)).toEqual(['glass-1-']);
    table.offers(0, ['war 3', 'done']).plays('0 war 3', '0 card jewels-2-market');
  });
});
