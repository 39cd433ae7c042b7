// A table whose people are connected to two servers on one database.
import type { ServerMessage } from '@comptoir/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../src/database/postgres.ts';
import { Client } from './client.ts';
import { cleanUp, killServer, newFolder, type ServerProcess, startServer, stopServer } from './process.ts';

const folder = newFolder();
let postgres: Postgres;
let near: ServerProcess;
let far: ServerProcess;
beforeAll(async () => {
  postgres = await startPostgres(folder, pino({ level: 'silent' }));
  near = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder });
  far = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder });
});
afterAll(async () => {
  await Promise.all([near, far].map(stopServer));
  await postgres.stop();
  cleanUp({ postgres: null, folder });
});

const guest = async (server: ServerProcess): Promise<Client> =>
  (await new Client(server.url).signIn()).connect();

/** The last thing a client was told about who is there. */
function presence({ heard }: Client): ServerMessage | null {
  const all: ServerMessage[] = heard.map((text) => JSON.parse(text));
  return all.findLast(({ type }) => type === 'presence') ?? null;
}

async function newTable(): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [await guest(near), await guest(far)];
  const match = await alma.open({ isPublic: true });
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

test('whoever was connected to a server that died is no longer there', async () => {
  const { alma, bruno, match } = await newTable();
  await expect.poll(() => presence(alma)).toMatchObject({ here: [0, 1] });
  await killServer(far);
  await bruno.closed;
  await expect
    .poll(async () => (await (await guest(near)).join(match)).seats.map(({ isHere }) => isHere), {
      interval: 2000,
    })
    .toEqual([true, false]);
});
