// A position of a recorded game on the screen: recorded games, cut where the person at seat A decides.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@comptoir/catalogue';
import { decisions, readRecord, replay, writeRecord } from '@comptoir/kernel';
import type { Page } from 'playwright-core';

/** The record of a game between bots up to about this part of it (0 to 1), seat A to decide (at `step`); 1 is the whole game. */
export async function positionOf(root: string, id: string, part: number, step?: string): Promise<string> {
  const folder = join(root, 'games', id, 'test', 'replays');
  const name = readdirSync(folder).find((file) => file.startsWith('3-harbour')) ?? '';
  const record = readRecord(readFileSync(join(folder, name), 'utf8'));
  const entry = await loadGame(id);
  if (entry === null || part >= 1) return writeRecord(record);
  let cut = Math.floor(part * record.picks.length);
  const isThere = (): boolean =>
    decisions(entry.game, replay(entry.game, record, cut)).some(
      ({ seat, at }) => seat === 0 && (step === undefined || at.step === step),
    );
  while (!isThere()) cut += 1;
  return writeRecord({ ...record, picks: record.picks.slice(0, cut), result: null, stateHash: null });
}

/** Brings a record to this device and opens its table. */
export async function bring(page: Page, written: string): Promise<void> {
  await page.goto('/my-games');
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(written) };
  await page.locator('.import-file input').setInputFiles(file);
}
