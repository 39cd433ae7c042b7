// What people who run the server look at: whether it lives, what it has to do, which routes there are.
import { createHash, timingSafeEqual } from 'node:crypto';
import { PlatformError } from '@comptoir/protocol';
import { openApi } from '@comptoir/protocol/openapi';
import type { FastifyRequest } from 'fastify';
import type { AppSettings } from './app.ts';
import type { App } from './context.ts';
import { docsPage } from './docs-page.ts';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Figures tell who plays when: without a token set nobody reads them, with one set whoever has it. */
function mayRead({ headers }: FastifyRequest, token: string | undefined): void {
  if (token === undefined) throw new PlatformError('noRoute');
  if (!timingSafeEqual(hashed(headers.authorization ?? ''), hashed(`Bearer ${token}`)))
    throw new PlatformError('notSignedIn');
}

export function operations(app: App, settings: AppSettings): void {
  const { registry } = settings.metrics;
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await settings.isReady();
    return reply.status(isReady ? 200 : 503).send({ ok: isReady });
  });
  app.get('/metrics', async (request, reply) => {
    mayRead(request, settings.config.METRICS_TOKEN);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A page about the routes, for those who write clients; a server that is open to the world need not have one. */
export function apiDocs(app: App, { config }: AppSettings): void {
  if (config.API_DOCS === 'off') return;
  const document = openApi();
  const page = docsPage();
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/json', async () => document);
}
