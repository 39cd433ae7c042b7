import { clone, Match, random, readOption, rngFrom, seedFrom } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { carthago } from '../src/index.ts';
import { cardName, merchantAt } from '../src/lookup.ts';
import type { CarthagoState } from '../src/types.ts';
import * as put from './position.ts';
import { atTurn, handOf, merchant, type Table } from './position.ts';

/** Fifty redeals for a viewer. */
function redealt(table: Table, viewer: number): CarthagoState[] {
  return Array.from({ length: 50 }, (_, n) => {
    const words = rngFrom(seedFrom(`redeal ${n}`));
    const state = clone(table.state);
    carthago.redeal(state, viewer, (m) => random(words, m));
    carthago.audit(state);
    return state;
  });
}
const names = (state: CarthagoState, seat: number): string[] => merchantAt(state, seat).hand.map(cardName);

describe('R-10 Who knows what', () => {
  test('R-10 a hand is for its owner; of the others only the numbers are seen', () => {
    const table = atTurn(3);
    const own = carthago.view(table.state, 1);
    expect(own.merchants[1]?.hand).toHaveLength(10);
    expect(own.merchants[0]?.hand).toBeNull();
    expect(own.merchants[0]).toMatchObject({ tradeCards: 3, basicCards: 7 });
    const watching = carthago.view(table.state, null);
    expect(watching.merchants.map((player) => player.hand)).toEqual([null, null, null]);
    expect(watching).toMatchObject({ tradeDeck: table.state.tradeDeck.length, shipDeck: 24 });
    expect(JSON.stringify(watching)).not.toContain('drawnFrom');
  });

  test('R-10 a card drawn unseen is told to its owner alone, a card turned up to all', () => {
    const table = atTurn(2).given((s) => {
      put.harbour(s, 'glass-1');
      put.hand(s, 0, 'glass-2-residence');
      put.dock(s, 0, 'trade', 1);
      put.nextCards(s, 'oils-6-delivery');
    });
    table.plays(
      '0 space delivery',
      '0 card delivery',
      '0 dock 1',
      '0 card glass-2-residence',
      '0 end',
      '1 pass',
    );
    expect(table.told('revealed')).toMatchObject([{ seat: 0, cards: ['oils-6-delivery'] }]);
    expect(table.told('drewCard')).toMatchObject([{ only: 1 }]);
    expect(JSON.stringify(table.told('drew'))).toBe('[{"kind":"drew","seat":1,"cards":1}]');
  });

  test('R-10 points of Coins and Goods are hidden until the end, then hands are open', () => {
    const table = atTurn(2).given((s) => {
      put.tiles(s, ['townHall1', 'achievements', 'townHall2', 'victoryPoints', 'coins', 'goods']);
      put.discOn(s, 0, 'coins');
      put.discOn(s, 0, 'achievements');
      put.hand(s, 0, 'oils-6-delivery');
    });
    const [standing] = carthago.view(table.state, 1).merchants.map((player) => player.standing);
    expect(standing?.tiles).toEqual([
      { tile: 'achievements', points: 4 },
      { tile: 'coins', points: null },
    ]);
    expect(standing?.total).toBe(4);
    expect(carthago.view(table.state, 0).merchants[0]?.standing.total).toBe(6);
    table.given((s) => {
      s.decade = 3;
      s.round = 5;
      put.turnOf(s, 1);
    });
    table.plays('1 pass');
    expect(carthago.view(table.state, 1).merchants[0]?.hand).toContain('oils-6-delivery');
    expect(carthago.view(table.state, null).merchants[0]?.standing.total).toBe(6);
  });

  test('R-10 the ship turned up by an expedition lies open while Escorts are considered', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'glass-2-residence');
      put.dock(s, 0, 'war', 1);
      put.owns(s, 0, 'cedar-4');
      put.nextShips(s, 'jewels-3');
    });
    table.plays('0 space delivery', '0 card delivery', '0 war 1', '0 card glass-2-residence');
    expect(carthago.view(table.state, 1).expedition).toBe('jewels-3');
    table.audited().plays('0 decline');
    expect(carthago.view(table.state, 1).expedition).toBeNull();
  });
});

