// Chapter 7 of RULES.md: the eight actions, in the order of ACTIONS.
import { nth, type Upkeep } from '@comptoir/kernel';
import * as steps from '../steps.ts';
import type { Action, Nauticus } from '../types.ts';
import type { ActionRule } from './7-0-use.ts';
import { buying } from './7-1-buying.ts';
import { transporting } from './7-2-transport.ts';
import { withdrawing } from './7-3-withdraw.ts';
import { delivering } from './7-4-deliver.ts';
import { scoringCrowns } from './7-5-crowns.ts';

const RULES: readonly ActionRule[] = [
  buying,
  buying,
  buying,
  buying,
  transporting,
  withdrawing,
  delivering,
  scoringCrowns,
];
export const ruleOf = (action: Action): ActionRule => nth(RULES, action);

/** the execution ends by itself when no further use is legal. */
export const goOn: Upkeep<Nauticus, 'goOn'> = {
  rule: 'R-7',
  run(s, { seat }, effects) {
    const { work } = s;
    if (ruleOf(work.action).hasUse(s, work, seat)) effects.next(steps.furtherUse(work.action, seat));
  },
};
