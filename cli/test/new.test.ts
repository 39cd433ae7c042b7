// A game made by `comptoir new` in a copy of this repository: everything that lists or checks games must know it, without
// another file being touched; and a game that is deleted with its line must be gone from everywhere.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const GAME = 'sixth-game';
const TITLE = 'Sixth Game';
const DELETED = 'nauticus';
/** Installed, built or kept: no part of the sources. */
const NOT_COPIED = ['node_modules', 'dist', 'coverage', '.git', '.comptoir'];

/** Files below a folder, as paths from it. */
function filesIn(folder: string, below = folder): string[] {
  return readdirSync(below, { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (NOT_COPIED.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [relative(folder, path)];
  });
}

/** The packages are those installed here; the rooms are those of the copy. */
function linkPackages(copy: string): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@comptoir'), { recursive: true });
  const isPackage = (name: string): boolean =>
    name === '.bin' || !(name.startsWith('.') || name === '@comptoir');
  for (const name of readdirSync(installed).filter(isPackage))
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(installed, '@comptoir')))
    symlinkSync(
      readlinkSync(join(installed, '@comptoir', name)),
      join(copy, 'node_modules', '@comptoir', name),
    );
  for (const room of readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'node_modules'))))
    symlinkSync(join(ROOT, room, 'node_modules'), join(copy, room, 'node_modules'));
}

function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'comptoir-new-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  linkPackages(copy);
  return copy;
}

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** A program in the copy, with colours off so that what it says can be read. */
function runIn(copy: string, command: string, args: readonly string[], input = ''): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', COMPTOIR_HOME: copy };
  const child = spawn(command, args, { cwd: copy, env });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  child.stdin.on('error', () => {}); // it has ended without reading on
  child.stdin.end(input);
  return new Promise((done) => child.on('close', (status) => done({ status, said })));
}

let copy: string;
const bin = (name: string): string => join(copy, 'node_modules', '.bin', name);
const run = (command: string, ...args: readonly string[]): Promise<Ended> => runIn(copy, command, args);
const comptoir = (args: readonly string[], input = ''): Promise<Ended> =>
  runIn(copy, process.execPath, ['cli/bin/comptoir.mjs', ...args], input);
const read = (path: string): string => readFileSync(join(copy, path), 'utf8');

/** Everything that the copy's build sends to a browser, in one text. */
const builtPages = (): string => {
  const files = filesIn(join(copy, 'web/dist'), join(copy, 'web/dist')).filter(
    (path) => !/\.(map|gz|br)$/.test(path),
  );
  return files.map((path) => `${path}\n${read(join('web/dist', path))}`).join('\n');
};

/** A game goes with its folder and its line. */
function deleteGame(id: string): void {
  rmSync(join(copy, 'games', id), { recursive: true });
  rmSync(join(copy, 'node_modules', '@comptoir', id));
  for (const path of ['catalogue/src/games.ts', 'catalogue/package.json']) {
    const lines = read(path).split('\n');
    const left = lines.filter((line) => !line.includes(`@comptoir/${id}`));
    expect(lines.length - left.length).toBe(1);
    writeFileSync(join(copy, path), left.join('\n'));
  }
}

