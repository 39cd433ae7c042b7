// What was answered how often, and what should not have been.
const MOST_KEPT = 20;

export class Verdicts {
  readonly #counts = new Map<string, number>();
  readonly faults: string[] = [];
  total = 0;

  /** One message or request; `kind` and what it was answered with. */
  count(kind: string, answer: string): void {
    this.total += 1;
    const key = `${kind} ${answer}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  fault(what: string, sent: string): void {
    if (this.faults.length < MOST_KEPT) this.faults.push(`${what}: ${sent.slice(0, 400)}`);
  }

  /** The answers, the most frequent first. */
  lines(): readonly string[] {
    return [...this.#counts]
      .sort(([, a], [, b]) => b - a)
      .map(([key, n]) => `${String(n).padStart(7)}  ${key}`);
  }
}
