// Where the tests write. Every server of theirs has a database of its own, of more than a thousand small files: these are made and
// removed several times as quickly in memory, and nobody waits for a disk.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'comptoir-test-';
const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** Several times what the tests have written at any moment. */
const ROOM = 4 * GIB;
/** What is written takes memory from the browsers and servers. */
const MEMORY = 10 * GIB;
/** No run takes so long. */
const OLD_MS = 24 * 3_600_000;

/** Whether programs that lie there may be run: some systems do not let them. */
function canRunFrom(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/** What a run that was killed has left would take up memory for ever. */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(NAME))) {
    const path = join(parent, name);
    if (Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** A new folder in this one; null where there is not so much room, or where programs cannot be run. */
export function folderIn(parent, room) {
  try {
    removeLeftovers(parent);
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < room) return null;
    const folder = mkdtempSync(join(parent, NAME));
    if (canRunFrom(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // there is none, or not for us
  }
  return null;
}

/** A new folder for all that the tests write: in memory where there is plenty of it, unless somebody has said where. */
export function newScratch() {
  const isFree = process.env.TMPDIR === undefined && (process.availableMemory?.() ?? freemem()) >= MEMORY;
  const folder = (isFree ? folderIn(IN_MEMORY, ROOM) : null) ?? mkdtempSync(join(tmpdir(), NAME));
  chmodSync(folder, 0o711); // databases run as another user where we are root
  return folder;
}
