// People around the tables: tokens and an outside bot, chat, accounts, export, farewell, clocks, two nodes.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Client, reachedAll } from './client.ts';
import { cleanUp, databaseUrl, startServer, stopServer } from './process.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const guest = async (url = server().url): Promise<Client> => (await new Client(url).signIn()).connect();

describe('outside bots', () => {
  test('the example bot plays a whole game by token', async () => {
    const alma = await guest();
    const { token } = await alma.api<{ token: string }>('/api/me/tokens', 'POST', { name: 'first mate' });
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../example-bot.mjs'), 'quay'], {
      env: { ...process.env, COMPTOIR_URL: server().url, COMPTOIR_TOKEN: token },
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    const status = await new Promise((done) => child.on('exit', done));
    expect(said).toMatch(/"scores":\[-?\d+,-?\d+\]/);
    expect(status).toBe(0);
    expect((await alma.fetch('/api/me/tokens')).status).toBe(200);
    const nobody = new Client(server().url);
    const refused = await fetch(`${nobody.url}/api/me`, { headers: { authorization: 'Bearer cmp_wrong' } });
    expect(refused.status).toBe(401);
  });
});

describe('accounts', () => {
  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', /^Invité [0-9a-f]{4}$/],
    ['en-GB', /^Guest [0-9a-f]{4}$/],
  ])('a guest whose browser asks for %s has a name in that language', async (languages, name) => {
    const answer = await fetch(`${server().url}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': languages, origin: server().url },
      body: '{}',
    });
    const { user }: { user: { name: string } } = JSON.parse(await answer.text());
    expect(user.name).toMatch(name);
  });

  test('a guest becomes an account and keeps the games; the name and password open a new session', async () => {
    const alma = await guest();
    const before = alma.user;
    const id = await alma.open({ seats: ['me', 'open'] });
    const name = `alma${Date.now() % 1e9}`;
    await alma.signUp(name, 'Alma');
    for (const link of [before, alma.user]) // whoever has the guest's profile finds the account's
      expect(await (await guest()).api(`/api/players/${link}`)).toMatchObject({
        id: alma.user,
        name: 'Alma',
      });
    const mine = await alma.api<{ items: { id: string }[] }>('/api/me/matches');
    expect(mine.items.map((match) => match.id)).toEqual([id]);
    const other = new Client(server().url);
    const wrong = await other.fetch('/api/auth/sign-in/username', 'POST', {
      username: name,
      password: 'wrong horse',
    });
    expect(wrong.status).toBe(401);
    const right = await other.fetch('/api/auth/sign-in/username', 'POST', {
      username: name,
      password: 'correct horse',
    });
    expect(right.status).toBe(200);
  });

  test('one’s data can be taken along and deleted; the games of others stay whole', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const id = await alma.open({ seats: ['me', 'open'] });
    await bruno.sit(id);
    const taken = await alma.api<{ seats: { match: string }[] }>('/api/me/export');
    expect(taken.seats.map(({ match }) => match)).toEqual([id]);
    await alma.api('/api/me', 'DELETE');
    expect((await alma.fetch('/api/me')).status).toBe(401);
    const left = await bruno.api<{ seats: { user: string | null; level: string | null }[] }>(
      `/api/matches/${id}`,
    );
    expect(left.seats[0]).toMatchObject({ user: null, level: 'negociant' });
  });

  test('script and SQL in every text field are only text', async () => {
    const evil = `'); drop table matches; -- <script>alert(1)</script>`;
    const [alma, bruno] = [await guest(), await guest()];
    const match = await alma.open({ seats: ['me', 'open'], isPublic: true });
    await bruno.sit(match);
    await Promise.all([alma.join(match), bruno.join(match)]);
    const heard = bruno.next((m) => m.type === 'chat');
    alma.send({ type: 'chat', match, id: evil.slice(0, 60), text: evil });
    expect(await heard).toMatchObject({ line: { text: evil } });
    expect((await alma.fetch(`/api/players/${bruno.user}/report`, 'POST', { text: evil })).status).toBe(201);
    expect(
      (await alma.fetch('/api/matches', 'POST', { game: evil.slice(0, 40), seats: ['me', 'open'] })).status,
    ).toBe(404);
    expect(
      (await alma.fetch('/api/matches', 'POST', { game: 'quay', variants: [evil], seats: ['me', 'open'] }))
        .status,
    ).toBe(400);
    expect((await alma.fetch(`/api/matches/${encodeURIComponent(evil)}`)).status).toBe(400);
    expect(await alma.pick(match, 0, { verb: 'bid', noun: evil.slice(0, 70) })).toMatchObject({
      code: 'notOffered',
    });
    const lines = await bruno.api<{ text: string }[]>(`/api/matches/${match}/chat`);
    expect(lines.map(({ text }) => text)).toEqual([evil]);
  });

  test('who was muted or blocked is not heard', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const match = await alma.open({ seats: ['me', 'open'] });
    await bruno.sit(match);
    await Promise.all([alma.join(match), bruno.join(match)]);
    await bruno.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'mute', isOn: true });
    const own = alma.next((m) => m.type === 'chat');
    alma.send({ type: 'chat', match, id: '1', text: 'good morning' });
    await own;
    expect(bruno.heard.join('')).not.toContain('good morning');
    expect(await bruno.api(`/api/matches/${match}/chat`)).toEqual([]);
  });
});

describe('two nodes on one database', () => {
  test('players on different servers play one game', async () => {
    const one = await startServer();
    const url = databaseUrl(one);
    const two = await startServer({ DATABASE_URL: url, DATA_DIR: one.folder });
    try {
      const alma = await guest(one.url);
      const bruno = await guest(two.url);
      const match = await alma.open({ seats: ['me', 'open'] });
      await bruno.sit(match);
      await Promise.all([alma.join(match), bruno.join(match)]);
      const players = [alma, bruno];
      for (let n = 0; n < 200; n += 1) {
        const tables = players.map((player) => player.tables.get(match));
        if (tables.some((table) => table?.result !== null)) break;
        const seat = tables.findIndex((table) => table?.decision !== null);
        const [player, table] = [players[seat], tables[seat]];
        const option = table?.decision?.options.at(-1);
        if (player === undefined || table === undefined || option === undefined)
          throw new Error('nobody decides');
        const answer = await player.pick(match, table.seq, option);
        if (answer.type === 'ack') await reachedAll(players, match, { player, seq: answer.seq });
      }
      expect((await bruno.table(match, ({ result }) => result !== null)).result).toEqual(
        (await alma.table(match)).result,
      );
    } finally {
      await stopServer(two);
      await stopServer(one);
      cleanUp(one);
    }
  });
});
