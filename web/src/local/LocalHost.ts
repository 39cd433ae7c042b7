// The page's side of a local game: speaks with the worker, keeps every pick, and starts the worker anew when it dies.
import type { LogEntry, Moment, Scene, Stop, TableHost } from '@comptoir/board-kit';
import type { Option, Refusal, Seat } from '@comptoir/kernel';
import type { SavedGame } from './saved-game.ts';
import { findGame, type StorageState, saveGame, watchElsewhere } from './storage.ts';
import { type Answer, type FromTable, NOTHING, type Question, type ToTable } from './worker-messages.ts';

export interface LocalStatus {
  readonly saved: SavedGame;
  readonly storage: StorageState;
  /** The person the device must be handed to. */
  readonly cover: Seat | null;
  /** The worker died and the game was set up again from what is saved. */
  readonly wasRestarted: boolean;
  /** It cannot go on; for the report only. */
  readonly failed: string | null;
}

const PATIENCE_MS = 10_000;
const MOST_RESTARTS = 2;

export class LocalHost implements TableHost {
  private worker: Worker;
  private status: LocalStatus;
  private last: Moment | null = null;
  private asked = 0;
  private restarts = 0;
  private readonly pending = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly unwatch: () => void;

  constructor(saved: SavedGame) {
    this.status = { saved: saved, storage: 'saved', cover: null, wasRestarted: false, failed: null };
    this.worker = this.begin();
    this.unwatch = watchElsewhere((id) => void this.follow(id));
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<FromTable>) => this.onMessage(event.data));
    worker.addEventListener('error', (event) => this.restart(event.message));
    worker.addEventListener('messageerror', () => this.restart('a message could not be read'));
    this.worker = worker;
    void this.ask({ ask: 'open', saved: this.status.saved });
    return worker;
  }

  private onMessage(message: FromTable): void {
    if (message.say === 'failed') {
      this.restart(message.why);
    } else if (message.say === 'answer') {
      this.pending.get(message.number)?.(message.answer);
      this.pending.delete(message.number);
    } else {
      const { moment, saved, cover } = message;
      const hasMoved = saved.picks.length !== this.status.saved.picks.length || this.last === null;
      this.setStatus({ saved: saved, cover });
      if (hasMoved) void this.store(saved);
      this.last = moment;
      for (const listener of this.listeners) listener(moment);
    }
  }

  private async store(saved: SavedGame): Promise<void> {
    const storage = await saveGame(saved);
    if (storage !== this.status.storage) this.setStatus({ storage: storage });
  }

  private setStatus(change: Partial<LocalStatus>): void {
    this.status = { ...this.status, ...change };
    for (const watcher of this.watchers) watcher();
  }

  /** From what is saved, as if the tab had been opened again. */
  private restart(why: string): void {
    this.worker.terminate();
    for (const answer of this.pending.values()) answer(NOTHING);
    this.pending.clear();
    this.restarts += 1;
    if (this.restarts > MOST_RESTARTS) {
      this.setStatus({ failed: why });
      return;
    }
    this.begin();
    this.setStatus({ wasRestarted: true });
  }

  /** Another tab has played on in this game: the picks saved last are the game. */
  private async follow(id: string): Promise<void> {
    const saved = id === this.status.saved.id ? await findGame(id) : null;
    if (saved === null) return;
    this.setStatus({ saved: saved });
    await this.ask({ ask: 'open', saved });
  }

  private ask(question: Question): Promise<Answer> {
    if (this.status.failed !== null) return Promise.resolve(NOTHING);
    this.asked += 1;
    const message: ToTable = { ...question, number: this.asked };
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.restart('the table gives no answer'), PATIENCE_MS);
      this.pending.set(message.number, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.worker.postMessage(message);
    });
  }

  subscribe(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener({ scene: this.last.scene, events: [] });
    return () => this.listeners.delete(listener);
  }

  async pick(option: Option): Promise<Refusal | null> {
    return (await this.ask({ ask: 'pick', option })).refusal;
  }

  async pickAll(options: readonly Option[]): Promise<Stop | null> {
    return (await this.ask({ ask: 'pickAll', options })).stop;
  }

  async undo(): Promise<Refusal | null> {
    return (await this.ask({ ask: 'undo' })).refusal;
  }

  async preview(options: readonly Option[]): Promise<Scene | null> {
    return (await this.ask({ ask: 'preview', options })).scene;
  }

  async history(): Promise<readonly LogEntry[]> {
    return (await this.ask({ ask: 'history' })).log;
  }

  async sceneAt(at: number, viewer: Seat | null): Promise<Scene> {
    const { scene } = await this.ask({ ask: 'sceneAt', at, viewer });
    const now = scene ?? this.last?.scene;
    if (now === undefined) throw new Error('host: asked for a position before there was one');
    return now;
  }

  /** This person looks now. */
  async sit(seat: Seat): Promise<void> {
    await this.ask({ ask: 'sit', seat });
  }

  /** Calls back whenever the status has changed. */
  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  now = (): LocalStatus => this.status;

  dismiss(): void {
    this.setStatus({ wasRestarted: false });
  }

  close(): void {
    this.unwatch();
    this.worker.terminate();
    for (const answer of this.pending.values()) answer(NOTHING);
    this.pending.clear();
  }
}
