// The sockets of this node: who may open one, how many, and whether they are still alive.
import type { IncomingMessage } from 'node:http';
import { type ErrorCode, MOST_BYTES } from '@comptoir/protocol';
import { WebSocketServer } from 'ws';
import { addressKey } from './address.ts';
import { Connection, POLICY, type SocketSettings } from './connection.ts';
import { type Bucket, LIMITS } from './limits.ts';
import type { Pass } from './people/auth.ts';
import { refuseSocket } from './refuse-socket.ts';

const BEAT = 1000;
/** A connection is looked after every so many beats; each has its own, so that they never all come at once. */
const PING_EVERY = 30;

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
        if ((this.#beats + turn) % PING_EVERY === 0) connection.ping();
    }, BEAT);
    this.#beat.unref();
  }

  /** How many are open; one that is being closed is not. */
  get count(): number {
    return [...this.#connections.keys()].filter(({ isOpen }) => isOpen).length;
  }

  /** Opens the socket. Where there are too many, it is closed at once with the reason: a page cannot read a status. */
  accept(upgrade: Upgrade): void {
    const { request, head, pass } = upgrade;
    const address = addressKey(upgrade.address);
    this.#server.handleUpgrade(request, request.socket, head, (socket) => {
      const refusal = this.#refusal(pass.user.id, address);
      if (refusal !== null) {
        socket.on('error', () => undefined);
        socket.close(POLICY, refusal);
        request.socket.destroySoon();
        return;
      }
      const account = this.#accountOf(pass.user.id);
      account.pages += 1;
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
      const caller = { stream: request.socket, pass, allowance: account.allowance };
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
    if (isOverPerson) return LIMITS.socketsOfPerson.code;
    const isOverAddress = (this.#addresses.get(address) ?? 0) >= limits.most('socketsOfAddress');
    return isOverAddress ? LIMITS.socketsOfAddress.code : null;
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

  /** Shows out all pages of somebody whose sessions have ended. */
  showOut(user: string): void {
    for (const connection of this.#connections.keys())
      if (connection.user === user) connection.refuse('sessionEnded');
  }

  /** Tells every page to come back later. */
  stop(): void {
    clearInterval(this.#beat);
    for (const connection of this.#connections.keys()) connection.close(1012, 'away');
    this.#server.close();
  }
}
