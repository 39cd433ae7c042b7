// Every route of the table is asked by a stranger, a guest, somebody who sits at the match and its host, at a public and at a
// private match. What the table says about who may call decides; a new route is asked here by itself.
import { randomUUID } from 'node:crypto';
import {
  type ClientMessage,
  type ErrorCode,
  errorAnswer,
  MESSAGE_RIGHTS,
  type Route,
  routes,
  SCOPES,
  type Scope,
  type ServerMessage,
  type Who,
} from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Client } from './client.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const CALLERS = ['stranger', 'guest', 'seat', 'host'] as const;
type Caller = (typeof CALLERS)[number];
type Cast = Readonly<Record<Caller, Client>> & { readonly public: string; readonly private: string };

/** Three people and two running matches; the stranger is nobody. */
async function newCast(): Promise<Cast> {
  const [guest, seat, host] = await Promise.all(
    ['guest', 'seat', 'host'].map(() => new Client(server().url).signIn()),
  );
  if (guest === undefined || seat === undefined || host === undefined) throw new Error('somebody is missing');
  const open = async (isPublic: boolean): Promise<string> => {
    const id = await host.open({ isPublic });
    await seat.sit(id);
    return id;
  };
  return {
    stranger: new Client(server().url),
    guest,
    seat,
    host,
    public: await open(true),
    private: await open(false),
  };
}

const PLAYS: readonly Caller[] = ['seat', 'host'];
const MAY: Readonly<Record<Who, (caller: Caller, isPublic: boolean) => boolean>> = {
  anybody: () => true,
  guest: (caller) => caller !== 'stranger',
  watcher: (caller, isPublic) => isPublic || PLAYS.includes(caller),
  listener: (caller, isPublic) => PLAYS.includes(caller) || (isPublic && caller !== 'stranger'),
  seat: (caller) => PLAYS.includes(caller),
  host: (caller) => caller === 'host',
  operator: () => false, // nobody has become one
};
/** What is refused for want of a right; whatever else is answered, the caller was let in. */
const REFUSALS: readonly ErrorCode[] = ['notSignedIn', 'private', 'notYourSeat', 'notHost', 'notOperator'];

interface Answered {
  readonly status: number;
  readonly text: string;
  /** The code of a refusal; null for a good answer. */
  readonly code: ErrorCode | null;
}

async function ask(client: Client, { method, path }: Route, cast: Cast, match: string): Promise<Answered> {
  const values: Readonly<Record<string, string>> = {
    match,
    user: cast.host.user,
    seq: '0',
    id: '0123456789ab',
  };
  const url = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '0');
  const response = await client.fetch(url, method, method === 'GET' ? undefined : {});
  const text = await response.text();
  const code = response.ok ? null : z.parse(errorAnswer, JSON.parse(text)).code;
  return { status: response.status, text, code };
}

const table = Object.entries(routes).flatMap(([tag, group]) =>
  Object.entries<Route>(group).map(([name, route]) => [`${tag}.${name}`, route] as const),
);
const readers = table.filter(([, { method }]) => method === 'GET');
const writers = table.filter(([, { method }]) => method !== 'GET');
const isLetIn = ({ code }: Answered): boolean => code === null || !REFUSALS.includes(code);

describe('who may look', () => {
  const SECRET = 'the cargo is under the third plank';
  let cast: Promise<Cast> | null = null;
  /** The same for all: looking changes nothing. Something is said at the private match. */
  const company = (): Promise<Cast> => {
    cast ??= newCast().then(async (made) => {
      await made.seat.connect();
      await made.seat.join(made.private);
      const said = made.seat.next(({ type }) => type === 'chat');
      made.seat.send({ type: 'chat', match: made.private, id: 'secret', text: SECRET });
      await said;
      return made;
    });
    return cast;
  };

  test.each(readers)('%s', async (_name, route) => {
    const all = await company();
    for (const caller of CALLERS)
      for (const kind of ['public', 'private'] as const) {
        const answered = await ask(all[caller], route, all, all[kind]);
        const isAllowed = MAY[route.who](caller, kind === 'public');
        expect({ caller, kind, isLetIn: isLetIn(answered) }).toEqual({ caller, kind, isLetIn: isAllowed });
        if (isAllowed && route.path.includes(':match')) expect(answered.status).not.toBe(500);
        if (PLAYS.includes(caller)) continue;
        expect(answered.text).not.toContain(SECRET);
        expect(answered.text).not.toContain(all.private);
      }
  });
});

