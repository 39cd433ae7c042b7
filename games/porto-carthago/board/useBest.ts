// One thing on the board may stand for several options, one at a time: a quay is claimed, used or sailed to.
import { type Target, useTarget } from '@comptoir/board-kit';

const RANK = { focus: 0, legal: 1, soon: 2, refused: 3, idle: 4 } as const;

/** Of three names the one that matters now. */
export function useBest(first: string, second: string, third: string): Target {
  const all = [useTarget(first), useTarget(second), useTarget(third)];
  return all.reduce((best, one) => (RANK[one.state] < RANK[best.state] ? one : best));
}
