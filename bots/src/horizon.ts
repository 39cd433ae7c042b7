// How far a search looks before it judges a position, and how much its first opinion counts; measured in docs/bots.md.
import type { Playout } from './playout.ts';

export interface Horizon {
  /** Where a playout is judged: after so many options looked at and the turn that is then under way, again after so many
   * more, and so on. A position is worth the mean: what comes late is nearer to the truth and noisier. */
  readonly cuts: readonly number[];
  /** Only the own turn has nodes; others answer in playouts. */
  readonly isOwnTurn: boolean;
  /** Visits of a node before its own offers are told apart. */
  readonly opensAfter: number;
  /** As many visits as a look ahead counts for. */
  readonly trust: number;
  /** Whether offers that were not tried yet are expected to gain as much by it as the others did. */
  readonly isShifted: boolean;
  /** So many offers of the root compete, or twice as many where that would be less than half of them; then half as many again and again as
   * the budget is spent. 0: all, by upper confidence bounds. */
  readonly contenders: number;
}

const THOROUGH: Omit<Horizon, 'cuts'> = {
  isOwnTurn: true,
  opensAfter: 4,
  trust: 6,
  isShifted: true,
  contenders: 16,
};
const QUICK: Omit<Horizon, 'cuts'> = {
  isOwnTurn: false,
  opensAfter: 1,
  trust: 15,
  isShifted: false,
  contenders: 0,
};
/** How often a playout is judged after the end of the own turn. */
const LATER = 3;

export function horizonOf({ cut, isThorough = false }: Playout): Horizon {
  if (!isThorough) return { ...QUICK, cuts: [cut] };
  return { ...THOROUGH, cuts: [0, ...Array<number>(LATER).fill(cut / LATER)] };
}
