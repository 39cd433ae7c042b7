// Where bots think: quick ones at the server that stored the pick before theirs, slow ones wherever their job is taken.
import { beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { playOut } from './play.ts';
import { useRestarts } from './use-server.ts';

const server = useRestarts();

/** Every job that is written, or written anew, leaves its name. */
const NOTE = `create table written (key text);
  create function note_job() returns trigger language plpgsql security definer as
    $$ begin insert into public.written values (new.key); return null; end $$;
  create trigger note_job after insert on graphile_worker._private_jobs for each row execute function note_job()`;
beforeAll(async () => {
  await server.query(NOTE);
});

/** How many jobs a whole game against a bot of this level takes. */
async function jobsOf(level: string): Promise<number> {
  const alma = await new Client(server.url).signIn();
  await alma.connect();
  const match = await alma.open({ seats: ['me', { bot: level }] });
  await alma.join(match);
  await playOut(alma, match);
  const { rows } = await server.query('select 1 from written where key = $1', `bot ${match}`);
  alma.close();
  return rows.length;
}

test('a quick bot needs a job for its first pick alone, when the game begins', async () => {
  expect(await jobsOf('matelot')).toBe(1);
});

test('a slow one is asked by a job, which any server may take', async () => {
  expect(await jobsOf('armateur')).toBeGreaterThan(1);
});
