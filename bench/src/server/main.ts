// npm run bench:server [-- --json] [-- --seconds n]: what the server does with durable commits, beside its ceilings.
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
const PER_PAIR = 20;
const MATCHES = PAIRS * PER_PAIR;
const PACE = 1000;

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
  say(`${PACE} picks/s over ${PACE} matches`);
  const some = tables.filter((_, n) => n % 2 === 0).slice(0, PACE);
  const slow = await paced(
    some.map(
      (table): Doer =>
        () =>
          table.pick(),
    ),
    PACE,
    seconds,
  );
  for (const table of tables) table.leave();
  say(`${PAIRS} matches at full speed`);
  const full = await fullSpeed(
    pairs.map(({ pair, matches }) => oneAfterTheOther(pair, matches)),
    seconds,
  );
  return { liveBytes, paced: slow, full };
}

async function measure(): Promise<Figures> {
  let server = await startServer();
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
    const theirs = await boardgameIo(PAIRS, seconds);
    return {
      full,
      paced: slow,
      ceilings: { echo, postgres },
      boardgameIo: theirs,
      memory: {
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
