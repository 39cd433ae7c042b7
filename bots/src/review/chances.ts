// From expected points to chances: the one place where a review judges who wins.
import type { ChanceScale } from '@comptoir/kernel';

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
