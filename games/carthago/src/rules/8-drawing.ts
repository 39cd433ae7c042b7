// Chapter 8 of RULES.md: drawing trade cards, moving ships up, and what happens when a deck runs out.
import type { Effects, Seat } from '@comptoir/kernel';
import {
  actionOf,
  add,
  coinsOf,
  isBasic,
  merchantAt,
  num,
  present,
  shipName,
  take,
  tradeName,
} from '../lookup.ts';
import { type CardNumber, NONE, type None, type ShipNumber, type TradeName } from '../names.ts';
import type { Carthago, CarthagoState } from '../types.ts';

/** the discard pile becomes the new deck. */
function reshuffle(s: CarthagoState, effects: Effects<Carthago>): void {
  const { tradeDeck, tradeDiscard } = s;
  if (tradeDiscard.length === 0) return;
  for (let n = 0; n < tradeDiscard.length; n += 1) tradeDeck.push(num(tradeDiscard, n));
  tradeDiscard.length = 0;
  effects.shuffle(tradeDeck);
  s.deckNumber += 1;
  effects.tell({ kind: 'reshuffled', cards: tradeDeck.length });
}

/** the top card of the deck, or NONE when deck and discard pile are empty. */
export function drawTrade(s: CarthagoState, effects: Effects<Carthago>): CardNumber | None {
  if (s.tradeDeck.length === 0) reshuffle(s, effects);
  const card = s.tradeDeck.pop();
  if (card === undefined) return NONE;
  effects.reveal();
  return card;
}

export function hasTradeCards(s: CarthagoState): boolean {
  return s.tradeDeck.length > 0 || s.tradeDiscard.length > 0;
}

/** Draws for one hand; nobody else sees the card. */
export function drawUnseen(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  const card = drawTrade(s, effects);
  if (card === NONE) return;
  merchantAt(s, seat).hand.push(card);
  s.drawnFrom[card] = s.deckNumber;
  effects.tell({ kind: 'drewCard', only: seat, card: tradeName(card) });
}

/** Into the hand while everybody looks on. */
export function takeOpenly(s: CarthagoState, seat: Seat, card: CardNumber): void {
  merchantAt(s, seat).hand.push(card);
  s.drawnFrom[card] = 0;
}

/** as a good or as coins a trade card is discarded for good. */
export function pay(s: CarthagoState, seat: Seat, card: CardNumber, effects: Effects<Carthago>): void {
  take(merchantAt(s, seat).hand, card);
  s.tradeDiscard.push(card); // it lies there before any draw that follows
  s.drawnFrom[card] = 0;
  effects.tell({ kind: 'paid', seat, card: tradeName(card) });
}

/** beside the residence, on the left or on the right. */
export function layBeside(s: CarthagoState, seat: Seat, card: CardNumber, pile: CardNumber[]): void {
  const { hand, basics } = merchantAt(s, seat);
  if (isBasic(card)) add(basics, actionOf(card), -1);
  else {
    take(hand, card);
    s.drawnFrom[card] = 0;
  }
  pile.push(card);
}

/** cards are turned up until their coins reach the value of the ship; all go to hand. */
export function revealForCoins(
  s: CarthagoState,
  seat: Seat,
  value: number,
  effects: Effects<Carthago>,
): void {
  const cards: TradeName[] = [];
  let coins = 0;
  while (coins < value) {
    const card = drawTrade(s, effects);
    if (card === NONE) break;
    takeOpenly(s, seat, card);
    cards.push(tradeName(card));
    coins += coinsOf(card);
  }
  effects.tell({ kind: 'revealed', seat, cards, coins });
}

/** Fills one market slot, if there is a card. */
export function fillSlot(s: CarthagoState, slot: number, effects: Effects<Carthago>): void {
  const card = drawTrade(s, effects);
  s.market[slot] = card;
  if (card !== NONE) effects.tell({ kind: 'slotFilled', slot, card: tradeName(card) });
}

export function isMarketEmpty({ market }: CarthagoState): boolean {
  for (let slot = 0; slot < market.length; slot += 1) if (market[slot] !== NONE) return false;
  return true;
}

