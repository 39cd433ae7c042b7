// `npm test`: format, lint, boundaries, types, dead code, tests. Every step runs; one failure fails all.
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Steps that wait for nothing run side by side; the tests come last and have the machine for themselves. */
const STATIC = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['boundaries', process.execPath, ['tools/boundaries.mjs']],
  ['types of the rules', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of tools and tests', bin('tsc'), ['-p', 'tsconfig.node.json']],
  ['types of the web', bin('tsc'), ['-p', 'tsconfig.web.json']],
  ['types of the browser tests', bin('tsc'), ['-p', 'web/tsconfig.json']],
  ['dead code', bin('knip'), []],
  ['rules coverage', process.execPath, ['tools/run.mjs', 'cli/src/main.ts', 'coverage', 'all']],
];
const TESTS = [
  ['tests', bin('vitest'), ['run']],
  ['browser tests', bin('vitest'), ['run', '-c', 'web/vitest.config.ts']],
];

function run([name, command, args]) {
  return new Promise((done) => {
    const begun = Date.now();
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (status) => {
      console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
      if (status === 0 && name.includes('tests')) console.log(output);
      done({ name, output, isFine: status === 0 });
    });
  });
}

const results = [];
for (let n = 0; n < STATIC.length; n += 2) {
  results.push(...(await Promise.all(STATIC.slice(n, n + 2).map(run))));
}
for (const step of TESTS) results.push(await run(step));
// What failed is told last, where the end of a long log shows it.
const failed = results.filter(({ isFine }) => !isFine);
for (const { name, output } of failed) console.log(`\n✗ ${name}\n${output}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
for (const { name } of failed) console.log(`✗ ${name}`);
process.exit(failed.length === 0 ? 0 : 1);
