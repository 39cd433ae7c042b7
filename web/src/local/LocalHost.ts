// The page's side of a local game: speaks with the worker, saves every pick, and starts the worker anew when it dies.
import type { Moment, Scene, Stop, TableHost } from '@comptoir/board-kit';
import type { LogEntry, Option, PickTerms, Refusal, Seat } from '@comptoir/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import type { CoachQuestion } from '../coach/question.ts';
import type { SavedGame } from './saved-game.ts';
import { findGame, type StorageState, saveGame, watchElsewhere } from './storage.ts';
import type { TableWorker, Update } from './table.worker.ts';

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

const PATIENCE_MS = 30_000;
const MOST_RESTARTS = 2;

export class LocalHost implements TableHost {
  private worker: Worker;
  private table: Remote<TableWorker>;
  private status: LocalStatus;
  private last: Moment | null = null;
  private restarts = 0;
  /** What answers a question that the worker can no longer answer. */
  private readonly pending = new Set<() => void>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly unwatch: () => void;

  constructor(saved: SavedGame) {
    this.status = { saved, storage: 'saved', cover: null, wasRestarted: false, failed: null };
    this.worker = this.begin();
    this.table = wrap<TableWorker>(this.worker);
    void this.open();
    this.unwatch = watchElsewhere((id) => void this.follow(id));
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', (event) => this.restart(event.message));
    worker.addEventListener('messageerror', () => this.restart('a message could not be read'));
    return worker;
  }

  private open(): Promise<void> {
    const onUpdate = proxy(async (update: Update): Promise<void> => this.onUpdate(update));
    return this.ask((table) => table.open(this.status.saved, onUpdate), undefined);
  }

  private onUpdate({ moments, saved, cover }: Update): void {
    const before = this.status.saved;
    const hasMoved = saved.picks.length !== before.picks.length || this.last === null;
    const hasAsked = saved.asked?.some((times, seat) => times !== before.asked?.[seat]) === true;
    this.setStatus({ saved, cover });
    if (hasMoved || hasAsked) void this.store(saved);
    this.last = moments.at(-1) ?? this.last;
    for (const moment of moments) for (const listener of this.listeners) listener(moment);
  }

  private async store(saved: SavedGame): Promise<void> {
    const storage = await saveGame(saved);
    if (storage !== this.status.storage) this.setStatus({ storage });
  }

  private setStatus(change: Partial<LocalStatus>): void {
    this.status = { ...this.status, ...change };
    for (const watcher of this.watchers) watcher();
  }

  private end(): void {
    this.worker.terminate();
    for (const giveUp of this.pending) giveUp();
  }

  /** From what is saved, as if the tab had been opened again. */
  private restart(why: string): void {
    this.end();
    this.restarts += 1;
    if (this.restarts > MOST_RESTARTS) {
      this.setStatus({ failed: why });
      return;
    }
    this.worker = this.begin();
    this.table = wrap<TableWorker>(this.worker);
    void this.open();
    this.setStatus({ wasRestarted: true });
  }

  /** Another tab has played on in this game: the picks saved last are the game. */
  private async follow(id: string): Promise<void> {
    const saved = id === this.status.saved.id ? await findGame(id) : null;
    if (saved === null) return;
    this.setStatus({ saved });
    await this.open();
  }

  /** The worker's answer. One that fails or gives none in time is replaced; then the answer is `otherwise`. */
  private ask<T>(question: (table: Remote<TableWorker>) => Promise<T>, otherwise: T): Promise<T> {
    if (this.status.failed !== null) return Promise.resolve(otherwise);
    const { worker } = this;
    return new Promise((resolve) => {
      const settle = (answer: T): void => {
        clearTimeout(timer);
        this.pending.delete(giveUp);
        resolve(answer);
      };
      const giveUp = (): void => settle(otherwise);
      const fail = (why: unknown): void => {
        if (this.worker === worker) this.restart(why instanceof Error ? why.message : String(why));
      };
      const timer = setTimeout(() => fail('the table gives no answer'), PATIENCE_MS);
      this.pending.add(giveUp);
      question(this.table).then(settle, fail);
    });
  }

  subscribe(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener({ scene: this.last.scene, told: null });
    return () => this.listeners.delete(listener);
  }

  pick(option: Option, terms: PickTerms = {}): Promise<Refusal | null> {
    return this.ask((table) => table.pick(option, terms), null);
  }

  pickAll(options: readonly Option[]): Promise<Stop | null> {
    return this.ask((table) => table.pickAll(options), null);
  }

  undo(count: number): Promise<Refusal | null> {
    return this.ask((table) => table.undo(count), null);
  }

  advice(): Promise<Option | null> {
    return this.ask((table) => table.advice(), null);
  }

  question(isAsked: boolean): Promise<CoachQuestion | null> {
    return this.ask((table) => table.question(isAsked), null);
  }

  preview(options: readonly Option[]): Promise<Scene | null> {
    return this.ask((table) => table.preview(options), null);
  }

  history(): Promise<readonly LogEntry[]> {
    return this.ask<readonly LogEntry[]>((table) => table.history(), []);
  }

  async sceneAt(seq: number, viewer: Seat | null): Promise<Scene> {
    const now = this.last?.scene;
    if (now === undefined) throw new Error('host: asked for a position before there was one');
    return this.ask((table) => table.sceneAt(seq, viewer), now);
  }

  /** This person looks now. */
  sit(seat: Seat): Promise<void> {
    return this.ask((table) => table.sit(seat), undefined);
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
    this.end();
  }
}
