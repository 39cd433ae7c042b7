// Positions for tests: pieces change places, so that none is lost or doubled.
import { nth } from '@comptoir/kernel';
import { type Scenario, type ScenarioOptions, scenario } from '@comptoir/testing';
import { carthago } from '../src/index.ts';
import {
  actionOf,
  add,
  cardName,
  cardNumber,
  isBasic,
  merchantAt,
  num,
  placeNumber,
  present,
  shipName,
  shipNumber,
  spaceName,
  spaceNumber,
  tileNumber,
} from '../src/lookup.ts';
import {
  type CardName,
  type CardNumber,
  NONE,
  type None,
  type Place,
  type ShipName,
  type ShipNumber,
  type Space,
  type TileName,
  type TradeName,
} from '../src/names.ts';
import type { Carthago, CarthagoState, Merchant } from '../src/types.ts';

export type Table = Scenario<Carthago>;
export const TILES: readonly TileName[] = [
  'townHall1',
  'achievements',
  'townHall2',
  'victoryPoints',
  'coins',
  'goods',
];

/** Seat 0 begins a turn: markers on Residence and Harbour delivery, neutral discs out of the way, known tiles. */
export function atTurn(players: number, options: ScenarioOptions = {}): Table {
  return scenario(carthago, players, options).given((s) => {
    s.agenda.length = 0;
    s.agenda.push({ step: 'turn', seats: [0] });
    s.firstPlayer = 0;
    s.onTurn = 0;
    markers(s, 'residence', 'delivery');
    s.neutralDiscs.length = 0;
    tiles(s, TILES);
  });
}

export function turnOf(s: CarthagoState, seat: number): void {
  s.agenda.length = 0;
  s.agenda.push({ step: 'turn', seats: [seat] });
  s.onTurn = seat;
}

export function markers(s: CarthagoState, one: Space, two: Space): void {
  s.guildMarkers[0] = spaceNumber(one);
  s.guildMarkers[1] = spaceNumber(two);
}

export function neutral(s: CarthagoState, ...spaces: Space[]): void {
  s.neutralDiscs.length = 0;
  s.neutralDiscs.push(...spaces.map(spaceNumber));
}

export function tiles(s: CarthagoState, names: readonly TileName[]): void {
  for (const [n, name] of names.entries()) s.tiles[n] = tileNumber(name);
}

/** Puts an item into a place of a list; what lay there goes where the item was. */
function put<T extends number>(lists: readonly T[][], list: T[], n: number, item: T): void {
  const from = lists.find((other) => other.includes(item));
  if (from === undefined) throw new Error(`test: ${item} is nowhere`);
  const k = from.indexOf(item);
  const held = num(list, n);
  list[n] = item;
  from[k] = held;
  if (from === list && k === n) list[n] = item;
}

function tradeLists(s: CarthagoState): (CardNumber | None)[][] {
  const own = s.merchants.flatMap(({ hand, playedLeft, playedRight }) => [hand, playedLeft, playedRight]);
  return [s.tradeDeck, s.tradeDiscard, s.market, ...own];
}

/** The hand is exactly this. Basic cards are only touched when one is named. */
export function hand(s: CarthagoState, seat: number, ...names: CardName[]): void {
  const merchant = merchantAt(s, seat);
  s.tradeDeck.unshift(...merchant.hand.splice(0));
  for (const name of names) {
    const card = cardNumber(name);
    if (isBasic(card)) continue;
    put(tradeLists(s), s.tradeDeck, s.tradeDeck.length - 1, card);
    merchant.hand.push(s.tradeDeck.pop() ?? card);
    s.drawnFrom[card] = 0;
  }
  const basics = names.map(cardNumber).filter(isBasic);
  if (basics.length === 0) return;
  merchant.basics.fill(0);
  for (const card of basics) add(merchant.basics, actionOf(card), 1);
}

/** No card at all. */
export function emptyHand(s: CarthagoState, seat: number): void {
  hand(s, seat);
  merchantAt(s, seat).basics.fill(0);
}

export function market(s: CarthagoState, ...names: TradeName[]): void {
  for (const [slot, name] of names.entries()) put(tradeLists(s), s.market, slot, cardNumber(name));
}

/** These slots are empty; their cards lie beside the last player's residence. */
export function emptySlots(s: CarthagoState, ...slots: readonly number[]): void {
  const aside = merchantAt(s, s.merchants.length - 1).playedRight;
  for (const slot of slots) {
    aside.push(present(num(s.market, slot)));
    s.market[slot] = NONE;
  }
}

/** These come next from the trade deck, the first one first. */
export function nextCards(s: CarthagoState, ...names: TradeName[]): void {
  for (const [n, name] of names.entries()) {
    put(tradeLists(s), s.tradeDeck, s.tradeDeck.length - 1 - n, cardNumber(name));
  }
}

