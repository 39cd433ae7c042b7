import { describe, expect, test } from 'vitest';
import { present } from '../src/lookup.ts';
import * as put from './position.ts';
import { atTurn, boardOf, merchant, shipsOf, stepOf, type Table, tileDiscs } from './position.ts';

describe('R-6.1 Embargo', () => {
  test('R-6.1 R-6.0 R-11.49 the front ship goes under the deck, discs stay', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'dyes-6');
      put.harbour(s, 'oils-1', 'oils-2', 'oils-3');
      put.outside(s, 'oils-4', 'oils-5');
      put.nextShips(s, 'oils-6');
      put.dock(s, 1, 'trade', 1);
    });
    table.plays('0 use embargo').audited();
    expect(boardOf(table).docks).toEqual(['oils-2', 'oils-3', 'oils-4']);
    expect(boardOf(table).outside).toEqual(['oils-5', 'oils-6']);
    expect(table.state.shipDeck[0]).toBe(18); // oils-1
    expect(table.state.tradeDiscs).toEqual([1, -1, -1]);
    expect(shipsOf(table, 0)).toEqual(['dyes-6-']);
    expect(stepOf(table)).toBe('turn');
    table.refuses('0 use embargo', 'R-2.1', 'effectSpent');
  });

  test('R-6.1 it may be used after the main action too', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'dyes-6'));
    table.plays('0 space warDock', '0 card warDock', '0 waive').offers(0, ['use embargo', 'end']);
    const [, second] = boardOf(table).docks;
    table.plays('0 use embargo').offers(0, ['end']);
    expect(boardOf(table).docks[0]).toBe(second);
  });

  test('R-11.38 Embargo needs a ship in the harbour', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'dyes-6');
      s.isExhausted = true;
      s.lostShips.push(...s.tradeHarbour.map(present));
      s.tradeHarbour.fill(-1);
    });
    table.refuses('0 use embargo', 'R-11.38', 'noShipInHarbour');
  });
});

describe('R-6.2 Intrigue', () => {
  const atMarket = (): Table =>
    atTurn(2)
      .given((s) => {
        put.hand(s, 0, 'oils-6-delivery', 'dyes-6-market');
        put.owns(s, 0, 'dyes-4', false);
        put.markers(s, 'residence', 'delivery');
      })
      .plays('0 space market', '0 card market', '0 deck', '0 decline');

  test('E-25 R-5.1.3 R-6.2 R-11.22 R-4.8 flip it, use it, take the guild action it brings', () => {
    const table = atMarket().plays('0 ship dyes-4').refuses('0 seat L8', 'R-7.1', 'noMarker');
    table.plays('0 use intrigue').offers(0, ['marker residence', 'marker delivery']);
    table.plays('0 marker residence').refuses('0 space delivery', 'R-6.2', 'markerThere');
    table.refuses('0 space residence', 'R-6.2', 'markerThere');
    table.offers(0, ['space market', 'space tradeDock', 'space warDock']).plays('0 space market');
    table.plays('0 seat L8', '0 card oils-6-delivery', '0 card dyes-6-market');
    table.plays('0 end').audited();
    expect(boardOf(table).markers).toEqual(['residence', 'delivery']);
    expect(shipsOf(table, 0)).toEqual(['dyes-4-']);
  });

  test('R-6.2 R-7.1 it never allows a second guild action', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-6-delivery', 'dyes-6-market', 'cedar-6-market', 'glass-6-market');
      put.owns(s, 0, 'dyes-4');
      put.markers(s, 'tradeDock', 'delivery');
    });
    table.plays('0 space tradeDock', '0 card tradeDock', '0 waive', '0 seat L8');
    table.plays('0 card oils-6-delivery', '0 card dyes-6-market');
    table.plays('0 use intrigue', '0 marker tradeDock', '0 space market');
    table.plays('0 end');
    expect(boardOf(table).markers).toEqual(['market', 'delivery']);
  });

  test('R-11.23 R-4.8 only the marker that allowed the action moves at the end, and only if it is still there', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-6-delivery', 'dyes-6-market', 'cedar-6-market', 'glass-6-market');
      put.owns(s, 0, 'dyes-4');
      put.owns(s, 0, 'oils-1');
      put.markers(s, 'tradeDock', 'delivery');
    });
    table.plays('0 space tradeDock', '0 card tradeDock', '0 waive', '0 seat L8');
    table.plays('0 card oils-6-delivery', '0 card dyes-6-market');
    table.plays('0 use intrigue', '0 marker tradeDock', '0 space market');
    table.plays('0 use intrigue', '0 marker delivery', '0 space tradeDock');
    table.refuses('0 seat L9', 'R-7.1', 'guildActionTaken').plays('0 end');
    expect(boardOf(table).markers).toEqual(['market', 'tradeDock']);
  });

  test('R-6.2 at the start of the turn it opens a space for the guild action', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'dyes-4');
      put.hand(s, 0, 'oils-6-delivery', 'dyes-6-market');
    });
    table.plays('0 use intrigue', '0 marker delivery', '0 space warDock');
    table
      .plays('0 space warDock', '0 card warDock', '0 waive')
      .offersAlso(0, ['seat L8', 'tile achievements']);
  });
});

