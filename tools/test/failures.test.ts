// The end of a long log names what failed: read from what the real vitest prints.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedFiles, failuresIn } from '../failures.mjs';

const root = resolve(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules', '.failures-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function outputOf(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = [vitest, 'run', '--root', folder, '--config', join(folder, 'vitest.config.mjs')];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  return stdout + stderr;
}

describe('what went wrong', () => {
  test('is the tests that failed and the files that could not be read, by name', () => {
    const output = outputOf({
      'vitest.config.mjs': "export default { test: { include: ['*.test.mjs'], exclude: [] } };",
      'wharf.test.mjs': `import { describe, expect, test } from 'vitest';
        describe('a wharf', () => {
          test('holds', () => {});
          test('floats', () => { expect(1).toBe(2); });
        });
        test('alone', () => { throw new Error('FAIL of its own'); });`,
      'broken.test.mjs': "throw new Error('not today');",
    });
    expect([...failuresIn(output)].sort()).toEqual([
      'broken.test.mjs [ broken.test.mjs ]',
      'wharf.test.mjs > a wharf > floats',
      'wharf.test.mjs > alone',
    ]);
    expect([...failedFiles(output)].sort()).toEqual(['broken.test.mjs', 'wharf.test.mjs']);
  });

  test('is the last lines of a step that is no test', () => {
    const lines = Array.from({ length: 40 }, (_, n) => `a.ts(${n},1): error TS2322`);
    expect(failuresIn(`${lines.join('\n')}\n\n`)).toEqual(lines.slice(-12));
    expect(failedFiles(lines.join('\n'))).toEqual([]);
  });
});
