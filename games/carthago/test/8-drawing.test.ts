import { describe, expect, test } from 'vitest';
import { merchantAt, shipNumber } from '../src/lookup.ts';
import * as put from './position.ts';
import { atTurn, boardOf, handOf, merchant, shipsOf, stepOf, type Table } from './position.ts';

const toDelivery = (table: Table): Table => table.plays('0 space delivery', '0 card delivery');

describe('R-8.1 The trade deck runs out', () => {
  const sevenCoins = (
    deck: 'glass-2-residence',
    discard: readonly ('oils-6-delivery' | 'dyes-5-market' | 'dyes-6-market')[],
  ): Table =>
    atTurn(2).given((s) => {
      put.harbour(s, 'glass-3');
      put.dock(s, 0, 'trade', 1);
      put.hand(s, 0, 'glass-4-market');
      put.onlyCards(s, [deck], discard);
    });

  test('E-39 R-8.1 R-11.30 in the middle of a reveal the discard pile is shuffled, the payment with it', () => {
    const table = sevenCoins('glass-2-residence', ['oils-6-delivery', 'dyes-5-market', 'dyes-6-market']);
    toDelivery(table).plays('0 dock 1', '0 card glass-4-market').audited();
    expect(table.told('reshuffled')).toEqual([{ kind: 'reshuffled', cards: 4 }]);
    const [revealed] = table.told('revealed');
    expect(revealed?.cards[0]).toBe('glass-2-residence');
    expect(revealed?.coins).toBeGreaterThanOrEqual(7);
    expect(table.state.tradeDiscard).toEqual([]);
    expect(table.state.tradeDeck.length + (revealed?.cards.length ?? 0)).toBe(5);

    const poor = sevenCoins('glass-2-residence', []);
    toDelivery(poor).plays('0 dock 1', '0 card glass-4-market').audited();
    expect(handOf(poor, 0)).toEqual(['glass-2-residence', 'glass-4-market']);
    expect(poor.told('revealed')).toMatchObject([{ coins: 6 }]);
    expect(shipsOf(poor, 0)).toEqual(['glass-3+']);
  });

  test('R-8.1 with both piles empty a pass and a failure draw nothing', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-2-warDock');
      put.onlyCards(s, [], []);
    });
    table.plays('0 pass').audited();
    expect(handOf(table, 0)).toEqual(['oils-2-warDock']);
  });

  test('R-8.1 R-4.8 an empty slot is filled at the end of a turn when there are cards again', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'glass-5-market', 'cedar-4-delivery');
      put.onlyCards(s, [], []);
      put.markers(s, 'market', 'delivery');
    });
    table.plays('0 space market', '0 card market', '0 market 3', '0 decline');
    expect(boardOf(table).market[3]).toBeNull();
    table.plays('0 tile achievements', '0 card glass-5-market', '0 end').audited();
    expect(boardOf(table).market[3]).toBe('glass-5-market');
    expect(table.told('slotFilled')).toMatchObject([{ slot: 3, card: 'glass-5-market' }]);
  });

  test('R-4.8 R-4.9 a pass fills no slot', () => {
    const table = atTurn(2).given((s) => {
      put.onlyCards(s, ['oils-5-market', 'oils-6-delivery'], []);
      put.emptySlots(s, 0);
    });
    table.plays('0 pass');
    expect(boardOf(table).market[0]).toBeNull();
  });

  test('R-11.52 nobody takes a card from the discard pile', () => {
    const table = atTurn(2).given((s) => put.onlyCards(s, ['oils-5-market'], ['dyes-6-market']));
    table.plays('0 space market', '0 card market');
    table
      .offers(0, ['market 0', 'market 1', 'market 2', 'market 3', 'market 4', 'deck', 'waive'])
      .plays('0 deck');
    expect(handOf(table, 0)).toContain('oils-5-market');
    expect(handOf(table, 0)).not.toContain('dyes-6-market');
  });
});

