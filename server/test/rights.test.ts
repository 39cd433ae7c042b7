// Every route of the table is asked by a stranger, a guest, somebody who sits at the match and its host, at a public and at a
// private match. What the table says about who may call decides; a new route is asked here by itself.
import { type ErrorCode, errorAnswer, type Route, routes, type Who } from '@comptoir/protocol';
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
};
/** What is refused for want of a right; whatever else is answered, the caller was let in. */
const REFUSALS: readonly ErrorCode[] = ['notSignedIn', 'private', 'notYourSeat', 'notHost'];

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
  test.each(writers)('%s', async (_name, route) => {
    const kinds = route.path.includes(':match') ? (['public', 'private'] as const) : (['public'] as const);
    let cast = await newCast();
    for (const caller of CALLERS)
      for (const kind of kinds) {
        const answered = await ask(cast[caller], route, cast, cast[kind]);
        const isAllowed = MAY[route.who](caller, kind === 'public');
        expect({ caller, kind, isLetIn: isLetIn(answered) }).toEqual({ caller, kind, isLetIn: isAllowed });
        if (answered.code === null) cast = await newCast(); // it is no longer what it was
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
