// Quotas: whoever takes too much is refused with a code, everybody else is served, and hosts can read the numbers.
import { existsSync, readFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { resolve } from 'node:path';
import { ERRORS, type ErrorCode, type MatchInfo, PlatformError, termsOf } from '@comptoir/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '../src/database/index.ts';
import { Bucket, keptBy, LIMITS, type Limit, Limits } from '../src/limits.ts';
import { Metrics } from '../src/metrics.ts';
import { Client } from './client.ts';
import { playOut } from './play.ts';
import { cleanUp, databaseUrl, metric, type ServerProcess, startServer, stopServer } from './process.ts';

const page = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8');
/** The rows of the table that has this heading, without the blanks. */
function rowsUnder(text: string, heading: string): readonly string[] {
  const [, after = ''] = `\n${text}`.split(`\n${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => line.replace(/ +/g, ' '));
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;
function windowOf(seconds: number): string {
  for (const [size, unit] of UNITS) {
    if (seconds === size) return `in a ${unit}`.replace('a hour', 'an hour');
    if (seconds % size === 0) return `in ${seconds / size} ${unit}s`;
  }
  return `in ${seconds} seconds`;
}

type Row = Omit<Limit, 'code'> & {
  readonly code: ErrorCode | null;
  readonly seconds?: number;
  readonly unit?: string;
};
function row(name: string, limit: Row): string {
  const refusal = limit.code === null ? 'the oldest goes' : `\`${limit.code}\``;
  const time = limit.seconds === undefined ? (limit.unit ?? 'at once') : windowOf(limit.seconds);
  return `| \`${name}\` | ${limit.what} | ${limit.per} | ${limit.number} ${time} | ${keptBy(name)} | ${refusal} |`;
}

describe('what hosts read', () => {
  test('docs/operate.md shows every limit as it is', () => {
    const rows = Object.entries(LIMITS).map(([name, limit]) => row(name, limit));
    expect(rowsUnder(page('operate.md'), '## Limits')).toEqual(rows);
  });

  test('docs/errors.md shows every code with its status and sentence', () => {
    const rows = Object.entries(ERRORS).map(
      ([code, [status, sentence]]) => `| \`${code}\` | ${status} | ${sentence} |`,
    );
    expect(rowsUnder(page('errors.md'), '# Errors')).toEqual(rows);
  });

  test('docs/security.md names a test for every promise, and each is there', () => {
    const [, ...promises] = page('security.md')
      .split('\n')
      .filter((line) => /^\| [a-z]/.test(line));
    const named = promises.map((line) =>
      [...line.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = '']) => path),
    );
    expect(named.map((paths) => paths.length)).not.toContain(0);
    const isThere = (path: string): boolean => existsSync(resolve(import.meta.dirname, '../..', path));
    expect(named.flat().filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('the means', () => {
  test('a bucket gives so many at once and no more', () => {
    const bucket = new Bucket(3, 3600);
    expect([bucket.take(), bucket.take(), bucket.take()].map(Math.round)).toEqual([2, 1, 0]);
    expect(bucket.take()).toBeLessThan(0);
  });
});

describe('a server with its usual limits', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ LIMIT_FACTOR: '1', NEW_GUESTS: 'phrases' });
  });
  afterAll(async () => {
    await stopServer(server);
    cleanUp(server);
  });
  const guest = (): Promise<Client> => new Client(server.url).signIn();
  const code = async (answer: Response): Promise<ErrorCode> => JSON.parse(await answer.text()).code;
  const { openTables } = LIMITS;
  /** How often the server says that a limit was reached. */
  const reached = (limit: string): Promise<number> =>
    metric(server.url, `comptoir_limits_total{limit="${limit}"}`);

  test('tables of one guest are refused from the limit on, however many are asked for at once; another opens theirs', async () => {
    const [greedy, alma] = [await guest(), await guest()];
    const request = { game: 'quay', seats: ['me', 'open'], isPublic: false };
    const answers: Response[] = [];
    // Fewer at a time than the limit of requests: here only that of the tables is meant.
    for (let n = 0; n < 10; n += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, () => greedy.fetch('/api/matches', 'POST', request)),
        )),
      );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([made.length, refused.length]).toEqual([openTables.number, 200 - openTables.number]);
    for (const answer of refused) expect(await code(answer)).toBe('tooManyTables');
    expect(await reached('openTables')).toBe(refused.length);
    expect((await alma.fetch('/api/matches', 'POST', request)).status).toBe(201);
    const { items } = await greedy.api<{ items: object[] }>('/api/me/matches');
    expect(items).toHaveLength(openTables.number);
  });

  test('what is kept in the database is counted for all servers on it together', async () => {
    const databases = [connect(databaseUrl(server)), connect(databaseUrl(server))];
    const servers = databases.map((database) => new Limits(database, 1, new Metrics().limits));
    const most = LIMITS.reports.number;
    const spend = (n: number): Promise<unknown> =>
      Promise.resolve(servers[n % servers.length]?.spendShared('reports', 'alma')).then(
        () => 'spent',
        (error: unknown) => (error instanceof PlatformError ? error.code : error),
      );
    const spent = await Promise.all(Array.from({ length: most + 4 }, (_, n) => spend(n)));
    expect(spent.filter((each) => each === 'spent')).toHaveLength(most);
    expect(spent.filter((each) => each === LIMITS.reports.code)).toHaveLength(4);
    await Promise.all(databases.map((database) => database.end()));
  });

  test('few tables of one guest are open to all, whether opened so or changed; an account has more', async () => {
    const host = await guest();
    const open = (isPublic: boolean): Promise<Response> =>
      host.fetch('/api/matches', 'POST', { game: 'quay', seats: ['me', 'open'], isPublic });
    const { number } = LIMITS.publicTablesOfGuest;
    for (let n = 0; n < number; n += 1) expect((await open(true)).status).toBe(201);
    expect(await code(await open(true))).toBe('tooManyTables');
    const match: MatchInfo = JSON.parse(await (await open(false)).text());
    const change = (): Promise<Response> =>
      host.fetch(`/api/matches/${match.id}/terms`, 'PUT', { ...termsOf(match), isPublic: true });
    expect(await code(await change())).toBe('tooManyTables');
    await host.signUp('innkeeper');
    expect((await change()).status).toBe(200);
    expect((await open(true)).status).toBe(201);
  });

  test('a guest who has finished no game talks to strangers by ready phrases, with friends as they like', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const opened = async (isPublic: boolean): Promise<string> => {
      const match = await alma.open({ isPublic });
      await bruno.sit(match);
      return match;
    };
    const [open, closed] = [await opened(true), await opened(false)];
    const say = (match: string, more: object = {}): Promise<Response> =>
      bruno.fetch(`/api/matches/${match}/chat`, 'POST', {
        id: crypto.randomUUID(),
        text: 'buy gold',
        ...more,
      });
    const voice = async (match: string): Promise<unknown> =>
      (await bruno.api<{ voice: string }>(`/api/matches/${match}`)).voice;
    expect([await voice(open), await voice(closed)]).toEqual(['newGuest', 'free']);
    expect(await code(await say(open))).toBe('newGuest');
    expect((await say(closed)).status).toBe(200);
    expect((await say(open, { phrase: 'good-game' })).status).toBe(200); // and none of their own words with it
    expect(await bruno.api(`/api/matches/${open}/chat`)).toMatchObject([
      { phrase: 'good-game', text: 'good-game' },
    ]);
    const line = { game: 'quay', seats: ['me', 'open'], isPublic: true, hostLine: 'buy gold' };
    expect(await code(await bruno.fetch('/api/matches', 'POST', line))).toBe('newGuest');
    const own = await bruno.open({ ...line, isPublic: false });
    const shown = await bruno.api<MatchInfo>(`/api/matches/${own}`);
    expect(shown.hostLine).toBe('buy gold');
    const terms = { ...termsOf(shown), isPublic: true };
    expect((await bruno.fetch(`/api/matches/${own}/terms`, 'PUT', terms)).status).toBe(200);
    expect(await bruno.api(`/api/matches/${own}`)).toMatchObject({ isPublic: true, hostLine: '' });
    await Promise.all([alma.connect(), bruno.connect()]);
    await Promise.all([alma.join(closed), bruno.join(closed)]);
    await Promise.all([playOut(alma, closed), playOut(bruno, closed)]);
    expect(await voice(open)).toBe('free');
    expect((await say(open)).status).toBe(200);
  });

  test('a guest sends as many reports a day as somebody who came for a while needs; an account sends more', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const report = (): Promise<Response> =>
      alma.fetch(`/api/players/${bruno.user}/report`, 'POST', { text: 'He insults me.' });
    const { reports, reportsOfGuest } = LIMITS;
    for (let n = 0; n < reportsOfGuest.number; n += 1) expect((await report()).status).toBe(201);
    expect(await code(await report())).toBe('tooManyReports');
    expect(await reached('reportsOfGuest')).toBe(1);
    expect(reports.number).toBeGreaterThan(reportsOfGuest.number);
    await alma.signUp('reporter');
    expect((await report()).status).toBe(201);
  });
});

