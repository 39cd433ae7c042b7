// Every option of the game, made once: rules hand these out and never build one.
import { nth, type Seat } from '@comptoir/kernel';
import { MARKET_SLOTS, TRADE_DOCKS, WAR_DOCKS } from './data/boards.ts';
import {
  ALL_CARDS,
  ALL_SHIPS,
  ALL_SPACES,
  basicCard,
  cardName,
  merchantAt,
  num,
  shipName,
} from './lookup.ts';
import { COLUMNS, EFFECTS, PLACES, PURCHASES, type ShipNumber, SPACES, TILE_NAMES } from './names.ts';
import type {
  AnchorOption,
  CardOption,
  CarthagoState,
  ColumnOption,
  DeckOption,
  DeclineOption,
  DockOption,
  DoneOption,
  EndOption,
  MarkerOption,
  MarketOption,
  PassOption,
  SeatOption,
  ShipOption,
  SpaceOption,
  TileOption,
  UseOption,
  WaiveOption,
  WarOption,
} from './types.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

export const PASS: PassOption = { verb: 'pass' };
export const WAIVE: WaiveOption = { verb: 'waive' };
export const DECLINE: DeclineOption = { verb: 'decline' };
export const DONE: DoneOption = { verb: 'done' };
export const END: EndOption = { verb: 'end' };
export const DECK: DeckOption = { verb: 'deck' };
export const ANCHOR: AnchorOption = { verb: 'anchor' };
export const SPACE_OPTIONS: readonly SpaceOption[] = SPACES.map((noun) => ({ verb: 'space', noun }));
export const MARKER_OPTIONS: readonly MarkerOption[] = SPACES.map((noun) => ({ verb: 'marker', noun }));
export const USE_OPTIONS: readonly UseOption[] = EFFECTS.map((noun) => ({ verb: 'use', noun }));
export const MARKET_OPTIONS: readonly MarketOption[] = upTo(MARKET_SLOTS).map((noun) => ({
  verb: 'market',
  noun,
}));
export const SETUP_COLUMNS: readonly ColumnOption[] = COLUMNS.map((noun) => ({ verb: 'column', noun }));
export const PURCHASE_OPTIONS: readonly ColumnOption[] = PURCHASES.map((noun) => ({ verb: 'column', noun }));
export const WAR_OPTIONS: readonly WarOption[] = upTo(WAR_DOCKS).map((n) => ({ verb: 'war', noun: n + 1 }));
export const SEAT_OPTIONS: readonly SeatOption[] = PLACES.map((noun) => ({ verb: 'seat', noun }));
export const TILE_OPTIONS: readonly TileOption[] = TILE_NAMES.map((noun) => ({ verb: 'tile', noun }));
const DOCK_OPTIONS: readonly DockOption[] = upTo(TRADE_DOCKS[4]).map((n) => ({ verb: 'dock', noun: n + 1 }));
/** Docks 1 to n, by n. */
const DOCK_LISTS = upTo(TRADE_DOCKS[4] + 1).map((n) => DOCK_OPTIONS.slice(0, n));
export const dockOptions = (s: CarthagoState): readonly DockOption[] =>
  nth(DOCK_LISTS, s.tradeHarbour.length);

const SHIP_OPTIONS: readonly ShipOption[] = ALL_SHIPS.map((ship) => ({ verb: 'ship', noun: shipName(ship) }));
export const shipOption = (ship: ShipNumber): ShipOption => nth(SHIP_OPTIONS, ship);
const CARD_OPTIONS: readonly CardOption[] = ALL_CARDS.map((card) => ({ verb: 'card', noun: cardName(card) }));

/** Puts the hand on a list of candidates: every trade card, and one basic card of each action. */
export function addHand(list: { push(o: CardOption): void }, s: CarthagoState, seat: Seat): void {
  const { hand, basics } = merchantAt(s, seat);
  for (let i = 0; i < hand.length; i += 1) list.push(nth(CARD_OPTIONS, num(hand, i)));
  for (const action of ALL_SPACES) {
    if (num(basics, action) > 0) list.push(nth(CARD_OPTIONS, basicCard(action)));
  }
}

/** The hand as candidates. */
export function handOptions(s: CarthagoState, seat: Seat): readonly CardOption[] {
  const hand: CardOption[] = [];
  addHand(hand, s, seat);
  return hand;
}
