// What stands between a table on the screen, the board that draws it and the host that runs it.
import type { Decision, Kinds, LogEvent, Option, Refusal, Result, Seat } from '@comptoir/kernel';
import type { ComponentType } from 'react';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly level: string | null;
}
/** One moment of a table as one pair of eyes sees it. */
export interface Scene<G extends Kinds = Kinds> {
  readonly game: string;
  readonly players: readonly Player[];
  /** Whose eyes; null: a spectator. */
  readonly viewer: Seat | null;
  readonly view: G['View'];
  /** The viewer's own decision, if there is one. */
  readonly decision: Decision<G> | null;
  /** Everybody who has something to decide. */
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  /** How many picks led here. */
  readonly at: number;
  readonly canUndo: boolean;
}
/** A scene and what the viewer may know of how it came about. */
export interface Moment<G extends Kinds = Kinds> {
  readonly scene: Scene<G>;
  readonly events: readonly G['Event'][];
}
/** One pick of the past, for the log and the replay bar. */
export interface Chapter {
  readonly at: number;
  readonly seat: Seat;
  readonly events: readonly LogEvent[];
}
/** What a table talks to: a worker on this device, or a server. */
export interface TableHost {
  subscribe(listener: (moment: Moment) => void): () => void;
  pick(option: Option): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** What the table would look like after these picks; null when that would show something hidden. */
  preview(options: readonly Option[]): Promise<Scene | null>;
  history(): Promise<readonly Chapter[]>;
  /** The table after `at` picks; the eyes of another seat only where they may be shown. */
  sceneAt(at: number, viewer: Seat | null): Promise<Scene>;
}
/** What a game's `board/` exports. */
export interface BoardModule<G extends Kinds = Kinds> {
  /** The whole table but for decision bar, log and players' list. */
  readonly Board: ComponentType<{ readonly scene: Scene<G> }>;
}
