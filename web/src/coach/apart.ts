// Where flags stand so that none hides another's number.
import type { Area } from '../parts/area.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** What a flag takes at most, its frame and a breath included. */
const WIDE = 62;
const HIGH = 30;

const isFree = (spot: Spot, taken: readonly Spot[]): boolean =>
  taken.every(({ x, y }) => Math.abs(spot.x - x) >= WIDE || Math.abs(spot.y - y) >= HIGH);

/** The middle of a flag stays where all of it can be seen. */
function within({ x, y }: Spot, screen: { readonly width: number; readonly height: number }): Spot {
  const clamp = (n: number, half: number, end: number): number => Math.max(half, Math.min(end - half, n));
  return { x: clamp(x, WIDE / 2, screen.width), y: clamp(y, HIGH / 2, screen.height) };
}

/** On the corner at the upper right; where another stands there, on another corner, or else under or over it. */
function spotsOf({ left, top, width, height }: Area): readonly Spot[] {
  const [right, bottom] = [left + width, top + height];
  const corners = [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const steps = [1, 2, 3].flatMap((n) => [n * HIGH, -n * HIGH]);
  return [...corners, ...steps.map((by) => ({ x: right, y: top + by }))];
}

/** A spot for the flag of each of these, the first ones first. */
export function apart(
  areas: readonly Area[],
  screen: { readonly width: number; readonly height: number },
): readonly Spot[] {
  const taken: Spot[] = [];
  for (const area of areas) {
    const [first = { x: 0, y: 0 }, ...others] = spotsOf(area).map((spot) => within(spot, screen));
    taken.push([first, ...others].find((spot) => isFree(spot, taken)) ?? first);
  }
  return taken;
}
