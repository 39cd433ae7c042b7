// From expected points to chances: the one place where a review judges who wins.
import { type ChanceScale, type Option, type Seat, writeOption } from '@comptoir/kernel';

/** For a game that was never calibrated: leads count for little, so that nothing is claimed too boldly. */
const UNKNOWN: ChanceScale = { early: 20, late: 8 };

/** Each seat's chance to win, together 1, from the points that each may expect; `phase`: how much of the game is over, from 0 to 1. */
export function chancesOf(
  points: readonly number[],
  phase: number,
  { early, late }: ChanceScale = UNKNOWN,
): readonly number[] {
  const scale = late + (early - late) * Math.sqrt(1 - phase);
  const most = Math.max(...points);
  const weights = points.map((each) => Math.exp((each - most) / scale));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** What several judged, each for itself, taken together. */
export function meanOf(rows: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = rows;
  return first.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / rows.length);
}

/** Where the game stands for everybody: the points that games from here on end with. */
export interface Standing {
  /** How much of the game is over, from 0 to 1. */
  readonly phase: number;
  readonly points: readonly number[];
}

/**
 * By sequence of picks, the seat's chance after it. Games to the end say best how the seats stand, a few turns how two sequences differ: the best is
 * worth what the seat stands at, and every other one differs from it by the points that it is expected to bring more or less.
 */
export function chancesAfter(
  { phase, points }: Standing,
  after: readonly (readonly number[])[],
  seat: Seat,
  scale: ChanceScale | undefined,
): readonly number[] {
  const chanceOf = (of: readonly number[]): number => chancesOf(of, phase, scale)[seat] ?? 0;
  const [best = []] = [...after].sort((a, b) => chanceOf(b) - chanceOf(a));
  return after.map((expected) =>
    chanceOf(points.map((each, other) => each + (expected[other] ?? 0) - (best[other] ?? 0))),
  );
}

/** Each option once, by the best of the sequences that begin with it; the best option first. */
export function bestOfEach<T extends { readonly option: Option; readonly chance: number }>(
  judged: readonly T[],
): readonly T[] {
  const best = new Map<string, T>();
  for (const each of judged) {
    const name = writeOption(each.option);
    if (each.chance > (best.get(name)?.chance ?? -1)) best.set(name, each);
  }
  return [...best.values()].sort((a, b) => b.chance - a.chance);
}