describe('R-11.55 What was seen is known', () => {
  test('R-11.55 R-10 unseen cards are dealt anew, the own hand stays', () => {
    const table = atTurn(3);
    const before = handOf(table, 1);
    const states = redealt(table, 1);
    for (const state of states) expect(names(state, 1).sort()).toEqual(before);
    expect(new Set(states.map((state) => names(state, 0).join())).size).toBeGreaterThan(10);
    expect(new Set(states.map((state) => state.tradeDeck.join())).size).toBe(50);
  });

  test('R-11.55 cards taken from the market, swapped in or turned up for coins stay where they are', () => {
    const table = atTurn(2).given((s) => {
      put.market(s, 'jewels-2-market', 'jewels-3-market', 'jewels-4-market');
      put.harbour(s, 'glass-1');
      put.dock(s, 0, 'trade', 1);
      put.hand(s, 0, 'glass-2-residence', 'dyes-2-market');
      put.nextCards(s, 'oils-2-warDock', 'oils-3-market', 'oils-4-market', 'oils-5-market');
    });
    table.plays(
      '0 space market',
      '0 card market',
      '0 market 0',
      '0 market 1',
      '0 card dyes-2-market',
      '0 end',
    );
    table.plays(
      '1 pass',
      '0 space delivery',
      '0 card delivery',
      '0 dock 1',
      '0 card glass-2-residence',
      '0 end',
    );
    const seen = [
      'jewels-2-market',
      'jewels-3-market',
      ...table.told('revealed').flatMap(({ cards }) => cards),
    ];
    expect(handOf(table, 0)).toEqual([...seen].sort());
    table.plays('1 pass', '0 pass');
    for (const state of redealt(table, 1)) {
      for (const name of seen) expect(names(state, 0)).toContain(name);
    }
    expect(new Set(redealt(table, 1).map((state) => names(state, 0).join())).size).toBeGreaterThan(5);
  });

  test('R-11.55 R-4.11 cards taken back from beside the residence stay known', () => {
    const table = atTurn(2).given((s) => put.hand(s, 0, 'dyes-2-market'));
    table.plays('0 space market', '0 card dyes-2-market', '0 waive', '0 end');
    table.given((s) => {
      s.round = 5;
      put.turnOf(s, 1);
    });
    table.plays('1 pass');
    for (const state of redealt(table, 1)) expect(names(state, 0)).toContain('dyes-2-market');
  });

  test('R-11.55 R-8.1 after a reshuffle older cards cannot be in the new deck', () => {
    const table = atTurn(3).given((s) => {
      put.onlyCards(
        s,
        ['oils-5-market'],
        ['dyes-5-market', 'dyes-6-market', 'glass-5-market', 'glass-6-market'],
      );
    });
    const older = handOf(table, 0).concat(handOf(table, 2)).sort();
    table.plays('0 pass', '1 pass').given((s) => put.turnOf(s, 2));
    expect(table.told('reshuffled')).toHaveLength(1);
    for (const state of redealt(table, 1)) {
      const others = names(state, 0).concat(names(state, 2));
      for (const name of older) expect(others).toContain(name);
      expect(state.tradeDeck.map(cardName).some((name) => older.includes(name))).toBe(false);
      expect(others).toContain('oils-5-market');
    }
    expect(new Set(redealt(table, 1).map((state) => names(state, 0).join())).size).toBeGreaterThan(5);
  });

  test('R-11.55 R-11.49 ships put under the deck stay there, the others are mixed', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'dyes-6');
      put.owns(s, 0, 'glass-6');
      put.harbour(s, 'oils-1', 'oils-2');
    });
    table.plays('0 use embargo', '0 use embargo');
    expect(table.state.shipDeck.slice(0, 2)).toEqual([19, 18]); // oils-2 below oils-1
    const states = redealt(table, 1);
    for (const state of states) expect(state.shipDeck.slice(0, 2)).toEqual([19, 18]);
    expect(new Set(states.map((state) => state.shipDeck.at(-1))).size).toBeGreaterThan(5);
  });

  test('R-11.55 a player who has begun to pay can go on paying after a redeal', () => {
    const paying = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-6-delivery', 'oils-6-tradeDock');
      for (const card of merchantAt(s, 0).hand) s.drawnFrom[card] = 1;
      put.markers(s, 'warDock', 'delivery');
    });
    paying.plays('0 space warDock', '0 card warDock', '0 waive', '0 seat F1');
    for (const state of redealt(paying, 1)) {
      const coins = names(state, 0).map((name) => Number(name.split('-')[1]));
      expect(coins).toEqual([6, 6]);
    }
    const goods = atTurn(2).given((s) => {
      put.hand(s, 0, 'dyes-2-market', 'dyes-3-delivery', 'dyes-4-warDock', 'oils-2-warDock');
      for (const card of merchantAt(s, 0).hand) s.drawnFrom[card] = 1;
    });
    goods.plays('0 space residence', '0 card residence', '0 column left-dyes', '0 card dyes-2-market');
    for (const state of redealt(goods, 1)) {
      expect(names(state, 0).filter((name) => name.startsWith('dyes')).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('R-11.47 Taking back', () => {
  /** Whether the pick can be taken back afterwards. */
  function isOpen(table: Table, line: string): boolean {
    const after = Match.from(carthago, table.state).pick(0, readOption(line));
    if ('code' in after) throw new Error(`${line} is refused: ${after.code}`);
    return after.canUndo(0);
  }

  test('R-11.47 spaces, payments, docks, columns, Intrigue, swaps, flips and seats show nothing', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'cedar-2-market', 'cedar-3-market', 'oils-6-delivery');
      put.owns(s, 0, 'dyes-4');
      put.owns(s, 0, 'glass-5', false);
    });
    expect(isOpen(table, 'use intrigue')).toBe(true);
    expect(isOpen(table, 'space residence')).toBe(true);
    table.plays('0 space residence');
    expect(isOpen(table, 'card residence')).toBe(true);
    table.plays('0 card residence', '0 column centre', '0 card cedar-2-market');
    expect(isOpen(table, 'card cedar-3-market')).toBe(true);
    table.plays('0 card cedar-3-market');
    expect(isOpen(table, 'tile achievements')).toBe(true);
    const market2 = atTurn(2).given((s) => put.owns(s, 0, 'glass-5', false));
    market2.plays('0 space market', '0 card market', '0 deck', '0 market 0');
    expect(isOpen(market2, market2.options(0)[0] ?? '')).toBe(true);
    market2.plays(`0 ${market2.options(0)[0] ?? ''}`);
    expect(isOpen(market2, 'ship glass-5')).toBe(true);
    const docked = atTurn(2).plays('0 space tradeDock', '0 card tradeDock');
    expect(isOpen(docked, 'dock 1')).toBe(true);
  });

  test('R-11.47 drawn and revealed cards, ships turned up and the next turn end it', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'glass-2-residence', 'oils-2-warDock');
      put.harbour(s, 'glass-2');
      put.dock(s, 0, 'trade', 1);
      put.dock(s, 0, 'war', 1);
      put.owns(s, 0, 'glass-1');
      put.owns(s, 0, 'dyes-6');
    });
    for (const line of ['pass', 'use palette', 'use embargo']) expect(isOpen(table, line)).toBe(false);
    table.plays('0 space delivery', '0 card delivery');
    expect(isOpen(table, 'dock 1')).toBe(true);
    table.plays('0 dock 1');
    expect(isOpen(table, 'card glass-2-residence')).toBe(false);
    table.plays('0 card glass-2-residence', '0 war 1');
    expect(isOpen(table, 'card oils-2-warDock')).toBe(false);
    const taking = atTurn(2).plays('0 space market', '0 card market');
    expect(isOpen(taking, 'market 0')).toBe(false);
    expect(isOpen(taking, 'deck')).toBe(false);
    taking.plays('0 waive');
    expect(isOpen(taking, 'end')).toBe(false);
    expect(merchant(taking, 0).actionDisc).toBe(0);
  });
});
