// The life of the process: it serves until a signal asks it to stop, or until something breaks that cannot be mended.
// Then it says why in one last line and ends with a status, so that a supervisor starts it again.
import { type Logger, pino } from 'pino';
import { within } from './closing.ts';
import type { Config } from './config.ts';
import { type RunningServer, type ServeSettings, serve } from './serve.ts';

/** Longer than all steps of an orderly stop take together when nothing hangs. */
const STOP_WITHIN = 40_000;
/** A terminal sends Ctrl-C to every process of its group, and npm passes it on: that is still one signal. */
const ONE_SIGNAL = 1000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface RunSettings extends Omit<ServeSettings, 'log'> {
  opened(server: RunningServer): void;
  closing(why: string): void;
}
interface Ending {
  readonly status: 0 | 1;
  readonly why: string;
}

/** Whoever reads what is said may have stopped reading, or be gone. What would wait behind so much is not said: neither the server nor
 * its end waits for a reader. */
const MOST_UNREAD = 1024 * 1024;
const output = {
  write(line: string): void {
    if (process.stdout.writableLength < MOST_UNREAD) process.stdout.write(line);
  },
};

function createLog({ LOG_LEVEL }: Config): Logger {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return pino({ level: LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] }, output);
}

/** The first signal asks for an orderly stop; a second one, when that takes too long, ends the process at once. */
function signalled(): Promise<Ending> {
  let first = 0;
  return new Promise((end) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (first !== 0 && Date.now() - first > ONE_SIGNAL) process.exit(1);
        if (first === 0) first = Date.now();
        end({ status: 0, why: signal });
      });
    }
  });
}

/** An exception or a rejected promise that nobody caught: what is in memory is no longer trusted. */
function uncaught(log: Logger): Promise<Ending> {
  return new Promise((end) => {
    process.on('uncaughtException', (error, origin) => {
      log.fatal({ err: error, origin }, 'uncaught');
      end({ status: 1, why: `${origin}: ${error instanceof Error ? error.message : String(error)}` });
    });
  });
}

/** Never returns: the process ends when the server has stopped, or when it takes too long to. */
export async function runServer({ opened, closing, ...settings }: RunSettings): Promise<never> {
  const log = createLog(settings.config);
  const endings = [signalled(), uncaught(log)];
  const starting = serve({ ...settings, log });
  const broken = starting.then(async (server): Promise<Ending> => {
    opened(server);
    return { status: 1, why: await server.broken };
  });
  const failed = (error: unknown): Ending => {
    const why = error instanceof Error ? error.message : String(error);
    log.fatal({ why, stack: error instanceof Error ? error.stack : undefined }, 'start');
    return { status: 1, why };
  };
  const { status, why } = await Promise.race([...endings, broken.catch(failed)]);
  closing(why);
  let open: readonly string[] = [`all of it within ${STOP_WITHIN / 1000} s`];
  const server = starting.catch(() => null);
  if (status === 0)
    await within(settings.config.DRAIN_SECONDS * 1000 + STOP_WITHIN, async () => (await server)?.drain());
  await within(STOP_WITHIN, async () => {
    open = (await (await server)?.stop()) ?? [];
  });
  const isStopped = open.length === 0;
  if (status !== 0 || !isStopped)
    console.error(`Comptoir ends: ${why}${isStopped ? '' : `; not closed: ${open.join(', ')}`}`);
  process.exit(isStopped ? status : 1);
}
