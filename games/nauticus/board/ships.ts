// What a picture of a ship needs to know beyond its view: open ends, where a tile would land, what a preview adds.
import { SHIP_VP } from '../src/data/numbers.ts';
import type { CrestName, GoodName, HullName, TileName } from '../src/names.ts';
import type { PartView, PlayerView, ShipView } from '../src/types.ts';
import { PART } from './layout.ts';

export const hasOpenStern = ({ isClosed, parts }: ShipView): boolean =>
  !isClosed && parts[0]?.hull !== 'stern';
export const hasOpenBow = ({ isClosed, parts }: ShipView): boolean =>
  !isClosed && parts.at(-1)?.hull !== 'bow';
/** An open end keeps a column for the part that is missing. */
export const columnsOf = (ship: ShipView): number =>
  (hasOpenStern(ship) ? 1 : 0) + ship.parts.length + (hasOpenBow(ship) ? 1 : 0);
export const columnOf = (ship: ShipView, part: number): number => part + (hasOpenStern(ship) ? 1 : 0);

export const pointsOf = ({ parts }: ShipView): number => SHIP_VP[parts.length] ?? 0;
export const mastsMissing = ({ parts }: ShipView): number => parts.filter(({ mast }) => mast === null).length;
export const sailsMissing = ({ parts }: ShipView): number => parts.filter(({ sail }) => sail === null).length;
export const goodsAboard = ({ parts }: ShipView): number => parts.filter(({ good }) => good !== null).length;

type TileKind = 'hull' | 'mast' | 'sail' | 'good';
export interface TilePicture {
  readonly kind: TileKind;
  /** Hull, crest or good. */
  readonly id: HullName | CrestName | GoodName;
}
const HULL_NAMES: Readonly<Record<string, HullName>> = {
  stern: 'stern',
  middle: 'middle',
  bow: 'bow',
  single: 'single',
};
const CREST_NAMES: Readonly<Record<string, CrestName>> = {
  whale: 'whale',
  'ship-anchor': 'ship-anchor',
  helm: 'helm',
  lighthouse: 'lighthouse',
  crown: 'crown',
};
const GOOD_NAMES: Readonly<Record<string, GoodName>> = {
  coffee: 'coffee',
  grain: 'grain',
  fish: 'fish',
  salt: 'salt',
};

export function pictureOf(tile: TileName): TilePicture {
  const hull = HULL_NAMES[tile];
  if (hull !== undefined) return { kind: 'hull', id: hull };
  const good = GOOD_NAMES[tile];
  if (good !== undefined) return { kind: 'good', id: good };
  const cut = tile.lastIndexOf('-');
  const crest = CREST_NAMES[tile.slice(0, cut)];
  if (crest === undefined) throw new Error(`nauticus: no picture of ${tile}`);
  return { kind: tile.slice(cut + 1) === 'mast' ? 'mast' : 'sail', id: crest };
}

export interface Landing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const over = (column: number, y: number, height: number): Landing => ({
  x: PART.width * column + 8,
  y,
  width: PART.width - 16,
  height,
});
const HULL_TOP = 106;

/** The spot of the ship where a tile of this kind would be put. */
export function landingOf(ship: ShipView, { kind, id }: TilePicture): Landing {
  const { parts } = ship;
  if (kind === 'hull') {
    const isLeft = id === 'stern' || (id === 'middle' && parts.at(-1)?.hull === 'bow');
    return over(isLeft ? 0 : columnOf(ship, parts.length), HULL_TOP, PART.keel - HULL_TOP);
  }
  const part = parts.findIndex(({ mast, sail, good }) =>
    kind === 'mast' ? mast === null : kind === 'sail' ? mast !== null && sail === null : good === null,
  );
  const column = columnOf(ship, Math.max(0, part));
  if (kind === 'good') return over(column, 112, 48);
  return kind === 'mast' ? over(column, 2, 136) : over(column, 32, 96);
}

export interface Added {
  readonly picture: TilePicture;
  readonly column: number;
}
/** What a ship would have gained, drawn into the ship as it is now. */
export function addedTo(ship: ShipView, after: ShipView | undefined): Added | null {
  if (after === undefined) return null;
  if (after.parts.length > ship.parts.length) {
    const n = after.parts.findIndex((part, i) => part.hull !== ship.parts[i]?.hull);
    const hull = after.parts[n]?.hull;
    if (hull === undefined) return null;
    const isLeft = hull === 'stern' || (hull === 'middle' && ship.parts.at(-1)?.hull === 'bow');
    return { picture: { kind: 'hull', id: hull }, column: isLeft ? 0 : columnOf(ship, ship.parts.length) };
  }
  for (let n = 0; n < ship.parts.length; n += 1) {
    const picture = differenceOf(ship.parts[n], after.parts[n]);
    if (picture !== null) return { picture, column: columnOf(ship, n) };
  }
  return null;
}

function differenceOf(before: PartView | undefined, after: PartView | undefined): TilePicture | null {
  if (before === undefined || after === undefined) return null;
  if (before.mast === null && after.mast !== null) return { kind: 'mast', id: after.mast };
  if (before.sail === null && after.sail !== null) return { kind: 'sail', id: after.sail };
  if (before.good === null && after.good !== null) return { kind: 'good', id: after.good };
  return null;
}

/** The tiles of a warehouse one by one, masts first: they stand over two lofts. */
export function storedTiles({ warehouse }: PlayerView, tiles: readonly TileName[]): TileName[] {
  const list = tiles.flatMap((tile) => Array.from({ length: warehouse[tile] }, () => tile));
  return [...list.filter(isMast), ...list.filter((tile) => !isMast(tile))];
}
export const isMast = (tile: TileName): boolean => tile.endsWith('-mast');
