// A bundle is made once, and never run when it is not of the sources as they are now.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

const TOOL = resolve(import.meta.dirname, '..', 'bundle.mjs');
const home = mkdtempSync(join(tmpdir(), 'comptoir-bundle-'));
const CACHE = join(home, 'node_modules', '.cache', 'comptoir');
/** Files that changed a moment ago are not taken for settled. */
const LONG_AGO = 1500;

const write = (path: string, text: string): void => writeFileSync(join(home, path), text);
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, LONG_AGO));
const kept = (): readonly string[] => readdirSync(CACHE).filter((name) => name.startsWith('kept-'));

/** What the program says, bundled and run as the command line is. */
function say(): Promise<string> {
  const code = `const { run } = await import(${JSON.stringify(TOOL)}); await run('main.ts');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, COMPTOIR_HOME: home },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((done) => child.on('close', () => done(said.trim())));
}

beforeEach(() => {
  rmSync(CACHE, { recursive: true, force: true });
  for (const room of ['server/src/bots', 'server/src/links']) {
    mkdirSync(join(home, room), { recursive: true });
    write(`${room}/worker.ts`, '');
  }
  write('main.ts', "const { word } = await import('./word.ts'); console.log(word);");
  write('word.ts', "export const word: string = 'first';");
});
afterAll(() => rmSync(home, { recursive: true }));

test('one bundle serves every start until something is edited, and again when the edit is undone', async () => {
  await settle();
  expect([await say(), await say(), kept().length]).toEqual(['first', 'first', 1]);
  write('word.ts', "export const word: string = 'other';");
  expect(await say()).toBe('other');
  await settle();
  expect([await say(), await say(), kept().length]).toEqual(['other', 'other', 2]);
  write('word.ts', "export const word: string = 'first';");
  expect([await say(), kept().length]).toEqual(['first', 2]);
  expect(readdirSync(CACHE).filter((name) => /^\d/.test(name))).toEqual([]);
});

test('an edit of the same length with the time of the file set back is seen', async () => {
  await settle();
  expect(await say()).toBe('first');
  write('word.ts', "export const word: string = 'third';");
  utimesSync(join(home, 'word.ts'), new Date(0), new Date(0));
  expect(await say()).toBe('third');
});

test('a file that is added, and one that is gone, are seen', async () => {
  await settle();
  await say();
  write('more.ts', "export const more = ' and more';");
  write('word.ts', "import { more } from './more.ts'; export const word = 'first' + more;");
  expect(await say()).toBe('first and more');
  await settle();
  await say();
  rmSync(join(home, 'more.ts'));
  expect(await say()).toContain('Could not resolve');
});

test('many that start at once, before and after an edit, each run the sources as they are', async () => {
  await settle();
  expect(await Promise.all([say(), say(), say()])).toEqual(['first', 'first', 'first']);
  write('word.ts', "export const word: string = 'other';");
  expect(await Promise.all([say(), say(), say()])).toEqual(['other', 'other', 'other']);
});
