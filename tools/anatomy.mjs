// The one anatomy of the games: which files each has, which it may have besides, and how they begin. docs/add-a-game.md
// says what each is for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inFolder = (folder, names) => names.split(' ').map((name) => `${folder}/${name}`);
const REQUIRED = [
  ...['README.md', 'RULES.md', 'RULES.fr.md', 'package.json', 'box/index.ts', 'bot/index.ts'],
  ...inFolder('src', 'index.ts types.ts names.ts options.ts steps.ts lookup.ts refusals.ts'),
  ...inFolder('src', 'setup.ts scoring.ts view.ts audit.ts texts/index.ts texts/en.ts texts/fr.ts'),
  ...inFolder('board', 'index.tsx prompts.ts buttons.ts log.ts notes.ts scoring.tsx words.ts'),
  ...inFolder('test', 'position.ts conformance.test.ts bot.test.ts'),
];
/** By name: a chapter's number is that of RULES.md. */
const ALLOWED = [
  /^src\/(views|redeal)\.ts$/,
  /^src\/data\/[a-z-]+\.ts$/,
  /^src\/rules\/\d+(-\d+)?-[a-z-]+\.ts$/,
  /^src\/texts\/(names|words|sketch)\.ts$/,
  /^test\/\d+(-\d+)?-[a-z-]+\.test\.ts$/,
  /^(board|bot|box)\//,
  /^lessons\/(index|table|\d-[a-z-]+)\.ts$/,
  /^figures\/(index|table|glossary)\.ts$/,
];
/** A second file is there only where the first would be longer than this with it. */
const SECOND_OF = { 'src/views.ts': 'src/types.ts', 'src/redeal.ts': 'src/view.ts' };
const MOST_LINES_IN_ONE = 300;
const CHAPTER = /^\/\/ (Chapters? \d|R-\d)/;

/** Why this file is not as in the other games, or null. */
function refuse(file, text, read) {
  if (!REQUIRED.includes(file) && !ALLOWED.some((allowed) => allowed.test(file)))
    return 'has no place in a game';
  const first = SECOND_OF[file];
  if (first !== undefined && `${read(first)}${text}`.split('\n').length - 1 <= MOST_LINES_IN_ONE)
    return `has room in ${first}`;
  if (file.startsWith('test/')) return null;
  if (!/^\/[/*] /.test(text)) return 'does not begin with a line that says what it is';
  if (!file.startsWith('src/rules/')) return null;
  if (!CHAPTER.test(text)) return 'does not begin with its chapter: // Chapter 4: …';
  return /[({\s]step: '/.test(text) ? 'makes a step, which is for steps.ts to do' : null;
}

/** What is missing in the folder of a game, and which of its sources are not as in the others. */
export function anatomyProblems(folder, files) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const missing = REQUIRED.filter((file) => !existsSync(join(folder, file)));
  return [
    ...missing.map((file) => `${file}: is missing`),
    ...files.flatMap((file) => {
      const why = refuse(file, read(file), read);
      return why === null ? [] : [`${file}: ${why}`];
    }),
  ];
}
