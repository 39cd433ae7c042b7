// One page's socket: what it asks is obeyed or refused with a code, and what it is sent never piles up.
import type { Writable } from 'node:stream';
import type { Option } from '@comptoir/kernel';
import {
  type ClientMessage,
  clientMessage,
  type ErrorCode,
  MESSAGE_RIGHTS,
  PlatformError,
  type ServerMessage,
} from '@comptoir/protocol';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type Bucket, LIMITS, type Limits } from './limits.ts';
import type { Absence } from './matches/absence.ts';
import type { Chat } from './matches/chat.ts';
import type { Committer } from './matches/commit.ts';
import { type Room, type Watcher, written } from './matches/room.ts';
import type { Rooms } from './matches/rooms.ts';
import type { Metrics } from './metrics.ts';
import type { Pass, User } from './people/auth.ts';
import { requireScope, requireSeat } from './rights.ts';

export interface SocketSettings {
  readonly rooms: Rooms;
  readonly committer: Committer;
  readonly chat: Chat;
  readonly absence: Absence;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Whether this user may watch the match. */
  isWelcome(user: User, match: string): Promise<boolean>;
}
/** Who stands behind a connection, and by which right. */
export interface Caller {
  /** What the socket writes to. */
  readonly stream: Writable;
  readonly pass: Pass;
  readonly allowance: Bucket;
  /** Of the protocol that the page speaks. */
  readonly version: number;
}
/** A socket is closed for what its client does with this number and one of the error codes. */
export const POLICY = 1008;
/** A ping is answered only while its answer does not have to wait behind more than this. */
const PONG_BEHIND = 16 * 1024;

export class Connection {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #isGathering = false;
  readonly #user: User;
  readonly #pass: Pass;
  readonly #settings: SocketSettings;
  readonly #tables = new Map<string, { room: Room; watcher: Watcher }>();
  readonly #own: Bucket;
  readonly #account: Bucket;
  readonly #version: number;
  /** The look at its session that is under way. */
  #asking: Promise<boolean> | null = null;
  isAlive = true;

  constructor(socket: WebSocket, { stream, pass, allowance, version }: Caller, settings: SocketSettings) {
    this.#socket = socket;
    this.#stream = stream;
    this.#user = pass.user;
    this.#pass = pass;
    this.#settings = settings;
    this.#own = settings.limits.bucket('messages');
    this.#account = allowance;
    this.#version = version;
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', () => undefined); // ws closes it, with the number that says why
    socket.on('ping', (data) => this.#pong(data));
    socket.on('pong', () => {
      this.isAlive = true;
      this.#isWithinRate();
    });
  }

  get user(): string {
    return this.#user.id;
  }

  /** The table that was joined last, of those it looks at. */
  get table(): string | null {
    return [...this.#tables.keys()].at(-1) ?? null;
  }

  get unreadBytes(): number {
    return this.#socket.bufferedAmount;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(message: ServerMessage): void {
    this.sendText(written(message));
  }

  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > LIMITS.unreadBytes.number) {
      this.refuse(this.#settings.limits.reached('unreadBytes'));
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** Whoever asks for answers and does not read them gets none. */
  #pong(data: Buffer): void {
    if (this.isOpen && this.#isWithinRate() && this.#socket.bufferedAmount < PONG_BEHIND)
      this.#socket.pong(data);
  }

  /** All that is sent counts, control frames too. Who does not stop is shown out. */
  #isWithinRate(): boolean {
    const { limits } = this.#settings;
    const left = this.#own.take();
    if (left >= 0 && this.#account.take() >= 0) return true;
    const code = limits.reached(left < 0 ? 'messages' : 'messagesOfPerson');
    if (left < -2 * limits.most('messages')) this.refuse(code);
    return false;
  }

  /** What is sent in one go, a table and the answer that goes with it, travels together. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  ping(): void {
    if (!this.isAlive) this.#socket.terminate();
    this.isAlive = false;
    this.#socket.ping();
    void this.#isSignedIn().then((isIn) => isIn || this.refuse('sessionEnded'));
  }

  /** The session was neither ended nor did it expire: one look for all the tables that are joined at once, as when a page comes back.
   * While the database is away nobody is shown out. */
  #isSignedIn(): Promise<boolean> {
    this.#asking ??= this.#pass
      .holds()
      .catch(() => true)
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    this.#leaveAll();
  }

  /** Closes the socket for what its client does. */
  refuse(code: ErrorCode): void {
    this.#count(code);
    this.close(POLICY, code);
  }

  #count(code: ErrorCode | 'rule'): void {
    this.#settings.metrics.refusals.inc({ code });
  }

  /** What was sent is not obeyed. */
  #sayNo(code: ErrorCode): void {
    this.#count(code);
    this.send({ type: 'error', code });
  }

