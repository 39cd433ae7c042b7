// Chapter 9 of RULES.md: the extra action.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { EXTRA_WORKERS } from '../data/numbers.ts';
import { ACTION_IDS, actionOf, playerAt } from '../lookup.ts';
import { ACTION } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { ActionOption, Nauticus, NauticusState, Work } from '../types.ts';
import { ruleOf } from './7-0-actions.ts';
import { beginWork } from './7-0-use.ts';

/** no blue workers, prices of the extra action, nothing bought yet. */
const TERMS: readonly Work[] = ACTION_IDS.map((action) => ({
  action,
  isExtra: true,
  blue: 0,
  bought: [0, 0, 0, 0],
}));

/** once per game. */
export function refuseExtra(s: NauticusState, seat: Seat): Refusal | null {
  return playerAt(s, seat).hasExtra ? null : NO.extraUsed;
}

/** the workers first, then the action is named. */
export function useExtra(s: NauticusState, seat: Seat, effects: Effects<Nauticus>): void {
  const player = playerAt(s, seat);
  player.hasExtra = false;
  player.workers += EXTRA_WORKERS;
  effects.tell({ kind: 'extraUsed', seat });
  effects.next(steps.chooseExtra(seat));
}

/** any of the eight, face up or down (R-9.2: nothing turns): one with a legal use. */
export const chooseExtra: Choice<Nauticus, 'chooseExtra', ActionOption> = {
  rule: 'R-9.1',
  candidates: () => ACTION,
  refuse(s, _at, seat, o) {
    const action = actionOf(o.noun);
    return ruleOf(action).hasUse(s, nth(TERMS, action), seat) ? null : NO.noUse;
  },
  apply(s, _at, seat, o, effects) {
    const action = actionOf(o.noun);
    beginWork(s.work, action, 0, true);
    effects.tell({ kind: 'extraNamed', seat, action: o.noun });
    effects.next(steps.furtherUse(action, seat));
  },
};
