// What was answered how often, and what should not have been.
/** Of each fault a few: the hundredth of one kind must not hide the first of another. */
const MOST_OF_A_KIND = 3;

export class Verdicts {
  readonly #counts = new Map<string, number>();
  readonly #kinds = new Map<string, number>();
  readonly faults: string[] = [];
  total = 0;

  /** One message or request; `kind` and what it was answered with. */
  count(kind: string, answer: string): void {
    this.total += 1;
    const key = `${kind} ${answer}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  fault(what: string, sent: string): void {
    const n = (this.#kinds.get(what) ?? 0) + 1;
    this.#kinds.set(what, n);
    if (n > MOST_OF_A_KIND) return;
    const fault = `${what}: ${sent.slice(0, 400)}`;
    this.faults.push(fault);
    process.stderr.write(`${this.total} sent: ${fault}\n`); // a long run need not be waited for
  }

  /** The answers, the most frequent first. */
  lines(): readonly string[] {
    return [...this.#counts]
      .sort(([, a], [, b]) => b - a)
      .map(([key, n]) => `${String(n).padStart(7)}  ${key}`);
  }
}
