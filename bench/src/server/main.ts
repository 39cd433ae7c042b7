// npm run bench:server [-- --json] [-- --seconds n] [-- --few]: what the server does with durable commits, beside its
// ceilings. With --few a fifth of the matches, for a machine that is busy.
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from '@comptoir/server/testing';
import { boardgameIo } from './boardgame-io.ts';
import { postgresCommits, wsEcho } from './ceilings.ts';
import { atOnce, drained, type House, housed, reopened, residentBytes } from './house.ts';
import { type Doer, fullSpeed, median, paced, type Speed } from './load.ts';
import { type Figures, print } from './print.ts';
import { BotTable, type Pair } from './tables.ts';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const seconds = Number(args[args.indexOf('--seconds') + 1] || 5) || 5;
const PAIRS = 100;
const PER_PAIR = args.includes('--few') ? 4 : 20;
const MATCHES = PAIRS * PER_PAIR;

const brief = ({ perSecond, p50, p99 }: Speed): string =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
const say = (text: string): void => {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
};

/** A pair plays one match after the other, whatever is left of those it has; then it opens new ones. */
function oneAfterTheOther(pair: Pair, matches: readonly string[]): Doer {
  const left = [...matches];
  let table: BotTable | null = null;
  return async () => {
    if (table !== null && !table.isOver) return table.pick();
    table?.leave();
    const match = left.pop() ?? (await pair.newMatch('quay'));
    table = await new BotTable(pair, match).join();
    return false;
  };
}

interface Played {
  readonly liveBytes: number;
  readonly paced: Speed;
  readonly full: Speed;
}

async function play(server: ServerProcess, { pairs }: House): Promise<Played> {
  say(`${MATCHES} live matches`);
  const tables: BotTable[] = [];
  const waiting = [...pairs];
  await atOnce(async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { pair, matches } = next;
      await pair.connect();
      for (const match of matches) tables.push(await new BotTable(pair, match).join());
    }
  });
  const liveBytes = await residentBytes(server.url);
  const some = tables.slice(0, MATCHES / 2);
  say(`${some.length} picks/s over ${some.length} matches`);
  const slow = await paced(
    some.map(
      (table): Doer =>
        () =>
          table.pick(),
    ),
    some.length,
    seconds,
  );
  for (const table of tables) table.leave();
  say(`${PAIRS} matches at full speed`);
  const full = await fullSpeed(
    pairs.map(({ pair, matches }) => oneAfterTheOther(pair, matches)),
    seconds,
  );
  say(`paced ${brief(slow)}; full speed ${brief(full)}`);
  return { liveBytes, paced: slow, full };
}

async function measure(): Promise<Figures> {
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
    const house = await housed(server.url, PAIRS, PER_PAIR);
    await drained(databaseUrl(server));
    await stopServer(server);
    server = await startServer({ DATA_DIR: server.folder, PORT: new URL(server.url).port });
    const idleBytes = await residentBytes(server.url);
    say('reopening long matches');
    const reopen = await reopened(house);
    const { liveBytes, paced: slow, full } = await play(server, house);
    for (const { pair } of house.pairs) pair.close();
    await drained(databaseUrl(server));
    say('ceilings');
    const postgres = await postgresCommits(databaseUrl(server), PAIRS, seconds);
    const echo = await wsEcho(PAIRS, seconds);
    say(`commits ${brief(postgres)}; echo ${brief(echo)}`);
    const theirs = await boardgameIo(PAIRS, seconds);
    return {
      full,
      paced: slow,
      ceilings: { echo, postgres },
      boardgameIo: theirs,
      memory: {
        matches: MATCHES,
        serverBytes: emptyBytes,
        liveTotalBytes: liveBytes,
        perIdleMatch: Math.max(0, idleBytes - emptyBytes) / MATCHES,
        perLiveMatch: Math.max(0, liveBytes - idleBytes) / MATCHES,
      },
      reopen: { picks: house.longPicks, milliseconds: median(reopen) },
    };
  } finally {
    await stopServer(server);
    cleanUp(server);
  }
}

const figures = await measure();
if (isJson) console.log(JSON.stringify(figures));
else print(figures);
process.exit(0);
