// How far a search looks before it judges a position, and how much its first opinion counts; measured in docs/bots.md.
import type { BotHints, Kinds } from '@comptoir/kernel';
import type { Playout } from './playout.ts';

export interface Horizon {
  /** Where a playout is judged: after so many options looked at and the turn that is then under way, again after so many
   * more, and so on. A position is worth the mean: what comes late is nearer to the truth and noisier. */
  readonly cuts: readonly number[];
  /** Only the own turn has nodes; others answer in playouts. */
  readonly isOwnTurn: boolean;
  /** Visits of a node before its own offers are told apart. */
  readonly opensAfter: number;
  /** As many visits as a look ahead counts for: many where playouts are noisy. */
  readonly trust: number;
  /** Whether offers that were not tried yet are expected to gain as much by it as the others did. */
  readonly isShifted: boolean;
}

/** The part of a cut in which others answer a turn. */
const ANSWER = 0.4;
const LOOKS = 3;

export function horizonOf({ cut, isThorough = false }: Playout, hints: BotHints<Kinds>): Horizon {
  if (!isThorough) return { cuts: [cut], isOwnTurn: false, opensAfter: 1, trust: 15, isShifted: false };
  switch (hints.horizon ?? 'table') {
    case 'turn':
      return { cuts: [0], isOwnTurn: true, opensAfter: 2, trust: 3, isShifted: true };
    case 'answer':
      return { cuts: [0, ANSWER * cut], isOwnTurn: true, opensAfter: 2, trust: 8, isShifted: true };
    case 'table':
      return {
        cuts: Array<number>(LOOKS).fill(cut / LOOKS),
        isOwnTurn: false,
        opensAfter: 11,
        trust: 15,
        isShifted: true,
      };
  }
}
