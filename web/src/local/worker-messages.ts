// What page and workers write to each other.
import type { LogEntry, Moment, Scene, Stop } from '@comptoir/board-kit';
import type { Option, Refusal, Seat } from '@comptoir/kernel';
import type { Thought } from './LocalGame.ts';
import type { SavedGame } from './saved-game.ts';

/** A question to the table's worker, each with a number to be answered under. */
export type Question =
  | { readonly ask: 'open'; readonly saved: SavedGame }
  | { readonly ask: 'pick'; readonly option: Option }
  | { readonly ask: 'pickAll'; readonly options: readonly Option[] }
  | { readonly ask: 'undo' }
  | { readonly ask: 'sit'; readonly seat: Seat }
  | { readonly ask: 'preview'; readonly options: readonly Option[] }
  | { readonly ask: 'history' }
  | { readonly ask: 'sceneAt'; readonly at: number; readonly viewer: Seat | null };
/** One shape for all answers: what a question does not ask for stays empty. */
export interface Answer {
  readonly refusal: Refusal | null;
  readonly stop: Stop | null;
  readonly scene: Scene | null;
  readonly log: readonly LogEntry[];
}
export type ToTable = Question & { readonly number: number };
export type FromTable =
  | { readonly say: 'answer'; readonly number: number; readonly answer: Answer }
  | {
      readonly say: 'moment';
      readonly moment: Moment;
      readonly saved: SavedGame;
      readonly cover: Seat | null;
    }
  | { readonly say: 'failed'; readonly why: string };
/** What a question is answered that asked for nothing, or that nobody can answer any more. */
export const NOTHING: Answer = { refusal: null, stop: null, scene: null, log: [] };
export interface ToBot extends Thought {
  readonly game: string;
  readonly number: number;
}
export interface FromBot {
  readonly number: number;
  readonly option: Option;
}
