// Several servers on one database: they tell one another at which matches something is new, and nothing else. Each reads and
// redacts for its own pages.
import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { backoff } from './backoff.ts';
import type { BotTurn } from './bots/scheduler.ts';
import type { Broker } from './broker.ts';
import type { Database } from './database/index.ts';
import { connectionName } from './jobs/orphans.ts';
import { wakeAll } from './jobs/wake-all.ts';
import type { Chat } from './matches/chat.ts';
import type { Rooms } from './matches/rooms.ts';
import type { Metrics } from './metrics.ts';

/** A broken connection is opened again after about so long, and never later than that. */
const AGAIN = { first: 250, ceiling: 1000 } as const;
/** A connection that says nothing is asked now and then whether there is still somebody at the other end. */
const ASK = { every: 10_000, patience: 5000 } as const;
/** Of what a broker tells, words may be lost: so often the database is asked, and while there is no broker. */
const LOOK_EVERY = { beside: 10_000, without: 1000 } as const;

/** Held by the one server of an embedded database, for as long as its connection lives. */
const ALONE = 7_271_026;
/** The connection of a server that was killed a moment ago may still be there. */
const ALONE_WITHIN = 5000;

/** What the parts of one server tell one another. */
export type News = EventEmitter<{
  /** Somebody is no longer who they were: deleted, or merged into an account. */
  gone: [user: string];
  banned: [user: string];
  /** The database had been away and answers again. */
  back: [];
  /** A quick bot is asked, by what this server has just stored. */
  asked: [turn: BotTurn];
}>;
interface ListenerSettings {
  readonly database: Database;
  readonly node: string;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly log: Logger;
  readonly news: News;
  readonly metrics: Metrics;
  /** Tells of picks in the place of NOTIFY. */
  readonly broker: Broker | null;
  /** The data folder where no other server may use the same database; null where several may. */
  readonly aloneIn: string | null;
}
interface Link {
  readonly client: pg.Client;
  /** The connection is lost. */
  readonly ended: Promise<void>;
}

export class Listener {
  readonly #settings: ListenerSettings;
  readonly #stopping = new AbortController();
  #client: pg.Client | null = null;

  constructor(settings: ListenerSettings) {
    this.#settings = settings;
  }

  /** Listens, and from then on comes back by itself whenever the connection is lost. */
  async start(): Promise<void> {
    void this.#keep(await this.#connect());
    const { broker, rooms } = this.#settings;
    if (broker === null) return;
    broker.start({
      heard: (word) => void this.#receive(word),
      back: () => void rooms.catchUp().catch(() => undefined), // looked at again soon
    });
    void this.#lookAround(broker);
  }

  /** Finds what nobody told; what was lost as the broker died, too, and soon. */
  async #lookAround(broker: Broker): Promise<void> {
    const { signal } = this.#stopping;
    for (let waited = 0; !signal.aborted; ) {
      await sleep(LOOK_EVERY.without, undefined, { ref: false, signal }).catch(() => undefined);
      waited += LOOK_EVERY.without;
      if (broker.isConnected && waited < LOOK_EVERY.beside) continue;
      waited = 0;
      await this.#settings.rooms.catchUp().catch(() => undefined); // the database is away, and read again when it is back
    }
  }

  async #connect(): Promise<Link> {
    const client = this.#settings.database.client({
      application_name: connectionName(this.#settings.node),
      connectionTimeoutMillis: ASK.patience,
      query_timeout: ASK.patience,
    });
    const ended = new Promise<void>((done) => client.once('end', () => done()));
    client.on('error', () => undefined); // `end` follows
    client.on('notification', ({ payload }) => void this.#receive(payload ?? ''));
    try {
      await client.connect();
      await this.#claim(client);
      await client.query('listen comptoir');
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    return { client, ended };
  }

  async #claim(client: pg.Client): Promise<void> {
    const { aloneIn } = this.#settings;
    if (aloneIn === null) return;
    for (let waited = 0; waited < ALONE_WITHIN; waited += 250) {
      const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
        ALONE,
      ]);
      if (rows[0]?.ours) return;
      await sleep(250);
    }
    throw new Error(
      `Another Comptoir already runs on the data folder ${aloneIn}. Stop it first, or give this one a folder of its own with --data or DATA_DIR.`,
    );
  }

  /** One loop for the whole life of the server: however often a try fails, there is never a second one. */
  async #keep(first: Link): Promise<void> {
    const { signal } = this.#stopping;
    let link = first;
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        await this.#watch(link);
        await sleep(backoff(tries, AGAIN.first, AGAIN.ceiling), undefined, { ref: false, signal });
        link = await this.#connect();
        await this.#catchUp(link);
        tries = -1;
      } catch (error) {
        if (!signal.aborted) this.#settings.log.warn({ err: error }, 'the database does not answer');
      }
    }
    await link.client.end().catch(() => undefined);
  }

  /** Anything may have been missed, and jobs died with their connections. Where this fails the connection is no good either. */
  async #catchUp({ client }: Link): Promise<void> {
    const { rooms, database, news } = this.#settings;
    try {
      await rooms.reloadAll();
      await wakeAll(database);
      news.emit('back');
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Until the connection is lost, or nobody answers at its other end. */
  async #watch({ client, ended }: Link): Promise<void> {
    const { database, node } = this.#settings;
    const asking = setInterval(() => {
      client.query('select 1').catch(() => void client.end().catch(() => undefined));
      // Over another connection: it has to be written, and may wait for a standby.
      const word = `ping ${node}=${Date.now()}`;
      database.pool.query(`select pg_notify('comptoir', $1)`, [word]).catch(() => undefined);
    }, ASK.every);
    asking.unref();
    await ended;
    clearInterval(asking);
  }

  async #receive(payload: string): Promise<void> {
    const [news = '', ...matches] = payload.split(' ');
    const read = async (text: string): Promise<void> => {
      const [match = '', what = ''] = text.split('=');
      await this.#read(news, match, what).catch((error: unknown) =>
        this.#settings.log.error({ err: error, news, match }, 'refresh'),
      );
    };
    if (news === 'moved' || news === 'here')
      await Promise.all(matches.map(read)); // they are read in one go
    else for (const text of matches) await read(text);
  }

  async #read(news: string, match: string, what: string): Promise<unknown> {
    const { rooms, chat } = this.#settings;
    switch (news) {
      case 'moved': // most are this node's own
        return rooms.isBehind(match, Number(what)) ? rooms.refresh(match, Number(what)) : null;
      case 'seats':
        return rooms.reseated(match);
      case 'closed':
        return rooms.closed(match);
      case 'chat':
        return chat.said(match, what);
      case 'here':
        return rooms.lookersMoved(match, what);
      case 'ping':
        if (match === this.#settings.node)
          this.#settings.metrics.notifySeconds.set((Date.now() - Number(what)) / 1000);
        return null;
      case 'gone':
        return this.#settings.news.emit('gone', match);
      case 'banned':
        return this.#settings.news.emit('banned', match);
      default:
        return null;
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#client?.end().catch(() => undefined);
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
