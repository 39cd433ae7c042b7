// A game that goes on from a position of another one as a seat knew it: what the seat could not know is dealt anew.
import { seedFrom } from './rng.ts';
import type { Game, Kinds, Seat } from './types.ts';
import { veil } from './veil.ts';

/** After `at` picks, for this seat. The same salt deals the same. */
export interface Redeal {
  readonly at: number;
  readonly seat: Seat;
  readonly salt: string;
}
interface Remark {
  readonly before: number;
  readonly text: string;
}
const REDEAL = /^redealt for (\d+) by ([0-9a-f]{8,64})$/;

export const redealRemark = ({ at, seat, salt }: Redeal): Remark => ({
  before: at,
  text: `redealt for ${seat} by ${salt}`,
});

/** None: it was played as it was dealt. */
export function redealsIn({ remarks = [] }: { readonly remarks?: readonly Remark[] }): readonly Redeal[] {
  return remarks.flatMap(({ before, text }) => {
    const [, seat, salt] = REDEAL.exec(text) ?? [];
    return seat === undefined || salt === undefined ? [] : [{ at: before, seat: Number(seat), salt }];
  });
}

/** The state after `made` picks, dealt anew where it is to be. */
export function dealtAnew<G extends Kinds>(
  game: Game<G>,
  state: G['State'],
  redeals: readonly Redeal[],
  made: number,
): G['State'] {
  const redeal = redeals.findLast(({ at }) => at === made);
  return redeal === undefined ? state : veil(game, state, redeal.seat, seedFrom(redeal.salt));
}
