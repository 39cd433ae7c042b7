// of RULES.md: what the path gives, and who wins. The steps of the end are in rules/11-end.ts.
import { type Result, ranksBy, type Seat } from '@comptoir/kernel';
import { SCORE_SPACES } from './data/path.ts';
import { add, countAt, playerAt } from './lookup.ts';
import { palaceServants } from './rules/2-components.ts';
import type { PortoState } from './types.ts';

const NO_AWARD: readonly number[] = [];
/** the highest score space reached. */
function awardOf(servants: number): readonly number[] {
  return SCORE_SPACES.find(({ space }) => space <= servants)?.award ?? NO_AWARD;
}

/** most servants on the path first; a tie goes to the earlier first servant. */
export function pathOrder(s: PortoState): Seat[] {
  const counts = s.players.map(() => 0);
  const order: Seat[] = [];
  for (const seat of s.path) {
    if (seat === null) continue;
    if (countAt(counts, seat) === 0) order.push(seat);
    add(counts, seat, 1);
  }
  return order.sort((a, b) => countAt(counts, b) - countAt(counts, a)); // stable: earlier servants stay ahead
}

/** how many path servants each seat would move to the palace, never more than it has. */
export function pathAwardsBySeat(s: PortoState): number[] {
  const awards = s.players.map(() => 0);
  const award = awardOf(s.path.length);
  pathOrder(s).forEach((seat, place) => {
    const own = s.path.filter((owner) => owner === seat).length;
    awards[seat] = Math.min(award[place] ?? 0, own);
  });
  return awards;
}

/** palace servants, then trade points, then talents; equal in all three: a shared place. */
export function resultOf(s: PortoState): Result {
  const scores = s.players.map((_, seat) => palaceServants(s, seat));
  const compare = (a: Seat, b: Seat): number => {
    const [one, other] = [playerAt(s, a), playerAt(s, b)];
    const palace = countAt(scores, b) - countAt(scores, a);
    return palace || other.tradePoints - one.tradePoints || other.talents - one.talents;
  };
  const ranks = ranksBy([...s.players.keys()], compare);
  return { scores, ranks };
}
