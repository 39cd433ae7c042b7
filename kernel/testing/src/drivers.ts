// Who picks in a fuzzed game: every option alike, or with a bias towards what has been rare so far.
import {
  type Decision,
  decisions,
  type Game,
  isRefusal,
  type Kinds,
  type LogEvent,
  type Option,
  type Played,
  play,
  type Seat,
  type SeatPick,
  writeOption,
} from '@comptoir/kernel';
import type { Position, Subject } from './checks.ts';

type Draw = (n: number) => number;
/** The next pick; null where nobody has an option. */
export type Driver = (position: Position) => SeatPick | null;

/** What happened in all games of a run: kinds of events told, refusals given, options picked. */
export class Tally {
  readonly #all: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  readonly #picked = new Map<string, number>();

  constructor({ game, texts }: Subject) {
    const events = Object.keys(texts.en.events).map((kind) => `event ${kind}`);
    this.#all = new Set([...events, ...Object.keys(game.refusals).map((code) => `refusal ${code}`)]);
  }

  /** How many kinds of events, or refusals, there are. */
  count(what: 'event' | 'refusal'): number {
    return [...this.#all].filter((name) => name.startsWith(`${what} `)).length;
  }
  /** What has not happened yet, by name. */
  missing(what: 'event' | 'refusal'): readonly string[] {
    const names = [...this.#all].filter((name) => name.startsWith(`${what} `) && !this.#seen.has(name));
    return names.map((name) => name.slice(what.length + 1)).sort();
  }
  get isComplete(): boolean {
    return this.#seen.size >= this.#all.size;
  }

  see(events: readonly LogEvent[], all: readonly Decision<Kinds>[]): void {
    for (const name of happened(events, all)) this.#seen.add(name);
  }
  isNews(events: readonly LogEvent[], all: readonly Decision<Kinds>[]): boolean {
    return happened(events, all).some((name) => this.#all.has(name) && !this.#seen.has(name));
  }

  pick(step: string, o: Option): void {
    const name = `${step} ${writeOption(o)}`;
    this.#picked.set(name, 1 + (this.#picked.get(name) ?? 0));
  }
  timesPicked(step: string, o: Option): number {
    return this.#picked.get(`${step} ${writeOption(o)}`) ?? 0;
  }
}

function happened(events: readonly LogEvent[], all: readonly Decision<Kinds>[]): string[] {
  return [
    ...events.map((e) => `event ${e.kind}`),
    ...all.flatMap(({ refused }) => refused.map(([, { code }]) => `refusal ${code}`)),
  ];
}

const anyOf = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(Math.max(list.length, 1))];

/** Every option alike. */
export function uniform(draw: Draw): Driver {
  return ({ decisions: all }) => {
    const { seat = 0, options = [] } = anyOf(all, draw) ?? {};
    const option = anyOf(options, draw);
    return option === undefined ? null : { seat, option };
  };
}

/** A game may like a verb 64 times as much as another, or as little, and one component four times as much. */
const [VERBS, NOUNS] = [3, 1];
/** How many options are tried out, in one position out of so many; with a goal, in every position. */
const [LOOKS, EVERY] = [6, 3];
const FINE = 2 ** 20;

/** How long the lists of a state are and what its numbers add up to, by path; entries of a list count together. */
function measures(value: unknown, path = '', into = new Map<string, number>()): ReadonlyMap<string, number> {
  const add = (name: string, n: number): unknown => into.set(name, n + (into.get(name) ?? 0));
  if (typeof value === 'number') add(path, value);
  else if (Array.isArray(value)) {
    add(`${path} length`, value.length);
    for (const one of value) measures(one, `${path} each`, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      if (!SKIPPED.includes(`${path}${key}`)) measures(one, `${path} ${key}`, into);
  }
  return into;
}
const SKIPPED: readonly string[] = ['rng', 'agenda', 'result'];

interface Goal {
  readonly path: string;
  readonly sign: number;
}

/**
 * Each game has appetites of its own, drawn once, and follows them: it buys whatever it can, never passes, hoards one
 * good. Every second game also has a goal: some list or number of the state should grow, or shrink. That leads to empty
 * decks and full boards, where a table without a will never comes. Options picked often in the run lose weight, and as
 * long as something has never happened a few options are tried out for it.
 */
export function biased({ game }: Subject, tally: Tally, draw: Draw): Driver {
  const appetites = new Map<string, number>();
  const appetite = (name: string, most: number): number => {
    const drawn = appetites.get(name) ?? 4 ** (draw(2 * most + 1) - most);
    appetites.set(name, drawn);
    return drawn;
  };
  const weigh = (step: string, o: Option): number =>
    (appetite(`${step} ${o.verb}`, VERBS) * appetite(writeOption(o), NOUNS)) /
    Math.sqrt(1 + tally.timesPicked(step, o));
  let goal: Goal | null | undefined;
  return ({ state, decisions: all }) => {
    if (goal === undefined) goal = draw(2) === 0 ? null : goalOf(state, draw);
    const decision = anyOf(all, draw);
    if (decision === undefined) return null;
    const { seat, at, options } = decision;
    const choose = (): Option | undefined => byWeight(options, (o) => weigh(at.step, o), draw);
    const isLooking = goal !== null || (!tally.isComplete && draw(EVERY) === 0);
    const some = (): Option | undefined => (draw(2) === 0 ? choose() : anyOf(options, draw));
    const option = (isLooking ? lookFor(tally, goal, tryOut(game, state, seat, some)) : null) ?? choose();
    if (option === undefined) return null;
    tally.pick(at.step, option);
    return { seat, option };
  };
}

/** Three times out of four a list: what runs out or fills up is where rules say no. */
function goalOf(state: Kinds['State'], draw: Draw): Goal | null {
  const all = [...measures(state).keys()];
  const lists = all.filter((path) => path.endsWith(' length'));
  const path = anyOf(draw(4) === 0 ? all : lists, draw);
  return path === undefined ? null : { path, sign: draw(2) === 0 ? 1 : -1 };
}

interface Tried {
  readonly option: Option;
  readonly played: Played<Kinds>;
  readonly next: readonly Decision<Kinds>[];
}
/** A few options and what they lead to. */
function tryOut(
  game: Game<Kinds>,
  state: Kinds['State'],
  seat: Seat,
  choose: () => Option | undefined,
): readonly Tried[] {
  const some = new Set(Array.from({ length: LOOKS }, choose));
  return [...some].flatMap((option) => {
    const played = option === undefined ? null : play(game, state, seat, option);
    if (option === undefined || played === null || isRefusal(played)) return [];
    return [{ option, played, next: decisions(game, played.state) }];
  });
}

/** The option that makes something happen for the first time, else the one that serves the goal best. */
function lookFor(tally: Tally, goal: Goal | null, tried: readonly Tried[]): Option | null {
  const news = tried.find(({ played, next }) => tally.isNews(played.events, next));
  if (news !== undefined) return news.option;
  if (goal === null) return null;
  const worth = ({ played }: Tried): number => goal.sign * (measures(played.state).get(goal.path) ?? 0);
  const [best] = tried.toSorted((a, b) => worth(b) - worth(a));
  return best?.option ?? null;
}

function byWeight<T>(list: readonly T[], weigh: (one: T) => number, draw: Draw): T | undefined {
  const weights = list.map(weigh);
  let left = (draw(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  return (
    list.find((_, n) => {
      left -= weights[n] ?? 0;
      return left < 0;
    }) ?? list.at(-1)
  );
}
