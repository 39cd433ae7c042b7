import { describe, expect, test } from 'vitest';
import { carthago } from '../src/index.ts';
import { merchantAt } from '../src/lookup.ts';
import { strengthOf } from '../src/rules/2-components.ts';
import { guildSeats } from '../src/scoring.ts';
import * as put from './position.ts';
import { atTurn, boardOf, handOf, merchant, shipsOf, stepOf, type Table } from './position.ts';

const BASICS = ['card market', 'card residence', 'card tradeDock', 'card warDock', 'card delivery'];

describe('R-5.1 Market', () => {
  const A = 'jewels-2-market';
  const B = 'glass-2-residence';
  const C = 'cedar-2-market';
  const D = 'oils-2-warDock';
  const E = 'dyes-2-market';
  const F = 'jewels-6-warDock';
  const H = 'oils-6-delivery';
  const atMarket = (players = 2): Table =>
    atTurn(players)
      .given((s) => {
        put.hand(s, 0, H);
        put.market(s, A, B, C, D, E);
        put.nextCards(s, F, 'glass-6-market');
      })
      .plays('0 space market', '0 card market');

  test('E-23 R-5.1.1 R-5.1.2 take, refill at once, then swap', () => {
    const table = atMarket().plays('0 market 1');
    expect(boardOf(table).market).toEqual([A, F, C, D, E]);
    table.plays('0 market 1').refuses('0 card market', 'R-11.36', 'basicCard');
    table.offers(0, [`card ${H}`, `card ${B}`]).plays(`0 card ${H}`);
    expect(boardOf(table).market).toEqual([A, H, C, D, E]);
    expect(handOf(table, 0)).toEqual([B, F].sort());
    expect(stepOf(table)).toBe('after');

    const other = atMarket().plays('0 market 1', '0 market 0', `0 card ${B}`).audited();
    expect(boardOf(other).market).toEqual([B, F, C, D, E]);
    expect(handOf(other, 0)).toEqual([A, H].sort());
  });

  test('R-5.1.1 the top card of the deck is taken unseen and nothing is refilled', () => {
    const table = atMarket().plays('0 deck');
    expect(handOf(table, 0)).toEqual([F, H].sort());
    expect(boardOf(table).market).toEqual([A, B, C, D, E]);
    expect(table.told('drewCard')).toEqual([{ kind: 'drewCard', only: 0, card: F }]);
    expect(table.told('drew')).toEqual([{ kind: 'drew', seat: 0, cards: 1 }]);
  });

  test('R-5.0 R-5.1.1 without a first card the whole action is given up', () => {
    const table = atMarket();
    table.offers(0, ['market 0', 'market 1', 'market 2', 'market 3', 'market 4', 'deck', 'waive']);
    table.plays('0 waive');
    expect(stepOf(table)).toBe('after');
  });

  test('R-5.0 R-5.1.2 the swap may be declined, and there is only one', () => {
    const table = atMarket().given((s) => put.owns(s, 0, 'oils-1', false));
    table.plays('0 market 1', '0 decline').offers(0, ['ship oils-1', 'decline']);
    const swapped = atMarket().plays('0 market 1', '0 market 0', `0 card ${H}`);
    expect(stepOf(swapped)).toBe('after');
  });

  test('R-5.1.3 one inactive ship is turned up; active ones are not offered', () => {
    const table = atMarket().given((s) => {
      put.owns(s, 0, 'oils-1', false);
      put.owns(s, 0, 'oils-2', false);
      put.owns(s, 0, 'oils-3', true);
    });
    table.plays('0 deck', '0 decline').refuses('0 ship oils-3', 'R-5.1.3', 'shipActive');
    table.offers(0, ['ship oils-1', 'ship oils-2', 'decline']).plays('0 ship oils-2');
    expect(shipsOf(table, 0)).toEqual(['oils-1-', 'oils-2+', 'oils-3+']);
    expect(stepOf(table)).toBe('after');
  });

  test('R-5.1.3 without an inactive ship or an active Palette nothing is asked', () => {
    const table = atMarket().given((s) => put.owns(s, 0, 'oils-3', true));
    table.plays('0 deck', '0 decline');
    expect(stepOf(table)).toBe('after');
  });

  test('R-11.38 R-8.1 with no trade card anywhere only the flip is left', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'oils-1', false);
      put.onlyCards(s, [], []);
      put.emptySlots(s, 0, 1, 2, 3, 4);
    });
    table.plays('0 space market', '0 card market').offers(0, ['ship oils-1', 'decline']);
  });

  test('R-11.38 R-5.1.3 after the last card of the game a ship may still be turned up', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'oils-1', false);
      put.emptySlots(s, 0, 1, 2, 3, 4);
      put.onlyCards(s, ['oils-5-market'], []);
    });
    table.plays('0 space market', '0 card market', '0 deck').offers(0, ['ship oils-1', 'decline']);
  });

  test('R-5.1.2 R-2.1 a Palette that lies face down does not help in the middle of the action', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-6-delivery');
      put.owns(s, 0, 'glass-1', false);
    });
    table.plays('0 space market', '0 card market').refuses('0 use palette', 'R-2.1', 'effectSpent');
    table.plays('0 market 0').refuses('0 use palette', 'R-2.1', 'effectSpent');
    table.plays('0 decline').refuses('0 use palette', 'R-2.1', 'effectSpent');
  });

  test('R-11.38 R-8.1 with an empty market the deck still gives a card, and there is no swap', () => {
    const table = atTurn(2).given((s) => {
      put.onlyCards(s, ['oils-5-market'], []);
      put.hand(s, 0);
      put.emptySlots(s, 0, 1, 2, 3, 4);
    });
    table.plays('0 space market', '0 card market');
    table.refuses('0 market 0', 'R-8.1', 'emptySlot').offers(0, ['deck', 'waive']).plays('0 deck');
    expect(stepOf(table)).toBe('after');
  });

  test('R-8.1 when deck and discard pile are empty a slot stays empty and the top card cannot be taken', () => {
    const table = atTurn(2).given((s) => put.onlyCards(s, [], []));
    table.plays('0 space market', '0 card market').refuses('0 deck', 'R-8.1', 'noCardsLeft');
    table.plays('0 market 2');
    expect(table.state.market[2]).toBe(-1);
    table.refuses('0 market 2', 'R-8.1', 'emptySlot');
  });

  test('R-11.36 there is no hand limit', () => {
    const table = atTurn(2).given((s) => {
      s.merchants[0]?.hand.push(...s.tradeDeck.splice(0, 30));
    });
    table.plays('0 pass').audited();
    expect(merchant(table, 0).hand.length).toBeGreaterThan(30);
  });
});

