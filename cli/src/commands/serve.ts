// comptoir serve, backup, restore: the platform itself.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import {
  type Config,
  restore as readBackup,
  readConfig,
  runServer,
  withDatabase,
  backup as writeBackup,
} from '@comptoir/server';
import { buildPages } from '../../../tools/build.mjs';
import { type Arguments, readArguments, UsageError } from '../usage.ts';

const NAMES = ['port', 'host', 'data', 'database'] as const;
const VARIABLES = { port: 'PORT', host: 'HOST', data: 'DATA_DIR', database: 'DATABASE_URL' } as const;
const MOST_PORTS = 50;

/** The environment, with what the command line says besides. */
function configFrom(given: Arguments): Config {
  const env: Record<string, string | undefined> = { ...process.env };
  for (const name of NAMES) env[VARIABLES[name]] = given.text(name) ?? env[VARIABLES[name]];
  try {
    return readConfig(env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}

/** The port asked for; where none was asked for, the first free one. */
async function portFor({ PORT, HOST }: Config, isAsked: boolean): Promise<number> {
  if (isAsked) {
    if (!(await isFree(PORT, HOST)))
      throw new UsageError(`Port ${PORT} is taken; choose another with --port.`);
    return PORT;
  }
  for (let port = PORT; port < PORT + MOST_PORTS; port += 1) if (await isFree(port, HOST)) return port;
  throw new UsageError(`No free port was found from ${PORT} upwards; choose one with --port.`);
}

export async function serve(args: readonly string[]): Promise<number> {
  const given = readArguments(args, NAMES);
  const config = configFrom(given);
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
    opened: ({ url }) => console.log(`Comptoir is open: ${url}/`),
    closing: () => console.log('Closing: finishing what was begun …'),
  });
}

export async function backup(args: readonly string[]): Promise<number> {
  const given = readArguments(args, NAMES);
  const [path] = given.words;
  if (path === undefined) throw new UsageError('Name the file to write.');
  if (existsSync(path)) throw new UsageError(`The file ${path} already exists; nothing was written.`);
  const rows = await withDatabase(configFrom(given), async (database) => {
    const out = createWriteStream(path, { flags: 'wx' });
    const count = await writeBackup(database, out);
    await new Promise((done) => out.end(done));
    return count;
  });
  console.log(`${rows} rows in ${path}.`);
  return 0;
}

export async function restore(args: readonly string[]): Promise<number> {
  const given = readArguments(args, NAMES);
  const [path] = given.words;
  if (path === undefined || !existsSync(path)) throw new UsageError(`The file ${path ?? ''} cannot be read.`);
  try {
    const rows = await withDatabase(configFrom(given), (database) =>
      readBackup(database, createReadStream(path)),
    );
    console.log(`${rows} rows from ${path}.`);
    return 0;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
