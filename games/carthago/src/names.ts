// The vocabulary of Carthago: what is printed on components, by name and in order.
import type { PlaceIn } from '@comptoir/kernel';

export const GOODS = ['jewels', 'glass', 'cedar', 'oils', 'dyes'] as const;
/** Clockwise on the action board. */
export const SPACES = ['market', 'residence', 'tradeDock', 'warDock', 'delivery'] as const;
export const EFFECTS = [
  'embargo',
  'intrigue',
  'palette',
  'legacy',
  'commando',
  'favor',
  'opulence',
  'escorts',
  'luxury',
] as const;
export const COLUMNS = ['left', 'centre', 'right'] as const;
/** What a Residence action can buy: in the left column the good is named too. */
export const PURCHASES = ['left-dyes', 'left-oils', 'left-glass', 'centre', 'right'] as const;
/** Small seats of the left and the right block, then the large seats of the forum; the number is the cost. */
export const PLACES = [
  'L6',
  'L7',
  'L8',
  'L9',
  'L10',
  'L11',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'F1',
  'F2',
] as const;
export const TILE_NAMES = [
  'townHall1',
  'achievements',
  'residence1',
  'townHall2',
  'victoryPoints',
  'shipCards',
  'coins',
  'residence2',
  'goods',
] as const;

export type Good = (typeof GOODS)[number];
export type Space = (typeof SPACES)[number];
export type Effect = (typeof EFFECTS)[number];
export type Column = (typeof COLUMNS)[number];
export type Purchase = (typeof PURCHASES)[number];
export type Place = (typeof PLACES)[number];
export type TileName = (typeof TILE_NAMES)[number];
export type TradeName = `${Good}-${number}-${Space}`;
/** A trade card by all that is printed on it; a basic card by its action. */
export type CardName = TradeName | Space;
/** A ship by its good and its danger: no two share both. */
export type ShipName = `${Good}-${number}`;

export interface TradeCard {
  readonly good: Good;
  readonly coins: number;
  readonly action: Space;
}
export interface Ship {
  readonly good: Good;
  readonly coins: number;
  readonly danger: number;
  readonly effect: Effect;
}
export interface TownSeat {
  readonly place: Place;
  readonly kind: 'small' | 'large';
  readonly cost: number;
  readonly nextToForum: boolean;
  readonly adjacent: readonly Place[];
}
export interface Tile {
  readonly tile: TileName;
  readonly decade: number;
}
export interface ResidenceColumn {
  readonly column: Column;
  readonly goods: readonly Good[];
  readonly cards: number;
  readonly start: number;
  readonly spaces: readonly { readonly value: number; readonly discs: number }[];
}

/** the five readings the rulebook leaves open, the ruling first. */
export const VARIANTS = {
  setScoring: ['everySet', 'oneDifferentSet'],
  victoryPointsTile: ['allTiles', 'thisTileOnly'],
  setupDiscFrom: ['residence', 'supply'],
  forumSeats: ['largeSeats', 'seatsNextToForum'],
  neutralDiscs: ['onePerMissing', 'two'],
} as const;
export interface Readings {
  readonly isOneDifferentSet: boolean;
  readonly isThisTileOnly: boolean;
  readonly isSetupDiscFromSupply: boolean;
  readonly isForumNextTo: boolean;
}

/** No card, no ship, no space, no owner. */
export const NONE = -1;
export type None = typeof NONE;
/** Trade cards first, then one basic card for each action. */
export type CardNumber = PlaceIn<'cards'>;
export type ShipNumber = PlaceIn<'SHIPS'>;
export type GoodNumber = PlaceIn<'GOODS'>;
export type SpaceNumber = PlaceIn<'SPACES'>;
export type EffectNumber = PlaceIn<'EFFECTS'>;
export type ColumnNumber = PlaceIn<'COLUMNS'>;
export type PlaceNumber = PlaceIn<'PLACES'>;
export type TileNumber = PlaceIn<'TILE_NAMES'>;

/** The owner of a seat under a neutral disc. */
export const NEUTRAL = -2;