beforeAll(async () => {
  copy = copyOfRepository();
  const { status, said } = await comptoir(['new', GAME]);
  expect(status, said).toBe(0);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('comptoir new', () => {
  test('adds a folder and its line in the catalogue, and touches nothing else', () => {
    const before = new Set(filesIn(ROOT));
    const changed = filesIn(copy).filter(
      (path) => !before.has(path) || read(path) !== readFileSync(join(ROOT, path), 'utf8'),
    );
    const elsewhere = changed.filter((path) => !path.startsWith(join('games', GAME)));
    expect(elsewhere.sort()).toEqual([
      'catalogue/package.json',
      'catalogue/src/games.ts',
      'package-lock.json',
    ]);
    expect(existsSync(join(copy, 'games', GAME, 'test', 'replays'))).toBe(true);
    const texts = changed.map(read).join('\n');
    expect(texts).not.toMatch(/night.?market/i);
  });

  test.each([
    ['an id that is no id', 'Sixth Game', 'small letters'],
    ['no id', undefined, 'small letters'],
    ['a game that exists', GAME, 'already called'],
    ['a room of the house', 'kernel', 'already called'],
    ['a word the code of a game uses', 'market', 'choose another name'],
    ['a word of the language', 'class', 'choose another name'],
  ])('refuses %s', async (_what, id, why) => {
    const before = filesIn(copy).length;
    const { status, said } = await comptoir(id === undefined ? ['new'] : ['new', id]);
    expect(status).toBe(2);
    expect(said).toContain(why);
    expect(filesIn(copy)).toHaveLength(before);
  });
});

describe('a new game, where another was deleted', () => {
  beforeAll(() => deleteGame(DELETED));

  test.each(['tsconfig.json', 'tsconfig.node.json', 'tsconfig.web.json'])(
    'fits the types of %s',
    async (project) => {
      expect(await run(bin('tsc'), '-p', project)).toEqual({ status: 0, said: '' });
    },
  );

  test('keeps the house rules: format, lint, boundaries, paragraphs with tests', async () => {
    const lint = await run(bin('biome'), 'check', '--error-on-warnings', `games/${GAME}`, 'catalogue');
    expect(lint.status, lint.said).toBe(0);
    const boundaries = await run(process.execPath, 'tools/boundaries.mjs');
    expect(boundaries).toEqual({ status: 0, said: '' });
    const coverage = await comptoir(['coverage', GAME]);
    expect(coverage.status, coverage.said).toBe(0);
  });

  test('passes conformance, its own tests and those of its box', async () => {
    const tests = (...which: readonly string[]): Promise<Ended> =>
      run(bin('vitest'), 'run', '--reporter=verbose', ...which);
    const own = await tests(`games/${GAME}`);
    expect(own.status, own.said).toBe(0);
    expect(own.said).toMatch(new RegExp(`conformance of ${GAME} > up to \\d+ random games of 4`));
    const box = await tests('catalogue', '-t', GAME);
    expect(box.status, box.said).toBe(0);
    expect(box.said).toContain(`the box of '${GAME}'`);
  });

  test('is played in the terminal', async () => {
    const { said: list } = await comptoir(['play']);
    expect(list).toContain(GAME);
    expect(list).not.toContain(DELETED);
    const { said } = await comptoir(['play', GAME, '--seed', 'new'], '2\n1\nq\n');
    expect(said).toContain(`${TITLE} — `);
    expect(said).toContain('R-4.2');
  });

  test('is benched, and watched by the spy', async () => {
    // What the benchmarks compare with need not be installed here: their list is that of the catalogue.
    expect(read('bench/src/main.ts')).toMatch(/GAME_IDS.*from '@comptoir\/catalogue'/);
    const spy = await run(bin('vitest'), 'list', 'server/test/spy.test.ts');
    expect(spy.said).toMatch(new RegExp(`> ${GAME}$`, 'm'));
  });

  test('is shown on the home page and played to its end in a browser; the other is gone', async () => {
    const files = ['test/visit.test.ts', 'test/whole-game.test.ts'];
    const web = ['run', '-c', 'web/vitest.config.ts', '--reporter=verbose', ...files];
    const played = await run(bin('vitest'), ...web, '-t', `every game there is|${GAME}`);
    expect(played.status, played.said).toBe(0);
    expect(played.said).toMatch(/✓ .*every game there is/);
    expect(played.said).toMatch(new RegExp(`✓ .*a whole game of ${GAME}`));
    const pages = builtPages();
    expect(pages).toContain(TITLE);
    expect(
      [...pages.matchAll(new RegExp(DELETED, 'gi'))].map(({ index }) => pages.slice(index - 60, index + 40)),
    ).toEqual([]);
  });
});
