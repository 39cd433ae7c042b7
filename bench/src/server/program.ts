// A process of its own for one entry of this repository, which prints its address when it listens.
import { spawn } from 'node:child_process';
import { program } from '@comptoir/server/testing';

export async function startProgram(entry: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [await program(entry)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = /^listening (\S+)$/m.exec(output)?.[1];
      if (found !== undefined) done(found);
    });
    child.once('exit', () => fail(new Error(`${entry} ended: ${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
