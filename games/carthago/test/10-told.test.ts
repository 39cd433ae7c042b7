// Chapter 10 of RULES.md: what everybody is told, which is what the log shows and the board animates.
import { describe, expect, test } from 'vitest';
import { NONE } from '../src/names.ts';
import * as put from './position.ts';
import { atTurn, type Table } from './position.ts';

const toDelivery = (table: Table): Table => table.plays('0 space delivery', '0 card delivery');

describe('R-10 What is told', () => {
  test('R-3.11 the disc sent at setup, with its column and its dock', () => {
    const table = atTurn(2).given((s) => {
      s.agenda.length = 0;
      s.agenda.push({ step: 'setupColumn', seats: [1] });
      s.onTurn = 1;
    });
    table.plays('1 column left', '1 dock 2', '0 column right', '0 war 3');
    expect(table.told('setupDisc')).toEqual([
      { kind: 'setupDisc', seat: 1, column: 'left', harbour: 'trade', dock: 2 },
      { kind: 'setupDisc', seat: 0, column: 'right', harbour: 'war', dock: 3 },
    ]);
  });

  test('R-4.5 R-4.6 R-6.6 cards played on the left and on the right, and the effect used', () => {
    const table = atTurn(2).given((s) => {
      put.actionDisc(s, 1, 'tradeDock');
      put.owns(s, 0, 'oils-2');
    });
    table.plays('0 space tradeDock', '0 use favor', '0 card market', '0 card residence', '0 dock 1', '0 end');
    expect(table.told('used')).toEqual([{ kind: 'used', seat: 0, ship: 'oils-2', effect: 'favor' }]);
    expect(table.told('played')).toEqual([
      { kind: 'played', seat: 0, card: 'market', side: 'left' },
      { kind: 'played', seat: 0, card: 'residence', side: 'right' },
    ]);
    expect(table.told('docked')).toEqual([{ kind: 'docked', seat: 0, harbour: 'trade', dock: 1 }]);
    expect(table.told('neutralMoved')).toEqual([]);
  });

  test('R-4.11 how many cards everybody takes back, once each', () => {
    const table = atTurn(2).given((s) => {
      s.round = 5;
      put.turnOf(s, 1);
      put.hand(s, 1, 'oils-5-market', 'oils-6-delivery', 'oils-6-tradeDock');
      put.actionDisc(s, 0, 'market');
    });
    table.plays('1 space market', '1 card oils-5-market', '1 card oils-6-delivery', '1 waive', '1 end');
    expect(table.told('tookBack')).toEqual([
      { kind: 'tookBack', seat: 0, cards: 0 },
      { kind: 'tookBack', seat: 1, cards: 2 },
    ]);
  });

  test('R-5.1.3 the ship that is turned up', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'oils-1', false));
    table.plays('0 space market', '0 card market', '0 market 0', '0 decline', '0 ship oils-1');
    expect(table.told('flipped')).toEqual([{ kind: 'flipped', seat: 0, ship: 'oils-1', effect: 'intrigue' }]);
  });

  test('R-5.4.1 R-6.5 a disc on a warship dock and one on the anchor', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'glass-5'));
    table.plays('0 space warDock', '0 card warDock', '0 anchor', '0 end');
    table.plays('1 space warDock', '1 card warDock', '1 card market', '1 war 2', '1 end');
    expect(table.told('docked')).toEqual([
      { kind: 'docked', seat: 0, harbour: 'war', dock: null },
      { kind: 'docked', seat: 1, harbour: 'war', dock: 2 },
    ]);
  });

  test('R-5.5.2 R-5.5.3 the delivery, what it brings, and the ships that move up', () => {
    const table = atTurn(2).given((s) => {
      put.harbour(s, 'cedar-1', 'glass-1', 'cedar-3');
      put.outside(s, 'oils-1', 'oils-2');
      put.nextShips(s, 'oils-3');
      put.hand(s, 0, 'glass-2-residence');
      put.nextCards(s, 'jewels-6-warDock');
      put.dock(s, 0, 'trade', 2);
    });
    toDelivery(table).plays('0 dock 2', '0 card glass-2-residence');
    expect(table.told('delivered')).toEqual([{ kind: 'delivered', seat: 0, dock: 2, ship: 'glass-1' }]);
    expect(table.told('shipsMoved')).toEqual([
      { kind: 'shipsMoved', from: 2, entered: 'oils-1', outside: 'oils-3' },
    ]);
  });

  test('R-5.5.4 R-5.5.6 R-11.33 the disc that comes back, from a dock or the anchor, and the expedition that is won', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-2-warDock', 'oils-3-market');
      put.nextShips(s, 'jewels-1', 'glass-1');
      put.dock(s, 0, 'war', 3);
      put.dock(s, 1, 'war', 1);
      s.warHarbour[0] = NONE;
      s.anchor[1] = 1;
    });
    toDelivery(table).plays('0 war 3', '0 card oils-2-warDock', '0 decline', '0 end');
    table.plays('1 space delivery', '1 card delivery', '1 card market', '1 anchor');
    expect(table.told('discReturned')).toEqual([
      { kind: 'discReturned', seat: 0, harbour: 'war', dock: 3 },
      { kind: 'discReturned', seat: 1, harbour: 'war', dock: null },
    ]);
    expect(table.told('expeditionWon')).toEqual([
      { kind: 'expeditionWon', seat: 0, ship: 'jewels-1', strength: 1 },
    ]);
  });

  test('R-6.3 the market that is dealt, with a gap where no card is left', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1');
      put.emptySlots(s, 0, 1, 2, 3, 4);
      put.onlyCards(s, ['oils-5-market', 'oils-6-delivery'], []);
    });
    table.plays('0 use palette').audited();
    expect(table.told('marketDealt')).toEqual([
      { kind: 'marketDealt', cards: ['oils-5-market', 'oils-6-delivery', null, null, null] },
    ]);
  });

  test('R-8.1 an empty discard pile is not shuffled', () => {
    const table = atTurn(2).given((s) => put.onlyCards(s, [], []));
    table.plays('0 pass');
    expect(table.told('reshuffled')).toEqual([]);
    expect(table.state.deckNumber).toBe(1);
  });

  test('R-8.2 the end of the ships, and every disc that comes home from the warship harbour', () => {
    const table = atTurn(2).given((s) => {
      put.nextShips(s, 'oils-1');
      put.onlyShips(s, 1);
      s.shipsPutBack = 1;
      put.hand(s, 0, 'glass-4-market');
      put.dock(s, 0, 'war', 1);
      put.dock(s, 1, 'war', 2);
      put.dock(s, 1, 'war', 3);
      s.warHarbour[2] = NONE;
      s.anchor[1] = 1;
    });
    toDelivery(table).plays('0 war 1', '0 card glass-4-market').audited();
    expect(table.told('shipsExhausted')).toEqual([{ kind: 'shipsExhausted' }]);
    expect(table.told('discReturned')).toEqual([
      { kind: 'discReturned', seat: 0, harbour: 'war', dock: 1 },
      { kind: 'discReturned', seat: 1, harbour: 'war', dock: 2 },
      { kind: 'discReturned', seat: 1, harbour: 'war', dock: null },
    ]);
  });
});
