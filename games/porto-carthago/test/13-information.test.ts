import { clone, random } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { cardName, cardNumber } from '../src/lookup.ts';
import type { PortoState } from '../src/types.ts';
import * as put from './position.ts';
import { BLUE, type Game, RED, redToMove, YELLOW } from './position.ts';

const top = (s: PortoState, cards: number): string => s.deck.slice(0, cards).map(cardName).join(' ');
/** What a viewer's redeals make of the top cards, over many deals. */
function dealt(game: Game, viewer: number, cards: number): Set<string> {
  const words: [number, number, number, number] = [1, 2, 3, 4];
  const found = new Set<string>();
  for (let n = 0; n < 60; n += 1) {
    const copy = clone(game.state);
    portoCarthago.redeal(copy, viewer, (m) => random(words, m));
    portoCarthago.audit(copy);
    found.add(top(copy, cards));
  }
  return found;
}
/** Red has sorted the top three: celts-wine, celts-oil, iberians-wine. */
const sorted = (): Game =>
  redToMove(3, (s) => {
    put.holds(s, RED, 'romans-cedar');
    put.holds(s, BLUE, 'egyptians-purple');
    put.onTop(s, 'celts-oil', 'celts-wine', 'iberians-wine');
  }).plays('0 use romans-cedar', '0 card celts-wine', '0 card celts-oil');
const ORDER = 'celts-wine celts-oil iberians-wine';

