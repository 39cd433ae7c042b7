// What is made of the finished build: the service worker with its list of files, and a packed copy of every text.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

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

/** Runs after everything is written. */
export function finish(source: string): Plugin {
  let folder = '';
  return {
    name: 'comptoir-finish',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      writeServiceWorker(folder, source);
      for (const path of filesOf(folder)) if (TEXTS.has(extname(path))) pack(join(folder, path));
      writeFileSync(join(folder, '.built'), ''); // the last thing: what lacks it is not finished
    },
  };
}
