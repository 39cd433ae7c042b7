// The whole server: database, rooms, jobs, sockets, pages; put together here, taken apart in the opposite order.
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { LEVEL_IDS } from '@comptoir/bots';
import type { Game, Kinds } from '@comptoir/kernel';
import type { Logger } from 'pino';
import { trustIn } from './address.ts';
import { Broker } from './broker.ts';
import { Closing, within } from './closing.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './database/index.ts';
import { Drain } from './drain.ts';
import { Games } from './games.ts';
import { limitConnections, trackConnections } from './hangup.ts';
import { createApp } from './http/app.ts';
import { startJobs } from './jobs/index.ts';
import { Limits } from './limits.ts';
import { Pictures } from './links/pictures.ts';
import { Absence } from './matches/absence.ts';
import { Chat } from './matches/chat.ts';
import { Committer } from './matches/commit.ts';
import { Lobby } from './matches/lobby.ts';
import { Presence } from './matches/presence.ts';
import { QuickMatch } from './matches/quick.ts';
import { Rooms } from './matches/rooms.ts';
import { Voice } from './matches/voice.ts';
import { WaitingRoom } from './matches/waiting-room.ts';
import { Wishes } from './matches/wishes.ts';
import { Metrics } from './metrics.ts';
import { giveBackTime, keepBeating, Listener, type News } from './nodes.ts';
import { createPeople } from './people/auth.ts';
import { Here } from './people/here.ts';
import { Invitations } from './people/invitations.ts';
import { Mail } from './people/mail.ts';
import { Notices } from './people/notices.ts';
import { Push } from './people/push.ts';
import { Ratings } from './people/ratings.ts';
import { Recovery } from './people/ways-in.ts';
import { maySee, readAccess } from './rights.ts';
import { readSecrets } from './secrets.ts';
import { siteOf } from './site.ts';
import { Sockets } from './socket.ts';
import { findDatabase, prepare, warnOfLoss } from './store.ts';
import { Traces } from './traces.ts';
import { acceptUpgrades } from './upgrade.ts';
import { ASKED } from './warm.ts';

export interface RunningServer {
  readonly url: string;
  /** The process of the embedded PostgreSQL, null where DATABASE_URL is used. */
  readonly postgres: number | null;
  /** Resolves, with the reason, when something is broken that it cannot mend by itself. */
  readonly broken: Promise<string>;
  /** Has its proxy and its pages go to other servers, where DRAIN_SECONDS says so; to be stopped then. */
  drain(): Promise<void>;
  /** Returns the names of what could not be closed, or took too long. */
  stop(): Promise<readonly string[]>;
}
export interface ServeSettings {
  readonly config: Config;
  /** The folder of the built site. */
  readonly pages: string;
  /** The bundled thread of the bots. */
  readonly botWorker: URL;
  /** The bundled thread in which pictures of tables are drawn. */
  readonly pictureWorker: URL;
  /** Games besides those of the catalogue, for tests and benchmarks. */
  readonly games?: readonly Game<Kinds>[];
  readonly log: Logger;
}

/** It writes down what it has in memory first. */
const POSTGRES_STOPS_WITHIN = 20_000;

/** What is being put together, and how it is taken apart again. */
interface Parts {
  readonly settings: ServeSettings;
  readonly metrics: Metrics;
  /** Null: nobody collects them. */
  readonly traces: Traces | null;
  readonly node: string;
  readonly closing: Closing;
}

async function openDatabase({ settings: { config, log }, metrics, closing }: Parts) {
  const { url, postgres } = await findDatabase(config, log);
  if (postgres !== null) closing.add('PostgreSQL', () => postgres.stop(), POSTGRES_STOPS_WITHIN);
  const database = connect(url, { archiveDir: config.ARCHIVE_DIR });
  closing.add('connections to the database', () => database.end());
  metrics.watchDatabase(database);
  await database.find();
  return { database, postgres };
}

/** The matches in memory, and all that may be done with them. */
async function openMatches({ settings, metrics, traces, node, closing }: Parts, database: Database) {
  const { config, log, games: more = [] } = settings;
  const games = await Games.load(more);
  const aloneIn = config.DATABASE_URL === undefined ? resolve(config.DATA_DIR) : null;
  const presence = new Presence(database, node, aloneIn === null);
  const rooms = new Rooms(database, games, presence);
  closing.add('rooms', () => rooms.stop());
  const voice = new Voice(database, config.NEW_GUESTS === 'free');
  const chat = new Chat(database, rooms, voice);
  const news: News = new EventEmitter();
  const broker = config.BROKER_URL === undefined ? null : new Broker(config.BROKER_URL, log);
  if (broker !== null) closing.add('broker', () => broker.stop());
  metrics.gauge('comptoir_broker_down', '1 while BROKER_URL is set and nobody answers there', () =>
    broker === null || broker.isConnected ? 0 : 1,
  );
  const listener = new Listener({ database, node, rooms, chat, log, aloneIn, news, metrics, broker });
  await listener.start();
  closing.add('listener', () => listener.stop());
  const committer = new Committer({ database, rooms, log, metrics, broker, traces, news });
  metrics.gauge('comptoir_picks_waiting', 'Picks that wait for a transaction', () => committer.waiting);
  const limits = new Limits(database, config.LIMIT_FACTOR, metrics.limits);
  const lobby = new Lobby({ database, games, limits, levels: new Set(LEVEL_IDS) });
  const waitingRoom = new WaitingRoom(database, games, limits);
  const wishes = new Wishes(database, games, lobby);
  const quick = new QuickMatch({ database, games, lobby, wishes });
  const here = new Here(database);
  const absence = new Absence(database, rooms);
  const play = { committer, chat, voice, lobby, waitingRoom, quick, wishes, absence };
  return { games, limits, presence, rooms, here, news, ...play };
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
  const recovery = new Recovery({ database, limits, people, mail });
  return { site, people, mail, push, notices, recovery, invitations: new Invitations(database, limits) };
}
type Persons = Awaited<ReturnType<typeof openPeople>>;

