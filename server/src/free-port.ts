// A port nobody listens on, and none of those the system gives to outgoing connections: one of these may be taken before it is used.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FROM = 20_000;
const TO = 32_000;
const TRIES = 100;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

export async function freePort(): Promise<number> {
  for (let n = 0; n < TRIES; n += 1) {
    const port = randomInt(FROM, TO);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${FROM} and ${TO}`);
}
