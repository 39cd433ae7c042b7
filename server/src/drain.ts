// How a server leaves a house of several: first its proxy sends it nobody new, then its pages go over to the others, a few at a time.
import { setTimeout as sleep } from 'node:timers/promises';

/** The pages of a server, which can be sent elsewhere. */
interface HandsOver {
  handOver(ms: number): Promise<void>;
}

/** Pages that are handed over leave in groups, at least so far apart in milliseconds. */
const GROUP_EVERY = 50;

/** So that the last of them leave as the time ends: one by one where there is time for it, and otherwise in groups of one size. */
export function evenly<T>(
  things: readonly T[],
  ms: number,
): { readonly groups: readonly (readonly T[])[]; readonly pause: number } {
  const count = Math.max(1, Math.min(things.length, Math.floor(ms / GROUP_EVERY)));
  const edge = (n: number): number => Math.round((n * things.length) / count);
  const groups = Array.from({ length: count }, (_, n) => things.slice(edge(n), edge(n + 1)));
  return { groups, pause: ms / count };
}

export class Drain {
  readonly #half: number;
  #isOn = false;

  /** Half of the time is for proxies to notice, the other half for the pages. */
  constructor(seconds: number) {
    this.#half = (seconds * 1000) / 2;
  }

  /** From then on it is not ready and opens no sockets; what it is asked otherwise it answers. */
  get isOn(): boolean {
    return this.#isOn;
  }

  async run(sockets: HandsOver): Promise<void> {
    this.#isOn = true;
    if (this.#half === 0) return;
    await sleep(this.#half);
    await sockets.handOver(this.#half);
  }
}
