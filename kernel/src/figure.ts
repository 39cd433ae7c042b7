// Figures of the rules: positions of real games, what of the board is shown of them, and what it shows.
import { MatchHistory } from './history.ts';
import { readPick } from './lesson.ts';
import { readSeed } from './rng.ts';
import type { Words } from './texts.ts';
import type { Game, Kinds, RuleId, Seat } from './types.ts';

/** A game that figures look into: its deal, and its picks as `0 slot 3`. */
export interface FigureTable {
  readonly names: readonly string[];
  readonly version: number;
  readonly variants: readonly string[];
  readonly seed: string;
  readonly picks: readonly string[];
}
/** A position: the table after so many of its picks, and after these instead of what followed. */
export interface FigurePosition {
  readonly table: FigureTable;
  readonly at: number;
  readonly more?: readonly string[];
  /** Through whose eyes; without it the first seat's. */
  readonly seat?: Seat;
}
/** A sign beside a thing of the board. */
export interface FigureMark {
  /** A place, target or note of the board. */
  readonly on: string;
  /** A tick or a cross, and the pick that the rules allow or refuse here. */
  readonly is?: 'right' | 'wrong';
  readonly pick?: string;
  /** A number or a word, the same in every language. */
  readonly label?: string;
}
export interface FigurePanel extends FigurePosition {
  /** What is drawn: the board, what lies before the seat, the players, or a tab of the side panel. Without it the board. */
  readonly part?: string;
  /** Places, targets or notes of the board that must be seen; or left, top, width, height as parts of the whole. */
  readonly show: readonly string[] | readonly [number, number, number, number];
  /** Width by height. */
  readonly shape: number;
  readonly caption: Words;
  readonly verdict?: 'right' | 'wrong';
  readonly marks?: readonly FigureMark[];
}
/** A line of a calculation: what is counted, and what it comes to. */
export interface FigureRow {
  readonly what: Words;
  readonly number: string;
}
export interface Figure {
  /** In addresses and in the names of pictures: small letters and hyphens. */
  readonly name: string;
  /** The paragraph it stands beside. */
  readonly rule: RuleId;
  readonly title: Words;
  readonly panels: readonly FigurePanel[];
  /** A worked example, or a table of values; `total` is what comes of it. */
  readonly rows?: readonly FigureRow[];
  readonly total?: FigureRow;
}
/** An icon or a piece; its name and its sentence are the board's own note. */
export interface GlossaryEntry {
  readonly icon: string;
  readonly note: string;
}
/** A question that comes up at tables; the paragraph answers it. */
export interface Question {
  readonly question: Words;
  readonly rule: RuleId;
}
/** What a game's `figures/` adds to its rules. */
export interface Figures {
  readonly figures: readonly Figure[];
  /** At the beginning of which table the notes of the glossary are read. */
  readonly table: FigureTable;
  readonly glossary: readonly GlossaryEntry[];
  readonly asked: readonly Question[];
}

/** The position, with its past. Throws where the picks no longer follow the rules. */
export function playedTo<G extends Kinds>(game: Game<G>, position: FigurePosition): MatchHistory<G> {
  const { table, at, more = [] } = position;
  const { version, variants, names, seed } = table;
  if (at > table.picks.length) throw new Error(`${game.id}: the table has no pick ${at}`);
  const picks = [...table.picks.slice(0, at), ...more].map((line, n) => ({ ...readPick(line), line: n + 1 }));
  const header = { game: game.id, version, players: names.length, variants, seed: readSeed(seed) };
  return new MatchHistory(game, { ...header, picks });
}
