// What is made of the finished build: the pictures of the boxes, the list of what each page needs, the service worker with its
// list of files, and a packed copy of every text.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { writePages } from './build-pages.ts';
import { writeBoxes, writeLetters } from './covers.ts';
import { FIRST_COVER } from './src/art/first-cover.ts';
import { PAGE_PATHS } from './src/page-paths.ts';

const KEPT_OFFLINE = new Set(['.js', '.css', '.html', '.svg', '.webp', '.woff2', '.png', '.webmanifest']);
/** Pages that are drawn beforehand are for the first visit. */
const NOT_KEPT = /^\/(?:\.|pages\/)/;
const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.webmanifest']);

/** All files of a folder, as paths of the site. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

function writeServiceWorker(folder: string, source: string): void {
  const kept = filesOf(folder).filter((path) => KEPT_OFFLINE.has(extname(path)) && !NOT_KEPT.test(path));
  const files = Object.fromEntries(kept.map((path) => [path, hashOf(join(folder, path))]));
  writeFileSync(
    join(folder, 'sw.js'),
    `self.FILES = ${JSON.stringify(files)};\n${readFileSync(source, 'utf8')}`,
  );
}

function pack(path: string): void {
  const text = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All the app cannot begin without is one script, and its styles are one sheet: a phone asks for two things, not for thirty. */
export function oneFirstChunk(entry: string): (id: string, graph: ModuleGraph) => string | null {
  const found = new Set<string>();
  const add = (id: string, graph: ModuleGraph): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next, graph);
  };
  return (id, graph) => {
    add(entry, graph);
    return found.has(id) ? 'first' : null;
  };
}

/** The letters of the first lines anybody reads: asked for with the page, not after its scripts have run. */
const FIRST_LETTERS = /(?:source-sans-3-latin-400-normal|alegreya-latin-800-normal)[^/]*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'comptoir-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_LETTERS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

/** As Vite writes it. */
const APP = /<script type="module"([^>]*) src="([^"]*)"><\/script>/;

