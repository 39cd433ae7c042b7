// Several servers on one database: they tell one another which matches have moved, and nothing else. Each reads and
// redacts for its own pages.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database/index.ts';
import type { Rooms } from './matches/rooms.ts';
import { connectionName } from './orphans.ts';

const AGAIN_AFTER = 1000;

export class Listener {
  readonly #url: string;
  readonly #name: string;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  #client: pg.Client | null = null;
  #isStopped = false;

  constructor({ url }: Database, node: string, rooms: Rooms, log: Logger) {
    this.#url = url;
    this.#name = connectionName(node);
    this.#rooms = rooms;
    this.#log = log;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: this.#name });
    client.on('notification', ({ payload }) => void this.#hear(payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => void this.#again());
    await client.connect();
    await client.query('listen comptoir');
    this.#client = client;
  }

  /** After a break anything may have been missed: every room is read again. */
  async #again(): Promise<void> {
    while (!this.#isStopped) {
      await sleep(AGAIN_AFTER, undefined, { ref: false });
      try {
        await this.start();
        await this.#rooms.reloadAll();
        return;
      } catch (error) {
        this.#log.warn({ err: error }, 'the database does not answer');
      }
    }
  }

  async #hear(payload: string): Promise<void> {
    const [from, ...moved] = payload.split(' ');
    for (const text of moved) {
      const [match = '', seq = '0'] = text.split('=');
      if (from !== '*' && !this.#rooms.isBehind(match, Number(seq))) continue; // most are this node's own
      const reading = from === '*' ? this.#rooms.reseated(match) : this.#rooms.refresh(match, Number(seq));
      await reading.catch((error: unknown) => this.#log.error({ err: error, match }, 'refresh'));
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end();
  }
}

const HEARTBEAT = 5000;

/** Clocks stand still while no server runs: what the last heartbeat missed is given back to everybody. */
export async function giveBackTime({ pool }: Database, node: string): Promise<number> {
  const { rows } = await pool.query<{ away: number | null }>(
    'select extract(epoch from now() - max("seenAt")) * 1000 as away from nodes',
  );
  const away = Math.max(0, Math.round(Number(rows[0]?.away ?? 0)) - HEARTBEAT);
  if (away > HEARTBEAT) {
    await pool.query(
      `update matches set clocks = jsonb_set(clocks, '{since}', to_jsonb((clocks->>'since')::bigint + $1::bigint))
       where status = 'running' and clocks is not null`,
      [away],
    );
  }
  await beat({ pool }, node);
  return away;
}

export async function beat({ pool }: Pick<Database, 'pool'>, node: string): Promise<void> {
  await pool.query(
    'insert into nodes (id, "seenAt") values ($1, now()) on conflict (id) do update set "seenAt" = now()',
    [node],
  );
}

export function keepBeating(database: Database, node: string): NodeJS.Timeout {
  const timer = setInterval(() => void beat(database, node).catch(() => undefined), HEARTBEAT);
  timer.unref();
  return timer;
}
