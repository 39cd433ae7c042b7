// Matches of all games are played while server and database are harmed again and again; afterwards what was acknowledged is
// compared with what is stored.

import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS } from '@comptoir/catalogue';
import { drawFrom, seedFrom } from '@comptoir/kernel';
import { House, type Setting } from './house.ts';
import type { HouseKill } from './kills.ts';
import { type Entry, Ledger } from './ledger.ts';
import type { Play } from './person.ts';
import type { Kill, Stage } from './stage.ts';
import { type Mark, Table } from './table.ts';
import { Waits } from './waits.ts';

export interface Plan<K> {
  readonly kills: readonly K[];
  readonly matches: number;
  readonly seed: string;
  /** People think about a turn for at most so many milliseconds. */
  readonly think: number;
  /** So many houses are harmed at the same time, with so many matches each: 1 unless told. */
  readonly houses?: number;
  /** So many kills more are done. */
  onProgress(more: number): void;
  /** Somebody has seen enough: what was done is reported. */
  isEnough?(): boolean;
}
/** What one kill has done. */
export interface KillOutcome {
  readonly kill: string;
  /** When the harm was over. */
  readonly at: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Of so many matches that were watched, so many have gone on. */
  readonly watched: number;
  readonly wentOn: number;
  /** From the end of the harm until every match has made its next pick; null where one has not. */
  readonly seconds: number | null;
  /** The same just before the harm. */
  readonly usual: number | null;
  /** The seconds for which somebody had no table or no answer, of all people the longest: from the harm until every match has gone on. */
  readonly heldUp: number;
  /** The same just before the harm. */
  readonly usuallyHeldUp: number;
}
export interface Report {
  readonly outcomes: readonly KillOutcome[];
  /** When each pick was acknowledged. */
  readonly acknowledgedAt: readonly number[];
  /** What could not be tried here, or went wrong besides. */
  readonly notes: readonly string[];
}
type Settled = Pick<KillOutcome, 'wentOn' | 'heldUp'>;
/** How many matches have gone on is known later, while the next kill is made ready. */
type Recovering = Pick<KillOutcome, 'at' | 'watched' | 'seconds' | 'usual' | 'usuallyHeldUp'> & {
  readonly settled: Promise<Settled>;
};
type Marked = readonly { readonly table: Table; readonly mark: Mark }[];

/** Between two kills there is play for up to so long. */
const PLAY = { least: 500, more: 2500 } as const;
/** A match goes on when so many picks more have been made: by people, by a bot and by a clock. */
const STEPS = 6;
/** A match that has not gone on after so long never will. */
const PATIENCE = 180_000;
const LOOK_EVERY = 20;
const OPENED_TOGETHER = 10;

/** In an order of their own, by the seed. */
export function shuffled<T>(things: readonly T[], seed: string): T[] {
  const draw = drawFrom(seedFrom(seed));
  const left = [...things];
  return things.flatMap(() => left.splice(draw(left.length), 1));
}

async function until(stage: Stage, isSo: () => boolean): Promise<boolean> {
  const begun = performance.now();
  while (!stage.hasEnded && performance.now() - begun < PATIENCE) {
    if (isSo()) return true;
    await sleep(LOOK_EVERY);
  }
  return false;
}

class Round<S extends Stage> {
  readonly notes: string[] = [];
  readonly #stage: S;
  readonly #tables: readonly Table[];
  readonly #play: Play;
  readonly #seed: string;
  /** Nothing is harmed before the matches have gone on after the harm before. */
  #settling: Promise<unknown> = Promise.resolve();

  constructor(stage: S, tables: readonly Table[], play: Play, seed: string) {
    this.#stage = stage;
    this.#tables = tables;
    this.#play = play;
    this.#seed = seed;
  }

  async kill({ name, harm, endsServer }: Kill<S>, n: number): Promise<Recovering> {
    const draw = drawFrom(seedFrom(`${this.#seed} kill ${n}`));
    this.#play.ledger.kill = n;
    await this.#stage.whole();
    await until(this.#stage, () => this.#tables.some(({ isQuick }) => isQuick));
    await this.#settling;
    const { waits } = this.#play;
    const begun = performance.now();
    const [usual] = await Promise.all([this.#untilMoved(this.#marks()), sleep(PLAY.least + draw(PLAY.more))]);
    const harmed = performance.now();
    await harm(this.#stage, draw);
    const [at, marks] = [performance.now(), this.#marks()];
    if (endsServer) await this.#stage.startAgain();
    const seconds = await this.#untilMoved(marks, at);
    const settled = this.#settle(name, marks).then((wentOn) => ({
      wentOn,
      heldUp: waits.longest(harmed, performance.now()),
    }));
    this.#settling = settled;
    return {
      at,
      watched: marks.length,
      settled,
      seconds,
      usual,
      usuallyHeldUp: waits.longest(begun, harmed),
    };
  }

  /** How many of these matches go on after a kill; the others are given up. */
  async #settle(name: string, marks: Marked): Promise<number> {
    await until(this.#stage, () => marks.every(({ table, mark }) => table.hasGoneOn(mark, STEPS)));
    const stuck = marks.filter(({ table, mark }) => !table.hasGoneOn(mark, STEPS));
    for (const { table, mark } of stuck) {
      this.notes.push(`${name}: ${table.game}, match ${mark.match}, stands still at pick ${table.mark.seq}`);
      table.abandon();
    }
    await this.#lookAfter(name);
    return marks.length - stuck.length;
  }

  /** How far the matches have come that wait for nobody who never comes. */
  #marks(): Marked {
    return this.#tables.filter(({ isQuick }) => isQuick).map((table) => ({ table, mark: table.mark }));
  }

  /** The seconds until every one of them has made its next pick; null where one does not. */
  async #untilMoved(marks: Marked, since = performance.now()): Promise<number | null> {
    const haveMoved = await until(this.#stage, () =>
      marks.every(({ table, mark }) => table.hasGoneOn(mark, 1)),
    );
    return haveMoved ? (performance.now() - since) / 1000 : null;
  }

