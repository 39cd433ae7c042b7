// A table whose people are connected to two servers on one database.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Option } from '@comptoir/kernel';
import type { ServerMessage, TableMessage } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Balancer } from './balancer.ts';
import { Client } from './client.ts';
import { cleanUp, killServer, metric, type ServerProcess, startServer, stopServer } from './process.ts';
import { queryAt } from './query.ts';
import { useDatabase } from './use-server.ts';

/** Time enough to look at a server that drains, also on a slow machine. */
const DRAIN = '5';

const database = useDatabase();
let near: ServerProcess;
let far: ServerProcess;
const start = (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  startServer({ DATABASE_URL: database(), DRAIN_SECONDS: DRAIN, ...settings });
beforeAll(async () => {
  near = await start();
  far = await start();
});
afterAll(async () => {
  await Promise.all([near, far].map(stopServer));
  for (const { folder } of [near, far]) cleanUp({ postgres: null, folder });
});

/** A page whose socket is closed with this number comes back at once. */
const COME_BACK = 1012;

/** In milliseconds: the match is to outlast the restarts. */
const THINK = 400;
/** Picks are made while it is on. */
interface Play {
  isOn: boolean;
  isOver: boolean;
}

const guest = async (server: ServerProcess): Promise<Client> =>
  (await new Client(server.url).signIn()).connect();

/** The last thing a client was told about who is there. */
function presence({ heard }: Client): ServerMessage | null {
  const all: ServerMessage[] = heard.map((text) => JSON.parse(text));
  return all.findLast(({ type }) => type === 'presence') ?? null;
}

async function newTable(request: object = {}): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [await guest(near), await guest(far)];
  const match = await alma.open({ isPublic: true, ...request });
  await bruno.sit(match);
  await alma.join(match);
  await bruno.join(match);
  return { alma, bruno, match };
}

test('who is here, and how many look on, is told on both servers', async () => {
  const { alma, bruno, match } = await newTable();
  const both = { type: 'presence', match, here: [0, 1], onlookers: 0 };
  await expect.poll(() => presence(alma)).toEqual(both);
  await expect.poll(() => presence(bruno)).toEqual(both);
  const [carla, dario] = [await guest(far), await guest(near)];
  const { seats } = await carla.join(match);
  expect(seats.map(({ isHere }) => isHere)).toEqual([true, true]);
  await dario.join(match);
  for (const client of [alma, bruno, carla, dario])
    await expect.poll(() => presence(client)).toEqual({ ...both, onlookers: 2 });
  carla.close();
  bruno.close();
  for (const client of [alma, dario])
    await expect.poll(() => presence(client)).toEqual({ ...both, here: [0], onlookers: 1 });
});

test('what is said on one server is read on the other, once, and not by whoever has muted its author', async () => {
  const { alma, bruno, match } = await newTable();
  const carla = await guest(near);
  await carla.join(match);
  await carla.api(`/api/players/${bruno.user}/block`, 'POST', { kind: 'mute', isOn: true });
  const lines = (client: Client): string[] =>
    client.heard.flatMap((text) => {
      const message: ServerMessage = JSON.parse(text);
      return message.type === 'chat'
        ? [`${message.line.user === alma.user ? 'alma' : 'bruno'}: ${message.line.text}`]
        : [];
    });
  bruno.send({ type: 'chat', match, id: 'one', text: 'good winds' });
  bruno.send({ type: 'chat', match, id: 'one', text: 'good winds' });
  await expect.poll(() => lines(alma)).toEqual(['bruno: good winds']);
  alma.send({ type: 'chat', match, id: 'one', text: 'and calm seas' });
  for (const client of [alma, bruno])
    await expect.poll(() => lines(client)).toEqual(['bruno: good winds', 'alma: and calm seas']);
  await expect.poll(() => lines(carla)).toEqual(['alma: and calm seas']);
});

