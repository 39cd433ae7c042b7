// How long people were held up: without a table to look at, or with a pick that nobody had answered. Thinking, and the thinking of others,
// is no such time.

interface Wait {
  readonly from: number;
  until: number;
}

/** Of one person: held up or not. */
export interface Held {
  begin(): void;
  end(): void;
}

export class Waits {
  readonly #waits: Wait[] = [];

  ofSomebody(): Held {
    let wait: Wait | null = null;
    return {
      begin: () => {
        if (wait !== null) return;
        wait = { from: performance.now(), until: Number.POSITIVE_INFINITY };
        this.#waits.push(wait);
      },
      end: () => {
        if (wait !== null) wait.until = performance.now();
        wait = null;
      },
    };
  }

  /** The seconds for which somebody was held up longest between these moments; whoever still is, until the later. */
  longest(from: number, until: number): number {
    const within = (wait: Wait): number => Math.min(wait.until, until) - Math.max(wait.from, from);
    return this.#waits.reduce((longest, wait) => Math.max(longest, within(wait)), 0) / 1000;
  }
}
