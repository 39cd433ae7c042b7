// Tables over a WebSocket. One connection per page; anything malformed is answered with its code and costs nobody anything.
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { writeOption } from '@comptoir/kernel';
import {
  type ClientMessage,
  clientMessage,
  type ErrorCode,
  MOST_BYTES,
  PlatformError,
  type ServerMessage,
} from '@comptoir/protocol';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import type { Chat } from './matches/chat.ts';
import { type Committer, requireSeat } from './matches/commit.ts';
import { type Room, type Watcher, written } from './matches/room.ts';
import type { Rooms } from './matches/rooms.ts';
import type { Pass, User } from './people/auth.ts';

const MOST_TABLES = 20;
/** A reader this far behind is cut off; it comes back and is told what it missed. */
const MOST_BUFFERED = 1 << 20;
const BURST_SECONDS = 5;
/** A player may send with all pages together what so many pages may send. */
const PAGES_AT_ONCE = 3;
const BEAT = 1000;
/** A connection is looked after every so many beats; each has its own, so that they never all come at once. */
const PING_EVERY = 30;

export interface SocketSettings {
  readonly rooms: Rooms;
  readonly committer: Committer;
  readonly chat: Chat;
  readonly ratePerSecond: number;
  readonly log: Logger;
  /** Whether this user may watch the match. */
  isWelcome(user: User, match: string): Promise<boolean>;
}

