// Power cuts: the server is killed in mid-play again and again, and its database too. What was acknowledged is there.
import type { Option } from '@comptoir/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import {
  cleanUp,
  freePort,
  killServer,
  newFolder,
  type ServerProcess,
  startServer,
  stopServer,
} from './process.ts';

const CUTS = 50;
const folder = newFolder();
let server: ServerProcess;
let port = '';
afterAll(async () => {
  await stopServer(server);
  cleanUp(server);
});

interface Player {
  readonly client: Client;
  readonly match: string;
  /** Every pick that was acknowledged: its id and the number it was given. */
  readonly acked: Map<string, number>;
}

async function newPlayers(): Promise<Player[]> {
  const [alma, bruno] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
  const { id: match } = await alma.api<{ id: string }>('/api/matches', 'POST', {
    game: 'quay',
    seats: ['me', 'open'],
  });
  await bruno.api(`/api/matches/${match}/sit`, 'POST', {});
  return [alma, bruno].map((client) => ({ client, match, acked: new Map() }));
}

/** Picks whatever comes first until the connection breaks or the game is over. */
async function playUntilCut({ client, match, acked }: Player, round: number): Promise<void> {
  await client.connect();
  client.tables.delete(match);
  client.send({ type: 'join', match });
  for (let n = 0; client.isOpen; n += 1) {
    const table = await Promise.race([
      client.table(match, ({ decision, result }) => decision !== null || result !== null),
      gone(client),
    ]);
    if (table === null || table.result !== null) return;
    const options: readonly Option[] = table.decision?.options ?? [];
    const option = options[n % options.length];
    if (option === undefined) return;
    const id = `${round} ${n} ${table.seq} ${client.user}`;
    const answer = await Promise.race([client.pick(match, table.seq, option, id), gone(client)]);
    if (answer === null) return;
    if (answer.type === 'ack') {
      acked.set(id, answer.seq);
      await Promise.race([client.table(match, ({ seq }) => seq >= answer.seq), gone(client)]);
    }
  }
}

async function gone(client: Client): Promise<null> {
  while (client.isOpen) await new Promise((done) => setTimeout(done, 2));
  return null;
}

/** Somewhere between two picks, another place each time: after so many acknowledgements and a moment more. */
async function cutMoment(players: readonly Player[], round: number): Promise<void> {
  const wanted = 1 + ((round * 7) % 5);
  const made = (): number => players.reduce((sum, { acked }) => sum + acked.size, 0);
  for (let waited = 0; made() < wanted && waited < 400; waited += 1)
    await new Promise((done) => setTimeout(done, 5));
  await new Promise((done) => setTimeout(done, (round * 3) % 11));
}

/** Every acknowledged pick stands in the history, each once. */
async function checkHistory(players: readonly Player[]): Promise<void> {
  for (const { client, match, acked } of players) {
    const seqs = [...acked.values()];
    expect(new Set(seqs).size).toBe(seqs.length);
    const table = await client.join(match);
    expect(table.seq).toBeGreaterThanOrEqual(Math.max(0, ...seqs));
  }
}

describe('kill -9', () => {
  test(`${CUTS} times at random moments: no acknowledged pick is lost, none is made twice, every match goes on`, async () => {
    port = String(await freePort());
    server = await startServer({ DATA_DIR: folder, PORT: port });
    let players = await newPlayers();
    let picks = 0;
    for (let round = 0; round < CUTS; round += 1) {
      const playing = players.map((player) => playUntilCut(player, round).catch(() => undefined));
      await cutMoment(players, round);
      if (round % 5 === 4 && server.postgres !== null) process.kill(server.postgres, 'SIGKILL');
      await killServer(server);
      await Promise.all(playing);
      server = await startServer({ DATA_DIR: folder, PORT: port });
      for (const { client } of players) await client.connect();
      await checkHistory(players);
      picks += players.reduce((sum, { acked }) => sum + acked.size, 0);
      const over = players[0]?.client.tables.get(players[0].match)?.result !== null;
      for (const { client } of players) client.close();
      for (const { acked } of players) acked.clear();
      if (over) players = await newPlayers();
    }
    expect(picks).toBeGreaterThan(CUTS);
  }, 600_000);
});
