// The rules reader loses nothing of what the games have written.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Block, readRules } from '../src/rules/markdown.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');
/** Codes of places and names of the program; H2 and V1 are printed on a board. */
const CODE = /\b(?:[hv]\d[a-z]\d|[a-z]\d{1,2}|[a-z]+-\d+|[a-z]+[A-Z][A-Za-z]*|D-[A-Z]{2,})\b/;

function wordsOf(block: Block): readonly string[] {
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  if (block.kind === 'list') return block.items;
  return [block.kind === 'rule' || block.kind === 'paragraph' ? block.text : block.title];
}

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

  test('says nothing in codes', () => {
    expect([...short, ...long].flatMap(wordsOf).filter((words) => CODE.test(words))).toEqual([]);
  });

  test('has a title, chapters and a short form', () => {
    expect(title).not.toBe('');
    expect(long.filter((block) => block.kind === 'chapter').length).toBeGreaterThan(5);
    expect(short.length).toBeGreaterThan(0);
  });
});