describe('R-5.2 Residence', () => {
  const atResidence = (change: (s: Table['state']) => void): Table =>
    atTurn(2).given(change).plays('0 space residence', '0 card residence');

  test('R-5.2.1 the price of each column', () => {
    const table = atResidence((s) =>
      put.hand(
        s,
        0,
        'dyes-2-market',
        'dyes-3-delivery',
        'dyes-4-warDock',
        'cedar-2-market',
        'cedar-3-market',
      ),
    );
    table.offers(0, ['column left-dyes', 'column centre', 'waive']);
    table.refuses('0 column left-oils', 'R-5.2.4', 'tooFewGoods');
    table.refuses('0 column left-glass', 'R-5.2.4', 'tooFewGoods');
    table.refuses('0 column right', 'R-5.2.4', 'tooFewGoods');
    table.plays('0 column centre').refuses('0 card dyes-2-market', 'R-5.2.2', 'otherGood');
    table.refuses('0 card market', 'R-11.36', 'basicCard');
    table.offers(0, ['card cedar-2-market', 'card cedar-3-market']);
    table.plays('0 card cedar-3-market', '0 card cedar-2-market').audited();
    expect(strengthOf(merchant(table, 0))).toBe(3);
    expect(merchant(table, 0).supply).toBe(4);
  });

  test('R-5.0 R-5.2.1 the action may be given up', () => {
    const table = atResidence(() => {}).plays('0 waive');
    expect(table.told('waived')).toEqual([{ kind: 'waived', seat: 0, space: 'residence' }]);
  });

  test('E-26 R-5.2.4 R-6.7 R-11.20 Opulence stands in for one card', () => {
    const table = atResidence((s) => {
      put.hand(s, 0, 'cedar-2-market', 'oils-2-warDock');
      put.owns(s, 0, 'oils-3');
    });
    table.offers(0, ['column centre', 'waive']).plays('0 column centre');
    table.offers(0, ['card cedar-2-market', 'card oils-2-warDock']);
    table.plays('0 card cedar-2-market', '0 card oils-2-warDock').audited();
    expect(strengthOf(merchant(table, 0))).toBe(3);
    expect(shipsOf(table, 0)).toEqual(['oils-3-']);

    const poor = atResidence((s) => {
      put.hand(s, 0, 'cedar-2-market');
      put.owns(s, 0, 'oils-3');
    });
    poor.offers(0, ['waive']).refuses('0 column centre', 'R-5.2.4', 'tooFewGoods');
  });

  test('R-5.2.2 whichever card comes first, the payment can be completed', () => {
    const table = atResidence((s) => {
      put.hand(s, 0, 'cedar-2-market', 'oils-2-warDock', 'dyes-2-market');
      put.owns(s, 0, 'oils-3');
    });
    table.plays('0 column centre', '0 card oils-2-warDock');
    table.refuses('0 card dyes-2-market', 'R-5.2.2', 'otherGood').offers(0, ['card cedar-2-market']);
  });

  test('R-11.19 R-11.21 R-5.2.2 several Opulence ships add up; the good is named all the same', () => {
    const table = atResidence((s) => {
      put.hand(s, 0, 'dyes-2-market', 'oils-2-warDock', 'cedar-2-market');
      put.owns(s, 0, 'oils-3');
      put.owns(s, 0, 'jewels-3');
    });
    table.offers(0, ['column left-dyes', 'column left-oils', 'column centre', 'column right', 'waive']);
    table.plays(
      '0 column left-dyes',
      '0 card cedar-2-market',
      '0 card oils-2-warDock',
      '0 card dyes-2-market',
    );
    expect(shipsOf(table, 0)).toEqual(['oils-3-', 'jewels-3-']);
    expect(merchant(table, 0)).toMatchObject({ freed: [1, 0, 0], supply: 4 });
  });

  test('R-11.21 two dyes and another card pay for dyes', () => {
    const table = atResidence((s) => {
      put.hand(s, 0, 'dyes-2-market', 'dyes-3-delivery', 'oils-2-warDock');
      put.owns(s, 0, 'oils-3');
    });
    table.offers(0, ['column left-dyes', 'waive']);
  });

  test('E-27 R-2.4 R-5.2.3 R-9.2 the second right space gives two discs at once, the empty column a seat', () => {
    const table = atResidence((s) => {
      put.hand(s, 0, 'jewels-2-market', 'jewels-3-market');
      put.free(s, 0, 0, 0, 1);
      merchantAt(s, 0).supply = 0;
    });
    expect(guildSeats(table.state, 0)).toBe(0);
    table.plays('0 column right', '0 card jewels-2-market', '0 card jewels-3-market');
    expect(merchant(table, 0).supply).toBe(2);
    expect(guildSeats(table.state, 0)).toBe(1);
    expect(table.told('freed')).toEqual([{ kind: 'freed', seat: 0, column: 'right', value: 2, discs: 2 }]);
  });

  test('R-2.3 R-2.4 a column is worth its lowest freed space only', () => {
    const table = atTurn(2);
    const strengths = [0, 1, 2].map((centre) => {
      table.given((s) => put.free(s, 0, 0, centre, 0));
      return strengthOf(merchant(table, 0));
    });
    expect(strengths).toEqual([1, 3, 5]);
    const seats = [0, 1, 2].map((left) => {
      table.given((s) => put.free(s, 0, left, 0, 0));
      return guildSeats(table.state, 0);
    });
    expect(seats).toEqual([0, 0, 2]);
  });

  test('R-5.2.1 R-11.37 a residence wholly freed allows only giving up', () => {
    const table = atResidence((s) => {
      put.hand(s, 0, 'cedar-2-market', 'cedar-3-market', 'jewels-2-market', 'jewels-3-market');
      put.free(s, 0, 3, 2, 2);
    });
    table.offers(0, ['waive']).refuses('0 column centre', 'R-5.2.1', 'columnFreed');
    table.refuses('0 column left-oils', 'R-5.2.1', 'columnFreed');
  });
});

