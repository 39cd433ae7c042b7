// What the server has acknowledged, and whether it is stored: each pick once, as it was made.
import { type Option, writeOption } from '@comptoir/kernel';

export interface Acknowledged {
  readonly match: string;
  readonly id: string;
  readonly option: Option;
  /** Which of the kills it was acknowledged before. */
  readonly kill: number;
  /** When, by the clock of this process. */
  readonly at: number;
}
/** A stored entry. */
export interface Entry {
  readonly match: string;
  readonly id: string;
  readonly option: string;
}
interface Count {
  acknowledged: number;
  lost: number;
  doubled: number;
}

export class Ledger {
  readonly #picks: Acknowledged[] = [];
  /** The kill that comes next, or has just come. */
  kill = 0;

  add(pick: Omit<Acknowledged, 'kill' | 'at'>): void {
    this.#picks.push({ ...pick, kill: this.kill, at: performance.now() });
  }

  get times(): readonly number[] {
    return this.#picks.map(({ at }) => at);
  }

  get matches(): readonly string[] {
    return [...new Set(this.#picks.map(({ match }) => match))];
  }

  /** By kill: what was acknowledged, what of it is not stored as it was made, and what is stored twice. */
  compare(entries: readonly Entry[]): ReadonlyMap<number, Readonly<Count>> {
    const stored = new Map<string, Entry[]>();
    for (const entry of entries) {
      const key = `${entry.match} ${entry.id}`;
      stored.set(key, [...(stored.get(key) ?? []), entry]);
    }
    const counts = new Map<number, Count>();
    for (const { match, id, option, kill } of this.#picks) {
      const count = counts.get(kill) ?? { acknowledged: 0, lost: 0, doubled: 0 };
      counts.set(kill, count);
      const found = stored.get(`${match} ${id}`) ?? [];
      count.acknowledged += 1;
      if (!found.some((entry) => entry.option === writeOption(option))) count.lost += 1;
      if (found.length > 1) count.doubled += 1;
    }
    return counts;
  }
}
