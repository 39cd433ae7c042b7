// The host of a lesson: the same table, but the opponents pick what the lesson says and every pick can be taken back.
import type { Moment, Player, Scene, Stop, TableHost } from '@comptoir/board-kit';
import {
  type Lesson,
  LessonRun,
  type LoadedGame,
  type LogEntry,
  type Option,
  type Refusal,
  readSeed,
  type Seat,
} from '@comptoir/kernel';
import { LocalGame } from '../local/LocalGame.ts';
import { GENTLEST } from '../local/levels.ts';
import type { SavedGame } from '../local/saved-game.ts';
import { think } from '../local/thinking.ts';

/** How long a pick is shown before it is given back. */
const SHOW_MS = 1200;

function savedOf({ game }: LoadedGame, lesson: Lesson, you: string, picks: LessonRun['picks']): SavedGame {
  const { version, variants, seed, names, seat } = lesson;
  const chairs = names.map((name, n) =>
    n === seat ? { name: you, level: null } : { name, level: GENTLEST },
  );
  const blank = { waiting: [], ask: null, result: null, made: 0, touched: 0 };
  return { id: 'lesson', game: game.id, version, chairs, variants, seed: readSeed(seed), picks, ...blank };
}

/** By the lesson's own hints up to this moment: where it was left. */
function resumed(begin: LessonRun, at: number): LessonRun {
  let run = begin;
  while (run.at < at && run.mode === 'way' && !run.isLast) {
    const { due, reply } = run;
    const next: LessonRun | Refusal =
      reply !== null ? run.answered(reply) : due !== null ? run.pick(due) : run.next();
    if ('code' in next) return begin;
    run = next;
  }
  return run;
}

export class LessonHost implements TableHost {
  readonly #entry: LoadedGame;
  readonly #you: string;
  #run: LessonRun;
  #game: LocalGame;
  #shown = 0;
  #isThinking = false;
  #isClosed = false;
  readonly #listeners = new Set<(moment: Moment) => void>();
  readonly #watchers = new Set<() => void>();

  /** Begins at this moment of the lesson. Throws where its record no longer follows the rules. */
  constructor(entry: LoadedGame, lesson: Lesson, you: string, at: number) {
    this.#entry = entry;
    this.#you = you;
    this.#run = resumed(LessonRun.start(entry.game, lesson), at);
    this.#game = this.#rebuilt();
    void this.#letOthersPlay();
  }

  /** The match as it stands, to be saved as a record. */
  saved(): SavedGame {
    return savedOf(this.#entry, this.#run.lesson, this.#you, this.#run.picks);
  }
  players(): readonly Player[] {
    return this.#scene().players;
  }
  opponents(): readonly string[] {
    return this.players()
      .filter(({ seat }) => seat !== this.#run.lesson.seat)
      .map(({ name }) => name);
  }

  now = (): LessonRun => this.#run;
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  subscribe(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener);
    listener({ scene: this.#scene(), told: null });
    return () => this.#listeners.delete(listener);
  }

  /** Whatever is picked can be taken back here: the terms do not matter. */
  async pick(option: Option): Promise<Refusal | null> {
    const next = this.#run.pick(option);
    if ('code' in next) return next;
    this.#go(next);
    return null;
  }

  async pickAll(options: readonly Option[]): Promise<Stop | null> {
    for (const [made, option] of options.entries()) {
      const refusal = await this.pick(option);
      if (refusal !== null) return { made, seq: this.#game.scene().seq, refusal };
      if (this.#run.mode === 'strayed') return null; // the rest waits for what is said to it
    }
    return null;
  }

  async undo(count: number): Promise<Refusal | null> {
    let run = this.#run;
    for (let n = 0; n < count; n += 1) run = run.undo() ?? run;
    this.#go(run);
    return null;
  }

  async preview(options: readonly Option[]): Promise<Scene | null> {
    return this.#game.preview(options);
  }

  async history(): Promise<readonly LogEntry[]> {
    return this.#game.history();
  }

  async sceneAt(seq: number, viewer: Seat | null): Promise<Scene> {
    return this.#game.sceneAt(seq, viewer);
  }

  next(): void {
    this.#go(this.#run.next());
  }
  keep(): void {
    this.#go(this.#run.keep());
  }
  /** Back to where the learner left the lesson. */
  rejoin(): void {
    this.#go(this.#run.rejoin());
  }
  /** Back to before the first pick the learner kept. */
  restart(): void {
    this.#go(this.#run.restart());
  }

  /** Lays the due pick on the table for a moment, then takes it off again. */
  show(): void {
    const { due } = this.#run;
    const after = due === null ? null : this.#game.preview([due]);
    if (after === null) return;
    this.#shown += 1;
    const showing = this.#shown;
    this.#tell({ scene: { ...after, decision: null, canUndo: false }, told: [] });
    setTimeout(() => {
      if (showing === this.#shown && !this.#isClosed) this.#tell({ scene: this.#scene(), told: [] });
    }, SHOW_MS);
  }

  close(): void {
    this.#isClosed = true;
  }

  #rebuilt(): LocalGame {
    const game = new LocalGame(this.#entry, this.saved());
    game.moments(); // what led here is told by the history
    return game;
  }

  #scene(): Scene {
    const scene = this.#game.scene();
    const { mode, decision } = this.#run;
    const canUndo = this.#run.undo() !== null && (scene.canUndo || mode === 'strayed');
    return { ...scene, decision, canUndo };
  }

  /** Plays what was added to the record; where something was taken back, the table is laid out anew. */
  #go(next: LessonRun): void {
    const { picks: before } = this.#run;
    this.#run = next;
    this.#shown += 1;
    const isLonger = before.every((pick, n) => pick === next.picks[n]);
    if (isLonger) this.#playOn(next.picks.slice(before.length));
    else {
      this.#game = this.#rebuilt();
      this.#tell({ scene: this.#scene(), told: null });
    }
    for (const watcher of this.#watchers) watcher();
    void this.#letOthersPlay();
  }
  #playOn(picks: LessonRun['picks']): void {
    for (const { seat, option } of picks) this.#game.pick(seat, option);
    const moments = picks.length === 0 ? [] : this.#game.moments();
    for (const moment of moments.slice(0, -1)) this.#tell(moment);
    this.#tell({ scene: this.#scene(), told: moments.at(-1)?.told ?? [] });
  }

  #tell(moment: Moment): void {
    for (const listener of this.#listeners) listener(moment);
  }

  /** By the lesson; once the match is free, as the gentlest bot plays. */
  async #letOthersPlay(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    for (let run = this.#run; !this.#isClosed; run = this.#run) {
      const thought = run.mode === 'free' ? this.#game.thought() : null;
      const reply =
        thought === null ? run.reply : { seat: thought.seat, option: await think(this.#entry, thought) };
      if (reply === null) break;
      if (this.#run === run) this.#go(run.answered(reply));
    }
    this.#isThinking = false;
  }
}