describe('R-5.3 and R-5.4 Docks', () => {
  const atTrade = (players: number, change: (s: Table['state']) => void): Table =>
    atTurn(players).given(change).plays('0 space tradeDock', '0 card tradeDock');
  const atWar = (players: number, change: (s: Table['state']) => void): Table =>
    atTurn(players).given(change).plays('0 space warDock', '0 card warDock');

  test('R-5.3.1 one disc from the supply on a dock without one', () => {
    const table = atTrade(3, (s) => put.dock(s, 1, 'trade', 2));
    table.refuses('0 dock 2', 'R-5.3.1', 'dockTaken').offers(0, ['dock 1', 'dock 3', 'dock 4', 'waive']);
    table.plays('0 dock 4').audited();
    expect(table.state.tradeDiscs).toEqual([-1, 1, -1, 0]);
    expect(merchant(table, 0).supply).toBe(2);
  });

  test('E-28 R-5.3.1 R-11.27 nobody holds all docks alone', () => {
    const table = atTrade(2, (s) => {
      put.dock(s, 0, 'trade', 1);
      put.dock(s, 0, 'trade', 2);
    });
    table.offers(0, ['waive']).refuses('0 dock 3', 'R-5.3.1', 'allDocks');
    table.plays('0 waive', '0 end', '1 space tradeDock', '1 card tradeDock', '1 card market');
    table.offers(1, ['dock 3', 'waive']);
  });

  test('R-11.27 with three and four players at most three and four docks', () => {
    for (const [players, most] of [
      [3, 3],
      [4, 4],
    ] as const) {
      const table = atTrade(players, (s) => {
        merchantAt(s, 0).supply = 9;
        for (let n = 1; n < most; n += 1) put.dock(s, 0, 'trade', n);
      });
      table.offersAlso(0, [`dock ${most}`]).given((s) => put.dock(s, 0, 'trade', most));
      table.refuses(`0 dock ${most + 1}`, 'R-5.3.1', 'allDocks');
    }
  });

  test('R-11.37 without a disc in supply there is nothing to place', () => {
    const empty = (s: Table['state']): void => {
      merchantAt(s, 0).supply = 0;
    };
    atTrade(2, empty).offers(0, ['waive']).refuses('0 dock 1', 'R-11.37', 'noDisc');
    atWar(2, empty).offers(0, ['waive']).refuses('0 war 1', 'R-11.37', 'noDisc');
  });

  test('R-5.4.1 one disc on a warship dock, never on all of them', () => {
    const table = atWar(2, (s) => put.dock(s, 0, 'war', 1));
    table
      .refuses('0 war 1', 'R-5.4.1', 'warDockTaken')
      .offers(0, ['war 2', 'war 3', 'waive'])
      .plays('0 war 2');
    expect(table.state.warHarbour).toEqual([0, 0, -1]);
    const full = atWar(2, (s) => {
      put.dock(s, 0, 'war', 1);
      put.dock(s, 0, 'war', 3);
    });
    full.offers(0, ['waive']).refuses('0 war 2', 'R-5.4.1', 'allWarDocks');
  });

  test('E-29 R-5.4.1 R-6.5 Commando opens the anchor, whether docks are free or not', () => {
    const table = atWar(3, (s) => {
      put.dock(s, 0, 'war', 1);
      put.dock(s, 0, 'war', 2);
      put.dock(s, 1, 'war', 3);
      put.owns(s, 0, 'oils-4');
    });
    table.offers(0, ['anchor', 'waive']).plays('0 anchor').audited();
    expect(merchant(table, 0).supply).toBe(0);
    expect(shipsOf(table, 0)).toEqual(['oils-4-']);
    expect(table.state.anchor).toEqual([1, 0, 0]);

    const free2 = atWar(3, (s) => {
      put.dock(s, 0, 'war', 1);
      put.dock(s, 0, 'war', 2);
      put.owns(s, 0, 'oils-4');
    });
    free2.offers(0, ['anchor', 'waive']).refuses('0 war 3', 'R-5.4.1', 'allWarDocks');
    const spare = atWar(3, (s) => put.owns(s, 0, 'oils-4'));
    spare.offers(0, ['war 1', 'war 2', 'war 3', 'anchor', 'waive']);
  });

  test('R-5.4.1 a Commando that lies face down opens nothing', () => {
    atWar(2, (s) => put.owns(s, 0, 'oils-4', false)).refuses('0 anchor', 'R-5.4.1', 'noCommando');
  });

  test('R-5.0 R-11.15 the dock actions may be given up', () => {
    expect(stepOf(atTrade(2, () => {}).plays('0 waive'))).toBe('after');
    expect(stepOf(atWar(2, () => {}).plays('0 waive'))).toBe('after');
  });
});

test('R-4.6 any card pays for a disc in the way', () => {
  const table = atTurn(2).given((s) => {
    put.emptyHand(s, 0);
    put.hand(s, 0, 'market', 'residence', 'tradeDock', 'warDock', 'delivery', 'oils-2-warDock');
    put.actionDisc(s, 1, 'tradeDock');
  });
  table.plays('0 space tradeDock', '0 card tradeDock');
  table.offers(0, ['card oils-2-warDock', ...BASICS.filter((name) => name !== 'card tradeDock')]);
  expect(carthago.id).toBe('carthago');
});
