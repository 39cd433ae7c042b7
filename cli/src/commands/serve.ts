// comptoir serve: the platform itself.
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { type Config, runServer } from '@comptoir/server';
import { buildPages } from '../../../tools/build.mjs';
import { UsageError } from '../usage.ts';
import { configured } from './configuration.ts';

const MOST_PORTS = 50;

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}

async function firstFree(from: number, host: string): Promise<number | null> {
  const last = Math.min(from + MOST_PORTS, 65_536);
  for (let port = from; port < last; port += 1) if (await isFree(port, host)) return port;
  return null;
}

/** The port asked for; where none was asked for, the first free one. */
async function portFor({ PORT, HOST }: Config, isAsked: boolean): Promise<number> {
  const free = await firstFree(PORT, HOST);
  if (free === PORT || (free !== null && !isAsked)) return free;
  const offer = free === null ? 'choose another with --port' : `${free} is free: --port ${free}`;
  throw new UsageError(`Port ${PORT} is taken on ${HOST}; ${offer}.`);
}

export async function serve(args: readonly string[]): Promise<number> {
  const { given, config } = configured(args);
  const isAsked = given.text('port') !== undefined || process.env.PORT !== undefined;
  const PORT = await portFor(config, isAsked);
  await buildPages();
  console.log(
    config.DATABASE_URL === undefined
      ? `Starting PostgreSQL in ${config.DATA_DIR} …`
      : 'Connecting to the database …',
  );
  return runServer({
    config: { ...config, PORT },
    pages: resolve(process.env.COMPTOIR_HOME ?? '.', 'web/dist'),
    botWorker: new URL('./bot-worker.mjs', import.meta.url),
    pictureWorker: new URL('./picture-worker.mjs', import.meta.url),
    opened: ({ url }) => console.log(`Comptoir is open: ${url}/`),
    closing: () => console.log('Closing: finishing what was begun …'),
  });
}
