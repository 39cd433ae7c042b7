// Coordinates only. The county's box is 1000; the market's stalls stand 224 × 220 apart, corridor spaces between them.
import type { Rect } from '@comptoir/board-kit';
import { ROADS } from '../src/data/map.ts';
import { PLACES } from '../src/data/market.ts';
import type { Node, Place, Village } from '../src/names.ts';
import { ROAD_LINES, SPOTS } from './map-shape.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const COUNTY_BOX: Rect = { x: 8, y: 5, width: 985, height: 985 };
export const MARKET_BOX: Rect = { x: -106, y: -92, width: 1216, height: 1246 };
/** Where a small screen opens: the square without its gates. */
export const SQUARE_BOX: Rect = { x: -40, y: -48, width: 880, height: 1096 };

const DEGREE = Math.PI / 180;
function around({ x, y }: Point, radius: number, degrees: number): Point {
  return { x: x + radius * Math.sin(degrees * DEGREE), y: y - radius * Math.cos(degrees * DEGREE) };
}

const SHARED_SLOT = 2;
/** Where the post of an owner stands; the shared colour takes the third place. */
export function postAt(village: Village, owner: number | 'shared'): Point {
  const spot = SPOTS[village];
  return around(spot, 30, spot.posts[owner === 'shared' ? SHARED_SLOT : owner] ?? 0);
}

const CITY_PLACES = [225, 270, 315, 40, 85] as const;
const FAN = [0, 40, -40, 80, -80] as const;
/** The n-th merchant of those who are in the same place. */
export function merchantAt(node: Node, n: number): Point {
  const spot = SPOTS[node];
  if (node === 'hermagor') return around(spot, 47, CITY_PLACES[n] ?? 0);
  return around(spot, 41, spot.merchant + (FAN[n] ?? 0));
}

interface NamePlace extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}
const NAME_PLACES = {
  above: { x: 0, y: -29, anchor: 'middle' },
  below: { x: 0, y: 34.5, anchor: 'middle' },
  left: { x: -26, y: 5, anchor: 'end' },
  right: { x: 26, y: 5, anchor: 'start' },
  aboveLeft: { x: -19, y: -20, anchor: 'end' },
  aboveRight: { x: 19, y: -20, anchor: 'start' },
  belowLeft: { x: -19, y: 33, anchor: 'end' },
  belowRight: { x: 19, y: 33, anchor: 'start' },
} as const;
export const nameAt = (node: Node): NamePlace => NAME_PLACES[SPOTS[node].name];
/** Above the village where its name is below. */
export const tagAt = (node: Node): number => (SPOTS[node].name.startsWith('below') ? -25 : 25);

interface Road extends Point {
  readonly d: string;
  readonly cost: number;
}
function roadBetween(a: Node, b: Node): Road | null {
  const road = ROADS.find((r) => (r.a === a && r.b === b) || (r.a === b && r.b === a));
  return road === undefined ? null : { ...ROAD_LINES[road.id], cost: road.cost };
}
/** The roads along a route. */
export function roadsAlong(route: readonly Node[]): readonly Road[] {
  return route.flatMap((stop, n) => {
    const next = route[n + 1];
    const road = next === undefined ? null : roadBetween(stop, next);
    return road === null ? [] : [road];
  });
}

const LEAST_LOOK = 404;
/** Beyond this a village would be too small for a finger. */
const MOST_LOOK = 450;
const LOOK_MARGIN = 84;
/** A part of the county that holds these places, for a small screen; where they lie too far apart, around the last. */
export function lookAt(nodes: readonly Node[]): Rect {
  const xs = nodes.map((node) => SPOTS[node].x);
  const ys = nodes.map((node) => SPOTS[node].y);
  const spread = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);
  const wanted = Math.max(spread(xs), spread(ys)) + 2 * LOOK_MARGIN;
  const size = Math.min(MOST_LOOK, Math.max(LEAST_LOOK, wanted));
  const middle = (list: readonly number[]): number =>
    wanted > MOST_LOOK ? (list.at(-1) ?? 0) : (Math.min(...list) + Math.max(...list)) / 2;
  return { x: middle(xs) - size / 2, y: middle(ys) - size / 2, width: size, height: size };
}

const COLUMNS = 7;
export const PITCH = { x: 112, y: 110 } as const;
/** The middle of a stall or space. */
export function placeAt(place: Place): Point {
  const n = PLACES.indexOf(place);
  return { x: 64 + PITCH.x * (n % COLUMNS), y: 60 + PITCH.y * Math.floor(n / COLUMNS) };
}