describe('who may change something', () => {
  let cast: Cast | null = null;

  test.each(writers)('%s', async (_name, route) => {
    const kinds = route.path.includes(':match') ? (['public', 'private'] as const) : (['public'] as const);
    for (const caller of CALLERS)
      for (const kind of kinds) {
        cast ??= await newCast();
        const answered = await ask(cast[caller], route, cast, cast[kind]);
        const isAllowed = MAY[route.who](caller, kind === 'public');
        expect({ caller, kind, isLetIn: isLetIn(answered) }).toEqual({ caller, kind, isLetIn: isAllowed });
        if (answered.code === null) cast = null; // it is no longer what it was
      }
  });

  test.each(writers.filter(([, { who }]) => who !== 'anybody'))(
    '%s, not from a page of another site, with or without a body',
    async (_name, route) => {
      const client = new Client(server().url);
      const path = route.path.replace(/:\w+/g, '0123456789ab');
      const response = await fetch(`${client.url}${path}`, {
        method: route.method,
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(await response.json()).toMatchObject({ code: 'wrongOrigin' });
    },
  );
});

const SCOPED = Object.keys(SCOPES).flatMap((scope) => (isScope(scope) ? [scope] : []));
function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}
const covers = (given: Scope, wanted: Scope | null): boolean =>
  wanted !== null && (given === 'play' || wanted === 'read');
const OWNERS = ['guest', 'host'] as const;

/** Somebody's bot. */
async function botOf(owner: Client, scope: Scope): Promise<Client> {
  const bot = new Client(owner.url);
  const made = await owner.api<{ token: string }>('/api/me/tokens', 'POST', { name: 'bot', scope });
  bot.token = made.token;
  return bot;
}

/** Each owner with each scope at each kind of match. */
const BOTS = OWNERS.flatMap((owner) =>
  SCOPED.flatMap((scope) => (['public', 'private'] as const).map((kind) => ({ owner, scope, kind }))),
);

describe('a bot may do what its owner may, as far as the scope of its token goes', () => {
  /** People with their bots. Looking changes nothing: whoever has only been looked at serves the next route. */
  let [cast, bots]: [Cast | null, Map<string, Client>] = [null, new Map()];
  const botFor = async (owner: (typeof OWNERS)[number], scope: Scope, all: Cast): Promise<Client> => {
    const bot = bots.get(`${owner} ${scope}`) ?? (await botOf(all[owner], scope));
    bots.set(`${owner} ${scope}`, bot);
    return bot;
  };

  test.each(table)('%s', async (_name, route) => {
    for (const { owner, scope, kind } of BOTS) {
      cast ??= await newCast();
      const answered = await ask(await botFor(owner, scope, cast), route, cast, cast[kind]);
      const isCovered = route.who === 'anybody' || covers(scope, route.scope);
      const isAllowed = isCovered && MAY[route.who](owner, kind === 'public');
      const isLet = isLetIn(answered) && answered.code !== 'wrongScope';
      const seen = { owner, scope, kind, isLet, isWrongScope: answered.code === 'wrongScope' };
      expect(seen).toEqual({ owner, scope, kind, isLet: isAllowed, isWrongScope: !isCovered });
      if (answered.code === null && route.method !== 'GET') [cast, bots] = [null, new Map()];
    }
  });
});

/** Those to which something is answered. */
const MESSAGES = ['join', 'pick', 'undo', 'chat'] as const;
type Sent = (typeof MESSAGES)[number];
function messageOf(type: Sent, match: string): ClientMessage {
  const said = { match, id: randomUUID() };
  switch (type) {
    case 'join':
      return { type, match };
    case 'pick':
      return { type, ...said, seq: 0, verb: 'bid', noun: 1 };
    case 'undo':
      return { type, ...said, seq: 0 };
    case 'chat':
      return { type, ...said, text: 'good day' };
  }
}
/** What may follow; somebody who talks has joined, to hear it. */
const ANSWERS: Readonly<Record<Sent, readonly ServerMessage['type'][]>> = {
  join: ['table', 'gone'],
  pick: ['ack', 'refused'],
  undo: ['ack', 'refused'],
  chat: ['chat', 'refused'],
};

/** The code by which a message is refused for want of a right; null where it is not. */
async function refusalTo(client: Client, type: Sent, match: string): Promise<string | null> {
  await client.connect();
  if (type === 'chat') {
    const joined = client.next((message) => ANSWERS.join.includes(message.type));
    client.send({ type: 'join', match });
    await joined;
  }
  const answer = client.next((message) => ANSWERS[type].includes(message.type));
  client.send(messageOf(type, match));
  const heard = await answer;
  client.close();
  const refusals: readonly string[] = [...REFUSALS, 'wrongScope'];
  return 'code' in heard && refusals.includes(heard.code) ? heard.code : null;
}

describe('who may send what over the socket', () => {
  test.each(MESSAGES)('%s', async (type) => {
    const { who, scope } = MESSAGE_RIGHTS[type];
    for (const kind of ['public', 'private'] as const) {
      const cast = await newCast();
      for (const caller of ['guest', 'seat', 'host'] as const) {
        const isAllowed = MAY[who](caller, kind === 'public');
        const refusal = await refusalTo(cast[caller], type, cast[kind]);
        expect({ kind, caller, isAllowed: refusal === null }).toEqual({ kind, caller, isAllowed });
        for (const given of SCOPED) {
          const asBot = await refusalTo(await botOf(cast[caller], given), type, cast[kind]);
          const isRefusedByScope = asBot === 'wrongScope';
          expect({ kind, caller, given, isRefusedByScope }).toEqual({
            kind,
            caller,
            given,
            isRefusedByScope: !covers(given, scope),
          });
        }
      }
    }
  });
});

describe('a match that was private', () => {
  test('is named in a profile to those who played it, and to nobody else', async () => {
    const cast = await newCast();
    const players = [cast.host, cast.seat];
    for (const player of players) await (await player.connect()).join(cast.private);
    for (let n = 0; n < 300; n += 1) {
      const tables = await Promise.all(players.map((player) => player.join(cast.private)));
      const seat = tables.findIndex(({ decision }) => decision !== null);
      const [player, shown] = [players[seat], tables[seat]];
      if (player === undefined || shown === undefined) break;
      const option = shown.decision?.options.at(-1);
      if (option !== undefined) await player.pick(cast.private, shown.seq, option);
    }
    const profile = `/api/players/${cast.host.user}`;
    const named = async (client: Client): Promise<readonly (string | null)[]> =>
      (await client.api<{ results: { match: string | null }[] }>(profile)).results.map(({ match }) => match);
    expect(await named(cast.seat)).toEqual([cast.private]);
    expect(await named(cast.host)).toEqual([cast.private]);
    expect(await named(cast.guest)).toEqual([null]);
    expect(await named(cast.stranger)).toEqual([null]);
    expect((await cast.guest.fetch(`/api/matches/${cast.private}/chat`)).status).toBe(403);
    expect((await cast.guest.fetch(`/api/matches/${cast.private}`)).status).toBe(200);
  });
});

describe('a private match that its host lets others watch', () => {
  test('is seen by whoever has the link, as a spectator; its chat and its seats stay with those who play', async () => {
    const { guest, host, seat, stranger } = await newCast();
    const match = await host.open({ isWatchable: true });
    await seat.sit(match);
    expect((await stranger.fetch(`/api/matches/${match}/history`)).status).toBe(200);
    await guest.connect();
    expect(await guest.join(match)).toMatchObject({ viewer: null, decision: null });
    expect((await guest.fetch(`/api/matches/${match}/chat`)).status).toBe(403);
    expect((await guest.fetch(`/api/matches/${match}/sit`, 'POST', {})).status).toBe(409);
    const { items } = await guest.api<{ items: { id: string }[] }>('/api/matches');
    expect(items.map(({ id }) => id)).not.toContain(match);
  });
});