/** Bots, clocks, ratings, notices. */
async function startWork(
  { settings: { config, botWorker, log }, metrics, node, closing }: Parts,
  database: Database,
  matches: Matches,
  { notices }: Persons,
): Promise<void> {
  const { committer } = matches;
  const ratings = new Ratings(database);
  const mayHaveOthers = config.DATABASE_URL !== undefined;
  const jobs = await startJobs({
    ...matches,
    database,
    node,
    mayHaveOthers,
    archiveAfterDays: config.ARCHIVE_AFTER_DAYS,
    ratings,
    notices,
    log,
    botWorker,
  });
  matches.news.on('back', () => jobs.restart());
  metrics.watchArchive(database, config.ARCHIVE_AFTER_DAYS);
  metrics.gauge('comptoir_bots_thinking', 'Bots that think', () => jobs.bots.thinking);
  metrics.gauge('comptoir_bots_waiting', 'Tables that wait for a bot to think', () => jobs.bots.waiting);
  closing.add('jobs and bots', () => jobs.stop());
  closing.add('picks under way', () => committer.settled());
  const beating = keepBeating(database, node);
  closing.add('heartbeat', () => clearInterval(beating));
}

/** In milliseconds: whoever asks whether it is ready waits no longer for a database that says nothing. Proxies and probes of deploy/ give
 * it up after as long: a server that is only busy is not away any sooner. */
const READY_WITHIN = 5000;

const answers = ({ pool }: Database): Promise<boolean> =>
  within(READY_WITHIN, () => pool.query('select 1')).catch(() => false);

async function openHttp(
  { settings: { config, pages, log, pictureWorker }, metrics, traces, closing }: Parts,
  database: Database,
  matches: Matches,
  persons: Persons,
): Promise<Pick<RunningServer, 'drain'>> {
  const { limits, rooms, committer, chat, here, absence, news } = matches;
  const { site, people } = persons;
  const sockets = new Sockets({
    rooms,
    committer,
    chat,
    absence,
    log,
    limits,
    metrics,
    isWelcome: async (user, match) => maySee(await readAccess(database, match), user.id),
  });
  news.on('gone', (user) => sockets.showOut(user, 'sessionEnded'));
  news.on('banned', (user) => sockets.showOut(user, 'banned'));
  const telling = here.keepTelling(() => sockets.tablesOfPeople());
  closing.add('who is here', () => clearInterval(telling));
  const drain = new Drain(config.DRAIN_SECONDS);
  const isLeaving = (): boolean => drain.isOn;
  const isReady = async (): Promise<boolean> => !drain.isOn && answers(database);
  metrics.gauge('comptoir_ready', '1 while new people may be sent here', async () =>
    (await isReady()) ? 1 : 0,
  );
  metrics.gauge('comptoir_connections', 'Open sockets', () => sockets.count);
  metrics.gauge('comptoir_unread_bytes', 'Sent to pages and not read yet', () => sockets.unreadBytes);
  metrics.gauge('comptoir_hot_matches', 'Matches in memory', () => rooms.size);
  const isHttps = site.url.startsWith('https:');
  const context = { database, ...matches, ...persons, connections: () => sockets.count };
  const pictures = new Pictures({ pages, entry: pictureWorker });
  metrics.gauge('comptoir_pictures_waiting', 'Pictures of tables to be drawn', () => pictures.waiting);
  closing.add('pictures', () => pictures.stop());
  const app = await createApp(
    { ...context, config, log, pages, pictures, isHttps, metrics, traces, isReady, isLeaving },
    site.url,
  );
  const connections = trackConnections(app.server);
  const trust = trustIn(config.TRUST_PROXY);
  limitConnections(app.server, limits, trust);
  acceptUpgrades(app.server, { site, people, sockets, limits, trust, log, isLeaving });
  closing.add('pages', () => {
    sockets.stop();
    connections.cutSoon();
    return app.close();
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  return { drain: () => drain.run(sockets) };
}

async function putTogether(parts: Parts): Promise<Omit<RunningServer, 'stop'>> {
  const { database, postgres } = await openDatabase(parts);
  const matches = await openMatches(parts, database);
  await prepare(database.url);
  await warnOfLoss(database, parts.settings.log);
  await matches.games.warn(database, parts.settings.log);
  await giveBackTime(database, parts.node);
  const persons = await openPeople(parts, database, matches);
  await startWork(parts, database, matches, persons);
  if (parts.settings.config.DATABASE_URL !== undefined) await database.warm(ASKED);
  const { drain } = await openHttp(parts, database, matches, persons);
  return {
    drain,
    url: persons.site.url,
    postgres: postgres?.pid ?? null,
    broken: postgres?.broken ?? new Promise(() => undefined),
  };
}

/** Where something cannot be started, what has been started already is stopped again. */
export async function serve(settings: ServeSettings): Promise<RunningServer> {
  const closing = new Closing(settings.log);
  const node = randomBytes(6).toString('hex');
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings.config;
  const traces = collector === undefined ? null : new Traces(collector, node, settings.log);
  const metrics = new Metrics();
  metrics.gauge('comptoir_spans_waiting', 'Spans to be sent to the collector', () => traces?.waiting ?? 0);
  if (traces !== null) closing.add('traces', () => traces.stop());
  try {
    const running = await putTogether({ settings, metrics, traces, node, closing });
    return { ...running, stop: () => closing.run() };
  } catch (error) {
    await closing.run();
    throw error;
  }
}
