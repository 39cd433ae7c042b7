// A table on the server: the same contract as a table on this device, over a socket that may break at any time.
import type { Chapter, Moment, Player, Scene, Stop, TableHost } from '@comptoir/board-kit';
import type { LogEvent, Option, Refusal, Seat } from '@comptoir/kernel';
import { writeOption } from '@comptoir/kernel';
import type {
  ChatLine,
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
import { type Outcome, refusalOf, Wishes } from './wishes.ts';

/** What is around the table. */
export interface Around {
  readonly seats: readonly SeatInfo[];
  readonly clocks: readonly Clock[];
  /** When the clocks were read, in the page's own time. */
  readonly clocksAt: number;
  readonly chat: readonly ChatLine[];
  readonly onlookers: number;
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
const EMPTY: Around = {
  seats: [],
  clocks: [],
  clocksAt: 0,
  chat: [],
  onlookers: 0,
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
  /** While several picks are made as one action: what happened, to be shown when it is done. */
  private held: LogEvent[] | null = null;
  /** The last of them and how many there were, so that they can be taken back together. */
  private made = { last: 0, count: 0 };
  private readonly told = new Map<number, Told>();
  private telling: Promise<void> | null = null;
  private readonly wishes: Wishes;
  private readonly past = new Map<string, Promise<Scene>>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<() => void>();

  constructor(match: string) {
    this.match = match;
    this.wishes = new Wishes({
      match,
      send: (wish) => this.line.send(wish),
      onWaiting: (waiting) => this.stand({ waiting }),
      onTrouble: (trouble) => this.stand({ trouble }),
    });
    this.line = new Line({
      onOpen: () => this.join(),
      onMessage: (message) => this.hear(message),
      onLost: (isLost) => this.stand({ isLost }),
      onShownOut: (trouble) => this.stand({ trouble }),
    });
    void this.loadChat();
  }

  private join(): void {
    const since = this.last?.scene.at ?? 0;
    this.line.send({ type: 'join', match: this.match, ...(since > 0 ? { since } : {}) });
    this.wishes.sendAgain();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'error') {
      this.wishes.sendAgainLater();
      return;
    }
    if (message.match !== this.match) return;
    if (message.type === 'table') this.show(message);
    else if (message.type === 'ack') this.wishes.settle(message.id, { seq: message.seq });
    else if (message.type === 'refused') this.wishes.refused(message);
    else if (message.type === 'gone') this.stand({ gone: message.code });
    else if (message.type === 'chat') this.stand({ chat: [...this.around.chat, message.line] });
    else {
      const seats = this.around.seats.map((seat) => ({ ...seat, isHere: message.here.includes(seat.seat) }));
      this.stand({ seats, onlookers: message.onlookers });
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
    if (this.held === null) this.tellAll(this.last);
    else this.held.push(...this.last.events);
  }

  private tellAll(moment: Moment): void {
    for (const listener of this.listeners) listener(moment);
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

  subscribe(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener({ scene: this.last.scene, events: [] });
    return () => this.listeners.delete(listener);
  }

  /** Wishes one after the other, each about the table the one before led to; shown when all are answered. */
  private async asOne(
    wishes: readonly ((seq: number) => Promise<Outcome>)[],
  ): Promise<{ readonly made: number; readonly at: number; readonly outcome: Outcome }> {
    let at = this.last?.scene.at ?? 0;
    let made = 0;
    let outcome: Outcome = { seq: at };
    const events: LogEvent[] = [];
    this.held = events;
    for (const wish of wishes) {
      outcome = await wish(at);
      if (!('seq' in outcome)) break;
      at = outcome.seq;
      made += 1;
    }
    this.held = null;
    if (this.last !== null) this.tellAll({ scene: this.last.scene, events });
    return { made, at, outcome };
  }

  async pick(option: Option): Promise<Refusal | null> {
    return refusalOf(await this.wishes.pick(option, this.last?.scene.at ?? 0));
  }

  async pickAll(options: readonly Option[]): Promise<Stop | null> {
    const wishes = options.map((option) => (seq: number) => this.wishes.pick(option, seq));
    const { made, at, outcome } = await this.asOne(wishes);
    this.made = { last: at, count: made };
    return 'seq' in outcome ? null : { made, at, refusal: outcome.refusal };
  }

  async undo(): Promise<Refusal | null> {
    const { last, count } = this.made;
    const isLine = count > 1 && last === this.last?.scene.at;
    const wishes = Array.from({ length: isLine ? count : 1 }, () => (seq: number) => this.wishes.undo(seq));
    const { made, outcome } = await this.asOne(wishes);
    return made > 0 ? null : refusalOf(outcome);
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
