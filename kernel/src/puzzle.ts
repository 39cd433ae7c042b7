// Puzzles: positions of recorded games in which one line of picks is clearly best for the seat that decides.
import { readPick } from './lesson.ts';
import { replay } from './record.ts';
import { readSeed } from './rng.ts';
import type { Game, Kinds, Seat } from './types.ts';

/** A pick as records write it, what chance it leaves the seat, and the points each seat may then expect. */
export interface PuzzleAnswer {
  readonly pick: string;
  readonly chance: number;
  readonly points: readonly number[];
}
/** One pick of the line. */
export interface PuzzleStep {
  /** The best first. */
  readonly answers: readonly PuzzleAnswer[];
  /** So many of them are right: the best, and what is as good. */
  readonly right: number;
}
export interface Puzzle {
  /** In addresses and in what a device keeps; it never changes. */
  readonly id: string;
  readonly version: number;
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  /** What was picked before: `1 slot 3`. */
  readonly opening: readonly string[];
  readonly seat: Seat;
  /** How much of the game was over, from 0 to 1. */
  readonly phase: number;
  readonly steps: readonly PuzzleStep[];
  /** From 1, easy, to 3. */
  readonly grade: number;
  /** By level of bots: the share of its tries that found the line. */
  readonly found: Readonly<Record<string, number>>;
}
/** A game's `puzzles/puzzles.json`, as `comptoir mine` writes it. */
export interface PuzzleBook {
  readonly origin: {
    readonly commit: string;
    readonly command: string;
    readonly date: string;
    readonly seed: string;
    /** How many games were looked through. */
    readonly games: number;
  };
  readonly puzzles: readonly Puzzle[];
}

/** The position it asks about. Throws RecordError where its picks no longer follow the rules. */
export function puzzlePosition<G extends Kinds>(game: Game<G>, puzzle: Puzzle): G['State'] {
  const { version, players, variants, seed, opening } = puzzle;
  const header = { game: game.id, version, players, variants, seed: readSeed(seed) };
  const picks = opening.map((line, n) => ({ ...readPick(line), line: n + 1 }));
  return replay(game, { ...header, picks, remarks: [], result: null, stateHash: null });
}
