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
import { goalOf } from './goals.ts';
import { wayTo } from './ways.ts';

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
    for (const name of happened(events, all)) if (this.#all.has(name)) this.#seen.add(name);
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
/** How many options are tried out for something new. */
const LOOKS = 6;
const FINE = 2 ** 20;

/**
 * Each game has appetites of its own, drawn once, and follows them: it buys whatever it can, never passes, hoards one
 * good. Two games out of three also have a goal, a number that should grow, and go the ways that raise it. That leads
 * to empty decks and full boards, where a table without a will never comes. Options picked often in the run lose
 * weight, and as long as something has never happened a few options are tried out for it.
 */
export function biased({ game, hints }: Subject, tally: Tally, draw: Draw): Driver {
  const appetites = new Map<string, number>();
  const appetite = (name: string, most: number): number => {
    const drawn = appetites.get(name) ?? 4 ** (draw(2 * most + 1) - most);
    appetites.set(name, drawn);
    return drawn;
  };
  const weigh = (step: string, o: Option): number =>
    (appetite(`${step} ${o.verb}`, VERBS) * appetite(writeOption(o), NOUNS)) /
    Math.sqrt(1 + tally.timesPicked(step, o));
  const hasGoal = draw(3) > 0;
  let goal: ReturnType<typeof goalOf> | undefined;
  let way: readonly SeatPick[] = [];
  return ({ state, decisions: all }) => {
    if (hasGoal && way.length === 0) {
      goal ??= goalOf(state, hints, draw);
      way = wayTo(game, state, goal, draw);
    }
    const [next, ...rest] = way;
    way = rest;
    const decision = next === undefined ? anyOf(all, draw) : all.find(({ seat }) => seat === next.seat);
    if (decision === undefined) return null;
    const { seat, at, options } = decision;
    const choose = (): Option | undefined => byWeight(options, (o) => weigh(at.step, o), draw);
    const some = (): Option | undefined => (draw(2) === 0 ? choose() : anyOf(options, draw));
    const news = tally.isComplete ? undefined : newsBy(tally, game, state, seat, some);
    if (news !== undefined) way = [];
    const option = news ?? next?.option ?? choose();
    if (option === undefined) return null;
    tally.pick(at.step, option);
    return { seat, option };
  };
}

/** Of a few options, one that makes something happen for the first time. */
function newsBy(
  tally: Tally,
  game: Game<Kinds>,
  state: Kinds['State'],
  seat: Seat,
  choose: () => Option | undefined,
): Option | undefined {
  const some = new Set(Array.from({ length: LOOKS }, choose));
  return [...some].find((option) => {
    const played = option === undefined ? null : play(game, state, seat, option);
    if (played === null || isRefusal(played)) return false;
    return tally.isNews(played.events, decisions(game, played.state));
  });
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
