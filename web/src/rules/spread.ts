// Marks on a small picture: where two would lie on one another the first stays, and the other moves as little as it must.

/** Shares of the picture, from its upper left. */
interface Spot {
  readonly left: number;
  readonly top: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
/** Of a mark, in pixels. */
const SIDE = 28;
const [RINGS, DIRECTIONS] = [6, 12];

const isInside = ({ left, top }: Spot, { width, height }: Size): boolean =>
  Math.min(left, 1 - left) * width >= SIDE / 2 && Math.min(top, 1 - top) * height >= SIDE / 2;

const isFree = (spot: Spot, taken: readonly Spot[], { width, height }: Size): boolean =>
  taken.every(
    ({ left, top }) => Math.hypot((spot.left - left) * width, (spot.top - top) * height) >= SIDE - 1,
  );

/** The spot itself, then those around it, the nearest first. */
function spotsAround<T extends Spot>(mark: T, { width, height }: Size): readonly T[] {
  const rings = Array.from({ length: RINGS * DIRECTIONS }, (_, n): T => {
    const away = (SIDE / 2) * (1 + Math.floor(n / DIRECTIONS));
    const angle = (2 * Math.PI * n) / DIRECTIONS;
    const [right, down] = [(away * Math.cos(angle)) / width, (away * Math.sin(angle)) / height];
    return { ...mark, left: mark.left + right, top: mark.top + down };
  });
  return [mark, ...rings];
}

export function spread<T extends Spot>(marks: readonly T[], size: Size): readonly T[] {
  const placed: T[] = [];
  for (const mark of marks) {
    const [first = mark, ...others] = spotsAround(mark, size);
    const free = [first, ...others.filter((spot) => isInside(spot, size))];
    placed.push(free.find((spot) => isFree(spot, placed, size)) ?? first);
  }
  return placed;
}
