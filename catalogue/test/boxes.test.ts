import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Palette } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { BOXES, boxOf, FIRST_GAME, GAME_IDS, loadGame, titleOf } from '../src/index.ts';

const GAMES = join(import.meta.dirname, '../../games');
const read = (game: string, file: string): string => readFileSync(join(GAMES, game, file), 'utf8');

test('every folder under games/ is in the catalogue, and nothing else', () => {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(GAME_IDS).toEqual(folders.map(({ name }) => name).sort());
  expect(GAME_IDS).toContain(FIRST_GAME);
});

test('an unknown game has no box, no rules, and its id for a title', async () => {
  expect(boxOf('constructor')).toBeNull();
  expect(await loadGame('constructor')).toBeNull();
  expect(titleOf('constructor', 'en')).toBe('constructor');
});

/** How much lighter one colour is than another, as WCAG counts it: 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What cannot be read on what, of this palette. */
function unreadable(palette: Palette): string[] {
  const pairs = (['ink', 'ink-2', 'accent', 'accent-2', 'glow'] as const).flatMap((text) =>
    (['paper', 'card'] as const).map((ground) => [text, ground, 4.5] as const),
  );
  return [...pairs, ['on-accent', 'accent', 4.5] as const, ['refused', 'paper', 3] as const]
    .filter(([text, ground, least]) => !(contrast(palette[text], palette[ground]) >= least))
    .map(([text, ground]) => `${text} on ${ground}`);
}

describe.each(BOXES)('the box of $id', (box) => {
  test('belongs to the game of the same name', async () => {
    const { game } = await box.load();
    expect(game.id).toBe(box.id);
    expect(game.players).toBe(box.players);
  });

  test('credits whom the README credits', () => {
    const readme = read(box.id, 'README.md').replaceAll("'", '’').replaceAll('\n', ' ');
    const credits = [...box.designers, ...box.publisher.split(', '), `${box.year}`];
    expect(credits.filter((name) => !readme.includes(name))).toEqual([]);
  });

  test('says everything in both languages', () => {
    const [english, french] = LANGUAGES.map((lang) => JSON.stringify(box.texts[lang]));
    expect(english).not.toMatch(/""/);
    expect(french).not.toMatch(/""|[^\u202f][;:!?]"?[ ,]|'/);
  });

  test.each(LANGUAGES)('shows what can be found in the rules (%s)', (lang) => {
    const rules = read(box.id, lang === 'fr' ? 'RULES.fr.md' : 'RULES.md').toLowerCase();
    const examples = box.texts[lang].search.toLowerCase().split(', ');
    expect(examples.filter((word) => !rules.includes(word))).toEqual([]);
  });

  test('draws the cover and the four steps, under names of its own', () => {
    const drawn = [...read(box.id, 'box/cover.svg').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(drawn).toEqual(
      expect.arrayContaining(['cover', ...box.pictures].map((name) => `box-${box.id}-${name}`)),
    );
    expect(drawn.filter((id) => !id.startsWith(`box-${box.id}-`))).toEqual([]);
  });

  test('can be read by day and by night', () => {
    expect(unreadable(box.palette.light)).toEqual([]);
    expect(unreadable(box.palette.dark)).toEqual([]);
  });
});
