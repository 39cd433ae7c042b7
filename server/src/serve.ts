// The whole server: database, rooms, jobs, sockets, pages; put together here, taken apart in the opposite order.
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { LEVEL_IDS } from '@comptoir/bots';
import type { Game, Kinds } from '@comptoir/kernel';
import type { Logger } from 'pino';
import { trustIn } from './address.ts';
import { Closing } from './closing.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './database/index.ts';
import { Games } from './games.ts';
import { trackConnections } from './hangup.ts';
import { createApp } from './http/app.ts';
import { startJobs } from './jobs/index.ts';
import { Limits } from './limits.ts';
import { Chat } from './matches/chat.ts';
import { Committer } from './matches/commit.ts';
import { Lobby } from './matches/lobby.ts';
import { Presence } from './matches/presence.ts';
import { QuickMatch } from './matches/quick.ts';
import { Rooms } from './matches/rooms.ts';
import { giveBackTime, keepBeating, Listener } from './nodes.ts';
import { createPeople } from './people/auth.ts';
import { Invitations } from './people/invitations.ts';
import { Mail } from './people/mail.ts';
import { Notices } from './people/notices.ts';
import { Push } from './people/push.ts';
import { Ratings } from './people/ratings.ts';
import { maySee, readAccess } from './rights.ts';
import { readSecrets } from './secrets.ts';
import { siteOf } from './site.ts';
import { Sockets } from './socket.ts';
import { findDatabase, prepare } from './store.ts';
import { acceptUpgrades } from './upgrade.ts';

export interface RunningServer {
  readonly url: string;
  /** The process of the embedded PostgreSQL, null where DATABASE_URL is used. */
  readonly postgres: number | null;
  /** Resolves, with the reason, when something is broken that it cannot mend by itself. */
  readonly broken: Promise<string>;
  /** Returns the names of what could not be closed, or took too long. */
  stop(): Promise<readonly string[]>;
}
export interface ServeSettings {
  readonly config: Config;
  /** The folder of the built site. */
  readonly pages: string;
  /** The bundled thread of the bots. */
  readonly botWorker: URL;
  /** Games besides those of the catalogue, for tests and benchmarks. */
  readonly games?: readonly Game<Kinds>[];
  readonly log: Logger;
}

/** It writes down what it has in memory first. */
const POSTGRES_STOPS_WITHIN = 20_000;

/** What is being put together, and how it is taken apart again. */
interface Parts {
  readonly settings: ServeSettings;
  readonly node: string;
  readonly closing: Closing;
}

async function openDatabase({ settings: { config, log }, closing }: Parts) {
  const { url, postgres } = await findDatabase(config, log);
  if (postgres !== null) closing.add('PostgreSQL', () => postgres.stop(), POSTGRES_STOPS_WITHIN);
  const database = connect(url);
  closing.add('connections to the database', () => database.pool.end());
  return { database, postgres };
}

/** The matches in memory, and all that may be done with them. */
async function openMatches({ settings, node, closing }: Parts, database: Database) {
  const { config, log, games: more = [] } = settings;
  const games = await Games.load(more);
  const aloneIn = config.DATABASE_URL === undefined ? resolve(config.DATA_DIR) : null;
  const presence = new Presence(database, node, aloneIn === null);
  const rooms = new Rooms(database, games, presence);
  closing.add('rooms', () => rooms.stop());
  const chat = new Chat(database, rooms);
  /** Who is no longer here: their sockets are closed. The database is back: jobs are taken up at once. */
  const news = new EventEmitter<{ gone: [user: string]; back: [] }>();
  const onGone = (user: string): boolean => news.emit('gone', user);
  const onBack = (): boolean => news.emit('back');
  const listener = new Listener({ database, node, rooms, chat, log, aloneIn, onGone, onBack });
  await listener.start();
  closing.add('listener', () => listener.stop());
  const committer = new Committer(database, rooms, log);
  const limits = new Limits(database, config.LIMIT_FACTOR);
  const lobby = new Lobby({ database, games, limits, levels: new Set(LEVEL_IDS) });
  const quick = new QuickMatch(database, games, lobby);
  return { games, limits, presence, rooms, committer, chat, lobby, quick, news };
}
type Matches = Awaited<ReturnType<typeof openMatches>>;

