// Coordinates only. The chart's map is 1484 × 962 inside its neat line; vellum and neck reach further left.
import type { Rect } from '@comptoir/board-kit';
import { ROUTES_TABLE } from '../src/data/map.ts';
import type { PortName } from '../src/names.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const WHOLE: Rect = { x: -272, y: -4, width: 1780, height: 1008 };
/** Without the neck, for a small screen. */
export const MAP: Rect = { x: -8, y: 14, width: 1500, height: 978 };
export const SEA: Rect = { x: 0, y: 22, width: 1484, height: 962 };

type Side = 'above' | 'below' | 'left' | 'right' | 'belowRight';
const PLACES: Readonly<Record<PortName, readonly [x: number, y: number, side: Side]>> = {
  venezia: [168, 112, 'above'],
  ancona: [222, 232, 'left'],
  zara: [357, 190, 'below'],
  ragusa: [471, 286, 'right'],
  bari: [387, 384, 'below'],
  durazzo: [534, 390, 'right'],
  napoli: [255, 404, 'above'],
  palermo: [204, 548, 'left'],
  messina: [336, 540, 'belowRight'],
  malta: [306, 684, 'belowRight'],
  tunisi: [78, 636, 'above'],
  tripoli: [219, 860, 'below'],
  bengasi: [528, 898, 'below'],
  corfu: [528, 506, 'right'],
  modone: [612, 634, 'below'],
  candia: [768, 728, 'right'],
  negroponte: [696, 536, 'left'],
  salonicco: [681, 410, 'above'],
  costantinopoli: [933, 396, 'belowRight'],
  varna: [885, 268, 'above'],
  caffa: [1194, 176, 'above'],
  tana: [1386, 70, 'left'],
  trebisonda: [1413, 398, 'below'],
  sinope: [1194, 334, 'below'],
  smirne: [858, 540, 'right'],
  rodi: [927, 652, 'left'],
  famagosta: [1137, 706, 'above'],
  beirut: [1284, 774, 'above'],
  acri: [1239, 884, 'below'],
  alessandria: [984, 920, 'below'],
};
export function placeOf(port: PortName): Point {
  const [x, y] = PLACES[port];
  return { x, y };
}

export interface Label extends Point {
  readonly anchor: 'middle' | 'start' | 'end';
}
const LABELS: Readonly<Record<Side, Label>> = {
  above: { x: 0, y: -38, anchor: 'middle' },
  below: { x: 0, y: 52, anchor: 'middle' },
  left: { x: -38, y: 10, anchor: 'end' },
  right: { x: 38, y: 8, anchor: 'start' },
  belowRight: { x: 24, y: 46, anchor: 'start' },
};
/** Where a port's name stands, from its centre. */
export const labelOf = (port: PortName): Label => LABELS[PLACES[port][2]];

/** Ships lie opposite the name, side by side. */
const BERTHS: Readonly<Record<Side, Point>> = {
  above: { x: 0, y: 40 },
  below: { x: 0, y: -40 },
  left: { x: 46, y: -8 },
  right: { x: -46, y: -8 },
  belowRight: { x: -38, y: -30 },
};
export function berthOf(port: PortName, n: number): Point {
  const { x, y } = placeOf(port);
  const side = PLACES[port][2];
  const berth = BERTHS[side];
  const step =
    side === 'left' || side === 'belowRight' || side === 'right' ? { x: 0, y: 34 } : { x: 40, y: 0 };
  const turn = n % 2 === 0 ? n / 2 : -(n + 1) / 2;
  return { x: x + berth.x + step.x * turn, y: y + berth.y + step.y * turn };
}

const GAP = 30;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Route {
  readonly name: string;
  readonly d: string;
}
/** Straight dotted lines that stop short of the ports. */
export const ROUTES: readonly Route[] = ROUTES_TABLE.map(([from, to]) => {
  const [a, b] = [placeOf(from), placeOf(to)];
  const share = GAP / distance(a, b);
  const at = (t: number): string =>
    `${(a.x + (b.x - a.x) * t).toFixed(0)} ${(a.y + (b.y - a.y) * t).toFixed(0)}`;
  return { name: `${from}-${to}`, d: `M${at(share)}L${at(1 - share)}` };
});

const NEIGHBOURS: ReadonlyMap<PortName, readonly PortName[]> = (() => {
  const map = new Map<PortName, PortName[]>();
  for (const [a, b] of ROUTES_TABLE) {
    map.set(a, [...(map.get(a) ?? []), b]);
    map.set(b, [...(map.get(b) ?? []), a]);
  }
  return map;
})();

interface Walk {
  readonly ports: readonly PortName[];
  readonly length: number;
}
/** The shortest of all walks of exactly so many routes, to be drawn; the choice among them changes nothing. */
export function walk(from: PortName, to: PortName, routes: number): readonly PortName[] | null {
  let walks = new Map<PortName, Walk>([[from, { ports: [from], length: 0 }]]);
  for (let n = 0; n < routes; n += 1) {
    const next = new Map<PortName, Walk>();
    for (const [port, { ports, length }] of walks)
      for (const other of NEIGHBOURS.get(port) ?? []) {
        const longer = length + distance(placeOf(port), placeOf(other));
        const known = next.get(other);
        if (known === undefined || longer < known.length)
          next.set(other, { ports: [...ports, other], length: longer });
      }
    walks = next;
  }
  return walks.get(to)?.ports ?? null;
}

const MARGIN = 130;
/** The part of the map that holds these ports, for a small screen. */
export function boxAround(ports: readonly PortName[]): Rect | null {
  if (ports.length === 0) return null;
  const places = ports.map(placeOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const width = Math.max(640, Math.max(...xs) + MARGIN - left);
  const height = Math.max(520, Math.max(...ys) + MARGIN - top);
  const x = Math.max(MAP.x, Math.min(left, MAP.x + MAP.width - width));
  const y = Math.max(MAP.y, Math.min(top, MAP.y + MAP.height - height));
  return { x, y, width: Math.min(width, MAP.width), height: Math.min(height, MAP.height) };
}

const marks = (count: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(Math.round(n * step))).join('');
/** The black and white border of the chart. */
export const NEAT_LINE =
  marks(14, 106, (x) => `M${x} 18.5h53M${x} 987.5h53`) +
  marks(9, 106.9, (y) => `M-3.5 ${22 + y}v53M1487.5 ${22 + y}v53`);
export const VELLUM =
  'M-8 4C300 -2 900 10 1502 2c6 120-3 700 2 1000-500 6-1000-4-1512 2-8-90-40-150-96-172-60-22-120-26-142-44-12-100-10-460 0-560 22-20 82-22 142-46C-44 156-14 96-8 4z';
