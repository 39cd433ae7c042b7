// Who wants the same waits in line: so many are served at a time, in the order in which they came.
export class Line {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async serve<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((done) => this.#waiting.push(done));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