async function openPeople({ settings: { config } }: Parts, database: Database, { rooms, limits }: Matches) {
  const site = siteOf(config);
  const { session: secret, vapid } = await readSecrets(database, config.DATA_DIR);
  const { url } = site;
  const people = await createPeople({ database, limits, secret, site });
  const mail = new Mail({ smtp: config.SMTP_URL, from: config.MAIL_FROM, url, secret, limits });
  const isPrivateAllowed = config.ALLOW_PRIVATE_PUSH;
  const push = new Push({ url, vapid, isPrivateAllowed });
  const notices = new Notices({ database, rooms, url, mail, push, limits });
  return { site, people, mail, push, notices, invitations: new Invitations(database, limits) };
}
type Persons = Awaited<ReturnType<typeof openPeople>>;

/** Bots, clocks, ratings, notices. */
async function startWork(
  { settings: { botWorker, log }, node, closing }: Parts,
  database: Database,
  matches: Matches,
  { notices }: Persons,
): Promise<void> {
  const { committer } = matches;
  const ratings = new Ratings(database);
  const jobs = await startJobs({ ...matches, database, node, ratings, notices, log, botWorker });
  matches.news.on('back', () => jobs.restart());
  closing.add('jobs and bots', () => jobs.stop());
  closing.add('picks under way', () => committer.settled());
  const beating = keepBeating(database, node);
  closing.add('heartbeat', () => clearInterval(beating));
}

async function openHttp(
  { settings: { config, pages, log }, closing }: Parts,
  database: Database,
  matches: Matches,
  persons: Persons,
): Promise<void> {
  const { limits, rooms, committer, chat, news } = matches;
  const { site, people } = persons;
  const sockets = new Sockets({
    rooms,
    committer,
    chat,
    log,
    limits,
    isWelcome: async (user, match) => maySee(await readAccess(database, match), user.id),
  });
  news.on('gone', (user) => sockets.showOut(user));
  const isReady = (): Promise<boolean> =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    );
  const isHttps = site.url.startsWith('https:');
  const context = { database, ...matches, ...persons };
  const app = await createApp(
    { ...context, config, log, pages, isHttps, connections: () => sockets.count, isReady },
    site.url,
  );
  const connections = trackConnections(app.server);
  acceptUpgrades(app.server, { site, people, sockets, trust: trustIn(config.TRUST_PROXY), log });
  closing.add('pages', () => {
    sockets.stop();
    connections.cutSoon();
    return app.close();
  });
  await app.listen({ port: config.PORT, host: config.HOST });
}

async function putTogether(parts: Parts): Promise<Omit<RunningServer, 'stop'>> {
  const { database, postgres } = await openDatabase(parts);
  const matches = await openMatches(parts, database);
  await prepare(database.url);
  await matches.games.warn(database, parts.settings.log);
  await giveBackTime(database, parts.node);
  const persons = await openPeople(parts, database, matches);
  await startWork(parts, database, matches, persons);
  await openHttp(parts, database, matches, persons);
  return {
    url: persons.site.url,
    postgres: postgres?.pid ?? null,
    broken: postgres?.broken ?? new Promise(() => undefined),
  };
}

/** Where something cannot be started, what has been started already is stopped again. */
export async function serve(settings: ServeSettings): Promise<RunningServer> {
  const closing = new Closing(settings.log);
  const node = randomBytes(6).toString('hex');
  try {
    const running = await putTogether({ settings, node, closing });
    return { ...running, stop: () => closing.run() };
  } catch (error) {
    await closing.run();
    throw error;
  }
}
