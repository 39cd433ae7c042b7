// A rule is found by its number wherever it lives: in both rulebooks, the code, the tests, the texts and the board.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_IDS } from '@comptoir/catalogue';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const GAMES = GAME_IDS.map((id) => [id, join(root, 'games', id)] as const);
/** What `comptoir new` copies has only two refusals. */
const TEMPLATE = ['template', join(root, 'cli', 'template')] as const;
const LEAST = 3;

const read = (...parts: readonly string[]): string => readFileSync(join(...parts), 'utf8');
const below = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? below(join(folder, entry.name))
        : /\.tsx?$/.test(entry.name)
          ? read(folder, entry.name)
          : '',
    )
    .join('\n');
const numbersIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bR-\d+(?:\.\d+)*[a-z]?\b/g));
const paragraphsOf = (book: string): readonly string[] =>
  [...book.matchAll(/^\*\*(R-\d[\da-z.]*)\*\*/gm)].map(([, id = '']) => id);

/** The sentences of a language, each with the number it stands under. */
function numberedSentences(texts: string): Readonly<Record<string, string>> {
  const [, block = ''] = /\n {2}refusals: \{\n([\s\S]*?)\n {2}\},\n/.exec(texts) ?? [];
  const found: Record<string, string> = {};
  let number = '';
  for (const line of block.split('\n')) {
    number = /^ {4}\/\/ (R-\S+)$/.exec(line)?.[1] ?? number;
    const [, code] = /^ {4}(\w+)[:(]/.exec(line) ?? [];
    if (code !== undefined) found[code] = number;
  }
  return found;
}

describe.each(GAMES)('%s', (_name, folder) => {
  test(`${LEAST} rules or more are found by number in rulebooks, code, tests, texts and board`, () => {
    const places = [
      numbersIn(read(folder, 'RULES.fr.md')),
      numbersIn(below(join(folder, 'src', 'rules'))),
      numbersIn(below(join(folder, 'test'))),
      numbersIn(read(folder, 'src', 'texts', 'en.ts')),
      numbersIn(read(folder, 'src', 'texts', 'fr.ts')),
      numbersIn(below(join(folder, 'board'))),
    ];
    const everywhere = paragraphsOf(read(folder, 'RULES.md')).filter((id) =>
      places.every((all) => all.has(id)),
    );
    expect(everywhere.length).toBeGreaterThanOrEqual(LEAST);
  });
});

describe.each([...GAMES, TEMPLATE])('%s', (_name, folder) => {
  test.each(['en', 'fr'])('every refusal in %s stands under the number of its rule', (lang) => {
    const table = read(folder, 'src', 'refusals.ts');
    const rules = Object.fromEntries(
      [...table.matchAll(/^ {2}(\w+): '(R-[^']+)'/gm)].map(([, code = '', rule = '']) => [code, rule]),
    );
    expect(Object.keys(rules).length).toBeGreaterThan(0);
    expect(numberedSentences(read(folder, 'src', 'texts', `${lang}.ts`))).toEqual(rules);
  });
});
