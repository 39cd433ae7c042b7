// Bundles a TypeScript entry of this repository, to be run by Node at full speed on any Node from 20 on.
// A bundle is kept under the hash of everything it was made of, so it is made once and never stale.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Inside a bundle this file is elsewhere; the home it was bundled from is in the environment. */
const root = process.env.COMPTOIR_HOME ?? resolve(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules', '.cache', 'comptoir');
const KEPT = 'kept-';
/** So many bundles are kept: those of today's entries, and of a few edits before. */
const MOST_KEPT = 16;
/** A file that changed so shortly before it was read may change again without another time. */
const SETTLED_MS = 1000;

/**
 * Our own rooms are bundled, packages stay where npm put them, found from the room that imports them.
 * boardgame.io cannot be loaded by Node from there, so it is bundled with what it needs.
 */
const packagesStay = (which = /./) => ({
  name: 'packages-stay',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isOurs =
        kind === 'entry-point' || /node_modules/.test(importer) || /^(@comptoir\/|boardgame\.io)/.test(path);
      if (isOurs || isBuiltin(path) || pluginData === 'asked' || !which.test(path)) return null;
      const found = await esbuild.resolve(path, { kind, resolveDir, pluginData: 'asked' });
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
});

/** Packages that look for files of their own when they run. */
const AT_HOME = /^(@fastify\/swagger|@resvg\/|esbuild)/;
/** What packages in the old module format ask for. */
const OLD_FORMAT = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = process.argv[1];
const __dirname = import.meta.dirname;`;
/** With the packages inside, a program takes seconds to bundle and a fifth of the time to start. */
const PACKAGES_INSIDE = { plugins: [packagesStay(AT_HOME)], banner: { js: OLD_FORMAT }, sourcemap: false };

/** Bundles of programs that were killed. */
function removeLeftovers() {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const [pid] = /^\d+(?=-)/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A copy is what is run, so that nobody who tidies up takes it away from a program that runs. */
function copyFiles(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
}

const textOf = (path) => (existsSync(path) ? readFileSync(path) : 'nothing');

/** What decides about a bundle besides its sources: how it is made, which packages there are, where they are found. */
function besides(sources) {
  const folders = new Set(['.']);
  for (const source of sources)
    for (let folder = dirname(source); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  const settings = [...folders].flatMap((folder) => [
    join(folder, 'package.json'),
    join(folder, 'tsconfig.json'),
  ]);
  return [fileURLToPath(import.meta.url), ...[...settings, 'node_modules/.package-lock.json'].sort()];
}

/** The hash of everything that a bundle of these sources is made of. */
function hashOf(sources) {
  const hash = createHash('sha256').update(root);
  for (const path of [...besides(sources), ...sources]) {
    const text = textOf(resolve(root, path));
    hash.update(`\n${path} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/** Whether nobody has touched these files since then, as far as a file system can tell. */
const areUntouchedSince = (sources, time) =>
  sources.every((path) => statSync(resolve(root, path)).ctimeMs < time - SETTLED_MS);

/** The bundles that are kept of an entry; they are found by the sources that it had when it was bundled last. */
class Kept {
  constructor(entry, arePackagesInside) {
    const id = createHash('sha256').update(`${entry} ${arePackagesInside}`).digest('hex').slice(0, 16);
    this.list = join(cache, `sources-${id}.json`);
    this.id = id;
  }

  folderOf(sources) {
    return join(cache, `${KEPT}${this.id}-${hashOf(sources)}`);
  }

  /** Copies the bundle that fits the sources as they are now; false where there is none. */
  copyTo(outdir) {
    if (!existsSync(this.list)) return false;
    try {
      copyFiles(this.folderOf(JSON.parse(readFileSync(this.list, 'utf8'))), outdir);
      return true;
    } catch {
      return false; // never made, or removed at this very moment
    }
  }

  /** Keeps a bundle for the next one. Two may do so at once: each writes apart and renames. */
  keep(outdir, sources) {
    const draft = `${outdir}-draft`;
    const folder = this.folderOf(sources);
    try {
      copyFiles(outdir, draft);
      if (!existsSync(folder)) renameSync(draft, folder);
      writeFileSync(`${draft}.json`, JSON.stringify(sources));
      renameSync(`${draft}.json`, this.list);
      removeOldest();
    } catch {
      // another one was first, or nothing can be written here
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
}

function removeOldest() {
  const all = readdirSync(cache).filter((name) => name.startsWith(KEPT));
  const ages = all.map((name) => ({ path: join(cache, name), made: statSync(join(cache, name)).mtimeMs }));
  ages.sort((a, b) => b.made - a.made);
  for (const { path } of ages.slice(MOST_KEPT)) rmSync(path, { recursive: true, force: true });
}

/** Threads of the server, which every bundle brings along. */
const WORKERS = {
  'bot-worker': join(root, 'server/src/bots/worker.ts'),
  'picture-worker': join(root, 'server/src/links/worker.ts'),
};

/** Bundles an entry and returns the files that went into it. */
async function build(entry, outdir, arePackagesInside) {
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: join(root, entry), ...WORKERS },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // each command loads only what it needs
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    plugins: [packagesStay()],
    metafile: true,
    logLevel: 'error',
    ...(arePackagesInside ? PACKAGES_INSIDE : {}),
  });
  return Object.keys(metafile.inputs).sort();
}

/** Bundles an entry into a folder of this repository's cache, named after this process, and returns the file to run. */
export async function bundle(entry, name = 'run', arePackagesInside = false) {
  process.env.COMPTOIR_HOME = root;
  removeLeftovers();
  const outdir = join(cache, `${process.pid}-${name}`);
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
  const kept = new Kept(entry, arePackagesInside);
  if (!kept.copyTo(outdir)) {
    rmSync(outdir, { recursive: true, force: true });
    const begun = Date.now();
    const sources = await build(entry, outdir, arePackagesInside);
    if (areUntouchedSince(sources, begun)) kept.keep(outdir, sources);
  }
  return join(outdir, 'main.mjs');
}

/** Bundles an entry and runs it in this very process. */
export async function run(entry) {
  await import(pathToFileURL(await bundle(entry)).href);
}
