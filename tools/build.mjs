// The pages of the web app, built when something has changed since.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runHere } from './processes.mjs';
import { setUp } from './setup.mjs';
import { isMain, readOptions } from './usage.mjs';

const HELP = `node tools/build.mjs
  Builds the pages of the web app into web/dist, if they are older than what they are made of.`;
/** The runner tells bundled code where it lives. */
const home = process.env.COMPTOIR_HOME ?? root;
const SOURCES = ['kernel', 'games', 'catalogue', 'bots', 'board-kit', 'protocol', 'web', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'test']);

function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).filter((name) => !IGNORED.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

/** The last thing a build writes is `.built`. */
function isStale() {
  const built = join(home, 'web', 'dist', '.built');
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return SOURCES.some((name) => newest(join(home, name)) > mtimeMs);
}

/** Builds the pages if they are stale, and ends the program where that fails. */
export async function buildPages() {
  if (!isStale()) return;
  console.log('Building the web app …');
  const vite = join(home, 'node_modules', 'vite', 'bin', 'vite.js');
  const status = await runHere(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(home, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    shell: false,
  });
  if (status === 0) return;
  console.error('The web app could not be built; the lines above say why.');
  process.exit(1);
}

if (isMain(import.meta.url)) {
  readOptions(HELP);
  await setUp({ production: true });
  await buildPages();
}
