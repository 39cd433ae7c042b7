// What is made of the finished build: the pictures of the boxes, the list of what each page needs, the service worker with its
// list of files, and a packed copy of every text.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { writeBoxes } from './covers.ts';
import { PAGE_PATHS } from './src/page-paths.ts';

const KEPT_OFFLINE = new Set(['.js', '.css', '.html', '.svg', '.woff2', '.png', '.webmanifest']);
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
  const kept = filesOf(folder).filter((path) => KEPT_OFFLINE.has(extname(path)) && !path.startsWith('/.'));
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

/** What a page needs besides the first script, by its address and, where that makes a difference, its language. */
type Needs = readonly [path: string, lang: string, files: readonly string[]];

/** The covers that are seen first: the game's own on its page, the first one on the home page. */
function coversFirst(folder: string): readonly Needs[] {
  const covers = filesOf(folder).flatMap((file) => {
    const [, game, lang] = /^\/boxes\/([a-z-]+)\.(\w+)\.svg$/.exec(file) ?? [];
    return game === undefined || lang === undefined ? [] : [{ file, game, lang }];
  });
  return covers.map(({ file, game, lang }) => {
    const isHome = game === covers[0]?.game;
    return [`^/(?:games/${game})${isHome ? '?' : ''}$`, lang, [file]];
  });
}

/** A page is fetched in one go with the first script: what it is made of stands in front of the script that runs first. */
function writeFirstScript(folder: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const first = new Set(filesFor(manifest, 'index.html'));
  const needed = (key: string): readonly string[] =>
    [...new Set(filesFor(manifest, key))].filter((file) => !first.has(file));
  const pages = Object.entries(PAGE_PATHS).map(([key, path]): Needs => [path, '', needed(key)]);
  const rules = Object.keys(manifest).flatMap((key): readonly Needs[] => {
    const [, game, french] = /games\/([a-z-]+)\/RULES(\.fr)?\.md/.exec(key) ?? [];
    return game === undefined
      ? []
      : [[`^/games/${game}/rules$`, french === undefined ? 'en' : 'fr', needed(key)]];
  });
  const path = join(folder, 'first.js');
  const needs = JSON.stringify([...pages, ...rules, ...coversFirst(folder)]);
  writeFileSync(path, `self.NEEDS = ${needs};\n${readFileSync(path, 'utf8')}`);
}

/** Runs after everything is written. */
export function finish(source: string): Plugin {
  let folder = '';
  return {
    name: 'comptoir-finish',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      await writeBoxes(folder);
      writeFirstScript(folder);
      writeServiceWorker(folder, source);
      for (const path of filesOf(folder)) if (TEXTS.has(extname(path))) pack(join(folder, path));
      writeFileSync(join(folder, '.built'), ''); // the last thing: what lacks it is not finished
    },
  };
}
