// Mistakes of the caller: one clear sentence, exit status 2, nothing overwritten.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import {
  chooseVariants,
  type GameRecord,
  RecordError,
  readRecord,
  type Seed,
  seedFrom,
} from '@comptoir/kernel';

export class UsageError extends Error {}

/** The longest games need a hundredth of it. */
const MOST_BYTES = 16_000_000;

export interface Arguments {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
  /** An integer of at least `min`, or the default. */
  count(name: string, otherwise: number, min?: number): number;
}

/** Reads `words --name value`. Names ending in `!` are flags without a value. */
export function readArguments(args: readonly string[], names: readonly string[]): Arguments {
  const options: Record<string, { type: 'string' | 'boolean' }> = {};
  for (const name of names)
    options[name.replace('!', '')] = { type: name.endsWith('!') ? 'boolean' : 'string' };
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  const { values, positionals } = parsed;
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: positionals,
    text,
    flag: (name) => values[name] === true,
    count(name, otherwise, min = 1) {
      const given = text(name);
      if (given === undefined) return otherwise;
      const n = Number(given);
      if (!Number.isSafeInteger(n) || n < min) throw new UsageError(`--${name} must be an integer ≥ ${min}.`);
      return n;
    },
  };
}

export async function gameNamed(id: string | undefined): Promise<LoadedGame> {
  const entry = id === undefined ? null : await loadGame(id);
  if (entry === null) throw new UsageError(`Name a game: ${GAME_IDS.join(', ')}.`);
  return entry;
}

/** The games a command is for: one by name, or all. */
export async function gamesNamed(id: string | undefined): Promise<readonly LoadedGame[]> {
  if (id !== 'all') return [await gameNamed(id)];
  return Promise.all(GAME_IDS.map((each) => gameNamed(each)));
}

export function checkPlayers({ game }: LoadedGame, players: number): number {
  const [min, max] = game.players;
  if (players < min || players > max)
    throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${players}.`);
  return players;
}

export function variantsFrom({ game }: LoadedGame, text: string | undefined): readonly string[] {
  const chosen = text === undefined || text === '' ? (game.usualVariants ?? []) : text.split(',');
  try {
    chooseVariants(game, chosen);
  } catch {
    const all = Object.entries(game.variants).flatMap(([name, values]) =>
      values.map((value) => `${name}:${value}`),
    );
    throw new UsageError(`Unknown variant in “${text}”; ${game.id} has: ${all.join(', ') || 'none'}.`);
  }
  return chosen;
}

/** A seed from any text; without one, a fresh one. */
export function seedOf(text: string | undefined): { readonly name: string; readonly seed: Seed } {
  const name = text ?? crypto.randomUUID();
  return { name, seed: seedFrom(name) };
}

export function readFile(path: string | undefined): string {
  if (path === undefined) throw new UsageError('Name a record file.');
  let size: number;
  try {
    size = statSync(path).size;
    if (size <= MOST_BYTES) return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
  throw new UsageError(`The file ${path} has ${size} bytes; no record has more than ${MOST_BYTES}.`);
}

/** A record from a file. A broken one is the caller's mistake, except for `verify`, which reports it as a finding. */
export function recordFrom(path: string | undefined): GameRecord {
  try {
    return readRecord(readFile(path));
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(`${path}, ${error.message}.`);
    throw error;
  }
}

export function writeNew(path: string, text: string): void {
  if (existsSync(path)) throw new UsageError(`The file ${path} already exists; nothing was written.`);
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch {
    throw new UsageError(`The file ${path} cannot be written.`);
  }
}
