// What a seat, or a spectator, is shown (chapter 10).
import type { Result, Seat } from '@comptoir/kernel';
import type { CardName, Place, Readings, ShipName, Space, TileName, TradeName } from './names.ts';

export interface ShipView {
  readonly ship: ShipName;
  readonly isActive: boolean;
}
/** What a player would score now; tiles that depend on a hidden hand are left out (null). */
export interface StandingView {
  readonly seats: number;
  /** apart: in the town hall, by the left column, by emptied columns. */
  readonly seatsIn: { readonly hall: number; readonly column: number; readonly emptied: number };
  readonly ships: number;
  readonly base: number;
  readonly tiles: readonly { readonly tile: TileName; readonly points: number | null }[];
  /** Base and all tiles known. */
  readonly total: number;
}
export interface MerchantView {
  /** Own hand, sorted; null for the others. */
  readonly hand: readonly CardName[] | null;
  readonly tradeCards: number;
  readonly basicCards: number;
  readonly playedLeft: readonly CardName[];
  readonly playedRight: readonly CardName[];
  readonly ships: readonly ShipView[];
  /** Freed spaces of the left, centre and right column. */
  readonly freed: readonly [number, number, number];
  readonly strength: number;
  readonly supply: number;
  readonly space: Space | null;
  readonly standing: StandingView;
}
export interface SpaceView {
  readonly space: Space;
  readonly discs: readonly Seat[];
  readonly isNeutral: boolean;
  readonly hasMarker: boolean;
  /** how many cards it costs each seat. */
  readonly costs: readonly number[];
}
export interface DockView {
  readonly ship: ShipName | null;
  readonly disc: Seat | null;
}
export interface TownSeatView {
  readonly place: Place;
  readonly cost: number;
  /** One owner at most on a small seat; on a large one every disc. */
  readonly discs: readonly Seat[];
  readonly isCovered: boolean;
}
export interface TileView {
  readonly tile: TileName;
  readonly decade: number;
  readonly isOpen: boolean;
  /** What each position costs, as many as there are in this game. */
  readonly costs: readonly number[];
  readonly discs: readonly Seat[];
  /** What it would give each seat if the game ended now; null where that depends on a hidden hand. */
  readonly worth: readonly (number | null)[];
}
export interface CarthagoView {
  readonly viewer: Seat | null;
  readonly readings: Readings;
  readonly decade: number;
  readonly round: number;
  readonly firstPlayer: Seat;
  readonly onTurn: Seat;
  readonly isGuildActionTaken: boolean;
  readonly actionBoard: readonly SpaceView[];
  readonly market: readonly (TradeName | null)[];
  readonly tradeDeck: number;
  readonly tradeDiscard: readonly TradeName[];
  readonly shipDeck: number;
  readonly isExhausted: boolean;
  readonly tradeHarbour: readonly DockView[];
  readonly outside: readonly (ShipName | null)[];
  readonly lostShips: readonly ShipName[];
  readonly warHarbour: readonly (Seat | null)[];
  readonly anchor: readonly Seat[];
  readonly expedition: ShipName | null;
  readonly townHall: readonly TownSeatView[];
  readonly tiles: readonly TileView[];
  readonly merchants: readonly MerchantView[];
  readonly result: Result | null;
}
