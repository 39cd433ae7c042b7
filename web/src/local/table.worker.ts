// The worker in which a local game is played: it answers the page and lets the bots take their turns.
import type { Moment, Scene, Stop } from '@comptoir/board-kit';
import { requireGame } from '@comptoir/catalogue';
import type { LoadedGame, LogEntry, Option, PickTerms, Refusal, Seat } from '@comptoir/kernel';
import { expose } from 'comlink';
import type { CoachQuestion } from '../coach/question.ts';
import { LocalGame } from './LocalGame.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import type { SavedGame } from './saved-game.ts';
import { think } from './thinking.ts';

/** How the table stands now, and what led there. */
export interface Update {
  readonly moments: readonly Moment[];
  readonly saved: SavedGame;
  /** The person the device must be handed to. */
  readonly cover: Seat | null;
}
/** The page, which has seen the update when the promise is kept. */
type OnUpdate = (update: Update) => Promise<void>;

interface Open {
  readonly entry: LoadedGame;
  readonly game: LocalGame;
  readonly onUpdate: OnUpdate;
}

export class TableWorker {
  private opened: Open | null = null;
  private isThinking = false;

  async open(saved: SavedGame, onUpdate: OnUpdate): Promise<void> {
    const entry = await requireGame(saved.game);
    this.opened = { entry, game: new LocalGame(entry, saved), onUpdate };
    await this.publish();
  }

  /** Shows what came of it, or hands the refusal back. */
  async pick(option: Option, terms: PickTerms): Promise<Refusal | null> {
    const { game } = this.table();
    const no = game.pick(game.seated(), option, terms);
    if (no === null) await this.publish();
    return no;
  }

  /** All of it at once, or as far as it goes. */
  async pickAll(options: readonly Option[]): Promise<Stop | null> {
    const stop = this.table().game.pickAll(options);
    await this.publish();
    return stop;
  }

  async undo(count: number): Promise<Refusal | null> {
    const no = this.table().game.undo(count);
    if (no === null) await this.publish();
    return no;
  }

  async sit(seat: Seat): Promise<void> {
    this.table().game.sit(seat);
    await this.publish();
  }

  preview(options: readonly Option[]): Scene | null {
    return this.table().game.preview(options);
  }

  /** What a good player would pick in the viewer's place. */
  async advice(): Promise<Option | null> {
    const { entry, game } = this.table();
    const thought = game.advice(DEFAULT_LEVEL);
    if (thought === null) return null;
    await this.count();
    return think(entry, thought);
  }

  /** What the coach may know about the viewer's decision. Where the coach was asked, it is counted. */
  async question(isAsked: boolean): Promise<CoachQuestion | null> {
    const question = this.table().game.question();
    if (question !== null && isAsked) await this.count();
    return question;
  }

  /** The coach was asked: nothing has happened at the table, but it is kept. */
  private async count(): Promise<void> {
    const { game, onUpdate } = this.table();
    game.countAsk();
    await onUpdate({ moments: [], saved: game.toSave(), cover: game.cover() });
  }

  history(): readonly LogEntry[] {
    return this.table().game.history();
  }

  sceneAt(seq: number, viewer: Seat | null): Scene {
    return this.table().game.sceneAt(seq, viewer);
  }

  private table(): Open {
    if (this.opened === null) throw new Error('table: asked before it was open');
    return this.opened;
  }

  private async publish(): Promise<void> {
    const { game, onUpdate } = this.table();
    const cover = game.cover();
    await onUpdate({ moments: game.moments(), saved: game.toSave(), cover });
    this.letBotsPlay().catch(reportError); // the page hears of it and starts a new worker
  }

  /** Bots play until a person has to decide. */
  private async letBotsPlay(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      for (;;) {
        const { entry, game } = this.table();
        const thought = game.thought();
        if (thought === null) return;
        const option = await think(entry, thought);
        if (this.table().game !== game) continue; // another game was opened meanwhile
        if (game.pick(thought.seat, option) === null) await this.publish();
      }
    } finally {
      this.isThinking = false;
    }
  }
}

expose(new TableWorker());
