// For bots: what the path of intrigue promises.
import type { Seat } from '@comptoir/kernel';
import { countAt } from '../src/lookup.ts';
import type { PortoState } from '../src/types.ts';
import type { Weights } from './evaluate.ts';

const counts = [0, 0, 0, 0, 0];
const firsts = [0, 0, 0, 0, 0];

/** as far as the path will come in the decades left, with some doubt about the ranks until then. */
export function pathHope(w: Weights, s: PortoState, seat: Seat, decades: number): number {
  countPath(s);
  const own = countAt(counts, seat);
  if (own === 0) return 0;
  let better = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    if (other === seat) continue;
    const lead = own - countAt(counts, other) + (countAt(firsts, seat) < countAt(firsts, other) ? 0.5 : -0.5);
    better += 1 / (1 + Math.exp((4 * lead) / (1 + w.pathDoubt * decades)));
  }
  const reached = (s.path.length + w.pathGrowth * decades * s.players.length) / 4;
  const whole = Math.min(3, Math.floor(reached));
  const award = whole + (whole < 3 ? (reached - whole) ** 3 : 0) - better;
  return Math.min(own, Math.max(0, award)) * w.pathAward + own * w.pathServant;
}

/** By seat: its servants on the path, and where the first of them stands. */
function countPath(s: PortoState): void {
  counts.fill(0);
  firsts.fill(s.path.length);
  for (let n = s.path.length - 1; n >= 0; n -= 1) {
    const owner = s.path[n] ?? null;
    if (owner === null) continue;
    counts[owner] = countAt(counts, owner) + 1;
    firsts[owner] = n;
  }
}

/** Servants of a seat on the path, by how many it leads the best of the others, and how many of them stand before it. */
export function pathStanding(
  s: PortoState,
  seat: Seat,
): readonly [own: number, lead: number, better: number] {
  countPath(s);
  const own = countAt(counts, seat);
  let most = 0;
  let better = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    if (other === seat) continue;
    const theirs = countAt(counts, other);
    most = Math.max(most, theirs);
    if (theirs > own || (theirs === own && countAt(firsts, other) < countAt(firsts, seat))) better += 1;
  }
  return [own, own - most, better];
}
