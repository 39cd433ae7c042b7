// Makes a fresh clone ready: installs the dependencies when they are missing or older than the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const stamp = join(root, 'node_modules', '.comptoir-lock');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing dependencies …');
  const shell = process.platform === 'win32';
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell,
    },
  );
  if (status !== 0) {
    console.error('The dependencies could not be installed; is the npm registry within reach?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
