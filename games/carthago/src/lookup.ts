// Index access that throws on nonsense, and what is printed on a card, ship or tile, by its number.
import { nth, numberIn, numbersOf, type Seat } from '@comptoir/kernel';
import { TRADE_CARDS } from './data/cards.ts';
import { SHIPS } from './data/ships.ts';
import { TILES } from './data/tiles.ts';
import { TOWN_SEATS } from './data/town-hall.ts';
import {
  type CardName,
  type CardNumber,
  COLUMNS,
  type Column,
  type ColumnNumber,
  EFFECTS,
  type Effect,
  type EffectNumber,
  GOODS,
  type Good,
  type GoodNumber,
  NONE,
  type None,
  PLACES,
  type Place,
  type PlaceNumber,
  type Ship,
  type ShipName,
  type ShipNumber,
  SPACES,
  type Space,
  type SpaceNumber,
  TILE_NAMES,
  type TileName,
  type TileNumber,
  type TradeCard,
  type TradeName,
} from './names.ts';
import type { CarthagoState, Merchant } from './types.ts';

function nothing(n: number, length: number): never {
  throw new Error(`carthago: there is no number ${n} in a list of ${length}`);
}

/** As `nth`, for the lists of small integers that rules live on. */
export function num<T extends number>(list: readonly T[], n: number): T {
  return list[n] ?? nothing(n, list.length);
}

/** The card, ship or space that must be there. */
export function present<T extends number>(item: T | None): T {
  if (item === NONE) throw new Error('carthago: there is nothing here');
  return item;
}

export function add(counts: number[], n: number, amount: number): void {
  counts[n] = num(counts, n) + amount;
}

export function take<T extends number>(list: T[], item: T): void {
  const n = list.indexOf(item);
  if (n < 0) throw new Error(`carthago: ${item} is not there to be taken`);
  list.splice(n, 1);
}

export function merchantAt(s: CarthagoState, seat: Seat): Merchant {
  return s.merchants[seat] ?? nothing(seat, s.merchants.length);
}

const trade: readonly TradeCard[] = TRADE_CARDS;
const ships: readonly Ship[] = SHIPS;
const TRADE_NAMES = trade.map(({ good, coins, action }): TradeName => `${good}-${coins}-${action}`);
/** Trade cards are 0 to 74; a basic card is 75 and the number of its action. */
const CARD_NAMES: readonly CardName[] = [...TRADE_NAMES, ...SPACES];
const SHIP_NAMES = ships.map(({ good, danger }): ShipName => `${good}-${danger}`);

export const ALL_CARDS: readonly CardNumber[] = numbersOf(CARD_NAMES);
export const ALL_SHIPS: readonly ShipNumber[] = numbersOf(SHIP_NAMES);
export const ALL_GOODS: readonly GoodNumber[] = numbersOf(GOODS);
export const ALL_SPACES: readonly SpaceNumber[] = numbersOf(SPACES);
export const ALL_EFFECTS: readonly EffectNumber[] = numbersOf(EFFECTS);
export const ALL_COLUMNS: readonly ColumnNumber[] = numbersOf(COLUMNS);
export const ALL_PLACES: readonly PlaceNumber[] = numbersOf(PLACES);
export const ALL_TILES: readonly TileNumber[] = numbersOf(TILE_NAMES);
export const TRADE_DECK: readonly CardNumber[] = ALL_CARDS.slice(0, TRADE_CARDS.length);
const BASIC_CARDS: readonly CardNumber[] = ALL_CARDS.slice(TRADE_CARDS.length);

export const cardNumber: (name: CardName) => CardNumber = numberIn(ALL_CARDS, CARD_NAMES);
export const shipNumber: (name: ShipName) => ShipNumber = numberIn(ALL_SHIPS, SHIP_NAMES);
export const goodNumber: (name: Good) => GoodNumber = numberIn(ALL_GOODS, GOODS);
export const spaceNumber: (name: Space) => SpaceNumber = numberIn(ALL_SPACES, SPACES);
export const effectNumber: (name: Effect) => EffectNumber = numberIn(ALL_EFFECTS, EFFECTS);
export const columnNumber: (name: Column) => ColumnNumber = numberIn(ALL_COLUMNS, COLUMNS);
export const placeNumber: (name: Place) => PlaceNumber = numberIn(ALL_PLACES, PLACES);
export const tileNumber: (name: TileName) => TileNumber = numberIn(ALL_TILES, TILE_NAMES);
/** Whether a guild action's target is a seat; otherwise it is a tile. */
export const isPlace = (name: Place | TileName): name is Place => SEAT_NAMES.has(name);
const SEAT_NAMES: ReadonlySet<string> = new Set(PLACES);

/** The trade card that must be there. */
export function tradeName(card: CardNumber): TradeName {
  return nth(TRADE_NAMES, card);
}
export const cardName = (card: CardNumber): CardName => nth(CARD_NAMES, card);
export const shipName = (ship: ShipNumber): ShipName => nth(SHIP_NAMES, ship);
export const spaceName = (space: SpaceNumber): Space => nth(SPACES, space);
export const effectName = (effect: EffectNumber): Effect => nth(EFFECTS, effect);
export const columnName = (column: ColumnNumber): Column => nth(COLUMNS, column);
export const placeName = (place: PlaceNumber): Place => nth(PLACES, place);
export const tileName = (tile: TileNumber): TileName => nth(TILE_NAMES, tile);

const GOOD_OF = trade.map((card) => goodNumber(card.good));
const COINS_OF = trade.map((card) => card.coins);
const ACTION_OF = [...trade.map((card) => spaceNumber(card.action)), ...ALL_SPACES];
const SHIP_GOOD = ships.map((ship) => goodNumber(ship.good));
const SHIP_COINS = ships.map((ship) => ship.coins);
const DANGER = ships.map((ship) => ship.danger);
const EFFECT_OF = ships.map((ship) => effectNumber(ship.effect));
const TILE_DECADE = TILES.map((tile) => tile.decade);
const SEAT_COST = TOWN_SEATS.map((seat) => seat.cost);

export const isBasic = (card: CardNumber): boolean => card >= TRADE_CARDS.length;
export const basicCard = (action: SpaceNumber): CardNumber => nth(BASIC_CARDS, action);
export const goodOf = (card: CardNumber): GoodNumber => nth(GOOD_OF, card);
export const coinsOf = (card: CardNumber): number => num(COINS_OF, card);
export const actionOf = (card: CardNumber): SpaceNumber => nth(ACTION_OF, card);
export const shipGood = (ship: ShipNumber): GoodNumber => nth(SHIP_GOOD, ship);
export const shipCoins = (ship: ShipNumber): number => num(SHIP_COINS, ship);
export const dangerOf = (ship: ShipNumber): number => num(DANGER, ship);
export const effectOf = (ship: ShipNumber): EffectNumber => nth(EFFECT_OF, ship);
export const tileDecade = (tile: TileNumber): number => num(TILE_DECADE, tile);
export const seatCost = (place: PlaceNumber): number => num(SEAT_COST, place);
