// The house rules that a linter cannot know: who may import whom, what pure rooms may not touch, how long a file may be, casts
// without a reason, rules without a paragraph.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anatomyProblems } from './anatomy.mjs';
import { refuseFile } from './file-rules.mjs';
import { readOptions } from './usage.mjs';

readOptions(`node tools/boundaries.mjs
  Checks the house rules that a linter cannot know (CONTRIBUTING.md) and prints what breaks them.`);

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const GAMES = readdirSync(join(root, 'games'));
const games = GAMES.map((id) => `@comptoir/${id}`);

/** What each room may import of the house. Tests may use `@comptoir/testing` besides. */
const ROOMS = {
  kernel: [],
  'kernel/testing': ['@comptoir/kernel'],
  catalogue: ['@comptoir/kernel', '@comptoir/board-kit', ...games],
  bots: ['@comptoir/kernel'],
  'board-kit': ['@comptoir/kernel'],
  protocol: ['@comptoir/kernel'],
  server: ['@comptoir/kernel', '@comptoir/catalogue', '@comptoir/bots', '@comptoir/protocol'],
  web: [
    '@comptoir/kernel',
    '@comptoir/protocol',
    '@comptoir/catalogue',
    '@comptoir/bots',
    '@comptoir/board-kit',
  ],
  cli: [
    '@comptoir/kernel',
    '@comptoir/server',
    '@comptoir/protocol',
    '@comptoir/testing',
    '@comptoir/catalogue',
    '@comptoir/bots',
  ],
  bench: [
    '@comptoir/kernel',
    '@comptoir/testing',
    '@comptoir/catalogue',
    '@comptoir/bots',
    '@comptoir/protocol',
    '@comptoir/server',
  ],
};
/** The games, and the one that `comptoir new` copies. */
const GAME_ROOMS = [...GAMES.map((id) => `games/${id}`), 'cli/template'];
for (const room of GAME_ROOMS) ROOMS[room] = ['@comptoir/kernel', '@comptoir/board-kit'];

/** Statements are SQL; a query builder beside them would be a second way. */
const MIGRATIONS = 'server/src/database/migrations.ts';
const problems = [];

/** The sources below a folder, without those of a room inside it. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const isElsewhere = ['node_modules', 'dist'].includes(entry.name) || relative(root, path) in ROOMS;
      return isElsewhere ? [] : sources(path);
    }
    return /\.(tsx?|mjs|css)$/.test(entry.name) ? [path] : [];
  });
}

/** Why this file may not import that, or null. */
function refuseImport(path, from, room, allowed) {
  const isIn = (folder) => path.includes(`/${folder}/`);
  if (from.startsWith('.')) {
    const target = resolve(dirname(path), from);
    const isInside = !relative(join(root, room), target).startsWith('..');
    return isInside || target.startsWith(join(root, 'tools')) ? null : 'leaves the room';
  }
  if (!from.startsWith('@comptoir/')) {
    return GAME_ROOMS.includes(room) && (isIn('src') || isIn('bot'))
      ? 'rules import nothing but the kernel'
      : null;
  }
  const name = from.split('/').slice(0, 2).join('/');
  if (room === 'web' && isIn('test') && from.startsWith('@comptoir/server/testing')) return null; // browsers need a server
  if (isIn('test') && ['@comptoir/testing', '@comptoir/catalogue'].includes(name)) return null;
  if (name === `@comptoir/${room.split('/').pop()}`) return null;
  if (!allowed.includes(name)) return `${room} may not import it`;
  if (GAME_ROOMS.includes(room) && name === '@comptoir/board-kit' && isIn('src'))
    return 'only board/ may import it';
  return null;
}

for (const [room, allowed] of Object.entries(ROOMS)) {
  for (const path of sources(join(root, room))) {
    const text = readFileSync(path, 'utf8');
    const name = relative(root, path);
    for (const [, from] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const why =
        from === 'kysely' && name !== MIGRATIONS
          ? 'statements are SQL, only migrations are run by it'
          : refuseImport(path, from, room, allowed);
      if (why !== null) problems.push(`${name}: ${from}: ${why}`);
    }
    for (const why of refuseFile(name, text)) problems.push(`${name}: ${why}`);
  }
}

for (const path of sources(join(root, 'tools'))) {
  const name = relative(root, path);
  for (const why of refuseFile(name, readFileSync(path, 'utf8'))) problems.push(`${name}: ${why}`);
}

/** The paragraphs of a rulebook, and the chapters they stand in. */
function numbersIn(rulebook) {
  const paragraphs = [...rulebook.matchAll(/^\*\*(R-\d[\da-z.]*)\*\*/gm)].map(([, id]) => id);
  const chapters = paragraphs.flatMap((id) =>
    id.split('.').map((_, n, parts) => parts.slice(0, n).join('.')),
  );
  return new Set([...paragraphs, ...chapters]);
}

/** A number that code, tests or texts name stands in the rulebook. */
for (const room of GAME_ROOMS) {
  const known = numbersIn(readFileSync(join(root, room, 'RULES.md'), 'utf8'));
  for (const path of sources(join(root, room))) {
    const named = [...readFileSync(path, 'utf8').matchAll(/\bR-\d+(?:\.\d+)*[a-z]?\b/g)].map(([id]) => id);
    for (const id of new Set(named)) {
      if (!known.has(id)) problems.push(`${relative(root, path)}: ${id} stands nowhere in RULES.md`);
    }
  }
}

for (const room of GAME_ROOMS) {
  const folder = join(root, room);
  const files = sources(folder).map((path) => relative(folder, path).replaceAll('\\', '/'));
  for (const problem of anatomyProblems(folder, files)) problems.push(`${room}/${problem}`);
}

for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
