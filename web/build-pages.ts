// The pages that strangers come to (home, games, rules, in each language) are files of the build, drawn as a phone sees them on
// a first visit: they are painted before the scripts are there, which then only take them over. `first.js` hides one that does
// not fit: on a wide screen, for somebody who has been here before, at a place within the page.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { symbolsFor } from './covers.ts';
import type { DrawnPage } from './src/prerender/draw.tsx';

const MUCH = 64 * 1024 * 1024;

async function drawPages(root: string, folder: string): Promise<readonly DrawnPage[]> {
  const outDir = join(folder, '.prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'prerender.ts',
      outDir,
      copyPublicDir: false,
      assetsInlineLimit: 0, // pictures are called what they are called in the site
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const env = { ...process.env, NODE_ENV: 'production' };
  const printed = execFileSync(process.execPath, [join(outDir, 'prerender.mjs')], { env, maxBuffer: MUCH });
  rmSync(outDir, { recursive: true });
  return JSON.parse(String(printed));
}

/** The kit's symbols that a page shows. */
function symbolsIn(root: string, html: string): string {
  const names = [...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, name = '']) => name);
  const sprites = ['ui', 'pieces'].map((name) =>
    readFileSync(join(root, '..', 'board-kit', 'src', 'sprites', `${name}.svg`), 'utf8'),
  );
  return symbolsFor(sprites.join(''), names).join('');
}

/** What React wants to be fetched early stands in front of what it has drawn. */
const EARLY = /^(?:<link [^>]*>)+/;

/** The app and what it begins with, as the build has written it into the frame. */
const SCRIPTS = /\s*<link rel="modulepreload"[^>]* href="([^"]*)">/g;

/** The frame of pages whose scripts `first.js` asks for when it is time. */
function withoutScripts(frame: string): string {
  const scripts = [...frame.matchAll(SCRIPTS)].map(([, path]) => path);
  return frame
    .replaceAll(SCRIPTS, '')
    .replace('<script src="/first.js"', `$& data-scripts="${scripts.join(' ')}"`);
}

/** Puts a page into the frame of all of them. Its scripts wait until what is seen first has been fetched: `first.js` knows when. */
function inFrame(frame: string, symbols: string, page: DrawnPage): string {
  const { lang, title, html } = page;
  const [early = ''] = EARLY.exec(html) ?? [];
  const sprite = `<svg id="sprite-prerendered" class="k-sprite" aria-hidden="true">${symbols}</svg>`;
  return frame
    .replace('<html lang="en"', `<html lang="${lang}" data-prerendered`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${early}</head>`)
    .replace(
      '<div id="app">',
      () => `${sprite}<div id="app" class="prerendered">${html.slice(early.length)}`,
    );
}

/** Writes `pages/<language>/<address>.html`, the first of them as `home`, and `pages/table.html`. */
export async function writePages(root: string, folder: string): Promise<void> {
  const frame = withoutScripts(readFileSync(join(folder, 'index.html'), 'utf8'));
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages', 'table.html'), frame);
  for (const page of await drawPages(root, folder)) {
    const { path, lang, html } = page;
    const file = join(folder, 'pages', lang, `${path === '/' ? 'home' : path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, inFrame(frame, symbolsIn(root, html), page));
  }
}
