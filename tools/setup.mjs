// Makes a clone ready: installs what is missing or older than the lock file, with the native parts for this very system.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryOf, missingPackages, nativesOf, thisSystem } from './lock.mjs';
import { root, runHere } from './processes.mjs';
import { isMain, readOptions } from './usage.mjs';

const HELP = `node tools/setup.mjs [--production] [--bench]
  Installs what is missing or older than the lock file.
  --production  only what \`npm start\` runs; where everything is installed already, it stays
  --bench       what the benchmarks compare with, too`;
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

function give(up) {
  console.error(up);
  process.exit(1);
}

async function npm(folder, ...args) {
  const status = await runHere('npm', [...args, ...QUIETLY], { cwd: folder });
  if (status !== 0) give('The dependencies could not be installed; is the npm registry within reach?');
}

const stampIn = (folder, name) => join(folder, 'node_modules', name);
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
/** Written after an installation: the lock file it followed. */
const ALL = '.comptoir-lock';
const PRODUCTION = '.comptoir-production';
/** Written when the native parts have been loaded: the system they were loaded on, and the lock file. */
const NATIVES = '.comptoir-natives';

/** Installs the workspaces. Whoever develops here keeps the tools for that, also through a start. */
async function install(text, lock, isProduction) {
  const isFor = (name) => read(stampIn(root, name)) === text;
  const isDone = isFor(ALL) || (isProduction && isFor(PRODUCTION));
  if (isDone && missingPackages(root, lock, isProduction).length === 0) return;
  const isSlim = isProduction && !existsSync(stampIn(root, ALL));
  console.error('Installing dependencies …');
  await npm(root, 'install', '--no-save', ...(isSlim ? ['--omit=dev'] : []));
  rmSync(stampIn(root, isSlim ? ALL : PRODUCTION), { force: true });
  writeFileSync(stampIn(root, isSlim ? PRODUCTION : ALL), text);
}

/** Why a native part cannot be used; null when it can. */
function refuse({ name, neededBy, found }) {
  if (found === null) return `${name}, which ${neededBy || 'Comptoir'} needs, is not installed`;
  const library = libraryOf(found);
  if (library === null) return null;
  const { status, stderr } = spawnSync(process.execPath, ['-e', `require(${JSON.stringify(library)})`]);
  return status === 0
    ? null
    : `${name} does not load: ${/^Error: (.*)$/m.exec(String(stderr))?.[1] ?? status}`;
}

/** Fetches the native parts that are missing or do not load, by the versions wanted. */
async function installNatives(text, lock, isProduction) {
  const system = JSON.stringify({ ...thisSystem(), node: process.versions.modules, isProduction });
  const natives = () => nativesOf(root, lock, isProduction);
  const isKnown = read(stampIn(root, NATIVES)) === system + text;
  if (isKnown && natives().every(({ found }) => found !== null)) return;
  const broken = natives().filter((native) => refuse(native) !== null);
  if (broken.length > 0) {
    const wanted = broken.map(({ name, version }) => `${name}@${version}`);
    console.error(`Installing for ${process.platform} ${process.arch}: ${wanted.join(', ')} …`);
    for (const { found } of broken) if (found !== null) rmSync(found, { recursive: true });
    const isSlim = !existsSync(stampIn(root, ALL));
    await npm(root, 'install', '--no-save', ...(isSlim ? ['--omit=dev'] : []), ...wanted);
    const why = natives()
      .map(refuse)
      .find((each) => each !== null);
    if (why !== undefined) give(`${why}.`);
  }
  writeFileSync(stampIn(root, NATIVES), system + text);
}

/** What the benchmarks compare with has a lock file of its own. */
async function installBench() {
  const folder = join(root, 'bench', 'boardgame.io');
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (read(stampIn(folder, ALL)) === text) return;
  console.error('Installing what the benchmarks compare with …');
  await npm(folder, 'ci');
  writeFileSync(stampIn(folder, ALL), text);
}

export async function setUp({ production = false, bench = false } = {}) {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(text);
  await install(text, lock, production);
  await installNatives(text, lock, production);
  if (bench) await installBench();
}

if (isMain(import.meta.url)) {
  await setUp(readOptions(HELP, { production: { type: 'boolean' }, bench: { type: 'boolean' } }));
}