describe('R-6.3 Palette', () => {
  const FIVE = [
    'dyes-2-market',
    'dyes-3-delivery',
    'dyes-4-warDock',
    'dyes-5-market',
    'dyes-6-market',
  ] as const;
  const NEXT = [
    'oils-2-warDock',
    'oils-3-market',
    'oils-4-market',
    'oils-5-market',
    'oils-6-delivery',
  ] as const;
  const A_TO_E = [
    'cedar-2-market',
    'cedar-3-market',
    'cedar-4-delivery',
    'cedar-5-delivery',
    'cedar-6-market',
  ] as const;

  test('E-24 R-6.3 R-11.54 inside the market action: take, Palette, then swap with a new card', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'jewels-2-market');
      put.owns(s, 0, 'glass-1');
      put.market(s, ...A_TO_E);
      put.nextCards(s, 'glass-6-market', ...NEXT);
    });
    table.plays('0 space market', '0 card market', '0 market 1');
    const thrown = table.state.tradeDiscard.length;
    table.plays('0 use palette');
    expect(table.state.tradeDiscard).toHaveLength(thrown + 5);
    expect(boardOf(table).market).toEqual([...NEXT]);
    expect(shipsOf(table, 0)).toEqual(['glass-1-']);
    table.plays('0 market 4', '0 card jewels-2-market').offers(0, ['ship glass-1', 'decline']);
    table.plays('0 ship glass-1').audited();
    expect(shipsOf(table, 0)).toEqual(['glass-1+']);
  });

  test('E-48 R-5.1.3 R-6.3 R-11.54 in the flip step, and turned up again by the same action', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'jewels-2-market');
      put.owns(s, 0, 'glass-1');
      put.market(s, ...A_TO_E);
      put.nextCards(s, 'glass-6-market', ...NEXT, ...FIVE);
    });
    table.plays('0 space market', '0 card market', '0 market 1', '0 market 0', '0 card jewels-2-market');
    table.offers(0, ['use palette', 'decline']).refuses('0 ship glass-1', 'R-5.1.3', 'shipActive');
    table.plays('0 use palette');
    expect(boardOf(table).market).toEqual([...NEXT]);
    table.plays('0 ship glass-1').offers(0, ['use palette', 'end']);
    table.plays('0 use palette').audited();
    expect(boardOf(table).market).toEqual([...FIVE]);
  });

  test('R-6.3 before taking, at the start of the turn and after the main action', () => {
    const table = atTurn(2).given((s) => {
      for (const ship of ['glass-1', 'oils-5', 'cedar-6'] as const) put.owns(s, 0, ship);
    });
    table.plays(
      '0 use palette',
      '0 space market',
      '0 card market',
      '0 use palette',
      '0 waive',
      '0 use palette',
    );
    expect(shipsOf(table, 0)).toEqual(['glass-1-', 'oils-5-', 'cedar-6-']);
    expect(table.told('marketDealt')).toHaveLength(3);
  });

  test('R-11.54 in the other actions it waits until they are over', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'glass-1'));
    table.plays('0 space tradeDock', '0 card tradeDock').offers(0, ['dock 1', 'dock 2', 'dock 3', 'waive']);
  });

  test('R-6.3 R-11.38 one card on show, or one to draw, is enough for Palette', () => {
    const onShow = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1');
      put.onlyCards(s, [], []);
      put.emptySlots(s, 0);
    });
    onShow.offersAlso(0, ['use palette']).plays('0 use palette').audited();
    const toDraw = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1');
      put.emptySlots(s, 0, 1, 2, 3, 4);
    });
    toDraw.offersAlso(0, ['use palette']);
  });

  test('R-11.38 what Palette and Embargo lack does not hinder the other effects', () => {
    const noCards = atTurn(2).given((s) => {
      put.owns(s, 0, 'dyes-6');
      put.owns(s, 0, 'oils-1');
      put.onlyCards(s, [], []);
      put.emptySlots(s, 0, 1, 2, 3, 4);
    });
    noCards.offersAlso(0, ['use embargo', 'use intrigue']);
    const noShips = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1');
      put.owns(s, 0, 'oils-1');
      s.isExhausted = true;
      s.lostShips.push(...s.tradeHarbour.map(present));
      s.tradeHarbour.fill(-1);
    });
    noShips.offersAlso(0, ['use palette', 'use intrigue']);
  });

  test('R-11.38 Palette needs a card to discard or to reveal', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1');
      put.onlyCards(s, [], []);
      put.emptySlots(s, 0, 1, 2, 3, 4);
    });
    table.refuses('0 use palette', 'R-11.38', 'nothingToReveal');
  });

  test('R-6.3 R-8.1 R-11.30 the cards just discarded may come back when the deck is empty', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1');
      put.market(s, ...FIVE);
      put.onlyCards(s, ['oils-2-warDock', 'oils-3-market'], []);
    });
    table.plays('0 use palette').audited();
    expect(boardOf(table).market.slice(0, 2)).toEqual(['oils-2-warDock', 'oils-3-market']);
    for (const name of boardOf(table).market.slice(2)) expect(FIVE).toContain(name);
  });
});

