// What the board reads from a view: printed values, whose hand, what a tile would give.
import type { Scene } from '@comptoir/board-kit';
import { type Lang, nth, type Seat } from '@comptoir/kernel';
import { TRADE_CARDS } from '../src/data/cards.ts';
import { SHIPS } from '../src/data/ships.ts';
import { TOWN_SEATS } from '../src/data/town-hall.ts';
import { cardNumber, shipNumber } from '../src/lookup.ts';
import {
  type CardName,
  type Place,
  type Ship,
  type ShipName,
  SPACES,
  type Space,
  type TileName,
  type TownSeat,
  type TradeCard,
} from '../src/names.ts';
import type { Carthago } from '../src/types.ts';
import type { CarthagoView, MerchantView, SpaceView, TileView } from '../src/views.ts';

export type CarthagoScene = Scene<Carthago>;
/** What every area of the board is drawn from. */
export interface AreaProps {
  readonly scene: CarthagoScene;
  readonly lang: Lang;
  readonly isSmall: boolean;
}

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

const spaceOf = (view: CarthagoView, space: Space): SpaceView => nth(view.actionBoard, SPACES.indexOf(space));
/** Whose discs make a space dearer for this player. */
export function inTheWay(
  view: CarthagoView,
  space: Space,
  seat: Seat,
): { others: Seat[]; isNeutral: boolean } {
  const { discs, isNeutral } = spaceOf(view, space);
  return { others: discs.filter((other) => other !== seat), isNeutral };
}
export const priceOf = (view: CarthagoView, space: Space, seat: Seat): number =>
  nth(spaceOf(view, space).costs, seat);

const tileOf = (view: CarthagoView, name: TileName): TileView | undefined =>
  view.tiles.find(({ tile }) => tile === name);
/** What the next free position costs. */
export function tileCost(view: CarthagoView, name: TileName): number {
  const tile = tileOf(view, name);
  return tile?.costs[tile.discs.length] ?? 0;
}
/** What a tile would give this player if the game ended now; null where that is hidden. */
export const worthNow = (view: CarthagoView, seat: Seat, name: TileName): number | null =>
  tileOf(view, name)?.worth[seat] ?? null;

const DANGERS = [...new Set(ships.map(({ danger }) => danger))].sort((a, b) => a - b);
/** How many of the ships that nobody sees have each danger, from 1. */
export function unseenDangers(view: CarthagoView): number[] {
  const seen = new Set<string>([
    ...view.tradeHarbour.flatMap(({ ship }) => (ship === null ? [] : [ship])),
    ...view.outside.flatMap((ship) => (ship === null ? [] : [ship])),
    ...view.lostShips,
    ...view.merchants.flatMap((merchant) => merchant.ships.map(({ ship }) => ship)),
    ...(view.expedition === null ? [] : [view.expedition]),
  ]);
  const unseen = ships.filter(({ good, danger }) => !seen.has(`${good}-${danger}`));
  return DANGERS.map((danger) => unseen.filter((ship) => ship.danger === danger).length);
}
