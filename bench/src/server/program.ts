// A process of its own for one entry of this repository, which prints its address when it listens and answers a message
// with its use of the processor.
import { spawn } from 'node:child_process';
import { program } from '@comptoir/server/testing';
import type { Contestant } from './load.ts';

export interface Program {
  readonly url: string;
  /** Microseconds of the processor so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Somebody to be measured beside our server. */
export interface Visitor extends Contestant {
  stop(): Promise<void>;
}

export async function startProgram(entry: string): Promise<Program> {
  const child = spawn(process.execPath, [await program(entry)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const url = await new Promise<string>((done, fail) => {
    child.stdout?.on('data', (text) => {
      output += text;
      const found = /^listening (\S+)$/m.exec(output)?.[1];
      if (found !== undefined) done(found);
    });
    child.once('exit', () => fail(new Error(`${entry} ended: ${output}`)));
  });
  return {
    url,
    cpu: () =>
      new Promise((done) => {
        child.once('message', (used) => done(Number(used)));
        child.send('cpu');
      }),
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
