// The pictures on the games' boxes, as files of the build. A cover is an image: one file per game and language, with the day's
// inks and the few letters it needs inside, so that a page shows it without holding its hundreds of strokes. The pictures of the
// steps stay symbols, for they follow the light.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Box, Lang } from '@comptoir/kernel';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const LANGS: readonly Lang[] = ['en', 'fr'];
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;
const TEXT = /<text\b([^>]*)>(?:<textPath[^>]*>)?([^<]*)/g;
const TRANSLATED = /( data-en="([^"]*)" data-fr="([^"]*)"([^>]*)>)[^<]*/g;

/** The symbols with these ids and all they are drawn with. */
function symbolsFor(drawing: string, ids: readonly string[]): readonly string[] {
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
  const tokens = readFileSync(join(here, 'src', 'styles', 'tokens.css'), 'utf8');
  const [, day = ''] = /:root,\n\.print \{([\s\S]*?)\n\}/.exec(tokens) ?? [];
  const seats = [...tokens.matchAll(/^\[data-seat="\d"\] \{[\s\S]*?\n\}/gm)].map(([rule]) => rule);
  return `svg{${day.replace(/\/\*.*?\*\//g, '')}}${seats.join('')}`.replace(/\s*\n\s*/g, '');
}

/** The cover as an image by itself. Where it is small, its second line could not be read. */
async function coverOf({ id, palette }: Box, drawing: string, lang: Lang): Promise<string> {
  const said = drawing.replaceAll(TRANSLATED, (_, tag: string, en: string, fr: string) =>
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

/** Writes `boxes/<game>.<lang>.svg`, the covers, and `boxes/<game>.svg`, the pictures of the steps. */
export async function writeBoxes(dist: string): Promise<void> {
  const { module } = await runnerImport<{ readonly BOXES: readonly Box[] }>(
    join(here, '..', 'catalogue', 'src', 'index.ts'),
  );
  const folder = join(dist, 'boxes');
  mkdirSync(folder, { recursive: true });
  for (const box of module.BOXES) {
    const drawing = readFileSync(join(here, '..', 'games', box.id, 'box', 'cover.svg'), 'utf8');
    const pictures = symbolsFor(
      drawing,
      box.pictures.map((name) => `box-${box.id}-${name}`),
    );
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${pictures.join('')}</svg>`;
    writeFileSync(join(folder, `${box.id}.svg`), sprite);
    for (const lang of LANGS)
      writeFileSync(join(folder, `${box.id}.${lang}.svg`), await coverOf(box, drawing, lang));
  }
}
