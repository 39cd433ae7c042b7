// What a biased game strives for: a number of the state that should grow.
import type { BotHints, Kinds } from '@comptoir/kernel';

export interface Goal {
  worth(s: Kinds['State']): number;
  /** How many ways are tried out towards it. */
  readonly ways: number;
}
type Draw = (n: number) => number;

/** What a game names lies further away than what any number of its state leads to. */
const [FEW, MANY] = [16, 128];
const EACH = '*';
const LENGTH = 'length';
const SKIPPED: readonly string[] = ['rng', 'agenda', 'result'];

/** The paths of all lists and numbers of a state; entries of a list share one path. */
function pathsOf(value: unknown, path: readonly string[], into: Map<string, readonly string[]>): void {
  const add = (found: readonly string[]): unknown => into.set(found.join(' '), found);
  if (typeof value === 'number') add(path);
  else if (Array.isArray(value)) {
    add([...path, LENGTH]);
    for (const one of value) pathsOf(one, [...path, EACH], into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      if (path.length > 0 || !SKIPPED.includes(key)) pathsOf(one, [...path, key], into);
  }
}

/** What the numbers at a path add up to, from its `n`th name on; a list counts its length. */
function sumAt(value: unknown, path: readonly string[], n = 0): number {
  const key = path[n];
  if (key === undefined) return typeof value === 'number' ? value : 0;
  if (Array.isArray(value)) {
    if (key === LENGTH) return value.length;
    return value.reduce<number>((sum, one) => sum + sumAt(one, path, n + 1), 0);
  }
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown = Reflect.get(value, key);
  return sumAt(inner, path, n + 1);
}

/** Some list or number should grow, or shrink. Three times out of four a list: what runs out or fills up is where rules say no. */
function anyNumber(state: Kinds['State'], draw: Draw): Goal {
  const found = new Map<string, readonly string[]>();
  pathsOf(state, [], found);
  const all = [...found.values()];
  const lists = all.filter((path) => path.at(-1) === LENGTH);
  const some = draw(4) === 0 ? all : lists;
  const path = some[draw(Math.max(some.length, 1))] ?? [];
  const sign = draw(2) === 0 ? 1 : -1;
  return { worth: (s) => sign * sumAt(s, path), ways: FEW };
}

/** One of the extremes that the game names, or any number of its state. */
export function goalOf(state: Kinds['State'], hints: BotHints<Kinds>, draw: Draw): Goal {
  const extremes = hints.extremes?.(state).length ?? 0;
  if (extremes === 0 || draw(2) === 0) return anyNumber(state, draw);
  const n = draw(extremes);
  return { worth: (s) => hints.extremes?.(s)[n] ?? 0, ways: MANY };
}
