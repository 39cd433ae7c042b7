// A running match on this node, with what is still on its way to the database. A cache, never the truth; what is stored decides.
import type { Applied, Game, Kinds, Match, Option, PickTerms, Refusal, Seat } from '@comptoir/kernel';
import type { MatchInfo } from '@comptoir/protocol';

/** A pick, or where the option is null, the seat's last pick taken back. */
export interface Entry {
  readonly seq: number;
  readonly seat: Seat;
  readonly option: Option | null;
  readonly id: string;
}
export interface MatchHead {
  readonly id: string;
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  readonly status: MatchInfo['status'];
}

export class LiveMatch {
  readonly head: MatchHead;
  match: Match;
  /** The last entry of each seat, so that a player's own picks make their older ones stale. */
  readonly #own = new Map<Seat, number>();

  constructor(head: MatchHead, match: Match) {
    this.head = head;
    this.match = match;
  }

  get game(): Game<Kinds> {
    return this.match.game;
  }
  get seq(): number {
    return this.match.seq;
  }
  get waiting(): readonly Seat[] {
    return this.match.waiting;
  }

  /** Whether a player who looked at the table of `seq` has missed something that matters to them. */
  isStale(seat: Seat, seq: number): boolean {
    return seq > this.seq || seq < Math.max(this.match.snapshot.finalSeq, this.#own.get(seat) ?? 0);
  }

  /** Makes a pick or takes one back. */
  apply({ seat, option }: Pick<Entry, 'seat' | 'option'>, terms: PickTerms = {}): Applied | Refusal {
    const next = option === null ? this.match.undo(seat) : this.match.pick(seat, option, terms);
    if ('code' in next) return next;
    if (next.applied === null) throw new Error('match: an entry without a trace');
    this.match = next;
    this.#own.set(seat, next.seq);
    return next.applied;
  }
}