/** The app is asked for with the page and begun by `first.js`, which knows when. */
export function beginWithFirst(): Plugin {
  return {
    name: 'comptoir-begin-with-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [tag = '', attributes = '', path = ''] = APP.exec(html) ?? [];
        if (path === '') throw new Error('build: the page has no app');
        return html
          .replace(tag, `<link rel="modulepreload"${attributes} href="${path}">`)
          .replace('<script src="/first.js"', `$& data-app="${path}"`);
      },
    },
  };
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The files of a chunk and of all it cannot do without. */
function filesFor(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`build: there is no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  const others = (chunk.imports ?? []).flatMap((next) => filesFor(manifest, next, seen));
  return [chunk.file, ...(chunk.css ?? []), ...others].map((file) =>
    file.startsWith('/') ? file : `/${file}`,
  );
}

/** What a page needs besides the first script, by its address and, where that makes a difference, its language or the game at the table: links. */
type Links = readonly Readonly<Record<string, string>>[];
type Needs = readonly [path: string, lang: string, links: Links, game?: string];

const linkTo = (file: string): Readonly<Record<string, string>> =>
  file.endsWith('.css')
    ? { rel: 'preload', as: 'style', crossorigin: '', href: file }
    : { rel: 'modulepreload', href: file };

/** The photographs of covers, by game and language, as a srcset. */
function coversIn(manifest: Manifest): ReadonlyMap<string, string> {
  const sets = new Map<string, string>();
  for (const [key, { file }] of Object.entries(manifest).sort()) {
    const [, game, lang, width] = /games\/([a-z-]+)\/box\/cover-(\w+)-(\d+)\.webp/.exec(key) ?? [];
    if (game === undefined) continue;
    const before = sets.get(`${game} ${lang}`);
    sets.set(`${game} ${lang}`, `${before === undefined ? '' : `${before}, `}/${file} ${width}w`);
  }
  return sets;
}

/** The covers that are seen first: the game's own on its page, the first one on the home page. */
function coversFirst(manifest: Manifest): readonly Needs[] {
  const covers = [...coversIn(manifest)];
  const [home] = covers[0]?.[0].split(' ') ?? [];
  return covers.flatMap(([key, imagesrcset]) => {
    const [game = '', lang = ''] = key.split(' ');
    const needs = (path: string, imagesizes: string): Needs => [
      path,
      lang,
      [{ rel: 'preload', as: 'image', fetchpriority: 'high', imagesrcset, imagesizes }],
    ];
    const own = needs(`^/games/${game}$`, FIRST_COVER.game);
    return game === home ? [own, needs('^/$', FIRST_COVER.home)] : [own];
  });
}

const TABLE_WORKER = '/local/table.worker.ts';
/** The files of the worker in which a local game is played, by what they were made of. */
const ofTheWorker = new Map<string, readonly string[]>();

/** For the build of workers, which no manifest tells of. */
export function noteWorker(): Plugin {
  return {
    name: 'comptoir-note-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      if (!chunks.some(({ facadeModuleId }) => facadeModuleId?.endsWith(TABLE_WORKER))) return;
      for (const { facadeModuleId, fileName, imports } of chunks)
        if (facadeModuleId !== null) ofTheWorker.set(facadeModuleId, [fileName, ...imports]);
    },
  };
}

/** What the worker needs for this game. */
function workerFiles(game: string): readonly string[] {
  const wanted = [TABLE_WORKER, `/games/${game}/src/index.ts`, `/games/${game}/src/texts/index.ts`];
  return wanted.flatMap((end) => {
    const found = [...ofTheWorker].find(([made]) => made.endsWith(end));
    if (found === undefined) throw new Error(`build: the worker has no ${end}`);
    return found[1].map((file) => `/${file}`);
  });
}

/** What each page needs. */
function readNeeds(folder: string): readonly Needs[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const first = new Set(filesFor(manifest, 'index.html'));
  const needed = (...keys: readonly string[]): Links =>
    [...new Set(keys.flatMap((key) => filesFor(manifest, key)))]
      .filter((file) => !first.has(file))
      .map(linkTo);
  const pages = Object.entries(PAGE_PATHS).map(([key, path]): Needs => [path, '', needed(key)]);
  const rules = Object.keys(manifest).flatMap((key): readonly Needs[] => {
    const [, game, french] = /games\/([a-z-]+)\/RULES(\.fr)?\.md/.exec(key) ?? [];
    return game === undefined
      ? []
      : [[`^/games/${game}/rules$`, french === undefined ? 'en' : 'fr', needed(key)]];
  });
  const tables = Object.keys(manifest).flatMap((key): readonly Needs[] => {
    const [, folder, game] = /(.*games\/([a-z-]+))\/board\/index\.tsx/.exec(key) ?? [];
    const parts = [key, `${folder}/src/index.ts`, `${folder}/src/texts/index.ts`];
    if (game === undefined) return [];
    const worker = [...new Set(workerFiles(game))].map(linkTo);
    return [[PAGE_PATHS['src/pages/TablePage.tsx'], '', [...needed(...parts), ...worker], game]];
  });
  return [...pages, ...rules, ...tables, ...coversFirst(manifest)];
}

/** A page is fetched in one go with the first script: what it is made of stands in front of the script that runs first. */
function writeFirstScript(folder: string, needs: readonly Needs[]): void {
  const path = join(folder, 'first.js');
  writeFileSync(path, `self.NEEDS = ${JSON.stringify(needs)};\n${readFileSync(path, 'utf8')}`);
}

/** Runs after everything is written. */
export function finish(source: string): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'comptoir-finish',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    async closeBundle() {
      await writeBoxes(folder);
      await writeLetters(folder);
      writeFirstScript(folder, readNeeds(folder));
      await writePages(root, folder);
      writeServiceWorker(folder, source);
      for (const path of filesOf(folder)) if (TEXTS.has(extname(path))) pack(join(folder, path));
      writeFileSync(join(folder, '.built'), ''); // the last thing: what lacks it is not finished
    },
  };
}
