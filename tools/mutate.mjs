// Plants small faults in the rules of a game, one at a time. Stryker's instrumenter writes all faults into the sources at once, each behind
// a switch; the tests run in threads of this process, so that a fault costs milliseconds.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { readOptions } from './usage.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** What only this command needs is installed there, and only by it. */
const here = join(root, 'tools', 'mutate');
/** A thread that is silent for so long hangs in a mutant. */
const PATIENCE = 120_000;

const HELP = `npm run mutate -- <game> [--file part] [--json file] [--threads n]
  Plants faults in games/<game>/src/rules and lists those that no test finds.
  --file part   only in files whose name holds this
  --json file   writes the survivors
  --threads n   so many at a time (as many as there are processors)`;

function install() {
  if (existsSync(join(here, 'node_modules', '@stryker-mutator'))) return;
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', flags, {
    cwd: here,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The instrumenter could not be installed.');
}

function wanted() {
  const text = { type: 'string' };
  const { words, ...values } = readOptions(HELP, { file: text, json: text, threads: text }, true);
  const [game] = words;
  if (game === undefined || !existsSync(join(root, 'games', game, 'src', 'rules'))) {
    console.error(HELP);
    process.exit(2);
  }
  return { ...values, game, threads: Number(values.threads ?? availableParallelism()) };
}

const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].flatMap((level) => [
    [level, () => undefined],
    [`is${level[0].toUpperCase()}${level.slice(1)}Enabled`, () => false],
  ]),
);

async function instrument(folder, part) {
  const path = createRequire(join(here, 'package.json')).resolve('@stryker-mutator/instrumenter');
  const { Instrumenter } = await import(pathToFileURL(path).href);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name.includes(part))
    .map((name) => join(folder, name))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { ignorers: [], excludedMutations: [], plugins: null, mutator: {} };
  return new Instrumenter(silent).instrument(files, { ...options, noHeader: false });
}

/** Tests find their folder by `import.meta`; in the bundle they would find the bundle's. */
const atHome = (source, path) =>
  source
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));

