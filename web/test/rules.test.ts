// The rules reader loses nothing of what the games have written.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRules } from '../src/rules/markdown.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');
const FILES = readdirSync(GAMES).flatMap((game) => [`${game}/RULES.md`, `${game}/RULES.fr.md`]);

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(GAMES, file), 'utf8');
  const { short, long, title } = readRules(text);

  test('every numbered rule has its anchor, once', () => {
    const written = [...text.matchAll(/^\*\*([RG]-[\da-z.]+)\*\*/gm)].map(([, id]) => id);
    const shown = long.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
    expect(shown).toEqual(written);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('has a title, chapters and a short form', () => {
    expect(title).not.toBe('');
    expect(long.filter((block) => block.kind === 'chapter').length).toBeGreaterThan(5);
    expect(short.length).toBeGreaterThan(0);
  });
});