describe('R-13 who sees what', () => {
  test('R-14.45 talents are seen by their owner only, in the hand and in the view', () => {
    const game = redToMove(3, (s) => put.purse(s, BLUE, 17, 2));
    const seen = [RED, BLUE, YELLOW, null].map(
      (viewer) => portoCarthago.view(game.state, viewer).players[BLUE]?.talents,
    );
    expect(seen).toEqual([null, 17, null, null]);
  });
  test('R-14.45 every gain and payment is told to all', () => {
    const game = redToMove(3, (s) => put.purse(s, RED, 20, 2)).plays('0 bonusOnly a2', '1 takeTalents');
    expect(game.told('palaceBought')[0]).toEqual({ kind: 'palaceBought', seat: RED, space: 'p1', price: 6 });
    expect(game.told('talentsTaken')[0]).toEqual({ kind: 'talentsTaken', seat: BLUE, talents: 3 });
  });
  test('R-10.4 R-14.47 the user keeps seeing the sorted cards, nobody else does', () => {
    const game = sorted();
    const tops = [RED, BLUE, null].map((viewer) => portoCarthago.view(game.state, viewer).deckTop.join(' '));
    expect(tops).toEqual([ORDER, '', '']);
    const only = game.events
      .filter(({ kind }) => kind === 'deckLooked')
      .map((e) => ('only' in e ? e.only : null));
    expect(only).toEqual([RED]);
    expect(game.told('deckSorted')).toEqual([{ kind: 'deckSorted', seat: RED, cards: 3 }]);
  });
  test('R-10.4 R-14.47 a redeal keeps them for the user and shuffles them for the others', () => {
    const game = sorted();
    expect([...dealt(game, RED, 3)]).toEqual([ORDER]);
    expect(dealt(game, BLUE, 3).size).toBeGreaterThan(20);
    expect(dealt(game, YELLOW, 3).size).toBeGreaterThan(20);
  });
  test('R-10.4 even between the two picks', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'romans-cedar');
      put.onTop(s, 'celts-oil', 'celts-wine', 'iberians-wine');
    }).plays('0 use romans-cedar', '0 card celts-wine');
    expect([...dealt(game, RED, 3)]).toEqual([ORDER]);
    expect(dealt(game, BLUE, 3).size).toBeGreaterThan(20);
  });
  test('R-14.47 sorted again by another: the first one knows the cards, not their order', () => {
    const game = sorted().plays(
      '0 takeTalents',
      '1 use egyptians-purple',
      '1 card iberians-wine',
      '1 card celts-wine',
    );
    const view = portoCarthago.view(game.state, RED);
    expect([view.deckTop, view.deckAmong.next]).toEqual([[], 3]);
    expect([...view.deckAmong.cards].sort()).toEqual(['celts-oil', 'celts-wine', 'iberians-wine']);
    expect(portoCarthago.view(game.state, BLUE).deckTop.join(' ')).toBe('iberians-wine celts-wine celts-oil');
    const orders = [...dealt(game, RED, 3)];
    expect(orders).toHaveLength(6);
    for (const order of orders)
      expect(order.split(' ').sort()).toEqual(['celts-oil', 'celts-wine', 'iberians-wine']);
    expect(dealt(game, BLUE, 3).size).toBe(1);
  });
  test('R-14.47 a drawn card is known to all and the rest of the knowledge moves up', () => {
    const game = sorted().given((s) => {
      put.charters(s, RED);
      put.stores(s, RED, 'wine');
      put.servants(s, RED, { reserve: 5, temple: 2 });
    });
    game.plays('0 action a2', '0 good wine', '0 charter');
    const view = portoCarthago.view(game.state, BLUE);
    expect(view.voyage).toEqual({ card: 'celts-wine', good: 'wine' });
    expect([view.deckTop, portoCarthago.view(game.state, RED).deckTop]).toEqual([
      [],
      ['celts-oil', 'iberians-wine'],
    ]);
    expect([...dealt(game, RED, 2)]).toEqual(['celts-oil iberians-wine']);
  });
  test('R-14.47 a card drawn from cards sorted twice: the first one knows what is among the next two', () => {
    const game = sorted().given((s) => {
      put.charters(s, BLUE);
      put.stores(s, BLUE, 'oil');
      put.servants(s, BLUE, { reserve: 5, temple: 5 });
    });
    game.plays('0 takeTalents', '1 use egyptians-purple', '1 card iberians-wine', '1 card celts-wine');
    game.plays('1 action a2', '1 good oil', '1 charter');
    expect(portoCarthago.view(game.state, RED).deckAmong).toEqual({
      next: 2,
      cards: ['celts-oil', 'celts-wine'],
    });
    expect([...dealt(game, RED, 2)].sort()).toEqual(['celts-oil celts-wine', 'celts-wine celts-oil']);
    expect([...dealt(game, BLUE, 2)]).toEqual(['celts-wine celts-oil']);
  });
  test('R-14.47 R-2.3 what all saw go under the deck stays there in a redeal, and is not shown', () => {
    const game = sorted();
    for (const viewer of [RED, BLUE, YELLOW]) {
      const copy = clone(game.state);
      portoCarthago.redeal(copy, viewer, (n) => n - 1);
      expect(copy.deck.at(-1)).toBe(cardNumber('romans-cedar'));
      expect(portoCarthago.view(game.state, viewer).deckTop).not.toContain('romans-cedar');
    }
  });
  test('R-14.47 cards seen going under and then sorted: others know which, not in which order', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'romans-cedar');
      put.deckOf(s, YELLOW, 'celts-oil', 'celts-wine');
      s.seen.fill(32);
    }).plays('0 use romans-cedar', '0 card celts-wine');
    expect([...dealt(game, BLUE, 3)].sort()).toEqual([
      'celts-oil celts-wine romans-cedar',
      'celts-wine celts-oil romans-cedar',
    ]);
    expect([...dealt(game, RED, 3)]).toEqual(['celts-wine celts-oil romans-cedar']);
  });
  test('R-2.3 which cards are in the deck is open, their order is not', () => {
    const game = redToMove(4);
    const { deckCards, deckSize } = portoCarthago.view(game.state, null);
    expect([deckSize, deckCards.length]).toEqual([20, 20]);
    const copy = clone(game.state);
    copy.deck.reverse();
    expect(portoCarthago.view(copy, null)).toEqual(portoCarthago.view(game.state, null));
    expect(dealt(game, RED, 3).size).toBeGreaterThan(40);
  });
  test('R-2.2 what the bag holds follows from what lies open', () => {
    const { bag, market } = portoCarthago.view(redToMove(3).state, null);
    const left = Object.values(bag).reduce((sum, n) => sum + n, 0);
    expect(left + market.length).toBe(30);
  });
});