/** So little that a server answers it faster than it is given back, however busy the machine is. */
describe('a server with a tenth of its limits', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ LIMIT_FACTOR: '0.1' });
  });
  afterAll(async () => {
    await stopServer(server);
    cleanUp(server);
  });

  test('a guest who asks without end is told to wait; another from the same address is answered', async () => {
    const guest = (): Promise<Client> => new Client(server.url).signIn();
    const [greedy, alma] = [await guest(), await guest()];
    const answers: Response[] = [];
    while (answers.every(({ status }) => status === 200))
      answers.push(...(await Promise.all(Array.from({ length: 60 }, () => greedy.fetch('/api/me')))));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    for (const answer of refused) expect(JSON.parse(await answer.text()).code).toBe('tooMany');
    expect(await metric(server.url, 'comptoir_limits_total{limit="requests"}')).toBe(refused.length);
    expect((await alma.fetch('/api/me')).status).toBe(200);
  });

  test('an address that opens connections and says nothing is refused more of them; when they are gone it is served', async () => {
    const most = LIMITS.connectionsOfAddress.number / 10;
    const { hostname, port } = new URL(server.url);
    const said: string[] = [];
    const silent = Array.from({ length: most + 20 }, () => {
      const socket = dial(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.on('data', (data) => said.push(String(data)));
      return socket;
    });
    await expect.poll(() => said.length).toBeGreaterThanOrEqual(20); // pages of before may have left some open
    for (const answer of said) expect(answer).toMatch(/^HTTP\/1\.1 429 .*"tooManySockets"/s);
    expect(silent.filter(({ readyState }) => readyState === 'open').length).toBeLessThanOrEqual(most);
    for (const socket of silent) socket.destroy();
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('a stranger who asks for sockets without end is told to wait, before anybody is looked up', async () => {
    const ask = (): Promise<number> =>
      new Promise((answer, fail) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
        socket.on('error', fail);
        socket.on('unexpected-response', (request, { statusCode = 0 }) => {
          request.destroy();
          answer(statusCode);
        });
      });
    // Not by the first 429: on a busy machine their connections may be too many before their requests are.
    const refused = (): Promise<number> =>
      metric(server.url, 'comptoir_limits_total{limit="requestsOfAddress"}');
    const answers = [await ask()];
    while (!((await refused()) > 0)) answers.push(...(await Promise.all(Array.from({ length: 20 }, ask))));
    expect(new Set(answers)).toEqual(new Set([401, 429]));
  });
});
