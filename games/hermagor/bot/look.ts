// One seat's look at the table, read once for all its features.
import type { Seat } from '@comptoir/kernel';
import { playerAt } from '../src/lookup.ts';
import type { HermagorState, Player } from '../src/types.ts';
import { readTerms, sumOf, type Terms } from './evaluate.ts';
import { countOf, DUCHY_BITS, postsOf } from './posts.ts';
import { weights } from './weights.ts';

/** The most actions that a game may have after its first round. */
const MOST_LATER = 18;

export interface Look {
  readonly s: HermagorState;
  readonly seat: Seat;
  readonly player: Player;
  readonly terms: Readonly<Terms>;
  /** Sets of villages: with an own post, with a rival's, with one of the shared colour. */
  readonly mine: number;
  readonly rivals: number;
  readonly shared: number;
  /** Actions of later rounds, and as a part of most. */
  readonly later: number;
  readonly share: number;
  /** Posts by duchy. */
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly fewest: number;
}

/** By owner, the shared colour last. */
export const posts: number[] = [];

export function lookAt(s: HermagorState, seat: Seat): Look {
  const players = s.players.length;
  const owners = players + (s.shared === null ? 0 : 1);
  let rivals = 0;
  posts.length = owners;
  for (let owner = 0; owner < owners; owner += 1) {
    const theirs = postsOf(s, owner);
    posts[owner] = theirs;
    if (owner !== seat && owner < players) rivals |= theirs;
  }
  const mine = posts[seat] ?? 0;
  const shared = posts[players] ?? 0;
  const later = sumOf(s.pile);
  const west = countOf(mine & (DUCHY_BITS[0] ?? 0));
  const east = countOf(mine & (DUCHY_BITS[1] ?? 0));
  const south = countOf(mine & (DUCHY_BITS[2] ?? 0));
  return {
    s,
    seat,
    player: playerAt(s, seat),
    terms: readTerms(weights, s, seat, mine),
    mine,
    rivals,
    shared,
    later,
    share: later / MOST_LATER,
    west,
    east,
    south,
    fewest: Math.min(west, east, south),
  };
}

/** About what a feature may be: a freak position must not outshout all others. */
export const clip = (value: number): number => Math.max(-1.5, Math.min(1.5, value));
