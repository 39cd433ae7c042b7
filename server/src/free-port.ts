// A port nobody listens on, and none of those the system gives to outgoing connections: one of these may be taken before it is used.
// Nor one that another process is just about to use: each begins at a place of its own, by its number, and goes on from port to port.
import { createServer } from 'node:net';

const FROM = 20_000;
const TO = 32_000;
const TRIES = 100;
/** Processes whose numbers follow one another begin so many ports apart. */
const APART = 24;

let next = process.pid * APART;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

export async function freePort(): Promise<number> {
  for (let n = 0; n < TRIES; n += 1) {
    const port = FROM + (next % (TO - FROM));
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${FROM} and ${TO}`);
}
