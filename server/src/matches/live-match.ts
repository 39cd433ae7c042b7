// A running match on this node, with what is still on its way to the database. A cache, never the truth; what is stored decides.
import type { Game, Kinds, Match, Option, PickTerms, Refusal, Seat } from '@comptoir/kernel';
import type { MatchInfo } from '@comptoir/protocol';
import { numberFor, type Undo } from './numbers.ts';

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
  readonly #undos: Undo[];

  /** `undos`: those of the whole match. */
  constructor(head: MatchHead, match: Match, undos: readonly Undo[] = []) {
    this.head = head;
    this.match = match;
    this.#undos = [...undos];
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
  get undos(): readonly Undo[] {
    return this.#undos;
  }

  /** The number of the present table, or of an earlier one, for this viewer. */
  numberFor(viewer: Seat | null, match = this.match): number {
    return numberFor(match, this.#undos, viewer);
  }

  /** Makes a pick or takes one back. */
  apply({ seat, option }: Pick<Entry, 'seat' | 'option'>, terms: PickTerms = {}): Match | Refusal {
    const next = option === null ? this.match.undo(seat) : this.match.pick(seat, option, terms);
    if ('code' in next) return next;
    this.match = next;
    if (option === null) this.#undos.push({ seq: next.seq, seat });
    return next;
  }
}