describe('R-6.4 Legacy', () => {
  const atGuild = (decade: number, change: (s: Table['state']) => void): Table =>
    atTurn(4)
      .given((s) => {
        s.decade = decade;
        put.hand(s, 0, 'oils-3-market', 'dyes-6-market');
        put.markers(s, 'warDock', 'delivery');
        change(s);
      })
      .plays('0 space warDock', '0 card warDock', '0 waive');

  test('E-36 R-6.4 R-7.5 R-11.40 an earlier tile for its usual price', () => {
    const table = atGuild(3, (s) => put.owns(s, 0, 'dyes-1'));
    table.offersAlso(0, [
      'tile achievements',
      'tile townHall1',
      'tile townHall2',
      'tile coins',
      'tile goods',
    ]);
    table.plays('0 tile achievements', '0 card oils-3-market').audited();
    expect(tileDiscs(table, 'achievements')).toEqual([0]);
    expect(shipsOf(table, 0)).toEqual(['dyes-1-']);

    const without = atGuild(3, () => {});
    without.offersAlso(0, ['tile coins', 'tile goods']).refuses('0 tile achievements', 'R-7.5', 'tileClosed');
    const early = atGuild(1, (s) => put.owns(s, 0, 'dyes-1'));
    early.offersAlso(0, ['tile achievements']).refuses('0 tile townHall2', 'R-11.40', 'tileLater');
  });

  test('E-50 R-6.4 it is not spent on a tile of the running decade', () => {
    const table = atGuild(2, (s) => put.owns(s, 0, 'dyes-1')).plays(
      '0 tile townHall2',
      '0 card oils-3-market',
    );
    expect(shipsOf(table, 0)).toEqual(['dyes-1+']);
    expect(tileDiscs(table, 'townHall2')).toEqual([0]);
  });

  test('R-6.4 R-7.6 R-7.7 room and one disc per player remain', () => {
    const table = atGuild(2, (s) => {
      put.owns(s, 0, 'dyes-1');
      put.discOn(s, 0, 'achievements');
      for (const seat of [1, 2, 3]) put.discOn(s, seat, 'townHall1');
    });
    table
      .refuses('0 tile achievements', 'R-7.7', 'ownDiscThere')
      .refuses('0 tile townHall1', 'R-7.6', 'tileFull');
  });

  test('R-6.4 R-5.5.7 it serves after an expedition as well', () => {
    const table = atTurn(2).given((s) => {
      s.decade = 2;
      put.owns(s, 0, 'dyes-1');
      put.hand(s, 0, 'oils-3-market', 'dyes-6-market');
      put.nextShips(s, 'glass-6');
      put.dock(s, 0, 'war', 1);
    });
    table.plays(
      '0 space delivery',
      '0 card delivery',
      '0 war 1',
      '0 card oils-3-market',
      '0 tile achievements',
    );
    expect(shipsOf(table, 0)).toEqual(['dyes-1-']);
  });

  test('R-11.18 it gives no placement of its own', () => {
    const table = atTurn(2).given((s) => {
      s.decade = 2;
      put.owns(s, 0, 'dyes-1');
      put.markers(s, 'market', 'delivery');
    });
    table.lacks(0, ['use legacy']).plays('0 space warDock', '0 card warDock', '0 waive').offers(0, ['end']);
    expect(merchant(table, 0).supply).toBe(3);
  });
});

test('R-6.0 any number of effects in one turn, each turning its own ship', () => {
  const table = atTurn(2).given((s) => {
    put.owns(s, 0, 'glass-1');
    put.owns(s, 0, 'cedar-6');
    put.owns(s, 0, 'dyes-6');
  });
  table.plays('0 use palette', '0 use palette', '0 use embargo').offersAlso(0, ['pass']);
  expect(shipsOf(table, 0)).toEqual(['glass-1-', 'cedar-6-', 'dyes-6-']);
});
