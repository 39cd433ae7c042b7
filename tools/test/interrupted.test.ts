// Whatever these tools start ends with them: after a kill, after a hang, after Ctrl-C, and never without a report.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
}

function run(args: readonly string[]): Program {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  return { child, said: () => said };
}

/** A program that starts another one, which holds on to what it prints to. It says who they are, and both stay. */
const FAMILY = `
  const { spawn } = require('node:child_process');
  const second = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log('pids ' + process.pid + ' ' + second.pid);
  setInterval(() => {}, 1000);
`;

/** A few lines that start the family and say how it ended. */
const parent = (limitMs: number): Program =>
  run([
    '--input-type=module',
    '-e',
    `import { runToEnd } from './tools/processes.mjs';
     const onOutput = (text) => process.stdout.write(text);
     const ended = await runToEnd(['-e', ${JSON.stringify(FAMILY)}], { limitMs: ${limitMs}, onOutput });
     console.log('ended ' + ended.signal + ' ' + ended.hasRunOut);`,
  ]);

/** The numbers of both, once they are said. */
async function pidsOf({ said }: Program): Promise<readonly number[]> {
  await expect.poll(said).toMatch(/pids \d+ \d+\n/);
  return (/pids (\d+) (\d+)/.exec(said()) ?? []).slice(1).map(Number);
}

const gone = (pids: readonly number[]): Promise<void> => expect.poll(() => pids.filter(isAlive)).toEqual([]);

describe('a program that is started', () => {
  test('and killed takes what it started with it, and is reported', async () => {
    const program = parent(600_000);
    const pids = await pidsOf(program);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await once(program.child, 'exit');
    expect(program.said()).toContain('ended SIGKILL false');
    await gone(pids);
  });

  test('and hangs is ended at its limit, and is reported', async () => {
    const program = parent(3000);
    const pids = await pidsOf(program);
    await once(program.child, 'exit');
    expect(program.said()).toContain('ended SIGTERM true');
    await gone(pids);
  });
});

test('what is tied to a parent ends with all it started when the parent is killed', async () => {
  const program = run([
    '-e',
    `const { spawn } = require('node:child_process');
     const args = ['tools/tied.mjs', '-e', ${JSON.stringify(FAMILY)}];
     spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'], detached: true });`,
  ]);
  const pids = await pidsOf(program);
  program.child.kill('SIGKILL');
  await gone(pids);
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  '%s to the checks ends the step, prints the report and keeps the status',
  async (signal, status) => {
    const program = run(['tools/check.mjs', '--only', 'rules coverage']);
    await expect.poll(program.said).toContain('▸ rules coverage');
    program.child.kill(signal);
    const [code] = await once(program.child, 'exit');
    expect(code).toBe(status);
    expect(program.said()).toContain('0 passed');
    expect(program.said()).toContain(`Ended by ${signal}`);
  },
);
