// Matches of all games are played while server and database are harmed again and again; afterwards what was acknowledged is
// compared with what is stored.

import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS } from '@comptoir/catalogue';
import { drawFrom, seedFrom } from '@comptoir/kernel';
import { House, type Setting } from './house.ts';
import type { Kill } from './kills.ts';
import { type Entry, Ledger } from './ledger.ts';
import { Table } from './table.ts';

export interface Plan {
  readonly kills: readonly Kill[];
  readonly matches: number;
  readonly seed: string;
  /** So many kills are done. */
  onProgress(done: number): void;
}
/** What one kill has done. */
export interface KillOutcome {
  readonly kill: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Of so many matches that were watched, so many have gone on. */
  readonly watched: number;
  readonly wentOn: number;
  /** From the end of the harm until every match has made its next pick; null where one has not. */
  readonly seconds: number | null;
}
export interface Report {
  readonly outcomes: readonly KillOutcome[];
  /** What could not be tried here, or went wrong besides. */
  readonly notes: readonly string[];
}
type Recovery = Pick<KillOutcome, 'watched' | 'wentOn' | 'seconds'>;

/** Between two kills there is play for up to so long. */
const PLAY = { least: 500, more: 2500 } as const;
/** A match goes on when so many picks more have been made: by people, by a bot and by a clock. */
const STEPS = 6;
/** A match that has not gone on after so long never will. */
const PATIENCE = 180_000;
const LOOK_EVERY = 20;

/** In an order of their own, by the seed. */
export function shuffled<T>(things: readonly T[], seed: string): T[] {
  const draw = drawFrom(seedFrom(seed));
  const left = [...things];
  return things.flatMap(() => left.splice(draw(left.length), 1));
}

async function until(house: House, isSo: () => boolean): Promise<boolean> {
  const begun = performance.now();
  while (!house.hasEnded && performance.now() - begun < PATIENCE) {
    if (isSo()) return true;
    await sleep(LOOK_EVERY);
  }
  return false;
}

class Round {
  readonly notes: string[] = [];
  readonly #house: House;
  readonly #tables: readonly Table[];
  readonly #ledger: Ledger;
  readonly #seed: string;

  constructor(house: House, tables: readonly Table[], ledger: Ledger, seed: string) {
    this.#house = house;
    this.#tables = tables;
    this.#ledger = ledger;
    this.#seed = seed;
  }

  async kill({ name, harm, endsServer }: Kill, n: number): Promise<Recovery> {
    const draw = drawFrom(seedFrom(`${this.#seed} kill ${n}`));
    this.#ledger.kill = n;
    await until(this.#house, () => this.#tables.some(({ isQuick }) => isQuick));
    await sleep(PLAY.least + draw(PLAY.more));
    await harm(this.#house, draw);
    const begun = performance.now();
    const marks = this.#tables.filter(({ isQuick }) => isQuick).map((table) => ({ table, mark: table.mark }));
    if (endsServer) await this.#house.startAgain();
    const isBack = await until(this.#house, () => marks.every(({ table, mark }) => table.hasGoneOn(mark, 1)));
    const seconds = (performance.now() - begun) / 1000;
    await until(this.#house, () => marks.every(({ table, mark }) => table.hasGoneOn(mark, STEPS)));
    const stuck = marks.filter(({ table, mark }) => !table.hasGoneOn(mark, STEPS));
    for (const { table, mark } of stuck) {
      this.notes.push(`${name}: ${table.game}, match ${mark.match}, stands still at pick ${table.mark.seq}`);
      table.abandon();
    }
    await this.#lookAfter(name);
    return { watched: marks.length, wentOn: marks.length - stuck.length, seconds: isBack ? seconds : null };
  }

  /** A server that has ended without having been killed needs a human. */
  async #lookAfter(name: string): Promise<void> {
    if (!this.#house.hasEnded) return;
    this.notes.push(`${name}: the server has ended: ${this.#house.lastWords}`);
    await this.#house.startAgain();
  }
}

const STORED = 'select match, id, option from entries where match = any($1)';

async function runIn(house: House, kills: readonly Kill[], plan: Plan, done: number): Promise<Report> {
  const ledger = new Ledger();
  const tables: Table[] = [];
  for (let n = 0; n < plan.matches; n += 1) {
    const game = GAME_IDS[n % GAME_IDS.length] ?? '';
    tables.push(await Table.open(house.url, game, `${plan.seed} table ${n}`, ledger));
  }
  const round = new Round(house, tables, ledger, plan.seed);
  await until(house, () => tables.every(({ isQuick }) => isQuick));
  const recoveries: Recovery[] = [];
  for (const [n, kill] of kills.entries()) {
    recoveries.push(await round.kill(kill, n));
    plan.onProgress(done + n + 1);
  }
  await Promise.all(tables.map((table) => table.close()));
  const counts = ledger.compare(await house.query<Entry>(STORED, [ledger.matches]));
  const none = { acknowledged: 0, lost: 0, doubled: 0 };
  const outcomes = recoveries.map((recovery, n) => ({
    kill: kills[n]?.name ?? '',
    ...(counts.get(n) ?? none),
    ...recovery,
  }));
  return { outcomes, notes: round.notes };
}

export async function runChaos(plan: Plan, onHouse: (house: House) => void): Promise<Report> {
  const settings: readonly Setting[] = ['own', 'remote', 'small'];
  const outcomes: KillOutcome[] = [];
  const notes: string[] = [];
  let done = 0;
  for (const setting of settings) {
    const kills = plan.kills.filter((kill) => kill.setting === setting);
    const house = kills.length === 0 ? null : await House.open(setting);
    if (house !== null) {
      onHouse(house);
      const report = await runIn(house, kills, plan, done).finally(() => house.close());
      outcomes.push(...report.outcomes);
      notes.push(...report.notes);
    } else if (kills.length > 0)
      notes.push(`not tried, because no disk can be mounted here: ${kills[0]?.name}`);
    done += kills.length;
    plan.onProgress(done);
  }
  return { outcomes, notes };
}
