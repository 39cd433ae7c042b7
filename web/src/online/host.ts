// A table on the server: the same contract as a table on this device, over a socket that may break at any time.
import type { Chapter, Moment, Player, Scene, TableHost } from '@comptoir/board-kit';
import type { Option, Refusal, Seat } from '@comptoir/kernel';
import { writeOption } from '@comptoir/kernel';
import type {
  ChatLine,
  ClientMessage,
  Clock,
  ErrorCode,
  SeatInfo,
  ServerMessage,
  TableMessage,
  Told,
} from '@comptoir/protocol';
import { botName } from '../local/names.ts';
import { call, type Past, type Preview } from './api.ts';
import { Line } from './line.ts';

/** What is around the table. */
export interface Around {
  readonly seats: readonly SeatInfo[];
  readonly clocks: readonly Clock[];
  /** When the clocks were read, in the page's own time. */
  readonly clocksAt: number;
  readonly chat: readonly ChatLine[];
  readonly viewer: Seat | null;
  readonly isOver: boolean;
  /** The line has been down for two seconds. */
  readonly isLost: boolean;
  /** Picks on their way. */
  readonly waiting: number;
  /** Why this table cannot be watched. */
  readonly gone: ErrorCode | null;
  /** What the server said no to, last. */
  readonly trouble: string | null;
}
type Wish = Extract<ClientMessage, { type: 'pick' | 'undo' }>;
interface Pending {
  readonly wish: Wish;
  answer(refusal: Refusal | null): void;
}

const AGAIN_MS = 1000;
/** Said no for the moment only: the same wish is sent again. */
const PASSING: readonly string[] = ['away', 'internal', 'tooMany'];
const EMPTY: Around = {
  seats: [],
  clocks: [],
  clocksAt: 0,
  chat: [],
  viewer: null,
  isOver: false,
  isLost: false,
  waiting: 0,
  gone: null,
  trouble: null,
};

