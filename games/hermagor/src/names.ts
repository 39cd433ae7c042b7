// What the components are called: const arrays, and the types they and the printed data give.
import type { PlaceIn } from '@comptoir/kernel';
import type { REGIONS, VILLAGES } from './data/map.ts';
import type { CORRIDORS, PLACES, STALLS } from './data/market.ts';
import type { GOODS_TILES } from './data/tiles.ts';

/** In the order of the price table. */
export const GOODS = [
  'weapons',
  'books',
  'relics',
  'dragonEggs',
  'amulets',
  'blessings',
  'corn',
  'salt',
] as const;
/** In the bag they follow the goods tiles: 21 to 24. */
export const SPECIAL_TILES = ['shortcut', 'blackMarket', 'marketFluctuation', 'bargain'] as const;
export const CITY = 'hermagor';
export const DUCHIES = ['westmark', 'eastmark', 'southmark'] as const;
const PHASES = ['market', 'preparation', 'selling', 'over'] as const;
export const INCOMES = ['production', 'duchies', 'mainRoad'] as const;

export type Good = (typeof GOODS)[number];
export type SpecialTile = (typeof SPECIAL_TILES)[number];
export type Tile = (typeof GOODS_TILES)[number]['id'] | SpecialTile;
export type Stall = (typeof STALLS)[number]['id'];
export type Place = (typeof PLACES)[number];
export type Corridor = (typeof CORRIDORS)[number]['id'];
export type Village = (typeof VILLAGES)[number]['id'];
export type Node = typeof CITY | Village;
export type Duchy = (typeof DUCHIES)[number];
export type Region = (typeof REGIONS)[number]['id'];
export type Phase = (typeof PHASES)[number];
export type Income = (typeof INCOMES)[number];

export type GoodNumber = PlaceIn<'GOODS'>;
export type StallNumber = PlaceIn<'STALLS'>;
export type PlaceNumber = PlaceIn<'PLACES'>;
/** 0 is the city, 1 to 32 are the villages. */
export type NodeNumber = PlaceIn<'NODES'>;
export type RegionNumber = PlaceIn<'REGIONS'>;
/** As printed: goods tiles are 1 to 20, special tiles 21 to 24. */
export type TileNumber = PlaceIn<'TILES'>;
/** In place of a tile: the stall is empty. */
export const NO_TILE = 0;
export type NoTile = typeof NO_TILE;
/** In place of a good or a stall. */
export const NONE = -1;
export type None = typeof NONE;
