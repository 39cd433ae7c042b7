// What the documents name is there: links, files, and every command line with its options.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import packages from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const listed = (...paths: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));
const FILES = listed();
/** Rulebooks speak of games alone; what has changed once stays as it was called then. */
const DOCUMENTS = FILES.filter((path) => path.endsWith('.md') && !/RULES|CHANGELOG/.test(path));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const all = (pattern: RegExp): readonly (readonly string[])[] =>
  DOCUMENTS.flatMap((path) => [...textOf(path).matchAll(pattern)].map((found) => [...found]));

/** What a command says with --help. */
function helpOf(args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}
const optionsIn = (text: string): readonly string[] => text.match(/--[a-z][a-z-]*/g) ?? [];

describe('documents', () => {
  test.each(DOCUMENTS)('%s: its links lead somewhere', (path) => {
    const links = [...textOf(path).matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    const lost = links.filter((to) => !existsSync(join(root, normalize(join(dirname(path), to)))));
    expect(lost).toEqual([]);
  });

  /** Written by a server, or a folder of somebody else's: no file of ours. */
  const OUTSIDE = ['node_modules/.cache', 'DATA_DIR/postgres.log', 'push.json'];
  test.each(DOCUMENTS)('%s: the files it names are there', (path) => {
    const named = [...textOf(path).matchAll(/`([\w./-]+)`/g)]
      .map(([, name = '']) => name.replace(/\/$/, ''))
      .filter((name) => /^\w[^:]*\/|\.(?:tsx?|mjs|css|svg|json)$/.test(name) && !OUTSIDE.includes(name));
    const isThere = (name: string): boolean =>
      FILES.some((file) => `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name}/`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('every comptoir command they name exists, with its options', () => {
    const known = new Map(
      helpOf(['cli/bin/comptoir.mjs'])
        .trimEnd()
        .split('\n')
        .map((line) => [line.split(' ')[1], line] as const),
    );
    const lines = all(/npx comptoir ([a-z]+(?: \| [a-z]+)*)([^`\n#]*)/g);
    expect(lines.length).toBeGreaterThan(40);
    const wrong = lines.flatMap(([line = '', names = '', rest = '']) =>
      names.split(' | ').flatMap((name) => {
        const usage = known.get(name);
        const isKnown = usage !== undefined && optionsIn(rest).every((option) => usage.includes(option));
        return isKnown ? [] : [line];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every script they name exists, with its options', () => {
    const scripts = new Map<string, string>(Object.entries(packages.scripts));
    const helps = new Map<string, string>();
    const wrong = all(/npm run ([a-z][a-z:-]*)(?: -- ([^`\n#]*))?/g).filter(([, name = '', rest = '']) => {
      const script = scripts.get(name);
      if (script === undefined) return true;
      const wanted = optionsIn(rest);
      if (wanted.length === 0) return false;
      const [, ...args] = script.split(' && ').at(-1)?.split(' ') ?? [];
      const help = helps.get(name) ?? helpOf(args);
      helps.set(name, help);
      return !wanted.every((option) => help.includes(option));
    });
    expect(wrong.map(([line]) => line)).toEqual([]);
  });
});
