// The pictures on the games' boxes, as files of the build. A cover is an image by itself, one per game and language, with the day's
// inks and the few letters it needs inside. Drawing its thousands of strokes would hold up a phone: pages show it as WebP files,
// which `npm run covers` takes of it and which lie beside it; a game that has none shows the drawing. The pictures of the steps
// stay symbols, for they follow the light.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Box, Lang } from '@comptoir/kernel';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

/** Bundled code is told by its runner where it lives. */
const ROOT = process.env.COMPTOIR_HOME ?? fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(join(ROOT, 'web', 'package.json'));
const LANGS: readonly Lang[] = ['en', 'fr'];
/** The widths a cover is photographed in: small beside words, on a phone's whole width, large on a desk. */
export const COVER_WIDTHS = [384, 672, 1056] as const;
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;
const TEXT = /<text\b([^>]*)>(?:<textPath[^>]*>)?([^<]*)/g;
const TRANSLATED = /( data-en="([^"]*)" data-fr="([^"]*)"([^>]*)>)[^<]*/g;

/** The symbols with these ids and all they are drawn with. */
export function symbolsFor(drawing: string, ids: readonly string[]): readonly string[] {
  const all = new Map([...drawing.matchAll(SYMBOL)].map(([symbol, id = '']) => [id, symbol]));
  const found = new Map<string, string>();
  const add = (id: string): void => {
    const symbol = all.get(id);
    if (symbol === undefined || found.has(id)) return;
    found.set(id, symbol);
    for (const [, used = ''] of symbol.matchAll(/href="#([^"]+)"/g)) add(used);
  };
  for (const id of ids) add(id);
  return [...found.values()];
}

/** A face of the site's two families, as a text of a drawing asks for it. */
function faceOf(attributes: string): string {
  const weight = /font-weight(?:="|:\s*)(\d+)/.exec(attributes)?.[1] ?? '400';
  const style = /font-style:\s*italic/.test(attributes) ? 'italic' : 'normal';
  const family = attributes.includes('--font-title') ? 'alegreya' : 'source-sans-3';
  return `${family} ${weight} ${style}`;
}

/** The letters of a drawing, each face cut down to those it needs. */
async function letters(drawing: string): Promise<string> {
  const wanted = new Map<string, string>();
  for (const [, attributes = '', text = ''] of drawing.matchAll(TEXT)) {
    const face = faceOf(attributes);
    wanted.set(face, `${wanted.get(face) ?? ''}${text.replaceAll('&amp;', '&')}`);
  }
  const rules = [...wanted].map(async ([face, text]) => {
    const [family = '', weight = '', style = ''] = face.split(' ');
    const folder = dirname(resolve(`@fontsource/${family}/latin-400.css`));
    const whole = readFileSync(join(folder, 'files', `${family}-latin-${weight}-${style}.woff2`));
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2' });
    const source = `url(data:font/woff2;base64,${cut.toString('base64')})`;
    return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:${source}}`;
  });
  return (await Promise.all(rules)).join('');
}

/** The kit's inks by day and what a seat's colours are, as they stand in its style sheet. */
function kitRules(): string {
  const tokens = readFileSync(join(ROOT, 'web', 'src', 'styles', 'tokens.css'), 'utf8');
  const [, day = ''] = /:root,\n\.print \{([\s\S]*?)\n\}/.exec(tokens) ?? [];
  const seats = [...tokens.matchAll(/^\[data-seat="\d"\] \{[\s\S]*?\n\}/gm)].map(([rule]) => rule);
  return `svg{${day.replace(/\/\*.*?\*\//g, '')}}${seats.join('')}`.replace(/\s*\n\s*/g, '');
}

const fileOf = (game: string, name: string): string => join(ROOT, 'games', game, 'box', name);
const drawingOf = (game: string): string => readFileSync(fileOf(game, 'cover.svg'), 'utf8');

/** Where the photograph of a cover lies. */
export const coverFile = (game: string, lang: Lang, width: number): string =>
  fileOf(game, `cover-${lang}-${width}.webp`);

/** The cover that links show, as a JPEG: not everybody who shows links reads WebP. */
export const LINK_WIDTH = 1056;
export const linkFile = (game: string, lang: Lang): string => fileOf(game, `cover-${lang}.jpg`);

/** The cover as an image by itself. Where it is small, its second line could not be read. */
export async function coverOf({ id, palette }: Box, lang: Lang): Promise<string> {
  const said = drawingOf(id).replaceAll(TRANSLATED, (_, tag: string, en: string, fr: string) =>
    tag.replace(/ data-en="[^"]*" data-fr="[^"]*"/, '').concat(lang === 'fr' ? fr : en),
  );
  const symbols = symbolsFor(said, [`box-${id}-cover`]).join('');
  const colours = Object.entries(palette.light).map(([name, colour]) => `--g-${name}:${colour}`);
  const style = [
    await letters(symbols),
    kitRules(),
    `svg{${colours.join(';')};--font-title:alegreya;color:var(--g-ink)}`,
    'text{font-family:source-sans-3;fill:currentColor;font-variant-numeric:lining-nums tabular-nums}',
    '@media (max-width:300px){svg{--cv-sub:0}}',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><style>${style}</style>${symbols}<use href="#box-${id}-cover" width="640" height="400"/></svg>`;
}

/** The letters of the pictures of links, which the server draws from files of its own: names are written in all of these. */
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
/** Latin, Greek and Cyrillic, with the signs between them. */
const SIGNS = String.fromCodePoint(
  ...Array.from({ length: 0x500 - 0x20 }, (_, n) => n + 0x20),
  ...Array.from({ length: 0x30 }, (_, n) => n + 0x2010),
);

/** Writes `letters/*.ttf`. */
export async function writeLetters(dist: string): Promise<void> {
  const folder = join(dist, 'letters');
  mkdirSync(folder, { recursive: true });
  for (const alphabet of ALPHABETS) {
    const name = `alegreya-${alphabet}-800-normal`;
    const files = join(dirname(resolve('@fontsource/alegreya/latin-400.css')), 'files');
    const whole = readFileSync(join(files, `${name}.woff2`));
    const cut = await subsetFont(whole, SIGNS, { targetFormat: 'truetype' });
    writeFileSync(join(folder, `${name}.ttf`), cut);
  }
}

export async function readBoxes(): Promise<readonly Box[]> {
  const { module } = await runnerImport<{ readonly BOXES: readonly Box[] }>(
    join(ROOT, 'catalogue', 'src', 'index.ts'),
  );
  return module.BOXES;
}

/** Writes `boxes/<game>.<lang>.jpg`, `boxes/<game>.svg`, the pictures of the steps, and `boxes/<game>.<lang>.svg`, the covers that have no photographs. */
export async function writeBoxes(dist: string): Promise<void> {
  const folder = join(dist, 'boxes');
  mkdirSync(folder, { recursive: true });
  for (const box of await readBoxes()) {
    const ids = box.pictures.map((name) => `box-${box.id}-${name}`);
    const pictures = symbolsFor(drawingOf(box.id), ids).join('');
    writeFileSync(join(folder, `${box.id}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">${pictures}</svg>`);
    for (const lang of LANGS) {
      if (existsSync(linkFile(box.id, lang)))
        copyFileSync(linkFile(box.id, lang), join(folder, `${box.id}.${lang}.jpg`));
      if (!COVER_WIDTHS.every((width) => existsSync(coverFile(box.id, lang, width))))
        writeFileSync(join(folder, `${box.id}.${lang}.svg`), await coverOf(box, lang));
    }
  }
}
