/** Whose turn was long ago is remembered of so many owners. */
const MOST_REMEMBERED = 10_000;

/** Whoever was served least lately comes first; each owner's own in the order they came. */
export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();
  /** When an owner was served last; those served lately at the end. */
  readonly #served = new Map<string, number>();
  #size = 0;
  #now = 0;

  get size(): number {
    return this.#size;
  }

  push(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.push(item);
    this.#size += 1;
  }

  /** Of those owners who may be served. */
  next(may: (owner: string) => boolean = () => true): T | null {
    const owner = this.#nextOwner(may);
    const own = owner === null ? undefined : this.#waiting.get(owner);
    const item = own?.shift();
    if (owner === null || own === undefined || item === undefined) return null;
    if (own.length === 0) this.#waiting.delete(owner);
    this.#size -= 1;
    this.#remember(owner);
    return item;
  }

  #nextOwner(may: (owner: string) => boolean): string | null {
    let [first, oldest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const owner of this.#waiting.keys()) {
      if (!may(owner)) continue;
      const served = this.#served.get(owner) ?? 0;
      if (served < oldest) [first, oldest] = [owner, served];
    }
    return first;
  }

  #remember(owner: string): void {
    this.#now += 1;
    this.#served.delete(owner);
    this.#served.set(owner, this.#now);
    const [oldest] = this.#served.keys();
    if (this.#served.size > MOST_REMEMBERED && oldest !== undefined) this.#served.delete(oldest);
  }
}
