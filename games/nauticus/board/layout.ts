// Coordinates only. The wheel's box is 1000, its centre (500, 500); a ship's part is a column of 96 × 192.
import type { Rect } from '@comptoir/board-kit';

export const CENTRE = 500;
export const RADIUS = {
  hub: 61,
  disc: 174,
  bonus: 219,
  tileIn: 263,
  tileOut: 372,
  cardIn: 273,
  cardOut: 362,
  item: 331,
  picture: 335,
  cost: 425,
  rim: 470,
} as const;
export const WHEEL_BOX: Rect = { x: -22, y: -22, width: 1044, height: 1044 };

export interface Point {
  readonly x: number;
  readonly y: number;
}
const DEGREE = Math.PI / 180;

/** Degrees clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  return { x: CENTRE + radius * Math.sin(degrees * DEGREE), y: CENTRE - radius * Math.cos(degrees * DEGREE) };
}
const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}z`;
}
export function ray(from: number, to: number, degrees: number): string {
  return `M${at(polar(from, degrees))}L${at(polar(to, degrees))}`;
}
export const slotAngle = (slot: number): number => 45 * slot;
export const itemAngle = (slot: number, item: number): number => slotAngle(slot) + (item - 1.5) * 10.4;

/** The arc on which a tile's name stands; below the middle it runs the other way, so that it never stands on its head. */
export function nameArc(slot: number): string {
  const isLow = slot > 2 && slot < 6;
  const radius = isLow ? 292 : 278;
  const [from, to] = isLow ? [19, -19] : [-19, 19];
  const angle = slotAngle(slot);
  const [a, b] = [polar(radius, angle + from), polar(radius, angle + to)];
  return `M${at(a)}A${radius} ${radius} 0 0 ${isLow ? 0 : 1} ${at(b)}`;
}

/** What matters of a slot, for a small screen. */
export function slotBox(slot: number): Rect {
  const { x, y } = polar(330, slotAngle(slot));
  const width = 460;
  const height = 400;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export const PART = { width: 96, height: 192, deck: 138, keel: 182 } as const;
export const LOFTS = 6;

/** Where ships lie in a yard of a given size: rows of ships, all at one scale. */
interface Berth {
  readonly x: number;
  readonly y: number;
  readonly row: number;
}
export interface Moorings {
  readonly scale: number;
  readonly berths: readonly Berth[];
  /** The water's surface of every row. */
  readonly seas: readonly number[];
  readonly rowHeight: number;
}
export interface YardSize {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly top: number;
  readonly quay: number;
  /** All lanes of one picture at one scale, so that fleets compare. */
  readonly scale?: number;
}

function rowsOf(columns: readonly number[], count: number): number[][] {
  const rows: number[][] = [];
  let left = columns.reduce((sum, n) => sum + n, 0);
  let next = 0;
  for (let row = 0; row < count; row += 1) {
    const share = left / (count - row);
    const line: number[] = [];
    let filled = 0;
    while (next < columns.length && (filled === 0 || filled + (columns[next] ?? 0) / 2 <= share)) {
      line.push(next);
      filled += columns[next] ?? 0;
      next += 1;
    }
    left -= filled;
    rows.push(line);
  }
  return rows;
}

function scaleFor(size: YardSize, rows: readonly (readonly number[])[], columns: readonly number[]): number {
  const height = (size.height - size.quay) / rows.length - size.top;
  let scale = height / (PART.height + 4);
  for (const row of rows) {
    const wide = row.reduce((sum, n) => sum + (columns[n] ?? 0) * PART.width + size.gap, size.gap);
    scale = Math.min(scale, size.width / wide);
  }
  return scale;
}

const MOST_ROWS = 3;

/** The number of rows that shows the ships largest. */
export function moor(columns: readonly number[], size: YardSize): Moorings {
  let best = { rows: rowsOf(columns, 1), scale: scaleFor(size, rowsOf(columns, 1), columns) };
  for (let count = 2; count <= MOST_ROWS; count += 1) {
    const rows = rowsOf(columns, count);
    const scale = scaleFor(size, rows, columns);
    if (scale > best.scale * 1.15) best = { rows, scale };
  }
  const scale = Math.min(best.scale, size.scale ?? best.scale);
  const rowHeight = (size.height - size.quay) / best.rows.length;
  const berths: Berth[] = [];
  const seas: number[] = [];
  best.rows.forEach((row, n) => {
    const y = rowHeight * (n + 1) - PART.height * scale;
    seas.push(y);
    const wide =
      row.reduce((sum, ship) => sum + (columns[ship] ?? 0) * PART.width + size.gap, -size.gap) * scale;
    let x = size.scale === undefined ? (size.width - wide) / 2 : size.gap * scale;
    for (const ship of row) {
      berths[ship] = { x, y, row: n };
      x += ((columns[ship] ?? 0) * PART.width + size.gap) * scale;
    }
  });
  return { scale, berths, seas, rowHeight };
}
