// The HTTP side: routes with schemas, one shape of error, security headers, the pages of the site.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  ERRORS,
  type ErrorCode,
  MOST_BYTES,
  PlatformError,
  routes,
  VERSION_HEADER,
  versionRefusal,
} from '@comptoir/protocol';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addressKey, trustIn } from '../address.ts';
import type { Config } from '../config.ts';
import { Links } from '../links/links.ts';
import type { Pictures } from '../links/pictures.ts';
import type { Metrics } from '../metrics.ts';
import { CLIENT_ADDRESS } from '../people/auth.ts';
import { requireShallow } from '../people/sign-in.ts';
import { refuseSocket } from '../refuse-socket.ts';
import { now, type Traces, traceOf } from '../traces.ts';
import { type App, type Context, headersOf } from './context.ts';
import { lobby } from './lobby.ts';
import { acceptForms, mail } from './mail.ts';
import { matches } from './matches.ts';
import { me } from './me.ts';
import { operate } from './operate.ts';
import { apiDocs, operations } from './operations.ts';
import { servePages } from './pages.ts';
import { players } from './players.ts';
import { recovery } from './recovery.ts';
import { register } from './register.ts';

export interface AppSettings extends Context {
  readonly config: Config;
  readonly log: Logger;
  /** The folder of the built site. */
  readonly pages: string;
  readonly isHttps: boolean;
  readonly pictures: Pictures;
  readonly metrics: Metrics;
  readonly traces: Traces | null;
  isReady(): Promise<boolean>;
  /** Connections are not kept for the next request. */
  isLeaving(): boolean;
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

/** Those of the API, under the id that the log has for them. */
function traceRequests(app: App, traces: Traces): void {
  app.addHook(
    'onResponse',
    async ({ id, method, routeOptions: { url: route = '' } }, { statusCode, elapsedTime }) => {
      if (!route.startsWith('/api/')) return;
      const span = { ...traces.begin(traceOf(id)), begun: now() - elapsedTime };
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
      };
      traces.end(span, { name: `${method} ${route}`, attributes, isError: statusCode >= 500 });
    },
  );
}

export async function createApp(settings: AppSettings, url: string): Promise<App> {
  const refuse = (error: unknown, { id }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const code = errorCode(error);
    settings.metrics.refusals.inc({ code });
    if (code === 'internal') settings.log.error({ err: error, request: id }, 'request');
    const [status, message] = ERRORS[code];
    const { why, until } = error instanceof PlatformError ? error : {};
    return reply.status(status).send({ code, message, why, until }); // what is undefined is left out
  };
  const app: App = Fastify({
    loggerInstance: settings.log,
    bodyLimit: MOST_BYTES,
    ...TIME_LIMITS,
    genReqId: () => randomUUID(),
    trustProxy: trustIn(settings.config.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => refuse(error, request, reply), // an address that cannot be read
    clientErrorHandler: answerUnread,
  });
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.server.on('checkExpectation', ({ socket }) => refuseSocket(socket, 'malformed'));
  app.addHook('onRequest', async (request, reply) => {
    if (settings.isLeaving()) reply.header('connection', 'close');
    const { host } = request.headers;
    if (host === undefined && request.raw.httpVersion === '1.1') throw new PlatformError('malformed');
    if (!settings.site.isHost(host)) throw new PlatformError('wrongHost');
    if (!request.url.startsWith('/api/')) return;
    settings.limits.spend('requestsOfAddress', addressKey(request.ip));
    const refusal = versionRefusal(String(request.headers[VERSION_HEADER] ?? ''));
    if (refusal !== null) throw new PlatformError(refusal);
  });
  if (settings.traces !== null) traceRequests(app, settings.traces);
  await security(app, settings);
  apiDocs(app, settings);
  operations(app, settings);
  authRoutes(app, settings, url);
  acceptForms(app);
  register(app, routes, { lobby, matches, me, players, mail, recovery, operate }, settings);
  const links = new Links(settings);
  links.register(app);
  await servePages(app, settings.pages, {
    headOf: (request) => links.headOf(request),
    mayHaveOthers: settings.config.DATABASE_URL !== undefined,
  });
  return app;
}
