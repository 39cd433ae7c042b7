// The sockets of this node: who may open one, how many, and whether they are still alive.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorCode, MOST_BYTES, versionIn, versionOf, versionRefusal } from '@comptoir/protocol';
import { WebSocketServer } from 'ws';
import { addressKey } from './address.ts';
import { Connection, POLICY, type SocketSettings } from './connection.ts';
import { evenly } from './drain.ts';
import type { Bucket } from './limits.ts';
import type { Pass } from './people/auth.ts';
import { refuseSocket } from './refuse-socket.ts';

/** A connection is looked after every so many beats; each has its own, so that they never all come at once. */
const BEAT = { ms: 1000, toPing: 30 } as const;

/** A request to open a socket, from somebody who may. */
export interface Upgrade {
  readonly request: IncomingMessage;
  /** What was sent right behind the request. */
  readonly head: Buffer;
  readonly pass: Pass;
  /** Where it comes from. */
  readonly address: string;
}

/** What all the pages of one player may send together, and how many there are. */
interface Account {
  readonly allowance: Bucket;
  pages: number;
}

const leave = (connection: Connection): void => connection.close(1012, 'away');

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    autoPong: false,
  });
  /** Each with its place among the beats. */
  readonly #connections = new Map<Connection, number>();
  #beats = 0;
  #accepted = 0;
  readonly #accounts = new Map<string, Account>();
  readonly #addresses = new Map<string, number>();
  readonly #settings: SocketSettings;
  readonly #beat: NodeJS.Timeout;

  constructor(settings: SocketSettings) {
    this.#settings = settings;
    this.#server.on('wsClientError', (_error, socket) => refuseSocket(socket, 'malformed'));
    this.#beat = setInterval(() => {
      this.#beats += 1;
      for (const [connection, turn] of this.#connections)
        if ((this.#beats + turn) % BEAT.toPing === 0) connection.ping();
    }, BEAT.ms);
    this.#beat.unref();
  }

  /** How many are open; one that is being closed is not. */
  get count(): number {
    return [...this.#connections.keys()].filter(({ isOpen }) => isOpen).length;
  }

  get unreadBytes(): number {
    return [...this.#connections.keys()].reduce((sum, { unreadBytes }) => sum + unreadBytes, 0);
  }

  /** Opens the socket. Where there are too many, it is closed at once with the reason: a page cannot read a status. */
  accept(upgrade: Upgrade): void {
    const { request, head, pass } = upgrade;
    const address = addressKey(upgrade.address);
    this.#server.handleUpgrade(request, request.socket, head, (socket) => {
      const version = versionIn(request.headers['sec-websocket-protocol']);
      const refusal =
        versionRefusal(version) ?? (pass.isBanned ? 'banned' : this.#refusal(pass.user.id, address));
      if (refusal !== null) {
        socket.on('error', () => undefined);
        this.#settings.metrics.refusals.inc({ code: refusal });
        socket.close(POLICY, refusal);
        request.socket.destroySoon();
        return;
      }
      const account = this.#accountOf(pass.user.id);
      account.pages += 1;
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
      const { allowance } = account;
      const caller = { stream: request.socket, pass, allowance, version: versionOf(version) };
      const connection = new Connection(socket, caller, this.#settings);
      this.#accepted += 1;
      this.#connections.set(connection, this.#accepted);
      socket.on('close', () => {
        this.#connections.delete(connection);
        this.#forget(pass.user.id, account, address);
      });
    });
  }

  /** Why no more sockets are opened for this player or from this address. */
  #refusal(user: string, address: string): ErrorCode | null {
    const { limits } = this.#settings;
    const isOverPerson = (this.#accounts.get(user)?.pages ?? 0) >= limits.most('socketsOfPerson');
    if (isOverPerson) return limits.reached('socketsOfPerson');
    const isOverAddress = (this.#addresses.get(address) ?? 0) >= limits.most('socketsOfAddress');
    return isOverAddress ? limits.reached('socketsOfAddress') : null;
  }

  #accountOf(user: string): Account {
    const known = this.#accounts.get(user);
    if (known !== undefined) return known;
    const made = { allowance: this.#settings.limits.bucket('messagesOfPerson'), pages: 0 };
    this.#accounts.set(user, made);
    return made;
  }

  #forget(user: string, account: Account, address: string): void {
    account.pages -= 1;
    if (account.pages === 0) this.#accounts.delete(user);
    const left = (this.#addresses.get(address) ?? 0) - 1;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
  }

  /** Who looks at which table, the last one of each person. */
  tablesOfPeople(): ReadonlyMap<string, string> {
    const tables = [...this.#connections.keys()].map(({ user, table }) => [user, table] as const);
    return new Map(tables.flatMap(([user, table]) => (table === null ? [] : [[user, table] as const])));
  }

  /** Shows out all pages of somebody: their sessions have ended, or they are banned. */
  showOut(user: string, why: 'sessionEnded' | 'banned'): void {
    for (const connection of this.#connections.keys()) if (connection.user === user) connection.refuse(why);
  }

  /** Tells every page to come back, evenly over so many milliseconds: whoever serves them next is not asked by all at once. */
  async handOver(ms: number): Promise<void> {
    const { groups, pause } = evenly([...this.#connections.keys()], ms);
    for (const [n, group] of groups.entries()) {
      if (n > 0) await sleep(pause);
      for (const connection of group) leave(connection);
    }
  }

  /** Tells every page to come back later. */
  stop(): void {
    clearInterval(this.#beat);
    for (const connection of this.#connections.keys()) leave(connection);
    this.#server.close();
  }
}
