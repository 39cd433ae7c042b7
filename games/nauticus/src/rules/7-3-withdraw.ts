// of RULES.md: Withdraw money.
import { COINS_PER_WORKER } from '../data/numbers.ts';
import { playerAt } from '../lookup.ts';
import { NO } from '../refusals.ts';
import { spendWorkers, workersFor } from './5-bonus.ts';
import { type ActionRule, addWorkers, useOrStop, workersOf } from './7-0-use.ts';

export const coinsFor = (workers: number): number => COINS_PER_WORKER * workers;

/** one choice of a number, and the action ends with it. */
export const withdrawing: ActionRule = {
  rule: 'R-7.3',
  addUses: (s, work, seat, list) => addWorkers(workersFor(playerAt(s, seat), work), list),
  refuse: (s, work, seat, o) => (workersFor(playerAt(s, seat), work) < workersOf(o) ? NO.noWorker : null),
  use(s, seat, o, effects) {
    const player = playerAt(s, seat);
    const workers = workersOf(o);
    const coins = coinsFor(workers);
    spendWorkers(player, s.work, workers);
    player.coins += coins;
    effects.tell({ kind: 'withdrawn', seat, workers, coins });
  },
  hasUse: (s, work, seat) => workersFor(playerAt(s, seat), work) > 0,
};

export const withdraw = useOrStop<'withdraw'>(withdrawing);
