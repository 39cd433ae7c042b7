// Chance that can be repeated: the same seed makes the same run.
import { random, rngFrom, seedFrom } from '@comptoir/kernel';

export class Dice {
  readonly #rng: ReturnType<typeof rngFrom>;

  constructor(seed: string) {
    this.#rng = rngFrom(seedFrom(seed));
  }

  /** 0 … n − 1. */
  below(n: number): number {
    return random(this.#rng, n);
  }

  /** Once in so many times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  of<T>(list: readonly [T, ...T[]]): T;
  of<T>(list: readonly T[]): T | undefined;
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(Math.max(1, list.length))];
  }
}
