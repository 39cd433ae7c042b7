// The page's side of a local game: speaks with the worker, keeps every pick, and starts the worker anew when it dies.
import type { Chapter, Moment, Scene, Stop, TableHost } from '@comptoir/board-kit';
import type { Option, Refusal, Seat } from '@comptoir/kernel';
import type { Kept } from './kept.ts';
import { type Answer, type FromTable, NOTHING, type Question, type ToTable } from './letters.ts';
import { find, keep, type Shelving, watchElsewhere } from './shelf.ts';

export interface Standing {
  readonly kept: Kept;
  readonly shelving: Shelving;
  /** The person the device must be handed to. */
  readonly cover: Seat | null;
  /** The worker died and the game was set up again from what is kept. */
  readonly wasRestarted: boolean;
  /** It cannot go on; for the report only. */
  readonly failed: string | null;
}

const PATIENCE_MS = 10_000;
const MOST_RESTARTS = 2;

export class LocalHost implements TableHost {
  private worker: Worker;
  private standing: Standing;
  private last: Moment | null = null;
  private asked = 0;
  private restarts = 0;
  private readonly pending = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly unwatch: () => void;

  constructor(kept: Kept) {
    this.standing = { kept, shelving: 'kept', cover: null, wasRestarted: false, failed: null };
    this.worker = this.begin();
    this.unwatch = watchElsewhere((id) => void this.follow(id));
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<FromTable>) => this.hear(event.data));
    worker.addEventListener('error', (event) => this.restart(event.message));
    worker.addEventListener('messageerror', () => this.restart('a letter could not be read'));
    this.worker = worker;
    void this.ask({ ask: 'open', kept: this.standing.kept });
    return worker;
  }

  private hear(letter: FromTable): void {
    if (letter.say === 'failed') {
      this.restart(letter.why);
    } else if (letter.say === 'answer') {
      this.pending.get(letter.number)?.(letter.answer);
      this.pending.delete(letter.number);
    } else {
      const { moment, kept, cover } = letter;
      const hasMoved = kept.picks.length !== this.standing.kept.picks.length || this.last === null;
      this.stand({ kept, cover });
      if (hasMoved) void this.store(kept);
      this.last = moment;
      for (const listener of this.listeners) listener(moment);
    }
  }

  private async store(kept: Kept): Promise<void> {
    const shelving = await keep(kept);
    if (shelving !== this.standing.shelving) this.stand({ shelving });
  }

  private stand(change: Partial<Standing>): void {
    this.standing = { ...this.standing, ...change };
    for (const watcher of this.watchers) watcher();
  }

  /** From what is kept, as if the tab had been opened again. */
  private restart(why: string): void {
    this.worker.terminate();
    for (const answer of this.pending.values()) answer(NOTHING);
    this.pending.clear();
    this.restarts += 1;
    if (this.restarts > MOST_RESTARTS) {
      this.stand({ failed: why });
      return;
    }
    this.begin();
    this.stand({ wasRestarted: true });
  }

  /** Another tab has played on in this game: the picks kept last are the game. */
  private async follow(id: string): Promise<void> {
    const kept = id === this.standing.kept.id ? await find(id) : null;
    if (kept === null) return;
    this.stand({ kept });
    await this.ask({ ask: 'open', kept });
  }

  private ask(question: Question): Promise<Answer> {
    if (this.standing.failed !== null) return Promise.resolve(NOTHING);
    this.asked += 1;
    const letter: ToTable = { ...question, number: this.asked };
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.restart('the table gives no answer'), PATIENCE_MS);
      this.pending.set(letter.number, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.worker.postMessage(letter);
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

  async history(): Promise<readonly Chapter[]> {
    return (await this.ask({ ask: 'history' })).chapters;
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

  /** Calls back whenever the standing has changed. */
  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  now = (): Standing => this.standing;

  dismiss(): void {
    this.stand({ wasRestarted: false });
  }

  close(): void {
    this.unwatch();
    this.worker.terminate();
    for (const answer of this.pending.values()) answer(NOTHING);
    this.pending.clear();
  }
}
