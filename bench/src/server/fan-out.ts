// npm run bench:fan-out [-- --seconds n] [--rounds n]
//   How many commits a second some servers can make together, if each tells all the others: it makes one after the other, as a server
//   does, and hears those of everybody. `silent`: nobody is told. `NATS`: where nats-server is installed.
import { parseArgs } from 'node:util';
import {
  cleanUp,
  joinBroker,
  natsProgram,
  newDataFolder,
  pg,
  startDatabase,
  startNats,
} from '@comptoir/server/testing';
import { type Contestant, contest, type Doer, fullSpeed } from './load.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
});
/** Each holds two connections, and the embedded PostgreSQL has 100. */
const SERVERS = [1, 4, 12, 24] as const;
const INSERT = 'insert into bench_fan_out (option) values ($1)';
const AND_TELL = `with made as (${INSERT}) select pg_notify('comptoir', $2)`;

/** A word as long as that of a batch with twenty matches. */
const WORD = `moved ${Array.from({ length: 20 }, (_, n) => `abcdefgh${1000 + n}=123`).join(' ')}`;

const folder = await newDataFolder();
const postgres = await startDatabase(folder);
const nats = natsProgram() === null ? null : await startNats();
let heard = 0;

async function open(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return client;
}

/** As many servers, and the ways they have of telling one another. */
async function house(servers: number): Promise<{ ways: Map<string, Contestant>; close(): Promise<void> }> {
  const doers: Record<'silent' | 'NOTIFY' | 'NATS', Doer[]> = { silent: [], NOTIFY: [], NATS: [] };
  const closing: (() => Promise<void>)[] = [];
  for (let n = 0; n < servers; n += 1) {
    const [writer, listener] = [await open(), await open()];
    await listener.query('listen comptoir');
    listener.on('notification', () => {
      heard += 1;
    });
    const commit = async (text: string, ...more: readonly string[]): Promise<boolean> =>
      (await writer.query({ name: text.slice(0, 30), text, values: ['ship 2', ...more] })).rowCount !== null;
    doers.silent.push(() => commit(INSERT));
    doers.NOTIFY.push(() => commit(AND_TELL, WORD));
    closing.push(async () => void (await Promise.all([writer.end(), listener.end()])));
    if (nats === null) continue;
    const broker = await joinBroker(nats.url, () => {
      heard += 1;
    });
    doers.NATS.push(async () => {
      await commit(INSERT);
      broker.tell([WORD]);
      return true;
    });
    closing.push(() => broker.stop());
  }
  const ways = new Map(
    Object.entries(doers)
      .filter(([, each]) => each.length > 0)
      .map(([name, each]) => [name, { doers: each }]),
  );
  return { ways, close: async () => void (await Promise.all(closing.map((close) => close()))) };
}

try {
  const first = await open();
  await first.query(
    'create table bench_fan_out (id bigint generated always as identity primary key, option text)',
  );
  await first.end();
  for (const servers of SERVERS) {
    const { ways, close } = await house(servers);
    const speedOf = await contest(
      [...ways.values()],
      Number(values.rounds),
      fullSpeed(Number(values.seconds)),
    );
    for (const [name, contestant] of ways) {
      const { perSecond, p50, p99 } = speedOf(contestant);
      console.log(
        `${String(servers).padStart(2)} servers  ${name.padEnd(7)}`,
        `${perSecond.toFixed(0).padStart(6)} commits/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`,
      );
    }
    await close();
  }
  console.log(`${heard} words were heard`);
} finally {
  await postgres.stop();
  await nats?.stop();
  cleanUp({ postgres: null, folder });
}
