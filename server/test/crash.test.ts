// Power cuts: the server is killed in mid-play again and again, and its database too. What was acknowledged is there.
import type { Option } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { useRestarts } from './use-server.ts';

/** `npm run chaos` does many more, of more kinds. */
const CUTS = 8;
/** So many matches are being played when the power goes. */
const TABLES = 3;
const server = useRestarts();

interface Player {
  readonly client: Client;
  readonly match: string;
  /** Every pick that was acknowledged: its id and the number it was given. */
  readonly acked: Map<string, number>;
}

/** Two people at a table; at the first one a person and a bot, whose moves are cut short as well. */
async function newPlayers(table: number): Promise<Player[]> {
  const [alma, bruno] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
  const hasBot = table === 0;
  const seats = ['me', hasBot ? { bot: 'matelot' } : 'open'];
  const match = await alma.open({ seats });
  if (!hasBot) await bruno.sit(match);
  return (hasBot ? [alma] : [alma, bruno]).map((client) => ({ client, match, acked: new Map() }));
}

/** Somebody is asked, or the game is over: nothing is stuck because whoever was to move died in the midst of it. */
async function checkGoesOn(players: readonly Player[]): Promise<void> {
  await Promise.race(
    players.map(({ client, match }) =>
      client.table(match, ({ decision, result }) => decision !== null || result !== null),
    ),
  );
}

/** Picks whatever comes first until the connection breaks or the game is over. */
async function playUntilCut({ client, match, acked }: Player, round: number): Promise<void> {
  await client.connect();
  client.tables.delete(match);
  client.send({ type: 'join', match });
  for (let n = 0; client.isOpen; n += 1) {
    const table = await Promise.race([
      client.table(match, ({ decision, result }) => decision !== null || result !== null),
      client.closed,
    ]);
    if (table === null || table.result !== null) return;
    const options: readonly Option[] = table.decision?.options ?? [];
    const option = options[n % options.length];
    if (option === undefined) return;
    const id = `${round} ${n} ${table.seq} ${client.user}`;
    const answer = await Promise.race([client.pick(match, table.seq, option, id), client.closed]);
    if (answer === null) return;
    if (answer.type === 'ack') {
      acked.set(id, answer.seq);
      await Promise.race([client.table(match, ({ seq }) => seq >= answer.seq), client.closed]);
    }
  }
}

/** Somewhere between two picks, another place each time: after so many acknowledgements and a moment more. */
async function cutMoment(players: readonly Player[], round: number): Promise<void> {
  const wanted = 1 + ((round * 7) % 5);
  const made = (): number => players.reduce((sum, { acked }) => sum + acked.size, 0);
  for (let waited = 0; made() < wanted && waited < 400; waited += 1)
    await new Promise((done) => setTimeout(done, 5));
  await new Promise((done) => setTimeout(done, (round * 3) % 11));
}

/** Every acknowledged pick stands where it was acknowledged, each once: sent again, it is answered alike. */
async function checkHistory(players: readonly Player[]): Promise<void> {
  await Promise.all(
    players.map(async ({ client, match, acked }) => {
      const seqs = [...acked.values()];
      expect(new Set(seqs).size).toBe(seqs.length);
      const table = await client.join(match);
      expect(table.seq).toBeGreaterThanOrEqual(Math.max(0, ...seqs));
      for (const [id, seq] of acked)
        expect(await client.pick(match, 0, { verb: 'stop' }, id)).toMatchObject({ type: 'ack', seq });
    }),
  );
}

describe('kill -9', () => {
  test(`${CUTS} times at random moments: no acknowledged pick is lost, none is made twice, every match goes on`, async () => {
    const tables: Player[][] = [];
    while (tables.length < TABLES) tables.push(await newPlayers(tables.length));
    let picks = 0;
    for (let round = 0; round < CUTS; round += 1) {
      const players = tables.flat();
      const playing = players.map((player) => playUntilCut(player, round).catch(() => undefined));
      await cutMoment(players, round);
      const { postgres } = server.running;
      if (round % 4 === 3 && postgres !== null) process.kill(postgres, 'SIGKILL');
      await server.kill();
      await Promise.all(playing);
      await server.start();
      await Promise.all(players.map(({ client }) => client.connect()));
      await checkHistory(players);
      await Promise.all(tables.map(checkGoesOn));
      picks += players.reduce((sum, { acked }) => sum + acked.size, 0);
      for (const [n, table] of tables.entries()) {
        const isOver = table.some(({ client, match }) => client.tables.get(match)?.result);
        for (const { client, acked } of table) {
          client.close();
          acked.clear();
        }
        if (isOver) tables[n] = await newPlayers(n);
      }
    }
    expect(picks).toBeGreaterThan(CUTS);
  });
});
