// Who picks in a fuzzed game: every option alike, or with a bias towards what has been rare so far.
import {
  type Decision,
  decisions,
  type Game,
  isRefusal,
  type Kinds,
  type LogEvent,
  type Option,
  play,
  type Seat,
  type SeatPick,
  writeOption,
} from '@comptoir/kernel';
import type { Position, Subject } from './checks.ts';

type Draw = (n: number) => number;
/** The next pick; null where nobody has an option. */
export type Driver = (position: Position) => SeatPick | null;

interface Measure {
  readonly path: string;
  readonly isList: boolean;
  readonly isEmptied: boolean;
}
const LENGTH = ' length';

/** What happened in all games of a run: kinds of events told, refusals given, options picked. */
export class Tally {
  readonly #all: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  readonly #picked = new Map<string, number>();
  readonly #ranges = new Map<string, readonly [least: number, most: number]>();

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

  measure(state: Kinds['State']): void {
    for (const [path, n] of measures(state)) {
      const [least, most] = this.#ranges.get(path) ?? [n, n];
      this.#ranges.set(path, [Math.min(least, n), Math.max(most, n)]);
    }
  }
  /** Lists and numbers of a state that change in a game, and whether a list of that name has ever been empty. */
  get changing(): readonly Measure[] {
    const all = [...this.#ranges].filter(([, [least, most]]) => least < most);
    return all.map(([path, [least]]) => ({ path, isList: path.endsWith(LENGTH), isEmptied: least === 0 }));
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
/** How many options are tried out, in one position out of so many; with an aim, in every position. */
const [LOOKS, EVERY] = [12, 3];
const FINE = 2 ** 20;
/** One position in so many is measured. */
const MEASURED = 8;

/** How long the lists of a state are, what its numbers add up to, how much is missing, by path; entries of a list count together. */
function measures(value: unknown, path = '', into = new Map<string, number>()): ReadonlyMap<string, number> {
  const add = (name: string, n: number): unknown => into.set(name, n + (into.get(name) ?? 0));
  if (typeof value === 'number') add(path, value);
  else if (value === null) add(`${path} none`, 1);
  else if (Array.isArray(value)) {
    add(`${path}${LENGTH}`, value.length);
    for (const one of value) measures(one, `${path} each`, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      if (!SKIPPED.includes(`${path}${key}`)) measures(one, `${path} ${key}`, into);
  }
  return into;
}
const SKIPPED: readonly string[] = ['rng', 'agenda', 'result'];

/** Some list or number of the state that should grow, or shrink. */
interface Goal {
  readonly path: string;
  readonly sign: number;
}
/** What a game is played for: a goal, points as a bot expects them, or both, the goal counting so many points. */
interface Aim {
  readonly goal: Goal | null;
  readonly isForPoints: boolean;
  readonly points: number;
}
/** What one more piece of a goal is worth to somebody who plays for points too. */
const PRICES: readonly number[] = [1, 5, 25];

/**
 * Each game has appetites of its own, drawn once, and follows them: it buys whatever it can, never passes, hoards one
 * good. Three games in four also have an aim: a goal, which leads to empty decks and full boards, where a table without a
 * will never comes; points, which lead to what only good players reach; or both. Options picked often in the run lose
 * weight, and as long as something has never happened a few options are tried out for it.
 */
export function biased(subject: Subject, tally: Tally, draw: Draw): Driver {
  const appetites = new Map<string, number>();
  const appetite = (name: string, most: number): number => {
    const drawn = appetites.get(name) ?? 4 ** (draw(2 * most + 1) - most);
    appetites.set(name, drawn);
    return drawn;
  };
  const weigh = (step: string, o: Option): number =>
    (appetite(`${step} ${o.verb}`, VERBS) * appetite(writeOption(o), NOUNS)) /
    Math.sqrt(1 + tally.timesPicked(step, o));
  let aim: Aim | null | undefined;
  let plan: Line = [];
  const follow = (options: readonly Option[]): Option | undefined => {
    const [next, ...rest] = plan;
    plan = rest;
    return next === undefined ? undefined : options.find((o) => writeOption(o) === writeOption(next));
  };
  return ({ state, decisions: all }) => {
    if (aim === undefined) aim = aimOf(tally, draw);
    if (draw(MEASURED) === 0) tally.measure(state);
    const decision = anyOf(all, draw);
    if (decision === undefined) return null;
    const { seat, at, options } = decision;
    const choose = (): Option | undefined => byWeight(options, (o) => weigh(at.step, o), draw);
    const isLooking = aim !== null || (!tally.isComplete && draw(EVERY) === 0);
    const some = (): Option | undefined => (draw(2) === 0 ? choose() : anyOf(options, draw));
    let option = follow(options);
    if (option === undefined && isLooking) {
      const found = lookFor(subject, tally, aim, tryOut(subject, state, seat, some, draw));
      [option, ...plan] = found ?? [];
    }
    option ??= choose();
    if (option === undefined) return null;
    tally.pick(at.step, option);
    return { seat, option };
  };
}

function aimOf(tally: Tally, draw: Draw): Aim | null {
  const [kind, price] = [draw(4), anyOf(PRICES, draw) ?? 1];
  if (kind === 0) return null;
  return { goal: kind === 1 ? null : goalOf(tally, draw), isForPoints: kind !== 2, points: price };
}

/** Mostly a list: what runs out or fills up is where rules say no. One that has never been empty should be. */
function goalOf(tally: Tally, draw: Draw): Goal | null {
  const all = tally.changing;
  const lists = all.filter(({ isList }) => isList);
  const full = lists.filter(({ isEmptied }) => !isEmptied);
  if (full.length > 0 && draw(2) === 0) return { path: anyOf(full, draw)?.path ?? '', sign: -1 };
  const path = anyOf(draw(3) === 0 ? all : lists, draw)?.path;
  return path === undefined ? null : { path, sign: draw(2) === 0 ? 1 : -1 };
}

/** Picks in a row. */
type Line = readonly Option[];
interface Tried {
  readonly line: Line;
  readonly seat: Seat;
  readonly state: Kinds['State'];
  readonly events: readonly LogEvent[];
  readonly next: readonly Decision<Kinds>[];
}

/** A few options, and a few of the sequences that a bot would look at, with what they lead to. */
function tryOut(
  { game, hints }: Subject,
  state: Kinds['State'],
  seat: Seat,
  choose: () => Option | undefined,
  draw: Draw,
): readonly Tried[] {
  const some = new Set(Array.from({ length: LOOKS }, choose));
  const lines: Line[] = [...some].flatMap((option) => (option === undefined ? [] : [[option]]));
  const menu = hints?.menu?.(state, seat) ?? [];
  for (let n = 0; n < Math.min(LOOKS, menu.length); n += 1) lines.push(anyOf(menu, draw) ?? []);
  return lines.flatMap((line) => {
    const tried = playLine(game, state, seat, line);
    return tried === null ? [] : [tried];
  });
}

function playLine(game: Game<Kinds>, from: Kinds['State'], seat: Seat, line: Line): Tried | null {
  const events: LogEvent[] = [];
  let state = from;
  for (const option of line) {
    const played = play(game, state, seat, option);
    if (isRefusal(played)) return null;
    events.push(...played.events);
    state = played.state;
  }
  return line.length === 0 ? null : { line, seat, state, events, next: decisions(game, state) };
}

/** The picks that make something happen for the first time, else those that serve the aim best. */
function lookFor({ hints }: Subject, tally: Tally, aim: Aim | null, tried: readonly Tried[]): Line | null {
  const news = tried.find(({ events, next }) => tally.isNews(events, next));
  if (news !== undefined) return news.line;
  if (aim === null) return null;
  const { goal, isForPoints, points } = aim;
  const worth = ({ state, seat }: Tried): number => {
    const reached = goal === null ? 0 : goal.sign * points * (measures(state).get(goal.path) ?? 0);
    return reached + (isForPoints ? (hints?.evaluate(state, seat) ?? 0) : 0);
  };
  const ranked = tried.map((one) => ({ one, worth: worth(one) }));
  const [best] = ranked.sort((a, b) => b.worth - a.worth);
  return best?.one.line ?? null;
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
