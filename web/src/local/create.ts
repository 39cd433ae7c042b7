// How a local game comes about: at a form, at a click, or out of a record.
import { loadGame, requireGame, titleOf } from '@comptoir/catalogue';
import {
  askedIn,
  type Chair,
  chairsIn,
  chooseVariants,
  type GameRecord,
  RecordError,
  readRecord,
  readSeed,
  redealsIn,
  type Seat,
  type Seed,
  seedFrom,
  verify,
} from '@comptoir/kernel';
import { readSettings } from '../settings.ts';
import type { Words } from '../words/en.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import { botName } from './names.ts';
import type { SavedGame } from './saved-game.ts';
import { saveGame } from './storage.ts';

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export interface NewGame {
  readonly game: string;
  readonly chairs: readonly Chair[];
  /** null: those that a table is usually opened with. */
  readonly variants: readonly string[] | null;
  /** A word that sets the shuffle; '' for a fresh one. */
  readonly word: string;
}

const seedOf = (word: string): Seed => (word.trim() === '' ? readSeed(hex(16)) : seedFrom(word.trim()));

function blank(
  wanted: Pick<SavedGame, 'game' | 'chairs' | 'variants'>,
  version: number,
  seed: Seed,
): SavedGame {
  const { game, chairs, variants } = wanted;
  const now = Date.now();
  const fresh = { picks: [], waiting: [], ask: null, result: null, made: now, touched: now };
  return { id: hex(5), game, version, chairs, variants, seed, ...fresh };
}

/** Lays a new game out and keeps it; its id is its address. */
export async function createGame(wanted: NewGame): Promise<string> {
  const entry = await requireGame(wanted.game);
  const variants = wanted.variants ?? entry.game.usualVariants ?? [];
  chooseVariants(entry.game, variants);
  const saved = blank({ ...wanted, variants }, entry.game.version, seedOf(wanted.word));
  await saveGame(saved);
  return saved.id;
}

/** As much of a game as its moves need. */
export type Played = Pick<
  SavedGame,
  'game' | 'version' | 'variants' | 'seed' | 'chairs' | 'picks' | 'redeals'
>;

/** The position after so many picks as a game of its own: this seat against bots. */
export async function playFrom(played: Played, count: number, seat: Seat): Promise<string> {
  const level = readSettings().level || DEFAULT_LEVEL;
  const chairs = played.chairs.map((chair, n): Chair => {
    if (n === seat) return { ...chair, level: null };
    return chair.level === null ? { name: botName(n), level } : chair;
  });
  const saved = blank({ ...played, chairs }, played.version, played.seed);
  const redeals = (played.redeals ?? []).filter(({ at }) => at <= count);
  await saveGame({ ...saved, picks: played.picks.slice(0, count), redeals });
  return saved.id;
}

/** The same position as this seat knew it: all that it could not know is dealt anew. */
export function retryFrom(played: Played, count: number, seat: Seat): Promise<string> {
  const redeals = [...(played.redeals ?? []), { at: count, seat, salt: hex(16) }];
  return playFrom({ ...played, redeals }, count, seat);
}

/** You at the seat you like, bots of one level round it: as many as make a good first game. */
export function chairsAgainst(level: string, players: number, you: string): readonly Chair[] {
  const seat = Math.min(readSettings().mark, players) - 1;
  return Array.from({ length: players }, (_, n) =>
    n === seat ? { name: you, level: null } : { name: botName(n), level },
  );
}

/** What came of a record: the new game's id, or a sentence that says why not. */
export type Imported = { readonly id: string } | { readonly no: string };
const MOST_BYTES = 2_000_000;

function complain(error: unknown, words: Words['records']): Imported {
  if (!(error instanceof RecordError)) return { no: words.unread };
  return { no: error.line <= 1 ? words.foreign : words.broken(error.line) };
}

/** Saves a record as a game that goes on, or says in one sentence why it cannot. */
export async function importRecord(file: File, words: Words['records'], you: string): Promise<Imported> {
  if (file.size > MOST_BYTES) return { no: words.tooBig };
  let record: GameRecord;
  try {
    record = readRecord(await file.text());
  } catch (error) {
    return complain(error, words);
  }
  const entry = await loadGame(record.game);
  if (entry === null) return { no: words.unknownGame(record.game) };
  if (entry.game.version !== record.version)
    return { no: words.version(titleOf(record.game, readSettings().lang)) };
  try {
    verify(entry.game, record);
  } catch (error) {
    return { no: words.impossible(error instanceof RecordError ? error.line : 0) };
  }
  const { name, level } = readSettings();
  const chairs = chairsIn(record).map((chair, seat): Chair => {
    if (chair !== null) return chair;
    return seat === 0
      ? { name: name || you, level: null }
      : { name: botName(seat), level: level || DEFAULT_LEVEL };
  });
  const { game, variants, seed, version, result } = record;
  const picks = record.picks.map(({ seat, option }) => ({ seat, option }));
  const kept = { picks, result, asked: askedIn(record), redeals: redealsIn(record) };
  const saved: SavedGame = { ...blank({ game, chairs, variants }, version, seed), ...kept };
  await saveGame(saved);
  return { id: saved.id };
}
