// Chapter 5: what the winner takes, and the end of the round.
import type { Choice, Refusal, Upkeep } from '@comptoir/kernel';
import { ROUNDS, STALL_ROOM } from '../data/numbers.ts';
import { merchantAt } from '../lookup.ts';
import { LEAVE, takesOf } from '../options.ts';
import { NO } from '../refusals.ts';
import { END_GAME, TURN_UP } from '../steps.ts';
import type { LeaveOption, Merchant, NightMarket, TakeOption } from '../types.ts';

/** */
function refuseGood(merchant: Merchant, o: TakeOption | LeaveOption): Refusal | null {
  if (o.verb === 'leave') return null;
  return merchant.stall[o.noun] >= STALL_ROOM ? NO.stallFull : null;
}

export const take: Choice<NightMarket, 'take', TakeOption | LeaveOption> = {
  rule: 'R-5.1',
  candidates: (s) => takesOf(s.lot),
  refuse: (s, _at, seat, o) => refuseGood(merchantAt(s, seat), o),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'take') {
      s.lot.splice(s.lot.indexOf(o.noun), 1);
      merchantAt(s, seat).stall[o.noun] += 1;
      effects.tell({ kind: 'goodTaken', seat, good: o.noun });
    } else effects.tell({ kind: 'lotLeft', seat });
    s.discard.push(...s.lot.splice(0));
  },
  fallback: () => LEAVE,
};

/** */
export const endRound: Upkeep<NightMarket, 'endRound'> = {
  rule: 'R-5.4',
  run(s, _at, effects) {
    if (s.round === ROUNDS) {
      effects.next(END_GAME);
      return;
    }
    s.round += 1;
    s.starter = (s.starter + 1) % s.merchants.length;
    effects.next(TURN_UP);
  },
};
