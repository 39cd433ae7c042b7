// npm run bench:server [-- --json] [-- --seconds n] [-- --few] [-- --bots]
//   What the server does with durable commits, beside its ceilings.
//   --json       for machines
//   --seconds n  of each measurement (10)
//   --few        a fifth of the matches, for a machine that is busy
//   --bots       how fair bots are shared, and nothing else
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from '@comptoir/server/testing';
import { boardgameIo } from './boardgame-io.ts';
import { postgresCommits, wsEcho } from './ceilings.ts';
import { clockCosts } from './clocks.ts';
import { type Fairness, fairness } from './fairness.ts';
import {
  atOnce,
  type Company,
  cpuMicroseconds,
  drained,
  GAMES_A_SECOND,
  type House,
  housed,
  oneAfterTheOther,
  reopened,
  residentBytes,
  stock,
} from './house.ts';
import { type Contestant, contest, type Doer, fullSpeed, median, paced, type Speed } from './load.ts';
import { type Figures, print, printBots } from './print.ts';
import { BotTable } from './tables.ts';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const PAIRS = 100;
const PER_PAIR = args.includes('--few') ? 4 : 20;
const MATCHES = PAIRS * PER_PAIR;
/** Every figure is the median of so many slices. */
const ROUNDS = 5;
const seconds = (Number(args[args.indexOf('--seconds') + 1] || 0) || 10) / ROUNDS;

const brief = ({ perSecond, p50, p99, cpu }: Speed): string =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu?.toFixed(0) ?? '–'} µs`;
const say = (text: string): void => {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
};

/** Every match of the house with both players at it. */
async function joined(companies: readonly Company[]): Promise<readonly BotTable[]> {
  const tables: BotTable[] = [];
  const waiting = [...companies];
  await atOnce(async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { pair, matches } = next;
      await pair.connect();
      for (const match of matches.splice(0)) tables.push(await new BotTable(pair, match).join());
    }
  });
  return tables;
}

type Speeds = Pick<Figures, 'full' | 'paced'> & { readonly liveBytes: number };

async function play(server: ServerProcess, { companies }: House): Promise<Speeds> {
  const database = databaseUrl(server);
  const cpu = (): Promise<number> => cpuMicroseconds(server.url);
  say(`${MATCHES} live matches`);
  const tables = await joined(companies);
  const liveBytes = await residentBytes(server.url);
  const [commits, echo] = [await postgresCommits(database, PAIRS), await wsEcho(PAIRS)];
  const some = tables.slice(0, MATCHES / 2);
  say(`${some.length} picks/s over ${some.length} matches`);
  const slow: Contestant = {
    doers: some.map(
      (table): Doer =>
        () =>
          table.pick(),
    ),
    cpu,
  };
  const pace = await contest([slow, commits, echo], ROUNDS, paced(some.length, seconds));
  say(`${brief(pace(slow))}; commits ${brief(pace(commits))}; echo ${brief(pace(echo))}`);
  for (const table of tables) table.leave();
  const theirs = await boardgameIo(PAIRS);
  say(`${PAIRS} matches at full speed`);
  const fast: Contestant = {
    doers: companies.map(oneAfterTheOther),
    cpu,
    prepare: async () => {
      await drained(database);
      await stock(database, companies, Math.ceil(GAMES_A_SECOND * (seconds + 1)));
    },
  };
  const full = await contest([fast, theirs, commits, echo], ROUNDS, fullSpeed(seconds));
  say(`${brief(full(fast))}; boardgame.io ${brief(full(theirs))}`);
  for (const visitor of [commits, echo, theirs]) await visitor.stop();
  return {
    full: { ours: full(fast), boardgameIo: full(theirs), commits: full(commits), echo: full(echo) },
    paced: { ours: pace(slow), commits: pace(commits), echo: pace(echo) },
    liveBytes,
  };
}

async function measure(): Promise<Omit<Figures, 'bots'>> {
  let server = await startServer();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () =>
        void stopServer(server)
          .then(() => cleanUp(server))
          .then(() => process.exit(130)),
    );
  }
  try {
    const emptyBytes = await residentBytes(server.url);
    say(`${MATCHES} stored matches, ${2 * PAIRS} players`);
    const house = await housed(server.url, PAIRS);
    await stock(databaseUrl(server), house.companies, PER_PAIR);
    await drained(databaseUrl(server));
    await stopServer(server);
    server = await startServer({ DATA_DIR: server.folder, PORT: new URL(server.url).port });
    const storedBytes = await residentBytes(server.url);
    say('reopening long matches');
    const reopen = { picks: house.longPicks, milliseconds: median(await reopened(house)) };
    const { full, paced: slow, liveBytes } = await play(server, house);
    const memory = { matches: MATCHES, emptyBytes, storedBytes, liveBytes };
    return { full, paced: slow, memory, reopen, clocks: clockCosts() };
  } finally {
    await stopServer(server);
    cleanUp(server);
  }
}

async function measureBots(): Promise<Fairness> {
  say('bots beside the bots of somebody else');
  return fairness(say);
}

if (args.includes('--bots')) {
  const bots = await measureBots();
  if (isJson) console.log(JSON.stringify({ bots }));
  else printBots(bots);
} else {
  const figures: Figures = { ...(await measure()), bots: await measureBots() };
  if (isJson) console.log(JSON.stringify(figures));
  else print(figures);
}
process.exit(0);
