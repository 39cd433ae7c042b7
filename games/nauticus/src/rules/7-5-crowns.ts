// of RULES.md: Score crowns.
import { nth } from '@comptoir/kernel';
import { CROWN_LIMIT } from '../data/numbers.ts';
import { CROWN, CROWN_MAST, CROWN_SAIL, playerAt } from '../lookup.ts';
import { NO } from '../refusals.ts';
import type { Player } from '../types.ts';
import { spendWorkers, workersFor } from './5-bonus.ts';
import { type ActionRule, addWorkers, useOrStop, workersOf } from './7-0-use.ts';

/** on ships, in the warehouse, on flipped pass tiles. */
export function visibleCrowns(player: Player): number {
  let crowns = nth(player.warehouse, CROWN_MAST) + nth(player.warehouse, CROWN_SAIL) + player.passFlips;
  for (const { parts } of player.ships) {
    for (const { mast, sail } of parts) {
      if (mast === CROWN) crowns += 1;
      if (sail === CROWN) crowns += 1;
    }
  }
  return crowns;
}

/** each worker scores all crowns, up to the limit. */
export const crownPoints = (workers: number, crowns: number): number =>
  Math.min(CROWN_LIMIT, workers * crowns);

export const scoringCrowns: ActionRule = {
  rule: 'R-7.5',
  addUses(s, work, seat, list) {
    const player = playerAt(s, seat);
    const crowns = visibleCrowns(player);
    const limit = crowns === 0 ? 1 : Math.ceil(CROWN_LIMIT / crowns) + 1; // one too many, to say why not
    addWorkers(Math.min(workersFor(player, work), limit), list);
  },
  refuse(s, work, seat, o) {
    const player = playerAt(s, seat);
    const crowns = visibleCrowns(player);
    if (crowns === 0) return NO.noCrown;
    if (workersFor(player, work) < workersOf(o)) return NO.noWorker;
    if ((workersOf(o) - 1) * crowns >= CROWN_LIMIT) return NO.crownLimit;
    return null;
  },
  use(s, seat, o, effects) {
    const player = playerAt(s, seat);
    const workers = workersOf(o);
    const crowns = visibleCrowns(player);
    const vp = crownPoints(workers, crowns);
    spendWorkers(player, s.work, workers);
    player.vp += vp;
    effects.tell({ kind: 'crownsScored', seat, workers, crowns, vp });
  },
  hasUse(s, work, seat) {
    const player = playerAt(s, seat);
    return workersFor(player, work) > 0 && visibleCrowns(player) > 0;
  },
};

export const crowns = useOrStop<'crowns'>(scoringCrowns);
