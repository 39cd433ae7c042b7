// What the tests write lies in memory only where there is room for it and where programs can be run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderIn } from '../scratch.mjs';

const parent = mkdtempSync(join(tmpdir(), 'comptoir-scratch-'));
afterAll(() => rmSync(parent, { recursive: true }));

test.skipIf(process.platform === 'win32')('a folder is made where there is room, and is empty', () => {
  const folder = folderIn(parent, 1);
  expect(dirname(folder ?? '')).toBe(parent);
  expect(readdirSync(folder ?? '')).toEqual([]);
  rmSync(folder ?? '', { recursive: true });
});

test('none is made, nor left, where there is too little room, or no such place', () => {
  expect(folderIn(parent, Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(folderIn(join(parent, 'nowhere'), 1)).toBeNull();
  expect(readdirSync(parent)).toEqual([]);
});

test('what a run of long ago has left goes, what one of today writes stays', () => {
  for (const name of ['comptoir-test-old', 'comptoir-test-new', 'another']) mkdirSync(join(parent, name));
  for (const name of ['comptoir-test-old', 'another']) utimesSync(join(parent, name), 0, 0);
  expect(folderIn(parent, Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(readdirSync(parent).sort()).toEqual(['another', 'comptoir-test-new']);
});

test('whoever says where temporary files go is obeyed', () => {
  const program = join(parent, 'where.mjs');
  const scratch = new URL('../scratch.mjs', import.meta.url).href;
  writeFileSync(program, `import { newScratch } from '${scratch}'; console.log(newScratch());`);
  const env = { ...process.env, TMPDIR: parent, TEMP: parent };
  const { stdout } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  expect(dirname(stdout.trim())).toBe(parent);
});
