// A player for tests and benchmarks: signs in as a guest, speaks the protocol over a real socket.
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Option } from '@comptoir/kernel';
import { type ClientMessage, type ServerMessage, serverMessage, type TableMessage } from '@comptoir/protocol';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { undeclared } from './declared.ts';

type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' }>;

export class Client {
  readonly url: string;
  cookie = '';
  /** A bot's, instead of a cookie. */
  token = '';
  /** The present connection has ended. */
  closed: Promise<null> = Promise.resolve(null);
  /** The numbers with which its sockets were closed after they had opened. */
  readonly closings: number[] = [];
  user = '';
  /** Sent with every request and with the one for a socket. */
  headers: Readonly<Record<string, string>> = {};
  #socket: WebSocket | null = null;
  /** The last table of each match. */
  readonly tables = new Map<string, TableMessage>();
  /** Everything that was ever sent to this client, as text. */
  readonly heard: string[] = [];
  /** Nothing is kept of what is heard; `onMessage` is all. */
  isSilent = false;
  onMessage: (message: ServerMessage) => void = () => undefined;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  readonly #listeners = new Set<(message: ServerMessage) => void>();

  constructor(url: string) {
    this.url = url;
  }

  async signIn(): Promise<this> {
    return this.#enter('/api/auth/sign-in/anonymous', {});
  }

  /** The guest becomes an account. */
  async signUp(username: string, name = username): Promise<this> {
    return this.#enter('/api/auth/sign-up/email', { name, username, password: 'correct horse' });
  }

  async #enter(path: string, body: object): Promise<this> {
    const response = await this.fetch(path, 'POST', body);
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const me = await this.api<{ id: string }>('/api/me');
    this.user = me.id;
    return this;
  }

  /** Throws where a route answers with what the protocol does not declare for it. */
  async fetch(path: string, method = 'GET', body?: object): Promise<Response> {
    const headers: Record<string, string> = { origin: this.url, ...this.headers, ...this.#credentials };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok || !path.startsWith('/api/')) return response;
    const { status } = response;
    const fault = undeclared({ method, path, status, text: await response.clone().text() });
    if (fault !== null) throw new Error(`${method} ${path}: ${fault}`);
    return response;
  }

  get #credentials(): Record<string, string> {
    if (this.token !== '') return { authorization: `Bearer ${this.token}` };
    return this.cookie === '' ? {} : { cookie: this.cookie };
  }

  async api<T>(path: string, method = 'GET', body?: object): Promise<T> {
    const response = await this.fetch(path, method, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return JSON.parse(await response.text());
  }

  /** Opens a match, of the toy game and for two unless the request says otherwise; its id. */
  async open(request: object = {}): Promise<string> {
    const body = { game: 'quay', seats: ['me', 'open'], ...request };
    return (await this.api<{ id: string }>('/api/matches', 'POST', body)).id;
  }

  async sit(match: string): Promise<void> {
    await this.api(`/api/matches/${match}/sit`, 'POST', {});
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers: { origin: this.url, ...this.headers, ...this.#credentials },
    });
    this.#socket = socket;
    this.closed = new Promise((done) => socket.on('close', () => done(null)));
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('error', () => undefined);
    await new Promise<void>((done, fail) => {
      socket.on('open', () => {
        socket.on('close', (code) => this.closings.push(code));
        done();
      });
      socket.on('close', () => fail(new Error('the socket was closed')));
    });
    return this;
  }

  #receive(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    this.onMessage(message);
    if (this.isSilent) return;
    if (!isDeepStrictEqual(z.parse(serverMessage, message), message))
      throw new Error(`what was sent is not what the protocol declares: ${text}`);
    this.heard.push(text);
    if (message.type === 'table') this.tables.set(message.match, message);
    if (message.type === 'ack' || message.type === 'refused') {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  sendText(text: string): void {
    this.#socket?.send(text);
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket?.close();
  }

  /** Waits for a message that fits. */
  next(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((done) => {
      const listener = (message: ServerMessage): void => {
        if (!fits(message)) return;
        this.#listeners.delete(listener);
        done(message);
      };
      this.#listeners.add(listener);
    });
  }

  /** The table once it fits; at once if it does already. */
  async table(match: string, fits: (table: TableMessage) => boolean = () => true): Promise<TableMessage> {
    const known = this.tables.get(match);
    if (known !== undefined && fits(known)) return known;
    const found = await this.next((m) => m.type === 'table' && m.match === match && fits(m));
    if (found.type !== 'table') throw new Error('no table');
    return found;
  }

  async join(match: string, since?: number): Promise<TableMessage> {
    const arriving = this.next((m) => m.type === 'table' && m.match === match);
    this.send(since === undefined ? { type: 'join', match } : { type: 'join', match, since });
    const found = await arriving;
    if (found.type !== 'table') throw new Error('no table');
    return found;
  }

  answer(id: string): Promise<Answer> {
    return new Promise((done) => this.#answers.set(id, done));
  }

  pick(match: string, seq: number, option: Option, id = randomBytes(8).toString('hex')): Promise<Answer> {
    const answer = this.answer(id);
    this.send({
      type: 'pick',
      match,
      seq,
      id,
      verb: option.verb,
      ...(option.noun === undefined ? {} : { noun: option.noun }),
    });
    return answer;
  }
}

/** What was acknowledged to this player by this number has reached whom it concerns: the player, whoever is asked next, and at the end
 * everybody. A pick that can be taken back is shown to nobody else. */
export async function reachedAll(
  players: readonly Client[],
  match: string,
  made: { readonly player: Client; readonly seq: number },
): Promise<void> {
  const shown = await made.player.table(match, ({ seq }) => seq >= made.seq);
  const isReached = ({ viewer, decision, result }: TableMessage): boolean => {
    if (shown.result !== null) return result !== null;
    return decision !== null || viewer === null || !shown.waiting.includes(viewer);
  };
  await Promise.all(players.map((each) => each.table(match, isReached)));
}
