// The pages alone, without a server behind them: what most browser tests look at.
import Fastify from 'fastify';
import { pino } from 'pino';
import type { App } from '../src/http/context.ts';
import { servePages } from '../src/http/pages.ts';

export interface PagesServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPages(folder: string, mayHaveOthers = false): Promise<PagesServer> {
  const app: App = Fastify({ loggerInstance: pino({ level: 'silent' }), forceCloseConnections: true });
  await servePages(app, folder, { mayHaveOthers });
  // As a host of files alone answers: what it does not know is the app's page.
  app.get('/api/*', (_request, reply) => reply.sendFile('index.html'));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}
