// What the board reads from a view: printed values, whose hand, what a tile would give.
import type { Scene } from '@comptoir/board-kit';
import { nth, type Seat } from '@comptoir/kernel';
import { TRADE_CARDS } from '../src/data/cards.ts';
import { RESIDENCE } from '../src/data/residence.ts';
import { SHIPS } from '../src/data/ships.ts';
import {
  COINS_PER_POINT,
  GOODS_SETS,
  POINTS_PER,
  POSITION_POINTS,
  SHIP_SETS,
  TILE_CAP,
  TILE_COSTS,
} from '../src/data/tiles.ts';
import { TOWN_SEATS } from '../src/data/town-hall.ts';
import { cardNumber, shipNumber } from '../src/lookup.ts';
import {
  type CardName,
  GOODS,
  type Place,
  type Ship,
  type ShipName,
  SPACES,
  type Space,
  type TileName,
  type TownSeat,
  type TradeCard,
} from '../src/names.ts';
import { setPoints } from '../src/scoring.ts';
import type { Carthago } from '../src/types.ts';
import type { CarthagoView, MerchantView } from '../src/views.ts';

export type CarthagoScene = Scene<Carthago>;

const ships: readonly Ship[] = SHIPS;
const trades: readonly TradeCard[] = TRADE_CARDS;
const seats: readonly TownSeat[] = TOWN_SEATS;

export const shipOf = (name: ShipName): Ship => nth(ships, shipNumber(name));
/** A trade card's print; null for a basic card. */
export const tradeOf = (name: CardName): TradeCard | null => trades[cardNumber(name)] ?? null;
export const isSpace = (name: string): name is Space => SPACES.some((space) => space === name);
export const actionOn = (name: CardName): Space =>
  isSpace(name) ? name : nth(trades, cardNumber(name)).action;
export const neighbours = (place: Place): readonly Place[] =>
  seats.find((seat) => seat.place === place)?.adjacent ?? [];

/** A spectator sits with the first player. */
export const seatOf = ({ viewer }: CarthagoScene): Seat => viewer ?? 0;
export const merchantOf = (scene: CarthagoScene, seat: Seat): MerchantView => nth(scene.view.merchants, seat);
export const myself = (scene: CarthagoScene): MerchantView => merchantOf(scene, seatOf(scene));
export const stepOf = ({ decision }: CarthagoScene): string | null => decision?.at.step ?? null;

export function coinsIn(hand: readonly CardName[] | null): number {
  return (hand ?? []).reduce((sum, name) => sum + (tradeOf(name)?.coins ?? 0), 0);
}

/** Whose discs make a space dearer for this player. */
export function inTheWay(
  view: CarthagoView,
  space: Space,
  seat: Seat,
): { others: Seat[]; isNeutral: boolean } {
  const there = nth(view.actionBoard, SPACES.indexOf(space));
  return { others: there.discs.filter((other) => other !== seat), isNeutral: there.isNeutral };
}
export function priceOf(view: CarthagoView, space: Space, seat: Seat): number {
  const { others, isNeutral } = inTheWay(view, space, seat);
  return 1 + others.length + (isNeutral ? 1 : 0);
}

export const tileCost = (view: CarthagoView, tile: TileName): number =>
  TILE_COSTS[view.tiles.find((one) => one.tile === tile)?.discs.length ?? 0] ?? 0;
export const seatCostOf = (view: CarthagoView, place: Place): number =>
  view.townHall.find((one) => one.place === place)?.cost ?? 0;

/** How many of the ships that nobody sees have each danger, 1 to 6. */
export function unseenDangers(view: CarthagoView): number[] {
  const seen = new Set<string>([
    ...view.tradeHarbour.flatMap(({ ship }) => (ship === null ? [] : [ship])),
    ...view.outside.flatMap((ship) => (ship === null ? [] : [ship])),
    ...view.lostShips,
    ...view.merchants.flatMap((merchant) => merchant.ships.map(({ ship }) => ship)),
    ...(view.expedition === null ? [] : [view.expedition]),
  ]);
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { good, danger } of ships) {
    if (!seen.has(`${good}-${danger}`)) counts[danger - 1] = (counts[danger - 1] ?? 0) + 1;
  }
  return counts;
}