test('whoever looks from the other server is not absent; whoever has gone is, and comes back to their seat', async () => {
  const { alma, bruno, match } = await newTable();
  await alma.pick(match, 0, { verb: 'bid', noun: 1 });
  const age = async (): Promise<void> => {
    await queryAt(database(), `update entries set at = at - interval '6 minutes' where match = $1`, [match]);
    await queryAt(
      database(),
      `update matches set "askedAt" = "askedAt" - interval '6 minutes' where id = $1`,
      [match],
    );
    await queryAt(
      database(),
      `update seats set "seenAt" = "seenAt" - interval '6 minutes' where match = $1`,
      [match],
    );
  };
  const leave = async (): Promise<void> => {
    const now = new Date();
    bruno.close();
    await expect.poll(() => presence(alma)).toMatchObject({ here: [0] });
    const gone = `select 1 from seats where match = $1 and seat = 1 and "seenAt" > $2`;
    await expect.poll(() => queryAt(database(), gone, [match, now])).toHaveLength(1);
  };
  await age();
  const nudge = async (): Promise<number> =>
    (await alma.fetch(`/api/matches/${match}/nudge`, 'POST', { seat: 1 })).status;
  expect(await nudge()).toBe(409); // bruno looks at it, on the other server
  await leave();
  await age();
  expect(await nudge()).toBe(200);
  await bruno.connect();
  await bruno.join(match);
  const events = (): unknown[] =>
    alma.heard.flatMap((text) => {
      const message: ServerMessage = JSON.parse(text);
      return message.type === 'chat' ? [message.line.event] : [];
    });
  await expect.poll(events).toEqual(['nudged', 'back']);
  await leave();
  await age();
  expect((await alma.fetch(`/api/matches/${match}/stand-in`, 'POST', { seat: 1 })).status).toBe(200);
  await bruno.connect();
  expect((await bruno.join(match)).seats[1]).toMatchObject({ isAway: true });
  await bruno.sit(match);
  await expect.poll(() => alma.tables.get(match)?.seats[1]?.isAway).toBe(false);
});

test('the clock of whoever is on vacation stands still on both servers, also after picks on the other, until their own', async () => {
  const day = 24 * 3_600_000;
  const { alma, bruno, match } = await newTable({ clock: { kind: 'turns', bank: 3 * day, increment: day } });
  const [first, last] = [`now() - interval '1 day'`, `now() + interval '2 days'`];
  await queryAt(
    database(),
    `insert into vacations values ($1, ${first}, ${last}, ${first}, ${last}, 'UTC')`,
    [alma.user],
  );
  await queryAt(database(), `select pg_notify('comptoir', 'seats ' || $1 || '=0')`, [match]);
  const both = [alma, bruno];
  await Promise.all(
    both.map((each) => each.table(match, ({ seats }) => typeof seats[0]?.backAt === 'string')),
  );
  await bruno.pick(match, 0, { verb: 'bid', noun: 0 });
  const shown = both.map((each) => each.table(match, ({ waiting }) => waiting.join() === '0'));
  for (const { clocks } of await Promise.all(shown))
    expect(clocks[0]).toEqual({ seat: 0, left: 3 * day, isRunning: false });
  const { seq } = await alma.join(match);
  await alma.pick(match, seq, { verb: 'bid', noun: 2 });
  await Promise.all(
    both.map((each) =>
      each.table(match, ({ seats, clocks }) => seats[0]?.backAt === null && clocks[0]?.isRunning === true),
    ),
  );
});

