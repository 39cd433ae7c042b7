// Everything that can be started says with --help what it is for, at once and with nothing installed for it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import packages from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');

/** What it prints; it ends with 0 and complains about nothing. */
function helpOf(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** A tool that is only imported has nothing to say. */
function isProgram(name: string): boolean {
  const text = readFileSync(join(root, 'tools', name), 'utf8');
  return text.includes('isMain(import.meta.url)') || !/^export /m.test(text);
}
const PROGRAMS = readdirSync(join(root, 'tools')).filter((name) => name.endsWith('.mjs') && isProgram(name));

describe('--help', () => {
  test.each(Object.entries(packages.scripts))('of npm run %s', (_name, script) => {
    const [last = ''] = script.split(' && ').slice(-1);
    const [program, ...args] = last.split(' ');
    expect(program).toBe('node');
    expect(helpOf(args)).toMatch(/^(npm|node|comptoir) .+\n {2}\S/);
  });

  test.each(PROGRAMS)('of tools/%s', (name) => {
    expect(helpOf([join('tools', name)])).toMatch(/^(npm|node tools\/) ?.+\n {2}\S/);
  });
});