  async #receive(text: string): Promise<void> {
    if (!this.isOpen) return;
    if (!this.#isWithinRate()) {
      this.#sayNo('tooMany');
      return;
    }
    const message = parse(text);
    if (message === null) {
      this.#sayNo('malformed');
      return;
    }
    try {
      await this.#obey(message);
    } catch (error) {
      const code: ErrorCode = error instanceof PlatformError ? error.code : 'internal';
      const { match } = message;
      const id = 'id' in message ? message.id : null;
      this.#count(code);
      if (code === 'internal') this.#settings.log.error({ err: error, match, id }, 'socket');
      if (id !== null) this.send({ type: 'refused', match, id, code, rule: null });
      else this.send({ type: 'gone', match, code });
    }
  }

  #obey(message: ClientMessage): Promise<void> | void {
    requireScope(this.#pass.scope, MESSAGE_RIGHTS[message.type].scope);
    switch (message.type) {
      case 'join':
        return this.#join(message.match, message.since ?? 0);
      case 'leave':
        return this.#leave(message.match);
      case 'chat':
        this.#settings.limits.spend('chatLines', this.#user.id);
        return this.#settings.chat.say(this.#user, message);
      default:
        return this.#submit(message);
    }
  }

  async #join(match: string, since: number): Promise<void> {
    const { rooms, limits } = this.#settings;
    if (!(await this.#isSignedIn())) throw new PlatformError('sessionEnded');
    const room = await rooms.open(match);
    const isWelcome = room.knows(this.#user.id) || (await this.#settings.isWelcome(this.#user, match));
    if (!isWelcome) throw new PlatformError('private');
    if (!this.isOpen) return; // nobody is there any more
    this.#leave(match);
    if (this.#tables.size >= LIMITS.tablesOfSocket.number)
      throw new PlatformError(limits.reached('tablesOfSocket'));
    const send = (text: string): void => this.sendText(text);
    const watcher: Watcher = { user: this.#user.id, version: this.#version, seen: since, send };
    this.#tables.set(match, { room, watcher });
    await rooms.watch(room, watcher);
    await this.#settings.absence.arrived(this.#user.id, room);
  }

  #leave(match: string): void {
    const table = this.#tables.get(match);
    if (table === undefined) return;
    this.#tables.delete(match);
    this.#settings.rooms.unwatch(match, table.watcher);
  }

  #leaveAll(): void {
    for (const match of [...this.#tables.keys()]) this.#leave(match);
  }

  async #submit(message: Extract<ClientMessage, { type: 'pick' | 'undo' }>): Promise<void> {
    const { rooms, committer, metrics, log } = this.#settings;
    const { match, id, seq } = message;
    const room = rooms.at(match) ?? (await rooms.open(match));
    const seat = requireSeat(room, this.#user.id);
    const [option, unlessFinal] =
      message.type === 'undo' ? [null, false] : [optionIn(message), message.unlessFinal === true];
    if (log.isLevelEnabled('debug')) log.debug({ match, id, seat, seq }, 'received');
    const begun = performance.now();
    const outcome = await committer.submit({ match, seat, option, id, seq, unlessFinal });
    metrics.pickSeconds.observe((performance.now() - begun) / 1000);
    if ('seq' in outcome) this.send({ type: 'ack', match, id, seq: outcome.seq });
    else if ('refusal' in outcome) {
      this.#count('rule');
      this.send({ type: 'refused', match, id, ...outcome.refusal });
    } else {
      this.#count(outcome.code);
      this.send({ type: 'refused', match, id, code: outcome.code, rule: null });
      const watched = this.#tables.get(match);
      if (watched !== undefined) await rooms.bringUp(await rooms.open(match), watched.watcher);
    }
  }
}

const optionIn = ({ verb, noun }: Option): Option => (noun === undefined ? { verb } : { verb, noun });

function parse(text: string): ClientMessage | null {
  try {
    const parsed = z.safeParse(clientMessage, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