/** step 2, R-6.3: all market cards are discarded, then five are revealed. */
export function dealMarket(s: CarthagoState, effects: Effects<Carthago>): void {
  const { market, tradeDiscard } = s;
  for (let slot = 0; slot < market.length; slot += 1) {
    const card = num(market, slot);
    if (card !== NONE) tradeDiscard.push(card);
    market[slot] = NONE;
  }
  const cards: (TradeName | null)[] = [];
  for (let slot = 0; slot < market.length; slot += 1) {
    const card = drawTrade(s, effects);
    market[slot] = card;
    cards.push(card === NONE ? null : tradeName(card));
  }
  effects.tell({ kind: 'marketDealt', cards });
}

/** The top of the ship deck. Nobody asks when it is exhausted. */
export function drawShip(s: CarthagoState, effects: Effects<Carthago>): ShipNumber {
  const ship = s.shipDeck.pop();
  if (ship === undefined) throw new Error('carthago: no ship is left to draw');
  if (s.shipsPutBack > s.shipDeck.length) s.shipsPutBack = s.shipDeck.length;
  effects.reveal();
  return ship;
}

export function putShipBack(s: CarthagoState, ship: ShipNumber): void {
  s.shipDeck.unshift(ship); // below those put back before
  s.shipsPutBack += 1;
}

/** ships behind an emptied dock move up, the first from outside enters; discs stay where they are. */
export function moveUp(s: CarthagoState, dock: number, effects: Effects<Carthago>): void {
  const { tradeHarbour, outside } = s;
  if (s.isExhausted) {
    tradeHarbour[dock] = NONE;
    return;
  }
  const last = tradeHarbour.length - 1;
  for (let n = dock; n < last; n += 1) tradeHarbour[n] = num(tradeHarbour, n + 1);
  const entered = present(num(outside, 0)); // a queue
  tradeHarbour[last] = entered;
  outside[0] = num(outside, 1);
  const drawn = drawShip(s, effects);
  outside[1] = drawn;
  effects.tell({
    kind: 'shipsMoved',
    from: dock + 1,
    entered: shipName(entered),
    outside: shipName(drawn),
  });
}

/** step 4, R-6.1: the front ship goes under the deck; after it leaves the game. */
export function removeFrontShip(s: CarthagoState, effects: Effects<Carthago>): void {
  const { tradeHarbour } = s;
  const dock = frontDock(s);
  if (dock === NONE) return;
  const ship = present(num(tradeHarbour, dock));
  effects.tell({ kind: 'shipRemoved', dock: dock + 1, ship: shipName(ship), isLost: s.isExhausted });
  if (s.isExhausted) s.lostShips.push(ship);
  else putShipBack(s, ship);
  moveUp(s, dock, effects);
  if (s.isExhausted) returnTradeDisc(s, dock, effects);
}

/** The lowest dock that has a ship, or NONE. */
export function frontDock({ tradeHarbour }: CarthagoState): number {
  for (let dock = 0; dock < tradeHarbour.length; dock += 1) if (tradeHarbour[dock] !== NONE) return dock;
  return NONE;
}

function returnTradeDisc(s: CarthagoState, dock: number, effects: Effects<Carthago>): void {
  const owner = num(s.tradeDiscs, dock);
  if (owner === NONE) return;
  s.tradeDiscs[dock] = NONE;
  merchantAt(s, owner).supply += 1;
  effects.tell({ kind: 'discReturned', seat: owner, harbour: 'trade', dock: dock + 1 });
}

/** asked after every step that draws a ship. */
export function maybeExhaustShips(s: CarthagoState, effects: Effects<Carthago>): void {
  if (s.isExhausted || s.shipDeck.length > 0) return;
  s.isExhausted = true;
  effects.tell({ kind: 'shipsExhausted' });
  for (let dock = 0; dock < s.warHarbour.length; dock += 1) {
    const owner = num(s.warHarbour, dock);
    if (owner === NONE) continue;
    s.warHarbour[dock] = NONE;
    merchantAt(s, owner).supply += 1;
    effects.tell({ kind: 'discReturned', seat: owner, harbour: 'war', dock: dock + 1 });
  }
  for (let seat = 0; seat < s.anchor.length; seat += 1) {
    for (; num(s.anchor, seat) > 0; add(s.anchor, seat, -1)) {
      merchantAt(s, seat).supply += 1;
      effects.tell({ kind: 'discReturned', seat, harbour: 'war', dock: null });
    }
  }
}