/** So many messages a second on average, and as many at once as come in five seconds. */
class Allowance {
  readonly #perSecond: number;
  #left: number;
  #refilled = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * BURST_SECONDS;
  }

  /** Takes one; what is left, below nothing when too many were taken. */
  take(): number {
    const now = performance.now();
    const refill = ((now - this.#refilled) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, this.#left + refill) - 1;
    this.#refilled = now;
    return this.#left;
  }
}

/** Who stands behind a connection, and by which right. */
interface Caller {
  /** What the socket writes to. */
  readonly stream: Writable;
  readonly pass: Pass;
  readonly allowance: Allowance;
}

/** What all the pages of one player may send together. */
interface Account {
  readonly allowance: Allowance;
  pages: number;
}

class Connection {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #isGathering = false;
  readonly #user: User;
  readonly #pass: Pass;
  readonly #settings: SocketSettings;
  readonly #tables = new Map<string, { room: Room; watcher: Watcher }>();
  readonly #own: Allowance;
  readonly #account: Allowance;
  isAlive = true;

  constructor(socket: WebSocket, { stream, pass, allowance }: Caller, settings: SocketSettings) {
    this.#socket = socket;
    this.#stream = stream;
    this.#user = pass.user;
    this.#pass = pass;
    this.#settings = settings;
    this.#own = new Allowance(settings.ratePerSecond);
    this.#account = allowance;
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  send(message: ServerMessage): void {
    this.sendText(written(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate();
    else {
      this.#gather();
      this.#socket.send(text);
    }
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
    void this.#isSignedIn().then((isIn) => isIn || this.close(1008, 'sessionEnded'));
  }

  /** The session was neither ended nor did it expire. While the database is away nobody is shown out. */
  #isSignedIn(): Promise<boolean> {
    return this.#pass.holds().catch(() => true);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  async #receive(text: string): Promise<void> {
    const left = this.#own.take();
    if (left < 0 || this.#account.take() < 0) {
      this.send({ type: 'error', code: 'tooMany' });
      if (left < -10 * this.#settings.ratePerSecond) this.#socket.close(1008, 'tooMany');
      return;
    }
    const message = parse(text);
    if (message === null) {
      this.send({ type: 'error', code: 'malformed' });
      return;
    }
    try {
      await this.#obey(message);
    } catch (error) {
      const code: ErrorCode = error instanceof PlatformError ? error.code : 'internal';
      if (code === 'internal') this.#settings.log.error({ err: error, match: message.match }, 'socket');
      if ('id' in message)
        this.send({ type: 'refused', match: message.match, id: message.id, code, rule: null });
      else this.send({ type: 'gone', match: message.match, code });
    }
  }

  #obey(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'join':
        return this.#join(message.match, message.since ?? 0);
      case 'leave':
        return this.#leave(message.match);
      case 'chat':
        return this.#settings.chat.say(this.#user, message);
      default:
        return this.#wish(message);
    }
  }

  async #join(match: string, since: number): Promise<void> {
    const { rooms } = this.#settings;
    if (!(await this.#isSignedIn())) throw new PlatformError('sessionEnded');
    const room = await rooms.open(match);
    const isWelcome = room.knows(this.#user.id) || (await this.#settings.isWelcome(this.#user, match));
    if (!isWelcome) throw new PlatformError('private');
    if (this.#socket.readyState !== WebSocket.OPEN) return; // nobody is there any more
    this.#leave(match);
    if (this.#tables.size >= MOST_TABLES) throw new PlatformError('tooMany');
    const watcher: Watcher = { user: this.#user.id, seen: since, send: (text) => this.sendText(text) };
    this.#tables.set(match, { room, watcher });
    await rooms.watch(room, watcher);
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

  async #wish(message: Extract<ClientMessage, { type: 'pick' | 'undo' }>): Promise<void> {
    const { rooms, committer } = this.#settings;
    const { match, id, seq } = message;
    const room = rooms.at(match) ?? (await rooms.open(match));
    const seat = requireSeat(room, this.#user.id);
    const isPick = message.type === 'pick';
    const option = isPick
      ? writeOption(
          message.noun === undefined ? { verb: message.verb } : { verb: message.verb, noun: message.noun },
        )
      : '';
    const outcome = await committer.submit({ match, seat, kind: message.type, option, id, seq });
    if ('seq' in outcome) this.send({ type: 'ack', match, id, seq: outcome.seq });
    else if ('refusal' in outcome) this.send({ type: 'refused', match, id, ...outcome.refusal });
    else {
      this.send({ type: 'refused', match, id, code: outcome.code, rule: null });
      const watched = this.#tables.get(match);
      if (watched !== undefined) await rooms.bringUp(await rooms.open(match), watched.watcher);
    }
  }
}

function parse(text: string): ClientMessage | null {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  });
  /** Each with its place among the beats. */
  readonly #connections = new Map<Connection, number>();
  #beats = 0;
  #accepted = 0;
  readonly #accounts = new Map<string, Account>();
  readonly #settings: SocketSettings;
  readonly #beat: NodeJS.Timeout;

  constructor(settings: SocketSettings) {
    this.#settings = settings;
    this.#beat = setInterval(() => {
      this.#beats += 1;
      for (const [connection, turn] of this.#connections)
        if ((this.#beats + turn) % PING_EVERY === 0) connection.ping();
    }, BEAT);
    this.#beat.unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  accept(request: IncomingMessage, pass: Pass): void {
    const { user } = pass;
    this.#server.handleUpgrade(request, request.socket, Buffer.alloc(0), (socket) => {
      const account = this.#accountOf(user);
      account.pages += 1;
      const caller = { stream: request.socket, pass, allowance: account.allowance };
      const connection = new Connection(socket, caller, this.#settings);
      this.#accepted += 1;
      this.#connections.set(connection, this.#accepted);
      socket.on('close', () => {
        this.#connections.delete(connection);
        account.pages -= 1;
        if (account.pages === 0) this.#accounts.delete(user.id);
      });
    });
  }

  #accountOf({ id }: User): Account {
    const known = this.#accounts.get(id);
    if (known !== undefined) return known;
    const made = { allowance: new Allowance(this.#settings.ratePerSecond * PAGES_AT_ONCE), pages: 0 };
    this.#accounts.set(id, made);
    return made;
  }

  /** Tells every page to come back later. */
  stop(): void {
    clearInterval(this.#beat);
    for (const connection of this.#connections.keys()) connection.close(1012, 'away');
    this.#server.close();
  }
}
