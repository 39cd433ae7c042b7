// How a match stood before, as the server tells it: positions that are wanted at the same time are asked for together.
import type { Seat } from '@comptoir/kernel';
import { MOST_POSITIONS } from '@comptoir/protocol';
import type { api } from './api.ts';

type Ask = typeof api.matches.positions;
type Position = Awaited<ReturnType<Ask>>[number];

/** Wanted through the same eyes, and not asked for yet. */
interface Batch {
  readonly seqs: number[];
  readonly found: Promise<ReadonlyMap<number, Position>>;
}

export class PastPositions {
  readonly #match: string;
  readonly #ask: Ask;
  readonly #batches = new Map<Seat | null, Batch>();

  constructor(match: string, ask: Ask) {
    this.#match = match;
    this.#ask = ask;
  }

  async at(seq: number, viewer: Seat | null): Promise<Position> {
    const batch = this.#batches.get(viewer) ?? this.#begin(viewer);
    batch.seqs.push(seq);
    const position = (await batch.found).get(seq);
    if (position === undefined) throw new Error(`match ${this.#match}: no position ${seq}`);
    return position;
  }

  #begin(viewer: Seat | null): Batch {
    const seqs: number[] = [];
    const found = Promise.resolve().then(() => {
      this.#batches.delete(viewer);
      return this.#load(seqs, viewer);
    });
    const batch = { seqs, found };
    this.#batches.set(viewer, batch);
    return batch;
  }

  /** Whatever lies between two that are wanted comes along. */
  async #load(wanted: readonly number[], viewer: Seat | null): Promise<ReadonlyMap<number, Position>> {
    const found = new Map<number, Position>();
    const rest = [...new Set(wanted)].sort((a, b) => a - b);
    while (rest.length > 0) {
      const [from = 0] = rest;
      const seqs = rest.splice(0, rest.findLastIndex((seq) => seq < from + MOST_POSITIONS) + 1);
      const to = seqs.at(-1) ?? from;
      const positions = await this.#ask({ match: this.#match, from, to, eyes: viewer ?? -1 });
      for (const seq of seqs) {
        // What is out of reach, or has faded, is answered with the nearest there is.
        const position = positions.findLast((one) => one.seq <= seq) ?? positions[0];
        if (position !== undefined) found.set(seq, position);
      }
    }
    return found;
  }
}
