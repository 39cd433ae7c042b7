// The one anatomy of the games holds: the small game of `comptoir new` is taken apart here on purpose.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { anatomyProblems } from '../anatomy.mjs';

const TEMPLATE = resolve(import.meta.dirname, '..', '..', 'cli', 'template');

/** What is said of the template with this file in it, or without it. */
function problemsWith(file: string, text: string | null): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'anatomy-'));
  try {
    cpSync(TEMPLATE, folder, { recursive: true });
    if (text === null) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), text);
    return anatomyProblems(folder, text === null ? [] : [file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['a missing file', 'src/lookup.ts', null, 'is missing'],
  ['a file of another name', 'src/table.ts', '// Getters.\n', 'has no place in a game'],
  ['a chapter without its number', 'src/rules/index.ts', '// Chapter 4: …\n', 'has no place in a game'],
  ['a test helper of another name', 'test/helpers.ts', '', 'has no place in a game'],
  [
    'no word on what a file is',
    'src/view.ts',
    'export {};\n',
    'does not begin with a line that says what it is',
  ],
  ['no chapter', 'src/rules/4-x.ts', '// Bids.\n', 'does not begin with its chapter: // Chapter 4: …'],
  [
    'a step made in the rules',
    'src/rules/4-x.ts',
    "// Chapter 4: bids.\neffects.next({ step: 'bid', seats: [0] });\n",
    'makes a step, which is for steps.ts to do',
  ],
  ['a second file without need', 'src/views.ts', '// The views.\n', 'has room in src/types.ts'],
])('a game is refused for %s', (_what, file, text, why) => {
  expect(problemsWith(file, text)).toEqual([`${file}: ${why}`]);
});

test('a chapter of its own and a second file where the first is full are welcome', () => {
  expect(problemsWith('src/rules/5-1-x.ts', '// R-5.1 of RULES.md: more.\n')).toEqual([]);
  expect(problemsWith('src/views.ts', `// The views.\n${'export {};\n'.repeat(300)}`)).toEqual([]);
});
