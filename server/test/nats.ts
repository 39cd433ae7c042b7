// A real NATS server on a free port, where the machine has one (on Debian: apt-get install nats-server).
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { delimiter, join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { Broker } from '../src/broker.ts';
import { freePort } from '../src/free-port.ts';

export interface Nats {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Where the program is; null where it is not installed. Debian's folder is not on everybody's path. */
export function natsProgram(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file)) ?? null;
}

/** Starts it, on this port if it is to be the same one again, and waits until it answers. */
export async function startNats(port?: number): Promise<Nats> {
  const own = port ?? (await freePort());
  const child = spawn(natsProgram() ?? 'nats-server', ['-a', '127.0.0.1', '-p', String(own)], {
    stdio: 'ignore',
  });
  const gone = new Promise((done) => child.once('exit', done));
  const servers = [`127.0.0.1:${own}`];
  const reconnecting = { servers, waitOnFirstConnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 50 };
  await (await connect(reconnecting)).close();
  return {
    url: `nats://${servers[0]}`,
    child,
    async stop() {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** A server's side of it, once it is connected. */
export async function joinBroker(url: string, heard: (word: string) => void): Promise<Broker> {
  const broker = new Broker(url, pino({ level: 'silent' }));
  await new Promise<void>((back) => broker.start({ heard, back }));
  return broker;
}

/** A way to a NATS server on which messages can be lost, though nobody is told: questions whether it is there are answered. */
export class LossyWay {
  readonly #server = createServer((near) => {
    const far = dial(Number(this.#target.port), this.#target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => other.destroy());
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(this.isLosing ? this.#without(data.toString()) : data));
  });
  readonly #target: URL;
  isLosing = false;
  lost = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    return `nats://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  #without(text: string): string {
    return text.replaceAll(/MSG \S+ \S+ \d+\r\n.*\r\n/g, () => {
      this.lost += 1;
      return '';
    });
  }

  close(): void {
    this.#server.close();
  }
}
