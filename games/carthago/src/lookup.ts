// Index access that throws on nonsense, and what is printed on a card, ship or tile, by its number.
import { nth, type Seat } from '@comptoir/kernel';
import { TRADE_CARDS } from './data/cards.ts';
import { SHIPS } from './data/ships.ts';
import { TILES } from './data/tiles.ts';
import { TOWN_SEATS } from './data/town-hall.ts';
import {
  type CardName,
  EFFECTS,
  type Effect,
  GOODS,
  PLACES,
  type Place,
  type Ship,
  type ShipName,
  SPACES,
  type Space,
  TILE_NAMES,
  type TileName,
  type TradeCard,
  type TradeName,
} from './names.ts';
import type { CarthagoState, Merchant } from './types.ts';

function nothing(n: number, length: number): never {
  throw new Error(`carthago: there is no number ${n} in a list of ${length}`);
}

/** As `nth`, for the lists of small integers that rules live on. */
export function num(list: readonly number[], n: number): number {
  return list[n] ?? nothing(n, list.length);
}

export function add(counts: number[], n: number, amount: number): void {
  counts[n] = num(counts, n) + amount;
}

export function take(list: number[], item: number): void {
  const n = list.indexOf(item);
  if (n < 0) throw new Error(`carthago: ${item} is not there to be taken`);
  list.splice(n, 1);
}

export function merchantAt(s: CarthagoState, seat: Seat): Merchant {
  return s.merchants[seat] ?? nothing(seat, s.merchants.length);
}

/** Trade cards are 0 to 74; a basic card is 75 and the number of its action. */
export const FIRST_BASIC = TRADE_CARDS.length;
const trade: readonly TradeCard[] = TRADE_CARDS;
const ships: readonly Ship[] = SHIPS;

const GOOD_OF = trade.map((card) => GOODS.indexOf(card.good));
const COINS_OF = trade.map((card) => card.coins);
const ACTION_OF = [...trade.map((card) => SPACES.indexOf(card.action)), ...SPACES.keys()];
const SHIP_GOOD = ships.map((ship) => GOODS.indexOf(ship.good));
const SHIP_COINS = ships.map((ship) => ship.coins);
const DANGER = ships.map((ship) => ship.danger);
const EFFECT_OF = ships.map((ship) => EFFECTS.indexOf(ship.effect));
const TILE_DECADE = TILES.map((tile) => tile.decade);
const SEAT_COST = TOWN_SEATS.map((seat) => seat.cost);

export const isBasic = (card: number): boolean => card >= FIRST_BASIC;
export const goodOf = (card: number): number => num(GOOD_OF, card);
export const coinsOf = (card: number): number => num(COINS_OF, card);
export const actionOf = (card: number): number => num(ACTION_OF, card);
export const shipGood = (ship: number): number => num(SHIP_GOOD, ship);
export const shipCoins = (ship: number): number => num(SHIP_COINS, ship);
export const dangerOf = (ship: number): number => num(DANGER, ship);
export const effectOf = (ship: number): number => num(EFFECT_OF, ship);
export const tileDecade = (tile: number): number => num(TILE_DECADE, tile);
export const seatCost = (place: number): number => num(SEAT_COST, place);

const TRADE_NAMES = trade.map(({ good, coins, action }): TradeName => `${good}-${coins}-${action}`);
const CARD_NAMES: readonly CardName[] = [...TRADE_NAMES, ...SPACES];
const SHIP_NAMES = ships.map(({ good, danger }): ShipName => `${good}-${danger}`);
export const tradeName = (card: number): TradeName => nth(TRADE_NAMES, card);
export const cardName = (card: number): CardName => nth(CARD_NAMES, card);
export const shipName = (ship: number): ShipName => nth(SHIP_NAMES, ship);
export const spaceName = (space: number): Space => nth(SPACES, space);
export const effectName = (effect: number): Effect => nth(EFFECTS, effect);
export const placeName = (place: number): Place => nth(PLACES, place);
export const tileName = (tile: number): TileName => nth(TILE_NAMES, tile);

const numbers = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, n) => [name, n]));
const CARD_NUMBERS = numbers(CARD_NAMES);
const SHIP_NUMBERS = numbers(SHIP_NAMES);
const SPACE_NUMBERS = numbers(SPACES);
const EFFECT_NUMBERS = numbers(EFFECTS);
const PLACE_NUMBERS = numbers(PLACES);
const TILE_NUMBERS = numbers(TILE_NAMES);

function called(table: ReadonlyMap<string, number>, name: string): number {
  const found = table.get(name);
  if (found === undefined) throw new Error(`carthago: nothing is called ${name}`);
  return found;
}
export const cardNumber = (name: CardName): number => called(CARD_NUMBERS, name);
export const shipNumber = (name: ShipName): number => called(SHIP_NUMBERS, name);
export const spaceNumber = (name: Space): number => called(SPACE_NUMBERS, name);
export const effectNumber = (name: Effect): number => called(EFFECT_NUMBERS, name);
export const tileNumber = (name: TileName): number => called(TILE_NUMBERS, name);
export const placeNumber = (name: Place): number => called(PLACE_NUMBERS, name);
/** Whether a guild action's target is a seat; otherwise it is a tile. */
export const isPlace = (name: Place | TileName): name is Place => PLACE_NUMBERS.has(name);