test('a match that its host starts on one server runs on the other, and starts once however often it is asked for', async () => {
  const [alma, bruno] = [await guest(near), await guest(far)];
  const match = await alma.open({ hostStarts: true });
  await bruno.sit(match);
  const host = new Client(far.url);
  host.cookie = alma.cookie;
  const answers = await Promise.all(
    [alma, host].map((client) => client.fetch(`/api/matches/${match}/start`, 'POST', {})),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [hers, his] = [await alma.join(match), await bruno.join(match)];
  expect([hers.viewer, his.viewer, his.seats.length]).toEqual([0, 1, hers.seats.length]);
});

test('a bot is heard whichever server its job comes to, also where nobody has told that server of the bot', async () => {
  const { alma, bruno, match } = await newTable();
  await queryAt(
    database(),
    `update seats set "user" = null, level = 'matelot' where match = $1 and seat = 1`,
    [match],
  );
  const job = `select graphile_worker.add_job('botMove', json_build_object('match', $1::text, 'level', 'matelot'))`;
  await queryAt(database(), job, [match]);
  for (const { tables } of [alma, bruno]) await expect.poll(() => tables.get(match)?.waiting).toEqual([0]);
});

/** All that a page was told of a match, in the order in which it was. */
const toldTo = ({ heard }: Client): unknown[] =>
  heard.flatMap((text) => {
    const message: ServerMessage = JSON.parse(text);
    return message.type === 'table' ? [...message.told] : [];
  });

test('what is picked and taken back is told on both servers alike, to every seat and to those who look on', async () => {
  const { alma, bruno, match } = await newTable({ game: 'nauticus' });
  const twinOf = async ({ cookie }: Client, there: ServerProcess): Promise<Client> => {
    const twin = new Client(there.url);
    twin.cookie = cookie;
    await twin.connect();
    await twin.join(match);
    return twin;
  };
  const pairs = [
    [alma, await twinOf(alma, far)],
    [await twinOf(bruno, near), bruno],
    [await twinOf(await guest(near), near), await twinOf(await guest(far), far)],
  ] as const;
  for (let n = 0; n < 30; n += 1) {
    const isAsked = ({ tables }: Client): boolean => tables.get(match)?.decision !== null;
    await expect.poll(() => [alma, bruno].some(isAsked)).toBe(true);
    const [player, twin] = isAsked(alma) ? [alma, pairs[0][1]] : [bruno, pairs[1][0]];
    const { seq, decision, canUndo } = await player.table(match);
    const [first = { verb: '' }, second = first] = decision?.options ?? [];
    const id = `${n}`;
    const isTakenBack = canUndo && n % 3 === 0;
    const answer = isTakenBack
      ? player.answer(id)
      : player.pick(match, seq, n % 2 === 0 ? first : second, id);
    if (isTakenBack) player.send({ type: 'undo', match, seq, id });
    const made = await answer;
    expect(made.type).toBe('ack');
    if (made.type === 'ack')
      await Promise.all([player, twin].map((page) => page.table(match, (table) => table.seq >= made.seq)));
  }
  expect(toldTo(alma).length).toBeGreaterThan(10);
  for (const [here, there] of pairs) {
    await expect.poll(() => toldTo(there)).toEqual(toldTo(here));
    expect(there.tables.get(match)?.view).toEqual(here.tables.get(match)?.view);
  }
});

test('two who are asked together pick at the same moment, each on another server: neither is told that the table has moved on', async () => {
  const [alma, bruno] = [await guest(near), await guest(far)];
  const matches: string[] = [];
  while (matches.length < 15) {
    const match = await alma.open();
    await bruno.sit(match);
    await Promise.all([alma.join(match), bruno.join(match)]);
    matches.push(match);
  }
  const bids = matches.flatMap((match) =>
    [alma, bruno].map(async (player) => {
      const { seq } = await player.table(match);
      return player.pick(match, seq, { verb: 'bid', noun: 1 });
    }),
  );
  const answers = await Promise.all(bids);
  expect(answers.map(({ type }) => type)).toEqual(answers.map(() => 'ack'));
  for (const match of matches)
    for (const player of [alma, bruno]) await player.table(match, ({ told }) => told.length > 0);
});

/** Plays on through every break: what has no answer is sent again by the same id, what is made on a table that has moved on is forgotten.
 * Returns what was acknowledged. */
async function playOn(client: Client, match: string, play: Play): Promise<readonly string[]> {
  const made: string[] = [];
  let pick: { id: string; seq: number; option: Option } | null = null;
  const playUntilCut = async (): Promise<void> => {
    client.tables.delete(match);
    client.send({ type: 'join', match });
    while (client.isOpen) {
      const isAsked = ({ decision }: TableMessage): boolean => decision !== null;
      const table = await Promise.race([client.table(match, isAsked), client.closed]);
      if (table === null) return;
      while (!play.isOn && !play.isOver) await sleep(THINK);
      const [option] = table.decision?.options ?? [];
      if (option === undefined) throw new Error('nothing can be picked');
      pick ??= { id: randomUUID(), seq: table.seq, option };
      const answer = await Promise.race([client.pick(match, pick.seq, pick.option, pick.id), client.closed]);
      if (answer === null) return;
      if (answer.type === 'ack') made.push(pick.id);
      else expect(answer.code).toBe('stale'); // this server had not heard yet what the other one stored
      const { seq: pickedAt } = pick; // the table may be a later one already: what is sent again was stored before the break
      pick = null;
      await sleep(THINK);
      await Promise.race([client.table(match, ({ seq }) => seq > pickedAt), client.closed]);
    }
  };
  while (!play.isOver) {
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    if (isOpen) await playUntilCut();
    else await sleep(THINK);
  }
  return made;
}

test('each server is restarted in turn behind a load balancer: people play on, and are told to come back', async () => {
  const nodes = [near, far];
  const balancer = new Balancer(nodes.map(({ url }) => url));
  const url = await balancer.open();
  const [alma, bruno] = [await new Client(url).signIn(), await new Client(url).signIn()];
  const match = await alma.open({ game: 'nauticus' });
  await bruno.sit(match);
  const play: Play = { isOn: true, isOver: false };
  const playing = [alma, bruno].map((client) => playOn(client, match, play));
  const moves = (): number => Math.max(0, ...[alma, bruno].map(({ tables }) => tables.get(match)?.seq ?? 0));
  const moreMoves = async (): Promise<void> => {
    const before = moves();
    await Promise.race([expect.poll(moves).toBeGreaterThan(before), Promise.all(playing)]);
  };

  for (const [n, node] of nodes.entries()) {
    play.isOn = true;
    await moreMoves();
    const { port } = new URL(node.url);
    const stopped = stopServer(node);
    await expect.poll(async () => (await fetch(`${node.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${node.url}/healthz`)).headers.get('connection')).toBe('close');
    await expect(new Client(node.url).connect()).rejects.toThrow();
    await stopped;
    expect(node.child.exitCode).toBe(0);
    await moreMoves();
    play.isOn = false;
    const again = await start({ PORT: port, DATA_DIR: node.folder });
    if (n === 0) near = again;
    else far = again;
  }
  play.isOn = true;
  await moreMoves();
  play.isOver = true;
  for (const client of [alma, bruno]) {
    expect(client.closings.length).toBeGreaterThan(0);
    expect(client.closings.filter((code) => code !== COME_BACK)).toEqual([]);
    client.close();
  }
  const made = (await Promise.all(playing)).flat();
  balancer.close();
  const rows = await queryAt<{ id: string }>(database(), 'select id from entries where match = $1', [match]);
  const stored = rows.map(({ id }) => id);
  expect(new Set(stored).size).toBe(stored.length);
  expect(made.filter((id) => !stored.includes(id))).toEqual([]);
});

/** A table at which a doge is asked and thinks about it for seconds, and the server on which it does. */
async function newThought(): Promise<{ match: string; thinker: ServerProcess }> {
  const { alma, match } = await newTable({ game: 'nauticus' });
  const { waiting } = await alma.table(match);
  // Whoever looks every minute for tables that stand still finds this one in an hour.
  await queryAt(database(), `update matches set "askedAt" = now() + interval '1 hour' where id = $1`, [
    match,
  ]);
  const seatBot = `update seats set "user" = null, level = 'doge' where match = $1 and seat = any($2)`;
  await queryAt(database(), seatBot, [match, waiting]);
  const job = `select graphile_worker.add_job('botMove', json_build_object('match', $1::text, 'level', 'doge'))`;
  await queryAt(database(), job, [match]);
  let thinker: ServerProcess | null = null;
  const look = async (): Promise<boolean> => {
    for (const node of [near, far])
      if ((await metric(node.url, 'comptoir_bots_thinking')) > 0) thinker = node;
    return thinker !== null;
  };
  await expect.poll(look, { interval: 20 }).toBe(true);
  return { match, thinker: thinker ?? far };
}

/** The bot has picked, on whichever server. */
async function hasPicked(match: string): Promise<void> {
  const entries = 'select id from entries where match = $1';
  await expect.poll(() => queryAt(database(), entries, [match])).not.toHaveLength(0);
}

test('a bot that was thinking on a server that died is asked on the other, which notices the death by itself', async () => {
  const { match, thinker } = await newThought();
  await killServer(thinker);
  await hasPicked(match);
  const again = await start();
  if (thinker === near) near = again;
  else far = again;
});

test('a server that says nothing any more is gone: its bots are asked on the other, and whoever looked there is no longer here', async () => {
  const { alma, match: looked } = await newTable();
  await expect.poll(() => presence(alma)).toMatchObject({ match: looked, here: [0, 1] });
  const { match, thinker } = await newThought();
  const isNear = thinker === near;
  process.kill(thinker.pid, 'SIGSTOP'); // its connections stay, as those of a machine without power do
  try {
    await hasPicked(match);
    const seats = async (): Promise<boolean[]> =>
      (await (await guest(isNear ? far : near)).join(looked)).seats.map(({ isHere }) => isHere);
    await expect.poll(seats, { interval: 2000 }).toEqual([!isNear, isNear]);
  } finally {
    process.kill(thinker.pid, 'SIGCONT');
  }
});