/** The value a column shows, and whether it is empty. */
function columnOf(merchant: MerchantView, n: number): { value: number; isEmpty: boolean } {
  const { start, spaces } = nth(RESIDENCE, n);
  const freed = merchant.freed[n] ?? 0;
  return {
    value: freed === 0 ? start : (spaces[freed - 1]?.value ?? start),
    isEmpty: freed === spaces.length,
  };
}
/** apart: in the hall, by the left column, by emptied columns. */
export function seatParts(view: CarthagoView, seat: Seat): readonly [number, number, number] {
  const merchant = nth(view.merchants, seat);
  const hall = view.townHall.reduce((sum, { discs }) => sum + discs.filter((one) => one === seat).length, 0);
  const emptied = [0, 1, 2].filter((n) => columnOf(merchant, n).isEmpty).length;
  return [hall, columnOf(merchant, 0).value, emptied];
}

function largestGroup(view: CarthagoView, seat: Seat): number {
  const mine = new Set<Place>(
    view.townHall
      .filter(({ place, discs }) => !place.startsWith('F') && discs.includes(seat))
      .map((one) => one.place),
  );
  let largest = 0;
  while (mine.size > 0) {
    const group = [...mine].slice(0, 1);
    for (const place of group) {
      mine.delete(place);
      for (const next of neighbours(place)) if (mine.delete(next)) group.push(next);
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

const goodsAmong = (names: readonly string[]): number[] =>
  GOODS.map((good) => names.filter((name) => name.startsWith(good)).length);

function rawWorth(view: CarthagoView, seat: Seat, tile: TileName): number {
  const merchant = nth(view.merchants, seat);
  const trade = (merchant.hand ?? []).filter((name) => !isSpace(name));
  const held = view.tiles.filter(({ discs }) => discs.includes(seat));
  const isOneOnly = view.readings.isOneDifferentSet;
  const forum = view.townHall.filter(({ place }) =>
    view.readings.isForumNextTo
      ? seats.some((one) => one.place === place && one.nextToForum)
      : place.startsWith('F'),
  );
  switch (tile) {
    case 'townHall1':
      return (
        POINTS_PER.forumDisc *
        forum.reduce((sum, { discs }) => sum + discs.filter((one) => one === seat).length, 0)
      );
    case 'achievements':
      return POINTS_PER.tileDisc * held.length;
    case 'residence1':
      return POINTS_PER.freedSpace * merchant.freed.reduce((sum, n) => sum + n, 0);
    case 'townHall2':
      return POINTS_PER.groupedSeat * largestGroup(view, seat);
    case 'victoryPoints':
      return held
        .filter((one) => !view.readings.isThisTileOnly || one.tile === 'victoryPoints')
        .reduce((sum, { discs }) => sum + (POSITION_POINTS[discs.indexOf(seat)] ?? 0), 0);
    case 'shipCards':
      return setPoints(goodsAmong(merchant.ships.map(({ ship }) => ship)), SHIP_SETS, isOneOnly);
    case 'coins':
      return Math.floor(coinsIn(merchant.hand) / COINS_PER_POINT);
    case 'residence2':
      return POINTS_PER.supplyDisc * merchant.supply;
    case 'goods':
      return setPoints(goodsAmong(trade), GOODS_SETS, isOneOnly);
  }
}
/** What a tile would give this player if the game ended now; null where that is hidden. */
export function worthNow(view: CarthagoView, seat: Seat, tile: TileName): number | null {
  const isHidden = nth(view.merchants, seat).hand === null && (tile === 'coins' || tile === 'goods');
  return isHidden ? null : Math.min(TILE_CAP, rawWorth(view, seat, tile));
}