describe('R-8.2 The ship deck is exhausted', () => {
  const lastShip = (): Table =>
    atTurn(2).given((s) => {
      put.harbour(s, 'glass-1', 'cedar-1', 'cedar-2');
      put.outside(s, 'oils-1', 'oils-2');
      put.nextShips(s, 'oils-3');
      put.onlyShips(s, 1);
      put.hand(s, 0, 'glass-4-market', 'cedar-4-delivery', 'cedar-5-delivery');
      put.dock(s, 0, 'trade', 1);
      put.dock(s, 0, 'trade', 2);
      put.dock(s, 1, 'war', 2);
      merchantAt(s, 0).supply -= 1;
      s.anchor[0] = 1;
    });

  test('E-40 R-8.2 R-11.32 discs come home, nothing moves any more', () => {
    const table = toDelivery(lastShip()).plays('0 dock 1', '0 card glass-4-market').audited();
    expect(table.state.isExhausted).toBe(true);
    expect(table.state.warHarbour).toEqual([-1, -1, -1]);
    expect(table.state.anchor).toEqual([0, 0]);
    expect(merchant(table, 1).supply).toBe(3);
    expect(merchant(table, 0).supply).toBe(2);
    expect(boardOf(table).docks).toEqual(['cedar-1', 'cedar-2', 'oils-1']);
    expect(boardOf(table).outside).toEqual(['oils-2', 'oils-3']);
    expect(stepOf(table)).toBe('after');
    table.plays('0 end', '1 space warDock', '1 card warDock');
    table.refuses('1 war 1', 'R-8.2', 'noMoreShips').offers(1, ['waive']).plays('1 waive', '1 end');
    table.given((s) => {
      s.tradeDiscs[1] = -1;
      s.tradeDiscs[0] = 0;
      put.hand(s, 0, 'cedar-4-delivery');
    });
    table.plays('0 space delivery', '0 card delivery').refuses('0 war 1', 'R-8.2', 'noMoreShips');
    table.plays('0 dock 1', '0 card cedar-4-delivery').audited();
    expect(boardOf(table).docks).toEqual([null, 'cedar-2', 'oils-1']);
    expect(boardOf(table).outside).toEqual(['oils-2', 'oils-3']);
    table.plays('0 end', '1 space tradeDock', '1 card tradeDock').refuses('1 dock 1', 'R-8.2', 'noShipThere');
  });

  test('E-41 R-8.2 R-11.51 a failed last expedition puts its ship back first; a successful one exhausts the deck', () => {
    const last = (centre: number): Table =>
      toDelivery(
        atTurn(2).given((s) => {
          put.nextShips(s, 'oils-3');
          put.onlyShips(s, 1);
          put.hand(s, 0, 'glass-4-market');
          put.free(s, 0, 0, centre, 0);
          put.dock(s, 0, 'war', 1);
          put.dock(s, 1, 'war', 2);
        }),
      ).plays('0 war 1', '0 card glass-4-market');
    const failed = last(0);
    expect(failed.state.isExhausted).toBe(false);
    expect(failed.state.shipDeck).toHaveLength(1);
    expect(failed.state.warHarbour).toEqual([-1, 1, -1]);
    const won = last(1);
    expect(won.state.isExhausted).toBe(true);
    expect(won.state.warHarbour).toEqual([-1, -1, -1]);
    expect(shipsOf(won, 0)).toEqual(['oils-3-']);
    expect(stepOf(won)).toBe('warAchievement');
  });

  const exhausted = (): Table =>
    atTurn(2).given((s) => {
      put.harbour(s, 'glass-1', 'cedar-1', 'cedar-2');
      put.owns(s, 0, 'dyes-6');
      put.owns(s, 0, 'jewels-6');
      s.lostShips.push(...s.shipDeck.splice(0));
      s.isExhausted = true;
      put.dock(s, 1, 'trade', 1);
    });

  test('R-8.2 R-11.32 Embargo sends the front ship out of the game and the disc there home', () => {
    const table = exhausted().plays('0 use embargo').audited();
    expect(boardOf(table).docks).toEqual([null, 'cedar-1', 'cedar-2']);
    expect(table.state.tradeDiscs).toEqual([-1, -1, -1]);
    expect(merchant(table, 1).supply).toBe(3);
    expect(table.told('shipRemoved')).toMatchObject([{ ship: 'glass-1', isLost: true }]);
    expect(table.told('discReturned')).toMatchObject([{ seat: 1, harbour: 'trade', dock: 1 }]);
    table.plays('0 use embargo');
    expect(boardOf(table).docks).toEqual([null, null, 'cedar-2']);
    expect(table.state.isExhausted).toBe(true);
  });

  test('R-8.2 R-4.11 so does a new decade, from the lowest dock that has a ship', () => {
    const table = exhausted().plays('0 use embargo');
    table.given((s) => {
      s.round = 5;
      put.turnOf(s, 1);
    });
    table.plays('1 pass').audited();
    expect(boardOf(table).docks).toEqual([null, null, 'cedar-2']);
    expect(boardOf(table).outside).toHaveLength(2);
  });

  test('R-8.2 a lost ship never comes back, and a harbour without ships has no front ship to lose', () => {
    const table = exhausted().plays('0 use embargo', '0 use embargo').audited();
    expect(table.state.shipDeck).toEqual([]);
    expect(table.state.lostShips).toContain(shipNumber('glass-1'));
    table.given((s) => {
      s.round = 5;
      put.turnOf(s, 1);
    });
    table.plays('1 pass').audited();
    expect(boardOf(table).docks).toEqual([null, null, null]);
    table.given((s) => {
      s.round = 5;
      put.turnOf(s, (s.firstPlayer + 1) % 2);
    });
    table.plays(`${table.state.onTurn} pass`).audited();
    expect(table.state.decade).toBe(3);
  });

  test('R-11.27 docks without ships still count for the limit', () => {
    const table = exhausted().given((s) => {
      merchantAt(s, 0).supply = 3;
      s.tradeDiscs[0] = -1;
    });
    table.plays('0 use embargo', '0 space tradeDock', '0 card tradeDock');
    table.given((s) => put.dock(s, 0, 'trade', 2)).offers(0, ['dock 3', 'waive']);
  });
});
