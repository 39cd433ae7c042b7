// `npm test`: format, lint, boundaries, types, dead code, tests. Every step runs; one failure fails all.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresIn } from './failures.mjs';
import { endAllWhenTold, endWithNpm, exitStatus, runToEnd } from './processes.mjs';
import { newScratch } from './scratch.mjs';
import { setUp } from './setup.mjs';
import { runSteadily } from './steady.mjs';
import { readOptions } from './usage.mjs';

/** Run by Node itself: the programs in `.bin` are of another kind on each system. */
const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';
const knip = 'node_modules/knip/bin/knip.js';
const vitest = 'node_modules/vitest/vitest.mjs';
/** Limits are only there to end what hangs; a busy machine is slow. */
const MINUTE = 60_000;
const STATIC_LIMIT_MS = 20 * MINUTE;
const TESTS_LIMIT_MS = 120 * MINUTE;
const LONG_LIMIT_MS = 720 * MINUTE;
const TAIL = 300;
const HELP = `npm test [-- --only <words>]
  Format, lint, boundaries, types, dead code, rules coverage, all tests. --only runs the steps whose name holds these words.
npm run check
  The same without servers and browsers: of the tests, those of the rooms that changed since main.
npm run test:long
  The tests that take longer than the others may.`;

const STATIC = [
  ['format and lint', biome, 'check', '--error-on-warnings', '.'],
  ['boundaries', 'tools/boundaries.mjs'],
  ['types of the rules', tsc, '-p', 'tsconfig.json'],
  ['types of tools and tests', tsc, '-p', 'tsconfig.node.json'],
  ['types of the web', tsc, '-p', 'tsconfig.web.json'],
  ['types of the browser tests', tsc, '-p', 'web/tsconfig.json'],
  ['dead code', knip],
  ['rules coverage', 'tools/run.mjs', 'cli/src/main.ts', 'coverage', 'all'],
];
const TESTS = [
  ['tests', 'tools/tied.mjs', vitest, 'run'],
  ['browser tests', 'tools/tied.mjs', vitest, 'run', '-c', 'web/vitest.config.ts'],
];

const LONG = [
  ['long tests', 'tools/tied.mjs', vitest, 'run', '-c', 'vitest.long.config.ts'],
  ['long browser tests', 'tools/tied.mjs', vitest, 'run', '-c', 'web/vitest.long.config.ts'],
];
/** The rooms whose tests start no servers. */
const QUICK_ROOMS = /^(kernel\/testing|kernel|games\/[^/]+|catalogue|bots|protocol)\//;

/** The tests of the rooms in which something differs from the main branch. */
function quickTests() {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
  };
  const [base = 'HEAD'] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')];
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const rooms = new Set(changed.map((path) => QUICK_ROOMS.exec(path)?.[1]).filter(Boolean));
  const files = [...rooms].map((room) => `${room}/test`);
  return files.length === 0
    ? []
    : [['tests', 'tools/tied.mjs', vitest, 'run', '--passWithNoTests', ...files]];
}

/** What the tests write lies here, so that nothing of it is left behind, whatever happens to them. */
const scratch = newScratch();
const env = { TMPDIR: scratch, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };

/** A server that was killed leaves its database running, as it should; after the tests nobody comes back for it. */
function endDatabases() {
  for (const folder of readdirSync(scratch)) {
    const path = join(scratch, folder, 'postgres', 'postmaster.pid');
    if (!existsSync(path)) continue;
    try {
      process.kill(Number(readFileSync(path, 'utf8').split('\n')[0]), 'SIGQUIT');
    } catch {
      // it is gone already
    }
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const running = new Map();
const toldBy = endAllWhenTold();
const results = [];

/** On a terminal, one line says what runs and for how long. */
function showRunning() {
  if (!process.stdout.isTTY) return;
  const all = [...running].map(([name, since]) => `${name} ${Math.round((Date.now() - since) / 1000)} s`);
  process.stdout.write(`\r\x1b[K${all.length > 0 ? `… ${all.join(' · ')}` : ''}`);
}

async function run(step, { limitMs, isLive }) {
  if (toldBy() !== null) return null;
  const [name, ...args] = step;
  const begun = Date.now();
  running.set(name, begun);
  if (isLive || !process.stdout.isTTY) console.log(`▸ ${name}`);
  const onOutput = isLive ? (text) => process.stdout.write(text) : () => {};
  const timer = isLive ? undefined : setInterval(showRunning, 1000);
  const { status, signal, output, hasRunOut } = await runToEnd(args, { env, limitMs, onOutput });
  clearInterval(timer);
  running.delete(name);
  const isFine = status === 0 && !hasRunOut;
  const why = hasRunOut ? `, ended after ${limitMs / MINUTE} minutes` : signal === null ? '' : `, ${signal}`;
  showRunning();
  console.log(`${isFine ? '✓' : '✗'} ${name} (${seconds(begun)}${why})`);
  return { name, output, isFine };
}

/** What failed is told last, and at the very end by name: of a long log often only the last lines are read. */
function report() {
  endDatabases();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const ended = results.filter((result) => result !== null);
  const failed = ended.filter(({ isFine }) => !isFine);
  for (const { name, output } of failed) {
    const lines = output.trimEnd().split('\n');
    const cut = lines.length > TAIL ? [`(the last ${TAIL} of ${lines.length} lines)`] : [];
    console.log(['', `✗ ${name}`, ...cut, ...lines.slice(-TAIL)].join('\n'));
  }
  console.log(`\n${ended.length - failed.length} passed, ${failed.length} failed`);
  const tell = (sign, name, lines) =>
    console.log([`${sign} ${name}`, ...lines.map((line) => `    ${line}`)].join('\n'));
  for (const { name, output } of failed) tell('✗', name, failuresIn(output));
  for (const { name, unsteady } of ended)
    if (unsteady) tell('~ not steady, green by itself:', name, unsteady);
  return failed.length === 0;
}

const options = { only: { type: 'string' }, quick: { type: 'boolean' }, long: { type: 'boolean' } };
const { only = '', quick = false, long = false } = readOptions(HELP, options);
const isWanted = ([name]) => name.includes(only);
endWithNpm();
await setUp();

/** The static steps two at a time; the tests one after the other, each with the machine for itself. */
const still = long ? [] : STATIC.filter(isWanted);
const tests = long ? LONG : quick ? quickTests() : TESTS;
for (let n = 0; n < still.length; n += 2) {
  const both = still.slice(n, n + 2).map((step) => run(step, { limitMs: STATIC_LIMIT_MS }));
  results.push(...(await Promise.all(both)));
}
for (const step of tests.filter(isWanted)) {
  const limits = { limitMs: long ? LONG_LIMIT_MS : TESTS_LIMIT_MS, isLive: true };
  results.push(await runSteadily(step, (which) => run(which, limits)));
}
const isFine = report();
if (toldBy() === null) process.exit(isFine ? 0 : 1);
console.log(`Ended by ${toldBy()}; the steps after that were left out.`);
process.exit(exitStatus(toldBy()));
