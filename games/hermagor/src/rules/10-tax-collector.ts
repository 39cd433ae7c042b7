// Chapter 10 of RULES.md: the tax collector, a variant.
import type { Choice, Upkeep } from '@comptoir/kernel';
import { nextSeat, playerAt } from '../lookup.ts';
import { DECLARING } from '../options.ts';
import * as steps from '../steps.ts';
import { type Hermagor, NOBODY, type TaxOption } from '../types.ts';

/** each player once, clockwise from the first player. */
export const declare: Choice<Hermagor, 'declare', TaxOption> = {
  rule: 'R-10.1',
  candidates: () => DECLARING,
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    const player = playerAt(s, seat);
    if (o.verb === 'declare') {
      player.declared = player.money;
      effects.reveal();
      effects.tell({ kind: 'declared', seat, money: player.money });
    } else effects.tell({ kind: 'taxPassed', seat });
    const next = nextSeat(s, seat);
    if (next === s.firstPlayer) effects.next(steps.COLLECT_TAX);
    else effects.next(steps.declare(next));
  },
  fallback: () => ({ verb: 'pass' }),
};

/** least money chooses; a tie goes to the first who declared; if all passed, to the first player. */
export const collectTax: Upkeep<Hermagor, 'collectTax'> = {
  rule: 'R-10.1',
  run(s, _at, effects) {
    let chooser = NOBODY;
    let least = Number.MAX_SAFE_INTEGER;
    let seat = s.firstPlayer;
    for (let n = 0; n < s.players.length; n += 1) {
      const { declared } = playerAt(s, seat);
      if (declared !== null && declared < least) {
        least = declared;
        chooser = seat;
      }
      seat = nextSeat(s, seat);
    }
    if (chooser === NOBODY) chooser = s.firstPlayer;
    effects.next(steps.chooseFirstPlayer(chooser), steps.REVEAL);
  },
};
