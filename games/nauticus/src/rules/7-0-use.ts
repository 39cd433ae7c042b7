// R-7 of RULES.md, what all actions have in common: an action is executed use by use.
import { type Choice, type Effects, nth, type Refusal, type RuleId, type Seat } from '@comptoir/kernel';
import { STOP, WORKERS } from '../options.ts';
import type { Action, Nauticus, NauticusOption, NauticusState, UseOption, Work } from '../types.ts';

/** How one action is used. `work` says on which terms: the slot's, or those of the extra action. */
export interface ActionRule {
  readonly rule: RuleId;
  /** Everything one may reach for, legal or not, is added to the list. */
  addUses(s: NauticusState, work: Work, seat: Seat, list: NauticusOption[]): void;
  refuse(s: NauticusState, work: Work, seat: Seat, o: UseOption): Refusal | null;
  use(s: NauticusState, seat: Seat, o: UseOption, effects: Effects<Nauticus>): void;
  hasUse(s: NauticusState, work: Work, seat: Seat): boolean;
}

export const isUse = (o: NauticusOption): o is UseOption =>
  o.verb === 'item' || o.verb === 'move' || o.verb === 'workers' || o.verb === 'deliver';

type Further = 'buy' | 'transport' | 'withdraw' | 'deliver' | 'crowns';

/** The decision after the first use, and the first one of an extra action: a use, or stop. */
export function useOrStop<K extends Further>(action: ActionRule): Choice<Nauticus, K> {
  return {
    rule: action.rule,
    candidates(s, _at, seat) {
      const list: NauticusOption[] = [];
      action.addUses(s, s.work, seat, list);
      list.push(STOP);
      return list;
    },
    refuse: (s, _at, seat, o) => (isUse(o) ? action.refuse(s, s.work, seat, o) : null),
    apply(s, _at, seat, o, effects) {
      if (isUse(o)) action.use(s, seat, o, effects);
      else effects.tell({ kind: 'stopped', seat });
    },
    fallback: () => STOP,
  };
}

/** a number of workers; one is named even where there is none, to say why not. */
export function addWorkers(most: number, list: NauticusOption[]): void {
  list.push(nth(WORKERS, 1));
  for (let n = 2; n <= most; n += 1) list.push(nth(WORKERS, n));
}

export function workersOf(o: UseOption): number {
  if (o.verb !== 'workers') throw new Error(`nauticus: ${o.verb} names no workers`);
  return o.noun;
}

/** A new execution: nothing bought yet, the blue workers all there. */
export function beginWork(work: Work, action: Action, blue: number, isExtra: boolean): void {
  work.action = action;
  work.blue = blue;
  work.isExtra = isExtra;
  work.bought.fill(0);
}