  /** A server that has ended without having been killed needs a human. */
  async #lookAfter(name: string): Promise<void> {
    if (!this.#stage.hasEnded) return;
    this.notes.push(`${name}: the server has ended: ${this.#stage.lastWords}`);
    await this.#stage.startAgain();
  }
}

const STORED = 'select match, id, option from entries where match = any($1)';

/** The tables of a stage, some at a time. */
async function tablesAt(url: string, { matches, seed }: Plan<unknown>, play: Play): Promise<Table[]> {
  const tables: Table[] = [];
  const numbers = Array.from({ length: matches }, (_, n) => n);
  const open = async (n: number): Promise<Table> =>
    Table.open(url, GAME_IDS[n % GAME_IDS.length] ?? '', `${seed} table ${n}`, play);
  for (let from = 0; from < matches; from += OPENED_TOGETHER)
    tables.push(...(await Promise.all(numbers.slice(from, from + OPENED_TOGETHER).map(open))));
  return tables;
}

/** Harms one stage. */
export async function runIn<S extends Stage>(stage: S, plan: Plan<Kill<S>>): Promise<Report> {
  const { kills } = plan;
  const ledger = new Ledger();
  const play = { ledger, waits: new Waits(), think: plan.think };
  const tables = await tablesAt(stage.url, plan, play);
  const round = new Round(stage, tables, play, plan.seed);
  await until(stage, () => tables.every(({ isQuick }) => isQuick));
  const recovering: Recovering[] = [];
  for (const [n, kill] of kills.entries()) {
    if (plan.isEnough?.()) break;
    recovering.push(await round.kill(kill, n));
    plan.onProgress(1);
  }
  const settled = await Promise.all(recovering.map((each) => each.settled));
  await Promise.all(tables.map((table) => table.close()));
  const counts = ledger.compare(await stage.query<Entry>(STORED, [ledger.matches]));
  const none = { acknowledged: 0, lost: 0, doubled: 0 };
  const outcomes = recovering.map(({ settled: _, ...recovery }, n) => ({
    kill: kills[n]?.name ?? '',
    ...(counts.get(n) ?? none),
    ...recovery,
    ...(settled[n] ?? { wentOn: 0, heldUp: 0 }),
  }));
  return { outcomes, notes: round.notes, acknowledgedAt: ledger.times };
}

/** What was done in several places, as one. */
const together = (reports: readonly Report[]): Report => ({
  outcomes: reports.flatMap(({ outcomes }) => outcomes).sort((a, b) => a.at - b.at),
  notes: reports.flatMap(({ notes }) => notes),
  acknowledgedAt: reports.flatMap(({ acknowledgedAt }) => acknowledgedAt),
});

const SETTINGS: readonly Setting[] = ['own', 'remote', 'small'];

/** One house after the other, each as some of the kills need it. */
async function harmHouses(plan: Plan<HouseKill>, onHouse: (house: House) => void): Promise<Report> {
  const reports: Report[] = [];
  for (const setting of SETTINGS) {
    const kills = plan.kills.filter((kill) => kill.setting === setting);
    const house = kills.length === 0 ? null : await House.open(setting);
    if (house !== null) {
      onHouse(house);
      reports.push(await runIn(house, { ...plan, kills }).finally(() => house.close()));
    } else if (kills.length > 0) {
      const notes = [`not tried, because no disk can be mounted here: ${kills[0]?.name}`];
      reports.push({ outcomes: [], notes, acknowledgedAt: [] });
      plan.onProgress(kills.length);
    }
  }
  return together(reports);
}

export async function runChaos(plan: Plan<HouseKill>, onHouse: (house: House) => void): Promise<Report> {
  const { houses = 1, kills, seed } = plan;
  const shares = Array.from({ length: houses }, (_, house) => ({
    ...plan,
    kills: kills.filter((_, n) => n % houses === house),
    seed: house === 0 ? seed : `${seed} ${house}`,
  }));
  return together(await Promise.all(shares.map((share) => harmHouses(share, onHouse))));
}