/** How a seat is called at the table. Somebody away keeps the name; the bot's level says who plays. */
export function playerAt({ seat, name, level, user, isAway }: Omit<SeatInfo, 'isHere'>): Player {
  const isBot = user === null || isAway;
  return { seat, name: name === '' ? botName(seat) : name, level: isBot ? level : null };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class OnlineHost implements TableHost {
  readonly match: string;
  private readonly line: Line;
  private around: Around = EMPTY;
  private last: Moment | null = null;
  private readonly told = new Map<number, Told>();
  private telling: Promise<void> | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly past = new Map<string, Promise<Scene>>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<() => void>();

  constructor(match: string) {
    this.match = match;
    this.line = new Line({
      onOpen: () => this.join(),
      onMessage: (message) => this.hear(message),
      onLost: (isLost) => this.stand({ isLost }),
    });
    void this.loadChat();
  }

  private join(): void {
    const since = this.last?.scene.at ?? 0;
    this.line.send({ type: 'join', match: this.match, ...(since > 0 ? { since } : {}) });
    this.sendAgain();
  }

  /** Safe however often: a wish that has been heard already is answered alike and made once. */
  private sendAgain(): void {
    for (const { wish } of this.pending.values()) this.line.send(wish);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'error') {
      setTimeout(() => this.sendAgain(), AGAIN_MS); // whatever it was about has no answer yet
      return;
    }
    if (message.match !== this.match) return;
    if (message.type === 'table') this.show(message);
    else if (message.type === 'ack') this.settle(message.id, null);
    else if (message.type === 'refused') this.refused(message);
    else if (message.type === 'gone') this.stand({ gone: message.code });
    else if (message.type === 'chat') this.stand({ chat: [...this.around.chat, message.line] });
    else {
      const seats = this.around.seats.map((seat) => ({ ...seat, isHere: message.here.includes(seat.seat) }));
      this.stand({ seats });
    }
  }

  private show(table: TableMessage): void {
    for (const line of table.told) this.told.set(line.seq, line);
    const { seats, clocks, viewer, result } = table;
    this.stand({ seats, clocks, clocksAt: performance.now(), viewer, isOver: result !== null, gone: null });
    const scene = this.sceneOf(table);
    const before = this.last?.scene;
    if (before !== undefined && table.told.length === 0 && same(before, scene)) return;
    this.last = { scene, events: table.told.flatMap(({ events }) => events) };
    for (const listener of this.listeners) listener(this.last);
  }

  private sceneOf({
    game,
    viewer,
    view,
    decision,
    waiting,
    result,
    seq,
    seats,
    canUndo,
  }: TableMessage): Scene {
    const before = this.last?.scene;
    // The same question stays the same question: a draft over it is not lost because somebody came or went.
    const isSame = before !== undefined && same(before.decision, decision) && same(before.view, view);
    const asked = isSame ? before.decision : decision;
    const players = seats.map(playerAt);
    return { game, players, viewer, view, decision: asked, waiting, result, at: seq, canUndo };
  }

  private refused({ id, code, rule }: Extract<ServerMessage, { type: 'refused' }>): void {
    const pending = this.pending.get(id);
    if (pending === undefined) {
      this.stand({ trouble: code });
    } else if (PASSING.includes(code)) {
      setTimeout(() => this.line.send(pending.wish), AGAIN_MS);
    } else {
      // A table that has moved on follows by itself: nothing needs to be said.
      if (rule === null && code !== 'stale') this.stand({ trouble: code });
      this.settle(id, rule === null ? null : { rule, code });
    }
  }

  private settle(id: string, refusal: Refusal | null): void {
    this.pending.get(id)?.answer(refusal);
    this.pending.delete(id);
    this.stand({ waiting: this.pending.size });
  }

  private wish(wish: Wish): Promise<Refusal | null> {
    return new Promise((answer) => {
      this.pending.set(wish.id, { wish, answer });
      this.stand({ waiting: this.pending.size, trouble: null });
      this.line.send(wish);
    });
  }

  subscribe(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener({ scene: this.last.scene, events: [] });
    return () => this.listeners.delete(listener);
  }

  pick({ verb, noun }: Option): Promise<Refusal | null> {
    const seq = this.last?.scene.at ?? 0;
    const thing = noun === undefined ? {} : { noun };
    return this.wish({ type: 'pick', match: this.match, seq, id: crypto.randomUUID(), verb, ...thing });
  }

  undo(): Promise<Refusal | null> {
    const seq = this.last?.scene.at ?? 0;
    return this.wish({ type: 'undo', match: this.match, seq, id: crypto.randomUUID() });
  }

  /** The server imagines it in two worlds, so that nothing hidden can show. */
  async preview(options: readonly Option[]): Promise<Scene | null> {
    const now = this.last?.scene;
    if (now === undefined) return null;
    try {
      const path = `/api/matches/${this.match}/preview`;
      const { preview } = await call<{ preview: Preview | null }>(path, 'POST', {
        options: options.map(writeOption),
      });
      return preview === null ? null : { ...now, ...preview, at: now.at + options.length };
    } catch {
      return null; // a preview is a courtesy
    }
  }

  private async tell(): Promise<void> {
    try {
      const lines = await call<readonly Told[]>(`/api/matches/${this.match}/history`);
      for (const line of lines) this.told.set(line.seq, line);
    } catch {
      this.telling = null; // asked again with the next moment
    }
  }

  async history(): Promise<readonly Chapter[]> {
    this.telling ??= this.tell();
    await this.telling;
    const lines = [...this.told.values()].sort((a, b) => a.seq - b.seq);
    const isVoid = new Set(lines.map(({ undoes }) => undoes));
    return lines
      .filter(({ seq, undoes }) => undoes === undefined && !isVoid.has(seq))
      .map(({ seq, seat, events }) => ({ at: seq, seat, events }));
  }

  sceneAt(at: number, viewer: Seat | null): Promise<Scene> {
    const key = `${at} ${viewer} ${this.around.isOver}`;
    const found = this.past.get(key) ?? this.look(at, viewer);
    this.past.set(key, found);
    found.catch(() => this.past.delete(key));
    return found;
  }

  private async look(at: number, viewer: Seat | null): Promise<Scene> {
    const now = this.last?.scene;
    if (now === undefined) throw new Error('host: asked for a position before there was one');
    const path = `/api/matches/${this.match}/at/${at}?eyes=${viewer ?? -1}`;
    const { seq, ...past } = await call<Past>(path);
    return { ...now, ...past, at: seq, decision: null, canUndo: false };
  }

  say(text: string): void {
    this.line.send({ type: 'chat', match: this.match, id: crypto.randomUUID(), text });
  }

  /** What was said, without the voices this player has muted. */
  loadChat = async (): Promise<void> => {
    const chat = await call<readonly ChatLine[]>(`/api/matches/${this.match}/chat`).catch(() => null);
    if (chat !== null) this.stand({ chat });
  };

  tryNow(): void {
    this.line.tryNow();
  }

  forgive(): void {
    this.stand({ trouble: null });
  }

  private stand(change: Partial<Around>): void {
    this.around = { ...this.around, ...change };
    for (const watcher of this.watchers) watcher();
  }

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  now = (): Around => this.around;

  close(): void {
    this.line.close();
  }
}
