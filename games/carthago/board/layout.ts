// Coordinates only. The board's box is 1112 × 600: ring in the west, basin and quay in the east, city north, market south.
import type { Rect } from '@comptoir/board-kit';
import type { Place, Space } from '../src/names.ts';

export const BOARD: Rect = { x: 0, y: 0, width: 1112, height: 600 };
/** Water and quay go on beyond the box, for wide screens. */
export const SHORE = 1500;
export const RING_BOX: Rect = { x: 0, y: 84, width: 442, height: 438 };

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Frame extends Point {
  readonly width: number;
}

/** The round harbour: five spaces around the water. */
export const RING = { x: 221, y: 303, outer: 206, inner: 112, icon: 160 } as const;
const DEGREE = Math.PI / 180;

/** Degrees clockwise from the east, around the ring's centre. */
export function polar(radius: number, degrees: number): Point {
  return { x: RING.x + radius * Math.cos(degrees * DEGREE), y: RING.y + radius * Math.sin(degrees * DEGREE) };
}
export const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The middle of a space, Market at the top. */
export const spaceAngle = (n: number): number => -90 + 72 * n;

const CHANNEL_TRIM = 5;
/** A space's outline, so far inside its edges; the channel takes a strip of Residence and of Trade dock. */
export function wedge(n: number, inset: number, degrees: number): string {
  const angle = spaceAngle(n);
  const [left, right] = [n === 2 ? CHANNEL_TRIM : 0, n === 1 ? CHANNEL_TRIM : 0];
  const [outer, inner] = [RING.outer - inset, RING.inner + inset];
  const a = polar(outer, angle - 36 + degrees + left);
  const b = polar(outer, angle + 36 - degrees - right);
  const c = polar(inner, angle + 36 - degrees * 1.6 - right * 1.5);
  const d = polar(inner, angle - 36 + degrees * 1.6 + left * 1.5);
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}z`;
}

/** Angle from the middle of the space, radius: four discs at most, and a marker. */
const DISC_SLOTS = [
  [-23, 146],
  [-23, 184],
  [22, 135],
  [-8, 191],
] as const;
export function discSlot(space: number, n: number): Point {
  const [turn, radius] = DISC_SLOTS[n % DISC_SLOTS.length] ?? DISC_SLOTS[0];
  return polar(radius, spaceAngle(space) + turn);
}
export const markerSlot = (space: number): Point => polar(181, spaceAngle(space) + 23);
export const pricePoint = (space: number): Point => polar(RING.outer + 7, spaceAngle(space));

export const WAR_DOCK_POINTS: readonly Point[] = [
  { x: RING.x - 52, y: RING.y - 22 },
  { x: RING.x, y: RING.y - 56 },
  { x: RING.x + 52, y: RING.y - 22 },
];
export const ANCHOR: Point = { x: RING.x - 24, y: RING.y + 36 };

/** Beside the channel's mouth, under the ring. */
export const GATE = { right: 434, y: 507, height: 50 } as const;

/** The trade harbour's basin. */
export const BASIN = {
  left: 436,
  top: 206,
  bottom: 438,
  quay: 178,
  first: 446,
  last: 1104,
  ships: 216,
} as const;

export interface Berths {
  readonly width: number;
  readonly height: number;
  readonly docks: readonly number[];
  readonly outside: readonly number[];
  readonly outsideWidth: number;
  readonly outsideTop: number;
  readonly mole: number;
}
const GAP = 9;
export function berths(count: number): Berths {
  const width = Math.min(108, (BASIN.last - BASIN.first - 34) / (count + 1.56) - GAP);
  const x = (n: number): number => BASIN.first + n * (width + GAP);
  const outsideWidth = width * 0.78;
  return {
    width,
    height: width * 1.4,
    docks: Array.from({ length: count }, (_, n) => x(n)),
    outside: [0, 1].map((n) => x(count) + 34 + n * (outsideWidth + 7)),
    outsideWidth,
    outsideTop: BASIN.ships + width * 1.4 * 0.22,
    mole: x(count) + 8,
  };
}
/** What matters of the basin on a small screen. */
export function berthBox(count: number): Rect {
  const { docks, width } = berths(count);
  return { x: BASIN.first - 8, y: 150, width: docks.length * (width + GAP) + 12, height: 292 };
}

/** The town hall: blocks of 2 × 3 seats beside the forum. */
export const HALL = { x: 446, y: 8, pitch: 41, row: 45, forum: 76, block: 133, seat: 17 } as const;
export const HALL_WIDTH = HALL.block * 2 + HALL.forum;
export const HALL_BOX: Rect = { x: 436, y: 2, width: 362, height: 156 };

export function seatPoint(place: Place): Point {
  const row = (n: number): number => HALL.y + 69 + n * HALL.row;
  if (place === 'F1' || place === 'F2')
    return { x: HALL.x + HALL.block + 22, y: row(place === 'F1' ? 0 : 1) };
  const cost = Number(place.slice(1));
  const column = Math.floor((cost - 6) / 2);
  const x = place.startsWith('L')
    ? HALL.x + 26 + (2 - column) * HALL.pitch
    : HALL.x + HALL.block + HALL.forum + 25 + column * HALL.pitch;
  return { x, y: row((cost - 6) % 2) };
}

/** The decade block. */
export const TILES = { x: 800, y: 8, width: 150, height: 96, gap: 7, small: 73, smallHeight: 33 } as const;
export const TILES_BOX: Rect = { x: 794, y: 2, width: 318, height: 342 };

/** The south quay. */
export const MARKET = { x: 470, y: 465, width: 94, pitch: 103, awning: 446 } as const;
export const marketFrame = (slot: number): Frame => ({
  x: MARKET.x + slot * MARKET.pitch,
  y: MARKET.y,
  width: MARKET.width,
});
export const DECK: Frame = { x: 998, y: 470, width: 50 };
export const DISCARD: Frame = { x: 1056, y: 470, width: 50 };

/** On a small screen the market stands in two rows. */
export const SMALL_MARKET: Rect = { x: 0, y: 0, width: 372, height: 352 };
export const smallMarketFrame = (slot: number): Frame => ({
  x: 9 + (slot % 3) * 121,
  y: 20 + Math.floor(slot / 3) * 166,
  width: 112,
});
export const SMALL_DECK: Frame = { x: 254, y: 196, width: 50 };
export const SMALL_DISCARD: Frame = { x: 312, y: 196, width: 50 };

export const SPACE_ORDER: Readonly<Record<Space, number>> = {
  market: 0,
  residence: 1,
  tradeDock: 2,
  warDock: 3,
  delivery: 4,
};

/** The residence: three columns, the left one with three goods to choose from. */
export const HOUSE = {
  top: 30,
  bottom: 182,
  columns: [4, 128, 212],
  edges: [128, 212, 292],
} as const;
export const HOUSE_BOX = '-4 14 304 182';