/** The trade deck and the discard pile hold exactly these; the rest lies beside the last player's residence. */
export function onlyCards(s: CarthagoState, deck: readonly TradeName[], discard: readonly TradeName[]): void {
  const aside = merchantAt(s, s.merchants.length - 1).playedRight;
  const moveAside = (): void => {
    aside.push(...s.tradeDeck.splice(0), ...s.tradeDiscard.splice(0));
  };
  moveAside();
  const fetch = (name: TradeName): CardNumber => {
    const card = cardNumber(name);
    put(tradeLists(s), aside, aside.length - 1, card);
    return aside.pop() ?? card;
  };
  const drawn = [...deck].reverse().map(fetch);
  const thrown = discard.map(fetch);
  s.tradeDeck.push(...drawn);
  s.tradeDiscard.push(...thrown);
}

function shipLists(s: CarthagoState): (ShipNumber | None)[][] {
  return [s.shipDeck, s.tradeHarbour, s.outside, s.lostShips, ...s.merchants.map(({ ships }) => ships)];
}

export function harbour(s: CarthagoState, ...names: ShipName[]): void {
  for (const [dock, name] of names.entries()) put(shipLists(s), s.tradeHarbour, dock, shipNumber(name));
}

export function outside(s: CarthagoState, ...names: ShipName[]): void {
  for (const [n, name] of names.entries()) put(shipLists(s), s.outside, n, shipNumber(name));
}

/** These come next from the ship deck, the first one first. */
export function nextShips(s: CarthagoState, ...names: ShipName[]): void {
  for (const [n, name] of names.entries()) {
    put(shipLists(s), s.shipDeck, s.shipDeck.length - 1 - n, shipNumber(name));
  }
}

/** Only so many ships stay in the deck, the top ones; the others are out of the game. */
export function onlyShips(s: CarthagoState, count: number): void {
  s.lostShips.push(...s.shipDeck.splice(0, s.shipDeck.length - count));
}

export function owns(s: CarthagoState, seat: number, name: ShipName, isActive = true): void {
  const { ships, active } = merchantAt(s, seat);
  const ship = shipNumber(name);
  put(shipLists(s), s.shipDeck, 0, ship);
  s.shipDeck.shift();
  ships.push(ship);
  active.push(isActive ? 1 : 0);
}

/** A disc from the supply to trade dock 1 … or warship dock 1 …. */
export function dock(s: CarthagoState, seat: number, where: 'trade' | 'war', number: number): void {
  const discs = where === 'trade' ? s.tradeDiscs : s.warHarbour;
  discs[number - 1] = seat;
  merchantAt(s, seat).supply -= 1;
}

export function discOn(s: CarthagoState, seat: number, tile: TileName): void {
  nth(s.tileDiscs, s.tiles.indexOf(tileNumber(tile))).push(seat);
  merchantAt(s, seat).supply -= 1;
}

export function sits(s: CarthagoState, seat: number, ...places: Place[]): void {
  for (const place of places) {
    const n = placeNumber(place);
    if (n < s.smallSeats.length) s.smallSeats[n] = seat;
    else nth(s.largeSeats, n - s.smallSeats.length).push(seat);
    merchantAt(s, seat).supply -= 1;
  }
}

export function free(s: CarthagoState, seat: number, left: number, centre: number, right: number): void {
  const { freed } = merchantAt(s, seat);
  freed[0] = left;
  freed[1] = centre;
  freed[2] = right;
}

export const actionDisc = (s: CarthagoState, seat: number, space: Space): void => {
  merchantAt(s, seat).actionDisc = spaceNumber(space);
};

export const merchant = (table: Table, seat: number): Merchant => merchantAt(table.state, seat);
export const handOf = (table: Table, seat: number): CardName[] =>
  merchant(table, seat).hand.map(cardName).sort();
export const shipsOf = (table: Table, seat: number): string[] =>
  merchant(table, seat).ships.map(
    (ship, n) => `${shipName(ship)}${merchant(table, seat).active[n] === 1 ? '+' : '-'}`,
  );
/** What lies on the shared boards, by name. */
export function boardOf({ state }: Table): {
  readonly docks: readonly (ShipName | null)[];
  readonly outside: readonly ShipName[];
  readonly market: readonly (CardName | null)[];
  readonly markers: readonly Space[];
  readonly neutrals: readonly Space[];
} {
  return {
    docks: state.tradeHarbour.map((ship) => (ship === NONE ? null : shipName(ship))),
    outside: state.outside.map((ship) => shipName(present(ship))),
    market: state.market.map((card) => (card === NONE ? null : cardName(card))),
    markers: state.guildMarkers.map(spaceName),
    neutrals: state.neutralDiscs.map(spaceName),
  };
}
export const tileDiscs = (table: Table, tile: TileName): readonly number[] =>
  nth(table.state.tileDiscs, table.state.tiles.indexOf(tileNumber(tile)));
export const stepOf = (table: Table): string => table.state.agenda.at(-1)?.step ?? 'end';
