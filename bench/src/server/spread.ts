// The same hundred matches at one server and at three: what they make together, and what a pick costs.
import { type Company, companiesAt, drained, GAMES_A_SECOND, oneAfterTheOther, stock } from './house.ts';
import { fullSpeed, median, percentile } from './load.ts';
import type { Several } from './several.ts';

const PAIRS = 100;

/** Who sits where. */
interface Way {
  readonly name: string;
  readonly companies: readonly Company[];
}
export interface Spread {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time for each pick, in microseconds: of the servers, and of PostgreSQL. */
  readonly servers: number;
  readonly database: number;
}

async function waysOf({ urls }: Several): Promise<readonly Way[]> {
  const at = (n: number): string => urls[n % urls.length] ?? '';
  const seat = async (name: string, placeOf: (pair: number) => readonly string[]): Promise<Way> => ({
    name,
    companies: await companiesAt(Array.from({ length: PAIRS }, (_, n) => placeOf(n))),
  });
  return [
    await seat('one server', () => [at(0), at(0)]),
    await seat('three, both players at the same', (n) => [at(n), at(n)]),
    await seat('three, each player at another', (n) => [at(n), at(n + 1)]),
  ];
}

async function measured(house: Several, { name, companies }: Way, seconds: number): Promise<Spread> {
  await drained(house.database);
  await stock(house.database, companies, Math.ceil(GAMES_A_SECOND * (seconds + 1)));
  const doers = companies.map(oneAfterTheOther);
  const before = [await house.cpu(), house.databaseCpu()] as const;
  const { times, done } = await fullSpeed(seconds)(doers);
  const after = [await house.cpu(), house.databaseCpu()] as const;
  times.sort((a, b) => a - b);
  return {
    name,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    servers: (after[0] - before[0]) / done,
    database: (after[1] - before[1]) / done,
  };
}

/** Of each figure the median; slices in turn, so that whatever else the machine does hits all alike. */
export async function spread(house: Several, rounds: number, seconds: number): Promise<readonly Spread[]> {
  const ways = await waysOf(house);
  for (const { companies } of ways) for (const { pair } of companies) await pair.connect();
  const slices: Spread[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const way of ways) slices.push(await measured(house, way, seconds));
  for (const { companies } of ways) for (const { pair } of companies) pair.close();
  return ways.map(({ name }) => {
    const own = slices.filter((slice) => slice.name === name);
    const middle = (of: (slice: Spread) => number): number => median(own.map(of));
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
      servers: middle(({ servers }) => servers),
      database: middle(({ database }) => database),
    };
  });
}