async function bundleOf(game, instrumented) {
  const folder = join(root, 'games', game, 'test');
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && !name.startsWith('bot'));
  const imports = tests.map((name) => `import ${JSON.stringify(join(folder, name))};`);
  const outdir = join(root, 'node_modules', '.cache', 'comptoir', `mutate-${game}-${process.pid}`);
  mkdirSync(outdir, { recursive: true });
  const outfile = join(outdir, 'tests.mjs');
  const contents = new Map(instrumented.map(({ name, content }) => [name, content]));
  await build({
    stdin: {
      contents: `${imports.join('\n')}\nexport { takeTests } from ${JSON.stringify(join(here, 'vitest-shim.mjs'))};`,
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    alias: { vitest: join(here, 'vitest-shim.mjs') },
    plugins: [
      {
        name: 'mutants',
        setup(esbuild) {
          esbuild.onLoad({ filter: /games\/.*\.ts$/ }, ({ path }) => ({
            contents: contents.get(path) ?? atHome(readFileSync(path, 'utf8'), path),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return { url: pathToFileURL(outfile).href, remove: () => rmSync(outdir, { recursive: true, force: true }) };
}

/** A thread that answers one question after the other; one that hangs is replaced. */
class Thread {
  constructor(bundle) {
    this.bundle = bundle;
    this.worker = null;
  }
  ask(question, patience = PATIENCE) {
    this.worker ??= new Worker(join(here, 'worker.mjs'), { workerData: { bundle: this.bundle } });
    const { worker } = this;
    return new Promise((answer) => {
      const finish = (said) => {
        clearTimeout(timer);
        worker.off('message', finish).off('error', fail).off('exit', fail);
        answer(said);
      };
      const fail = () => {
        this.worker = null;
        void worker.terminate();
        finish(null);
      };
      const timer = setTimeout(fail, patience);
      worker.once('message', finish).once('error', fail).once('exit', fail);
      worker.postMessage(question);
    });
  }
  stop() {
    void this.worker?.terminate();
  }
}

/** For each mutant the tests that reach it, quick ones first. */
function plan(mutants, { times, atLoad, perTest }) {
  const reach = new Map(mutants.map(({ id }) => [id, { id, order: [], hits: 0, isStatic: id in atLoad }]));
  for (const [test, covered] of Object.entries(perTest)) {
    for (const [id, count] of Object.entries(covered)) {
      const task = reach.get(id);
      task.order.push(Number(test) - 1);
      task.hits = Math.max(task.hits, count);
    }
  }
  const all = times.map((_, n) => n);
  for (const task of reach.values()) {
    if (task.isStatic) task.order = [...all];
    task.order.sort((a, b) => times[a] - times[b]);
  }
  return [...reach.values()];
}

async function tryAll(tasks, url, count) {
  const results = new Map();
  const queue = [...tasks];
  const show = () => {
    if (process.stderr.isTTY) process.stderr.write(`\r${results.size} of ${tasks.length} faults tried`);
  };
  await Promise.all(
    Array.from({ length: count }, async () => {
      const thread = new Thread(url);
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
        const isReached = task.order.length > 0;
        const said = isReached ? await thread.ask(task) : { foundBy: null };
        results.set(task.id, { isReached, isFound: said === null || said.foundBy !== null });
        show();
      }
      thread.stop();
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\n');
  return results;
}

const oneLine = (text) => text.replace(/\s+/g, ' ').slice(0, 90);

function describeMutant({ fileName, location, replacement, mutatorName }, isReached) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const { start, end } = location;
  const original =
    start.line === end.line
      ? lines[start.line].slice(start.column, end.column)
      : `${lines[start.line].slice(start.column)} …`;
  return {
    file: relative(root, fileName),
    line: start.line + 1,
    kind: mutatorName,
    original: oneLine(original),
    replacement: oneLine(replacement),
    isReached,
  };
}

function report(mutants, results, json) {
  const survivors = mutants
    .filter(({ id }) => !results.get(id).isFound)
    .map((mutant) => describeMutant(mutant, results.get(mutant.id).isReached));
  for (const { file, line, kind, original, replacement, isReached } of survivors) {
    console.log(
      `${file}:${line}  ${kind}${isReached ? '' : ' (no test gets here)'}\n    ${original}\n  → ${replacement}`,
    );
  }
  const files = new Map();
  for (const { id, fileName } of mutants) {
    const [found = 0, all = 0] = files.get(fileName) ?? [];
    files.set(fileName, [found + Number(results.get(id).isFound), all + 1]);
  }
  const percent = (found, all) => `${((100 * found) / all).toFixed(1)} %`;
  for (const [name, [found, all]] of files) {
    console.log(`${basename(name).padEnd(24)} ${percent(found, all).padStart(8)}  ${found} of ${all}`);
  }
  const found = mutants.length - survivors.length;
  console.log(
    `${'mutation score'.padEnd(24)} ${percent(found, mutants.length).padStart(8)}  ${found} of ${mutants.length}`,
  );
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(survivors, null, 1)}\n`);
}

const { game, file = '', json, threads } = wanted();
install();
const { files, mutants } = await instrument(join(root, 'games', game, 'src', 'rules'), file);
if (mutants.length === 0) {
  console.error('No rules file has such a name.');
  process.exit(2);
}
const { url, remove } = await bundleOf(game, files);
process.on('exit', remove);
const first = new Thread(url);
console.error(`${mutants.length} faults; which test reaches which …`);
const surveyed = await first.ask('survey', 10 * PATIENCE);
first.stop();
if (surveyed === null || 'broken' in surveyed) {
  console.error(`The tests fail before anything is planted: ${surveyed?.broken ?? 'no answer'}`);
  process.exit(1);
}
const results = await tryAll(plan(mutants, surveyed), url, threads);
report(mutants, results, json);
