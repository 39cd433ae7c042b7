// Servers behind a load balancer are restarted one after the other, while so many picks a second are made.
import { setTimeout as sleep } from 'node:timers/promises';
import { balancerOf } from '@comptoir/server/testing';
import type { Tally } from './bot.ts';
import { type Company, companiesAt, drained, stock } from './house.ts';
import { percentile } from './load.ts';
import type { Several } from './several.ts';
import { BotTable } from './tables.ts';

/** At each of which a pick a second is made. */
const TABLES_A_PAIR = 10;
/** More matches than a table needs in all that time. */
const MATCHES_A_TABLE = 8;
/** A pick that has no answer after so many seconds never gets one. */
const PATIENCE_SECONDS = 20;

interface TimedPick {
  readonly at: number;
  readonly ms: number;
}
export interface Stretch {
  readonly name: string;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}
export interface Rolling {
  /** How many picks a second were wanted. */
  readonly wanted: number;
  readonly stretches: readonly Stretch[];
  readonly tally: Tally;
  /** Picks that nobody has answered. */
  readonly unanswered: number;
}

/** One match after the other, of the same company. */
class Series {
  readonly #company: Company;
  #table: BotTable | null = null;
  isBusy = false;

  constructor(company: Company) {
    this.#company = company;
  }

  /** Null where the pick before is still on its way. */
  async pick(): Promise<TimedPick | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    if (this.#table === null || this.#table.isOver) await this.#next();
    const at = performance.now();
    const isMade = await this.#table?.pick();
    this.isBusy = false;
    return isMade ? { at, ms: performance.now() - at } : null;
  }

  async #next(): Promise<void> {
    const { pair, matches } = this.#company;
    const match = matches.pop();
    if (match === undefined) throw new Error('bench: a pair has run out of matches');
    this.#table?.leave();
    this.#table = await new BotTable(pair, match).join();
  }
}

/** So many picks a second, one series after the other, until all is over. */
async function play(series: readonly Series[], isOver: () => boolean): Promise<readonly TimedPick[]> {
  const picks: TimedPick[] = [];
  const begun = performance.now();
  const pickAt = async (one: Series | undefined): Promise<void> => {
    const pick = (await one?.pick()) ?? null;
    if (pick !== null) picks.push(pick);
  };
  for (let n = 0; !isOver(); ) {
    const due = Math.floor(((performance.now() - begun) / 1000) * series.length);
    for (; n < due; n += 1) void pickAt(series[n % series.length]);
    await sleep(1);
  }
  for (let waited = 0; waited < PATIENCE_SECONDS && series.some(({ isBusy }) => isBusy); waited += 1)
    await sleep(1000);
  return picks;
}

function stretchOf(name: string, picks: readonly TimedPick[], from: number, to: number): Stretch {
  const times = picks.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);
  times.sort((a, b) => a - b);
  const seconds = (to - from) / 1000;
  return {
    name,
    seconds,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: times.at(-1) ?? Number.NaN,
  };
}

/** What is measured: nothing for a while, all restarts, nothing again. */
async function timed(house: Several, seconds: number): Promise<readonly [number, number, number, number]> {
  await sleep(seconds * 1000); // every match has begun
  const first = performance.now();
  await sleep(seconds * 1000);
  const before = performance.now();
  await house.restartAll();
  const after = performance.now();
  await sleep(seconds * 1000);
  return [first, before, after, performance.now()];
}

export async function rolling(house: Several, perSecond: number, seconds: number): Promise<Rolling> {
  const balancer = balancerOf(house.urls);
  const tally: Tally = new Map();
  const url = await balancer.open();
  const pairs = Math.ceil(perSecond / TABLES_A_PAIR);
  const companies = await companiesAt(
    Array.from({ length: pairs }, () => [url, url]),
    tally,
  );
  try {
    await stock(house.database, companies, TABLES_A_PAIR * MATCHES_A_TABLE);
    await drained(house.database);
    for (const { pair } of companies) await pair.connect();
    const series = companies.flatMap((company) =>
      Array.from({ length: TABLES_A_PAIR }, () => new Series(company)),
    );
    let isOver = false;
    const playing = play(series, () => isOver);
    const [first, before, after, last] = await timed(house, seconds);
    isOver = true;
    const picks = await playing;
    const stretches = [
      stretchOf('before', picks, first, before),
      stretchOf('three restarts', picks, before, after),
      stretchOf('after', picks, after, last),
    ];
    const unanswered = series.filter(({ isBusy }) => isBusy).length;
    return { wanted: series.length, stretches, tally, unanswered };
  } finally {
    for (const { pair } of companies) pair.close();
    balancer.close();
  }
}
