// The whole server: database, rooms, jobs, sockets, pages. Started by `comptoir serve`, stopped without losing anything.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LEVEL_IDS } from '@comptoir/bots';
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import type { Game, Kinds } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import { runMigrations } from 'graphile-worker';
import { pino } from 'pino';
import webPush from 'web-push';
import { BotThreads } from './bots/threads.ts';
import type { Config } from './config.ts';
import { connect } from './database/index.ts';
import { migrate } from './database/migrations.ts';
import { type Postgres, startPostgres } from './database/postgres.ts';
import { createApp } from './http/app.ts';
import { headersOf } from './http/context.ts';
import { startJobs } from './jobs.ts';
import { Limits } from './limits.ts';
import { Chat } from './matches/chat.ts';
import { Committer } from './matches/commit.ts';
import { MatchLife } from './matches/life.ts';
import { Rooms } from './matches/rooms.ts';
import { giveBackTime, keepBeating, Listener } from './nodes.ts';
import { freeOrphans, watchOrphans } from './orphans.ts';
import { createPeople, secretIn } from './people/auth.ts';
import { Invitations } from './people/invitations.ts';
import { Notices } from './people/notices.ts';
import { Ratings } from './people/ratings.ts';
import { maySee, readAccess } from './rights.ts';
import { siteOf } from './site.ts';
import { Sockets } from './socket.ts';

export { backup, restore } from './backup.ts';
export { type Config, readConfig } from './config.ts';
export { withDatabase } from './store.ts';

export interface RunningServer {
  readonly url: string;
  /** The process of the embedded PostgreSQL, null where DATABASE_URL is used. */
  readonly postgres: number | null;
  stop(): Promise<void>;
}
export interface ServeSettings {
  readonly config: Config;
  /** Answers a request for a page of the site. */
  pages(request: IncomingMessage, response: ServerResponse): void;
  /** The bundled thread of the bots. */
  readonly botWorker: URL;
  /** Games besides those of the catalogue, for tests and benchmarks. */
  readonly games?: readonly Game<Kinds>[];
}

async function allGames(more: readonly Game<Kinds>[]): Promise<ReadonlyMap<string, Game<Kinds>>> {
  const games = new Map(more.map((game) => [game.id, game]));
  for (const id of GAME_IDS) {
    const entry = await loadGame(id);
    if (entry !== null) games.set(id, entry.game);
  }
  return games;
}

/** The keys web push wants; made once, kept with the data. */
function vapidIn(folder: string): { publicKey: string; privateKey: string } {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'push.json');
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  const { publicKey, privateKey }: { publicKey: string; privateKey: string } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return { publicKey, privateKey };
}

export async function serve({
  config,
  pages,
  botWorker,
  games: more = [],
}: ServeSettings): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const postgres: Postgres | null =
    config.DATABASE_URL === undefined ? await startPostgres(config.DATA_DIR) : null;
  const database = connect(config.DATABASE_URL ?? postgres?.url ?? '');
  await migrate(database.db);
  await runMigrations({ pgPool: database.pool });
  const node = randomBytes(6).toString('hex');
  await giveBackTime(database, node);
  const games = await allGames(more);
  const gameById = (id: string): Game<Kinds> => {
    const game = games.get(id);
    if (game === undefined) throw new PlatformError('noGame');
    return game;
  };
  const site = siteOf(config);
  const { url } = site;
  const secret = secretIn(config.DATA_DIR);
  const people = await createPeople({ database, secret, site });
  const limits = new Limits(database, config.LIMIT_FACTOR);
  const rooms = new Rooms(database, gameById);
  const committer = new Committer(database, rooms, log);
  const chat = new Chat(database, rooms);
  const vapid = vapidIn(config.DATA_DIR);
  const notices = new Notices({
    database,
    rooms,
    url,
    smtp: config.SMTP_URL,
    from: config.MAIL_FROM,
    secret,
    vapid,
  });
  const life = new MatchLife({ database, gameById, limits, levels: new Set(LEVEL_IDS) });
  const sockets = new Sockets({
    rooms,
    committer,
    chat,
    log,
    limits,
    isWelcome: async (user, match) => maySee(await readAccess(database, match), user.id),
  });
  const invitations = new Invitations(database);
  const context = {
    database,
    limits,
    games,
    rooms,
    life,
    chat,
    people,
    notices,
    invitations,
    pushKey: vapid.publicKey,
    site,
  };
  const isReady = (): Promise<boolean> =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    );
  const app = await createApp(
    { ...context, log, pages, isHttps: url.startsWith('https:'), connections: () => sockets.count, isReady },
    url,
  );
  app.server.on('upgrade', async (request, socket, head) => {
    const { origin } = request.headers;
    const pass = await people.passOf(headersOf(request)).catch(() => null);
    const status =
      request.url !== '/api/socket'
        ? '404 Not Found'
        : origin !== undefined && !site.isOwn(origin, request.headers.host)
          ? '403 Forbidden'
          : pass === null
            ? '401 Unauthorized'
            : null;
    const address = request.socket.remoteAddress ?? '';
    if (status === null && pass !== null) sockets.accept({ request, head, pass, address });
    else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  });
  const listener = new Listener(database, node, rooms, log);
  await listener.start();
  const threads = new BotThreads(botWorker);
  await freeOrphans(database);
  const { runner, workers } = await startJobs({
    database,
    rooms,
    committer,
    threads,
    ratings: new Ratings(database),
    notices,
    log,
  });
  const beating = keepBeating(database, node);
  const looking = await watchOrphans(database, node, workers);
  await app.listen({ port: config.PORT, host: config.HOST });
  return {
    url,
    postgres: postgres?.pid ?? null,
    async stop() {
      clearInterval(beating);
      clearInterval(looking);
      rooms.stop();
      sockets.stop();
      await app.close();
      await committer.settled();
      await runner.stop();
      await threads.stop();
      await listener.stop();
      await database.pool.end();
      await postgres?.stop();
    },
  };
}
