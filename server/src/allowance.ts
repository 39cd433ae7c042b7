const BURST_SECONDS = 5;

/** So many messages a second on average, and as many at once as come in five seconds. */
export class Allowance {
  readonly #perSecond: number;
  #left: number;
  #refilled = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * BURST_SECONDS;
  }

  /** Takes one; what is left, below nothing when too many were taken. */
  take(): number {
    const now = performance.now();
    const refill = ((now - this.#refilled) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, this.#left + refill) - 1;
    this.#refilled = now;
    return this.#left;
  }
}
