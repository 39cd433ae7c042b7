// What stands on a game's box: all that pages, lists and the terminal show of a game before its rules are loaded.
import type { Figures } from './figure.ts';
import type { Course } from './lesson.ts';
import type { PuzzleBook } from './puzzle.ts';
import type { Lang, Texts } from './texts.ts';
import type { BotHints, Game, Kinds } from './types.ts';

/** A game with everything a host needs to run it. */
export interface LoadedGame {
  readonly game: Game<Kinds>;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
  /** What the game tells bots about itself; loaded where a bot thinks. */
  loadHints(): Promise<BotHints<Kinds>>;
}
/** The colours of a game, as CSS writes them; drawings and pages read them as `--g-paper`, `--g-ink` … */
export const COLOURS = [
  'paper', // the table itself, and the pages about the game
  'card', // what lies on it: cards, panels, buttons
  'edge', // borders and fine lines
  'sea', // water, or whatever large second ground the board has
  'ink', // text and outlines
  'ink-2', // text that may stand back
  'accent', // the game's own colour: headings, the main button
  'on-accent', // text on the accent
  'accent-2',
  'glow', // what can be picked now
  'refused', // what cannot
] as const;
export type Palette = Readonly<Record<(typeof COLOURS)[number], string>>;
type Four<T> = readonly [T, T, T, T];
/** What the box says, in one language. */
export interface BoxTexts {
  readonly title: string;
  /** A few words under the cover. */
  readonly subtitle: string;
  /** The game in two or three sentences. */
  readonly blurb: string;
  /** Which edition the rules follow. */
  readonly edition: string;
  /** The game in thirty seconds: four steps. */
  readonly steps: Four<readonly [title: string, text: string]>;
  /** What a reader may look up in RULES.md: two words and a number, as an example. */
  readonly search: string;
}
export interface Box {
  /** The name of its folder, in addresses and in records: small letters and hyphens. It never changes. */
  readonly id: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  /** Of the first edition. */
  readonly year: number;
  /** As the rules say: take it from the game's data. */
  readonly players: Game<Kinds>['players'];
  readonly minutes: readonly [least: number, most: number];
  /** Easy to begin with: the home page leads first visitors to such a game. */
  readonly isFirstGame?: true;
  readonly texts: Readonly<Record<Lang, BoxTexts>>;
  /** The pictures beside the four steps: symbols of `cover.svg`, without their `box-<id>-`. */
  readonly pictures: Four<string>;
  readonly palette: Readonly<Record<'light' | 'dark', Palette>>;
  load(): Promise<LoadedGame>;
  /** Its lessons, where it has any. */
  loadCourse?(): Promise<Course>;
  /** The figures of its rules, where it has any. */
  loadFigures?(): Promise<Figures>;
  /** Its puzzles, where it has any. */
  loadPuzzles?(): Promise<PuzzleBook>;
}
