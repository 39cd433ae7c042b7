// A progress bar on standard error; silent where nobody watches.

const WIDTH = 24;

export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #begun = performance.now();
  #shown = 0;
  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }
  get perSecond(): (done: number) => number {
    return (done) => done / Math.max((performance.now() - this.#begun) / 1000, 1e-9);
  }
  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.#shown < 100 && done < this.#total)) return;
    this.#shown = now;
    const part = Math.round((WIDTH * done) / this.#total);
    const bar = '█'.repeat(part) + '·'.repeat(WIDTH - part);
    process.stderr.write(
      `\r${this.#what} ${bar} ${done}/${this.#total}  ${this.perSecond(done).toFixed(0)}/s `,
    );
    if (done === this.#total) process.stderr.write('\n');
  }
}
