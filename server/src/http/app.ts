// The HTTP side: routes with schemas, one shape of error, security headers, the pages of the site.
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, MOST_BYTES, PlatformError, routes } from '@comptoir/protocol';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addressKey, trustIn } from '../address.ts';
import type { Config } from '../config.ts';
import { CLIENT_ADDRESS } from '../people/auth.ts';
import { requireShallow } from '../people/sign-in.ts';
import { refuseSocket } from '../refuse-socket.ts';
import { type App, type Context, headersOf } from './context.ts';
import { lobby } from './lobby.ts';
import { acceptForms, mail } from './mail.ts';
import { matches } from './matches.ts';
import { me } from './me.ts';
import { apiDocs, operations } from './operations.ts';
import { servePages } from './pages.ts';
import { players } from './players.ts';
import { register } from './register.ts';

export interface AppSettings extends Context {
  readonly config: Config;
  readonly log: Logger;
  /** The folder of the built site. */
  readonly pages: string;
  readonly isHttps: boolean;
  connections(): number;
  isReady(): Promise<boolean>;
}

/** Whoever begins a request ends it within these milliseconds, or is cut off; so is a connection on which nothing moves. */
const TIME_LIMITS = {
  requestTimeout: 20_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
} as const;

function errorCode(error: unknown): ErrorCode {
  if (error instanceof PlatformError) return error.code;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return 'tooLarge';
  return status >= 400 && status < 500 ? 'malformed' : 'internal';
}

/** What the API answers is data: nothing in it may run, be framed or be guessed at. Pages bring headers of their own. */
async function security(app: App, { isHttps }: AppSettings): Promise<void> {
  const directives = {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    frameAncestors: ["'none'"],
  };
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives }, hsts: isHttps });
}

/** better-auth speaks the web's own Request and Response. */
function authRoutes(app: App, { people }: Context, url: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    async handler(request, reply) {
      requireShallow(request.body);
      const body = request.body === undefined || request.body === null ? null : JSON.stringify(request.body);
      const headers = headersOf(request);
      headers.set(CLIENT_ADDRESS, request.ip);
      const response = await people.handle(
        new Request(new URL(request.url, url), { method: request.method, headers, body }),
        request.ip,
      );
      reply.status(response.status);
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.send(await response.text());
    },
  });
}

/** What could not even be read as a request. */
function answerUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseSocket(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'malformed');
}

export async function createApp(settings: AppSettings, url: string): Promise<App> {
  const refuse = (error: unknown, reply: FastifyReply): FastifyReply => {
    const code = errorCode(error);
    if (code === 'internal') settings.log.error({ err: error }, 'request');
    const [status, message] = ERRORS[code];
    return reply.status(status).send({ code, message });
  };
  const app: App = Fastify({
    loggerInstance: settings.log,
    bodyLimit: MOST_BYTES,
    ...TIME_LIMITS,
    trustProxy: trustIn(settings.config.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _request, reply) => refuse(error, reply), // an address that cannot be read
    clientErrorHandler: answerUnread,
  });
  app.setErrorHandler((error, _request, reply) => refuse(error, reply));
  app.server.on('checkExpectation', ({ socket }) => refuseSocket(socket, 'malformed'));
  app.addHook('onRequest', async (request) => {
    const { host } = request.headers;
    if (host === undefined && request.raw.httpVersion === '1.1') throw new PlatformError('malformed');
    if (!settings.site.isHost(host)) throw new PlatformError('wrongHost');
    if (request.url.startsWith('/api/')) settings.limits.spend('requestsOfAddress', addressKey(request.ip));
  });
  await security(app, settings);
  apiDocs(app, settings);
  operations(app, settings);
  authRoutes(app, settings, url);
  acceptForms(app);
  register(app, routes, { lobby, matches, me, players, mail }, settings);
  await servePages(app, settings.pages);
  return app;
}
