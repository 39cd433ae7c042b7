// Coordinates only. The board's box is 1122 × 598, the harbour's centre (480, 298); angles run clockwise from north.
import type { Rect } from '@comptoir/board-kit';

export const BOARD_BOX: Rect = { x: 0, y: 0, width: 1122, height: 598 };
/** What a small screen looks at, page by page. */
export const LOOK = {
  harbour: { x: 172, y: 4, width: 600, height: 590 },
  ships: { x: 786, y: 0, width: 366, height: 598 },
  town: { x: -4, y: 0, width: 606, height: 598 },
  market: { x: -20, y: 408, width: 208, height: 192 },
  roads: { x: -4, y: -40, width: 420, height: 638 },
} as const satisfies Readonly<Record<string, Rect>>;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const CENTRE: Point = { x: 480, y: 298 };
export const RADIUS = {
  great: 46,
  places: 94,
  isle: 120,
  ship: 178,
  quayIn: 208,
  quayBand: 252,
  quayOut: 282,
  road: 301,
} as const;
const QUAY_WIDTH = 26;
const DEGREE = Math.PI / 180;

/** A point of the harbour by radius and angle. */
export function pt(radius: number, degrees: number): Point {
  return {
    x: CENTRE.x + radius * Math.sin(degrees * DEGREE),
    y: CENTRE.y - radius * Math.cos(degrees * DEGREE),
  };
}
export const round = (n: number): number => Math.round(n * 10) / 10;
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [pt(inner, from), pt(outer, from), pt(outer, to), pt(inner, to)];
  return `M${at(a)}L${at(b)}A${outer} ${outer} 0 0 1 ${at(c)}L${at(d)}A${inner} ${inner} 0 0 0 ${at(a)}Z`;
}
export function arc(radius: number, from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0;
  return `M${at(pt(radius, from))}A${radius} ${radius} 0 ${isLong} 1 ${at(pt(radius, to))}`;
}

/** Quays stand in six pairs, 60 degrees apart; `quay` counts from 0. */
export function quayAngle(quay: number): number {
  const pair = Math.floor(quay / 2) + 1;
  return 60 * pair + (quay % 2 === 0 ? -QUAY_WIDTH / 2 : QUAY_WIDTH / 2);
}
export function quayPath(quay: number, inner: number = RADIUS.quayIn): string {
  const angle = quayAngle(quay);
  return sector(inner, RADIUS.quayOut, angle - QUAY_WIDTH / 2 + 0.4, angle + QUAY_WIDTH / 2 - 0.4);
}

/** A place on a moored ship, along its keel; on the lower half the ship lies the other way, so that it reads from the left. */
export function onShip(quay: number, along: number): Point {
  const angle = quayAngle(quay) * DEGREE;
  const { x, y } = pt(RADIUS.ship, quayAngle(quay));
  const way = Math.cos(angle) < -0.2 ? -along : along;
  return { x: x + way * Math.cos(angle), y: y + way * Math.sin(angle) };
}
export const isTurned = (quay: number): boolean => Math.cos(quayAngle(quay) * DEGREE) < -0.2;

const PLACE_STEP = 332 / 13;
const placeAngle = (place: number): number => 284 + place * PLACE_STEP;
/** The single palace spaces, clockwise from the bridge; `place` counts from 0. */
export const placeAt = (place: number): Point => pt(RADIUS.places, placeAngle(place));

interface Band {
  readonly points: number;
  readonly path: string;
  readonly label: Point;
}
/** Spaces that ask for the same number of trade points. */
export const BANDS: readonly Band[] = [2, 3, 4, 5, 6].map((points, n) => {
  const from = placeAngle(n * 3) - PLACE_STEP / 2 + 1;
  const to = placeAngle(Math.min(n * 3 + 2, 13)) + PLACE_STEP / 2 - 1;
  return { points, path: sector(76, 112, from, to), label: pt(61, (from + to) / 2) };
});

export const HOUSE_END = 12;
const houseAngle = (points: number): number => 278 + 5.1 * Math.min(points, HOUSE_END);
export const houseAt = (points: number): Point => pt(RADIUS.road, houseAngle(points));
/** Markers that share a value lie one behind the other, outside the road. */
export const markerAt = (points: number, nth: number): Point =>
  pt(RADIUS.road + 25 + nth * 14, houseAngle(points));

const ON_ROAD = 12;
const pathAngle = (space: number): number => 201 + 5.5 * (space - 1);
/** The path of intrigue: twelve spaces on the road, three on the bridge; `space` counts from 1. */
export function pathAt(space: number): Point {
  if (space <= ON_ROAD) return pt(RADIUS.road, pathAngle(space));
  return { x: CENTRE.x - RADIUS.road + 14 + (space - 12.15) * 46, y: CENTRE.y };
}
export const awardAt = (space: number): Point => pt(RADIUS.road + 38, pathAngle(space));

export interface Sheet extends Point {
  readonly width: number;
  readonly height: number;
}
const ROW_X = [936, 1030] as const;
/** A ship card of the first or second row; six in a row lie closer. */
export function cardAt(row: 0 | 1, position: number, count: number): Sheet {
  const isTight = count > 5;
  const y = isTight ? 28 + 94 * position : 30 + 112 * position;
  return { x: ROW_X[row], y, width: 87, height: isTight ? 90 : 104 };
}
export const rowTitleAt = (row: 0 | 1): Point => ({ x: ROW_X[row] + 43.5, y: 20 });

export function charterAt(ship: number, count: number): Point {
  const pitch = count > 4 ? 54 : 74;
  return { x: 786 + (ship % 2) * 70, y: 434 + Math.floor(ship / 2) * pitch };
}
export function stallAt(space: number, count: number): Point {
  const columns = count > 4 ? 3 : 2;
  const left = columns === 3 ? 36 : 54;
  const pitch = columns === 3 ? 48 : 60;
  return { x: left + (space % columns) * pitch, y: 500 + Math.floor(space / columns) * 46 };
}
export const TALLY_STEP = 29;
export const TEMPLE_TALLY: Point = { x: 124, y: 22 };
export const LIGHT_TALLY: Point = { x: 794, y: 136 };
