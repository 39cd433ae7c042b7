// npm run bench:lists [-- --others n] [--house folder] [--backup] [--json]
//   How long history, statistics, profile, one's tables, the lobby, a finished game and the list of the best take for somebody with ten
//   thousand finished games among a hundred thousand people; and how soon two who want the same sit together. Rows are made up in the
//   database; every answer is asked over HTTP.
//   --others n  so many finished games of other people besides, archived; and what one takes on the disk
//   --house f   the data stay in this folder: made up the first time, asked for again every time after
//   --backup    afterwards all of it is backed up and restored elsewhere, with the time that takes
//   --json      for machines
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { backup, restore } from '@comptoir/server';
import {
  Client,
  cleanUp,
  connect,
  databaseUrl,
  freePort,
  newDataFolder,
  pg,
  type ServerProcess,
  startDatabase,
  startServer,
  stopServer,
} from '@comptoir/server/testing';
import { makeUp, PEOPLE } from './made-up.ts';

const ASKED = 300;
const { values: given } = parseArgs({
  options: {
    others: { type: 'string', default: '0' },
    house: { type: 'string' },
    backup: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const OTHERS = Number(given.others);
const say = (text: string): void => {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
};

interface Figure {
  readonly what: string;
  readonly p50: number;
  readonly p99: number;
}
/** What is asked, each time perhaps for another person or game. */
type Path = (n: number) => string;

function figureOf(what: string, took: number[]): Figure {
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.floor(share * took.length)] ?? 0;
  return { what, p50: at(0.5), p99: at(0.99) };
}

async function measure(client: Client, what: string, path: Path): Promise<Figure> {
  const took: number[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    const from = performance.now();
    const answer = await client.fetch(path(n));
    if (!answer.ok) throw new Error(`bench: ${path(n)} answers ${answer.status}`);
    await answer.text();
    took.push(performance.now() - from);
  }
  return figureOf(what, took);
}

const PAIRS = 30;
/** As often a page that waits asks whether somebody has come. */
const ASKS_EVERY_MS = 1000;

/** From the second press until both know that they play: whoever pressed first is told when their page asks next. */
async function measureQuick(url: string): Promise<Figure> {
  const took: number[] = [];
  const wish = { games: ['nauticus', 'carthago'], players: 2, pace: 'live' };
  for (let n = 0; n < PAIRS; n += 1) {
    const [first, second] = await Promise.all([new Client(url).signIn(), new Client(url).signIn()]);
    await first.api('/api/quick/wish', 'POST', wish);
    await new Promise((done) => setTimeout(done, Math.random() * ASKS_EVERY_MS));
    const pressed = performance.now();
    const { match } = await second.api<{ match: string | null }>('/api/quick/wish', 'POST', wish);
    if (match === null) throw new Error('bench: two who want the same have not met');
    await new Promise((done) => setTimeout(done, Math.random() * ASKS_EVERY_MS));
    const found = await first.api<{ match: string | null }>('/api/quick/wish');
    if (found.match !== match) throw new Error('bench: whoever pressed first has not been told');
    took.push(performance.now() - pressed);
  }
  return figureOf('quick match, from the second press to both', took);
}

/** Public games are those with even numbers; which of them, nobody has asked for before. */
const other = (n: number): string => `/api/matches/other${2 * (1 + ((n * 7919) % Math.floor(OTHERS / 2)))}`;
const someone = (n: number): string => `/api/players/p${1 + ((n * 7919) % Math.min(PEOPLE, 65_536))}`;

function pathsFor(user: string): readonly (readonly [string, Path])[] {
  const player = `/api/players/${user}`;
  const fixed: readonly (readonly [string, string])[] = [
    ['an answer for which nothing is looked up', '/healthz'],
    ['games', `${player}/games`],
    ['games of one game', `${player}/games?game=hermagor`],
    ['rated wins at four in the last year', `${player}/games?stakes=rated&place=1&players=4&days=365`],
    ['a place that never came up', `${player}/games?place=5`],
    ['games with one other', `${player}/games?with=p7`],
    ['statistics', `${player}/statistics`],
    ['profile', player],
    ['most often met', `${player}/met`],
    ['ledger', `${player}/ledger`],
    ['one’s unfinished tables', '/api/me/matches?status=unfinished'],
    ['one’s tables', '/api/me/matches?status=all'],
    ['a finished table', '/api/matches/m2'],
    ['open tables', '/api/matches?status=open'],
    ['running tables', '/api/matches?status=running'],
    ['who is here, and how much goes on', '/api/here'],
    ['leaders, own place in the middle', '/api/leaders/nauticus'],
  ];
  const among: readonly (readonly [string, Path])[] = [
    ['profile of somebody', someone],
    ['most often met of somebody', (n) => `${someone(n)}/met`],
    ['ledger of somebody', (n) => `${someone(n)}/ledger`],
    ['games of somebody', (n) => `${someone(n)}/games`],
    ['an archived table', other],
    ['record of an archived game', (n) => `${other(n)}/record`],
    ['history of an archived game, played again', (n) => `${other(n)}/history`],
  ];
  return [
    ...fixed.map(([what, path]) => [what, () => path] as const),
    ...among.slice(0, OTHERS === 0 ? 4 : among.length),
  ];
}

interface Drill {
  readonly rows: number;
  readonly bytes: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
}

/** Everything into a file, and from there into an empty database. */
async function drill(from: string): Promise<Drill> {
  const folder = await newDataFolder();
  const file = join(folder, 'drill.backup');
  const [source, empty] = [connect(from, { isUnlimited: true }), await startDatabase(folder)];
  const target = connect(empty.url, { isUnlimited: true });
  const every = (what: string) => {
    let said = 0;
    return (count: number): void => {
      if (count < said + 1_000_000) return;
      said = count;
      say(`${what}: ${count} rows`);
    };
  };
  try {
    const begun = performance.now();
    const out = createWriteStream(file);
    const rows = await backup(source, out, every('backup'));
    out.end();
    await finished(out);
    const written = performance.now();
    await restore(target, createReadStream(file), every('restore'), (made, of) =>
      say(`indexes and references: ${made} of ${of}`),
    );
    const seconds = (a: number, b: number): number => (b - a) / 1000;
    return {
      rows,
      bytes: statSync(file).size,
      backupSeconds: seconds(begun, written),
      restoreSeconds: seconds(written, performance.now()),
    };
  } finally {
    await Promise.all([source.pool.end(), target.pool.end()]);
    await empty.stop();
    cleanUp({ postgres: null, folder });
  }
}

function print(figures: readonly Figure[], bytesEach: number | null): void {
  for (const { what, p50, p99 } of figures)
    console.log(
      what.padEnd(44),
      `p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`,
    );
  if (bytesEach !== null) console.log('bytes on the disk a game'.padEnd(44), bytesEach);
}

function printDrill({ rows, bytes, backupSeconds, restoreSeconds }: Drill): void {
  console.log(
    `backup: ${rows} rows, ${(bytes / 2 ** 20).toFixed(0)} MB, in ${backupSeconds.toFixed(0)} s;`,
    `restored in ${restoreSeconds.toFixed(0)} s`,
  );
}

/** What is known of a house that was kept: whose games they are, and the bytes on the disk for each of the others'. */
interface Kept {
  readonly user: string;
  readonly cookie: string;
  readonly bytesEach: number | null;
}

/** Whoever asks, in a house that is made up unless it has been before. */
async function settled(server: ServerProcess): Promise<{ alma: Client; bytesEach: number | null }> {
  const note = join(server.folder, 'bench.json');
  const alma = new Client(server.url);
  if (existsSync(note)) {
    const { user, cookie, bytesEach }: Kept = JSON.parse(readFileSync(note, 'utf8'));
    alma.user = user;
    alma.cookie = cookie;
    return { alma, bytesEach };
  }
  await alma.signIn();
  const database = new pg.Client({ connectionString: databaseUrl(server) });
  database.on('error', () => undefined); // the server ends it where something fails, which is thrown
  await database.connect();
  const bytesEach = await makeUp(database, alma.user, OTHERS, (count) => say(`${count} games`));
  await database.end();
  writeFileSync(note, JSON.stringify({ user: alma.user, cookie: alma.cookie, bytesEach } satisfies Kept));
  return { alma, bytesEach };
}

/** The folder of the data, on the disk that was asked for. */
async function houseFolder(): Promise<string> {
  if (given.house === undefined) return newDataFolder();
  const folder = resolve(given.house);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const server = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: await houseFolder(),
  LIMIT_FACTOR: '1000',
});
try {
  const { alma, bytesEach } = await settled(server);
  const figures: Figure[] = [];
  for (const [what, path] of pathsFor(alma.user)) {
    say(what);
    figures.push(await measure(alma, what, path));
  }
  say('quick match');
  figures.push(await measureQuick(server.url));
  if (!given.json) print(figures, bytesEach);
  const drilled = given.backup ? await drill(databaseUrl(server)) : null;
  if (given.json) console.log(JSON.stringify({ figures, bytesEach, backup: drilled }));
  else if (drilled !== null) printDrill(drilled);
} finally {
  await stopServer(server);
  if (given.house === undefined) cleanUp(server);
}
