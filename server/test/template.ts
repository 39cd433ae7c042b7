// A data folder whose database has its tables already. It is made once for all servers of the same program, kept beside the bundles,
// and copied for each: initdb and all migrations cost more than everything else at the start of a server.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const KEPT = 'data-';
/** One that nobody has made or needed for so long belongs to an earlier program. */
const OLD_MS = 24 * 3_600_000;

/** With owners and modes, on which PostgreSQL insists. */
export function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', `${from}/.`, to]); // `join` would drop the dot, and the folder be copied into the other
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 32);
}

function removeOld(cache: string): void {
  for (const name of readdirSync(cache).filter((each) => each.startsWith(KEPT))) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Where the template of a bundled server is; `make` fills a folder with the data of a new one. */
async function templateOf(program: string, make: () => Promise<string>): Promise<string> {
  const cache = dirname(dirname(program));
  const kept = join(cache, `${KEPT}${hashOf(dirname(program))}`);
  if (existsSync(kept)) return kept;
  removeOld(cache);
  const made = await make();
  const draft = `${kept}-${process.pid}`;
  mkdirSync(draft);
  copyFolder(made, draft);
  rmSync(made, { recursive: true, force: true });
  try {
    renameSync(draft, kept);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another process was first
  }
  return kept;
}

const templates = new Map<string, Promise<string>>();

/** Fills an empty folder with the data of a server of this program that has just been set up. */
export async function copyTemplate(
  folder: string,
  program: string,
  make: () => Promise<string>,
): Promise<void> {
  const template = templates.get(program) ?? templateOf(program, make);
  templates.set(program, template);
  copyFolder(await template, folder);
}
