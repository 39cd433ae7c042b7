// A table on the server: the same contract as a table on this device, over a socket that may break at any time.
import type { Moment, Player, Scene, Stop, TableHost } from '@comptoir/board-kit';
import type { LogEntry, Option, PickTerms, Refusal, Seat } from '@comptoir/kernel';
import type { ChatLine, Clock, ErrorCode, SeatInfo, ServerMessage, TableMessage } from '@comptoir/protocol';
import type { CoachQuestion, CoachTable } from '../coach/question.ts';
import { botName } from '../local/names.ts';
import { api } from './api.ts';
import { Connection } from './connection.ts';
import { signedIn } from './me.ts';
import { PastPositions } from './past-positions.ts';
import { AGAIN_MS, PASSING, PendingRequests, type RequestResult, refusalOf } from './pending-requests.ts';
import { TableChat } from './table-chat.ts';
import type { Saying } from './talk.ts';

/** What became of a seat while this page looked, and after which table. */
interface HeardEvent {
  readonly after: number;
  readonly line: ChatLine;
}
/** What is around the table. */
export interface TableStatus {
  readonly seats: readonly SeatInfo[];
  readonly clocks: readonly Clock[];
  /** When the clocks were read, in the page's own time. */
  readonly clocksAt: number;
  readonly chat: readonly ChatLine[];
  readonly events: readonly HeardEvent[];
  readonly onlookers: number;
  readonly viewer: Seat | null;
  /** Who is asked. */
  readonly asked: readonly Seat[];
  readonly isOver: boolean;
  /** The line has been down for two seconds. */
  readonly isLost: boolean;
  /** A pick made here has been acknowledged. */
  readonly hasMoved: boolean;
  /** Picks on their way. */
  readonly waiting: number;
  /** Why this table cannot be watched. */
  readonly gone: ErrorCode | null;
  /** What the server said no to, last. */
  readonly trouble: string | null;
}
const EMPTY: TableStatus = {
  seats: [],
  clocks: [],
  clocksAt: 0,
  chat: [],
  events: [],
  onlookers: 0,
  viewer: null,
  asked: [],
  isOver: false,
  isLost: false,
  hasMoved: false,
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

export class OnlineHost implements TableHost, CoachTable {
  readonly match: string;
  private readonly connection: Connection;
  private status: TableStatus = EMPTY;
  private last: Moment | null = null;
  /** While several picks are made as one action: what happened, to be shown when it is done. */
  private held: LogEntry[] | null = null;
  /** Whose page this is, where that is known. */
  private me: string | null = null;
  private readonly requests: PendingRequests;
  private readonly chat: TableChat;
  private readonly positions: PastPositions;
  private readonly past = new Map<string, Promise<Scene>>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<() => void>();

  constructor(match: string) {
    this.match = match;
    this.positions = new PastPositions(match, api.matches.positions);
    this.requests = new PendingRequests({
      match,
      send: (request) => this.connection.send(request),
      onWaiting: (waiting) => this.setStatus({ waiting }),
      onTrouble: (trouble) => this.setStatus({ trouble }),
    });
    this.chat = new TableChat({
      match,
      send: (said) => this.connection.send(said),
      onLines: (chat) => this.setStatus({ chat }),
    });
    this.connection = new Connection({
      onOpen: () => this.join(),
      onMessage: (message) => this.onMessage(message),
      onLost: (isLost) => this.setStatus({ isLost }),
      onPolicyClose: (trouble) => this.onShownOut(trouble),
    });
    void this.chat.load();
    void signedIn().then((me) => {
      this.me = me?.id ?? null;
    });
  }

  /** Whoever is banned need not knock again, nor a page of an older version. */
  private onShownOut(trouble: string): void {
    if (trouble === 'banned' || trouble === 'oldPage') this.connection.close();
    this.setStatus(trouble === 'banned' ? { gone: trouble } : { trouble });
  }

  private join(): void {
    const since = this.last?.scene.seq ?? 0;
    this.connection.send({ type: 'join', match: this.match, ...(since > 0 ? { since } : {}) });
    this.requests.sendAgain();
    if (this.last !== null) this.chat.back();
  }

  /** A table that cannot be opened now, as when the database is away, is asked for again. */
  private onGone(code: ErrorCode): void {
    if (PASSING.includes(code)) setTimeout(() => this.join(), AGAIN_MS);
    else this.setStatus({ gone: code });
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === 'error') {
      this.requests.sendAgainLater();
      return;
    }
    if (message.match !== this.match) return;
    if (message.type === 'table') this.onTable(message);
    else if (message.type === 'ack') {
      this.requests.settle(message.id, { seq: message.seq });
      this.setStatus({ hasMoved: true });
    } else if (message.type === 'refused') {
      this.chat.refused(message);
      this.requests.refused(message);
    } else if (message.type === 'gone') this.onGone(message.code);
    else if (message.type === 'chat') this.onChat(message.line);
    else {
      const seats = this.status.seats.map((seat) => ({ ...seat, isHere: message.here.includes(seat.seat) }));
      this.setStatus({ seats, onlookers: message.onlookers });
    }
  }

  private onChat(line: ChatLine): void {
    const { events } = this.status;
    const after = this.last?.scene.seq ?? 0;
    if (this.chat.hear(line, this.me) && line.event !== null)
      this.setStatus({ events: [...events, { after, line }] });
  }

  private onTable(table: TableMessage): void {
    const { seats, clocks, viewer, waiting, result } = table;
    const hasEnded = result !== null && !this.status.isOver && this.last !== null;
    if (hasEnded) void this.chat.load(); // what spectators said is no advice any more
    this.setStatus({
      seats,
      clocks,
      clocksAt: performance.now(),
      viewer,
      asked: waiting,
      isOver: result !== null,
      gone: null,
    });
    const scene = this.sceneOf(table);
    const before = this.last?.scene;
    if (before !== undefined && table.told.length === 0 && same(before, scene)) return;
    this.last = { scene, told: before?.viewer === scene.viewer ? table.told : null };
    if (this.held === null) this.publish(this.last);
    else this.held.push(...table.told);
  }

  private publish(moment: Moment): void {
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
    return { game, players, viewer, view, decision: asked, waiting, result, seq, canUndo };
  }

  subscribe(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener({ scene: this.last.scene, told: null });
    return () => this.listeners.delete(listener);
  }

  /** Requests one after the other, each about the table the one before led to; shown when all are answered. */
  private async asOne(
    requests: readonly ((seq: number) => Promise<RequestResult>)[],
  ): Promise<{ readonly made: number; readonly seq: number; readonly outcome: RequestResult }> {
    let seq = this.last?.scene.seq ?? 0;
    let made = 0;
    let outcome: RequestResult = { seq };
    const told: LogEntry[] = [];
    this.held = told;
    for (const request of requests) {
      outcome = await request(seq);
      if (!('seq' in outcome)) break;
      seq = outcome.seq;
      made += 1;
    }
    this.held = null;
    if (this.last !== null) this.publish({ scene: this.last.scene, told });
    return { made, seq, outcome };
  }

  async pick(option: Option, terms: PickTerms = {}): Promise<Refusal | null> {
    return refusalOf(await this.requests.pick(option, this.last?.scene.seq ?? 0, terms));
  }

  async pickAll(options: readonly Option[]): Promise<Stop | null> {
    const requests = options.map((option) => (seq: number) => this.requests.pick(option, seq));
    const { made, seq, outcome } = await this.asOne(requests);
    return 'seq' in outcome ? null : { made, seq, refusal: outcome.refusal };
  }

  async undo(count: number): Promise<Refusal | null> {
    const requests = Array.from({ length: count }, () => (seq: number) => this.requests.undo(seq));
    const { made, outcome } = await this.asOne(requests);
    return made > 0 ? null : refusalOf(outcome);
  }

  /** The server imagines it in two worlds, so that nothing hidden can show. */
  async preview(options: readonly Option[]): Promise<Scene | null> {
    const now = this.last?.scene;
    if (now === undefined) return null;
    try {
      const { preview } = await api.matches.preview({ match: this.match, options });
      return preview === null ? null : { ...now, ...preview };
    } catch {
      return null; // a preview is a courtesy
    }
  }

  /** The server deals anew what the seat cannot know; the coach thinks on this device. Only whoever asks is answered. */
  async question(isAsked: boolean): Promise<CoachQuestion | null> {
    const now = this.last?.scene;
    if (!isAsked || now === undefined || now.viewer === null) return null;
    const { question } = await api.matches.coach({ match: this.match });
    if (question === null) return null;
    const { position, ...rest } = question;
    return { ...rest, game: now.game, seat: now.viewer, veiled: JSON.parse(position) };
  }

  history(): Promise<readonly LogEntry[]> {
    return api.matches.history({ match: this.match });
  }

  sceneAt(seq: number, viewer: Seat | null): Promise<Scene> {
    const key = `${seq} ${viewer} ${this.status.isOver}`;
    const found = this.past.get(key) ?? this.loadScene(seq, viewer);
    this.past.set(key, found);
    found.catch(() => this.past.delete(key));
    return found;
  }

  private async loadScene(wanted: number, viewer: Seat | null): Promise<Scene> {
    const now = this.last?.scene;
    if (now === undefined) throw new Error('host: asked for a position before there was one');
    const past = await this.positions.at(wanted, viewer);
    return { ...now, ...past, decision: null, canUndo: false };
  }

  say(saying: Saying): void {
    this.chat.say(saying);
  }

  /** What was said, without the voices this player has muted. */
  loadChat = (): Promise<void> => this.chat.load();

  tryNow(): void {
    this.connection.tryNow();
  }

  /** Said at the table like what the table itself refuses. */
  showTrouble(trouble: string): void {
    this.setStatus({ trouble });
  }

  dismissTrouble(): void {
    this.setStatus({ trouble: null });
  }

  private setStatus(change: Partial<TableStatus>): void {
    this.status = { ...this.status, ...change };
    for (const watcher of this.watchers) watcher();
  }

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  now = (): TableStatus => this.status;

  close(): void {
    this.connection.close();
  }
}
