// From expected points to chances: the one place where a review judges who wins.
import { type ChanceScale, type Option, writeOption } from '@comptoir/kernel';

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
