// Somebody who sends whatever the dice say, over HTTP, over a socket and as bare bytes, and looks at what comes back.
import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import {
  CLOSE_CODES,
  ERRORS,
  type ServerMessage,
  serverMessage,
  type TableMessage,
} from '@comptoir/protocol';
import { type RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { Client } from '../client.ts';
import { routeAt, undeclared } from '../declared.ts';
import { attack, newAttack } from './bytes.ts';
import type { Dice } from './dice.ts';
import { newMessage, type Read, readMessage } from './messages.ts';
import { type HostileRequest, newRequest } from './requests.ts';
import type { Pools } from './values.ts';
import type { Verdicts } from './verdicts.ts';

export interface IntruderSettings {
  readonly url: string;
  readonly dice: Dice;
  readonly verdicts: Verdicts;
  readonly agent: Agent;
  /** What a proxy says about where it comes from. */
  readonly address: string;
  pools(): Pools;
  /** A new person has come under this name. */
  met(user: string): void;
}
interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** The text of an answer that hangs. */
const SILENT = 'no answer';
/** Only there to notice what hangs. */
const PATIENCE = 120_000;
/** More messages than a socket may send in one go, but not so many that it is shown out before it hears so. */
const FLOOD = 250;
/** What a message that nothing needs to answer is followed by: its answer shows that the one before was read. */
const PROBE = '{';
const isKnown = (code: string): boolean => Object.hasOwn(ERRORS, code);
/** The numbers of RFC 6455 for one's own way of hanging up. */
const OWN_CLOSES = [1000, 1005];

export class Intruder {
  readonly #settings: IntruderSettings;
  #cookie = '';
  #socket: WebSocket | null = null;
  #hear: (message: ServerMessage | null) => void = () => undefined;
  /** A match at which it sits, and its last table. */
  #match: string | null = null;
  #table: TableMessage | null = null;

  constructor(settings: IntruderSettings) {
    this.#settings = settings;
  }

  /** One more message, request or connection. */
  async act(): Promise<void> {
    const { dice } = this.#settings;
    if (this.#cookie === '') await this.#signIn();
    const kind = dice.below(100);
    if (kind < 3) await this.#attack();
    else if (kind < 4) await this.#flood();
    else if (kind < 50) await this.#ask();
    else await this.#say();
  }

  /** While too many come from its address, it stays a stranger. */
  async #signIn(): Promise<void> {
    const { url, address, met } = this.#settings;
    const client = new Client(url);
    client.headers = { 'x-forwarded-for': address };
    await client.signIn().catch(() => undefined);
    this.#cookie = client.cookie;
    if (client.user === '') return;
    met(client.user);
    const wish = { game: 'quay', seats: ['me', { bot: 'mousse' }] };
    const opened = await client.api<{ id: string }>('/api/matches', 'POST', wish).catch(() => null);
    this.#match = opened?.id ?? null;
  }

  /** What there is to speak of: what all know, its own match, and what it was offered there. */
  #pools(): Pools {
    const shared = this.#settings.pools();
    const { seq = 0, decision = null } = this.#table ?? {};
    const options = decision?.options ?? [];
    const nouns = options.flatMap(({ noun }) => (noun === undefined ? [] : [noun]));
    const own = this.#match === null ? [] : [this.#match, this.#match, this.#match];
    return {
      ...shared,
      match: [...(shared.match ?? []), ...own],
      seq: [seq, seq, 0],
      verb: options.map(({ verb }) => verb),
      noun: nouns,
    };
  }

  #leave(): void {
    this.#hangUp();
    this.#cookie = '';
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#table = null;
    socket?.terminate();
  }

  async #attack(): Promise<void> {
    const { url, dice, verdicts } = this.#settings;
    const target = { url, cookie: this.#cookie };
    const sent = newAttack(target, dice);
    const heard = await attack(target, sent);
    const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(heard) ?? [];
    verdicts.count('bytes', status || 'hung up');
    const text = heard.slice(heard.indexOf('\r\n\r\n') + 4);
    const isFine = status === '' || Number(status) < 400 || /"code":"\w+","message"/.test(text);
    if (!isFine || Number(status) >= 500) verdicts.fault(heard, sent.bytes.toString('latin1'));
  }

  async #ask(): Promise<void> {
    const { dice, verdicts } = this.#settings;
    const sent = newRequest(dice, this.#pools());
    const answer = await this.#fetch(sent);
    const code = /^\{"code":"(\w+)"/.exec(answer.text)?.[1] ?? '';
    verdicts.count('http', `${answer.status} ${code}`.trim());
    const fault = faultOf(sent, answer);
    if (fault !== null) verdicts.fault(fault, `${sent.method} ${sent.path} ${String(sent.body ?? '')}`);
    if (code === 'notSignedIn' || sent.path.includes('/api/auth/sign')) this.#leave();
  }

  #fetch({ method, path, headers, body }: HostileRequest): Promise<HttpAnswer> {
    const { url, agent, address } = this.#settings;
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const own = { origin: url, cookie: this.#cookie, 'x-forwarded-for': address, ...length };
    return new Promise((done) => {
      const failed = (error: Error): void => done({ status: 0, text: `${SILENT}: ${error.message}` });
      const asked = httpRequest(
        url,
        { method, path, agent, headers: { ...own, ...headers }, timeout: PATIENCE },
        (response) =>
          void textOf(response).then((text) => done({ status: response.statusCode ?? 0, text }), failed),
      );
      asked.on('timeout', () => asked.destroy(new Error('timeout')));
      asked.on('error', failed);
      asked.end(body ?? undefined);
    });
  }

  async #say(): Promise<void> {
    const { dice, verdicts } = this.#settings;
    const socket = this.#socket ?? (await this.#connect());
    if (socket === null) return verdicts.count('socket', 'not opened');
    const text = newMessage(dice, this.#pools());
    const read = readMessage(text);
    const isWhole = !dice.oneIn(40);
    if (dice.oneIn(20)) socket.ping(text.slice(0, 30));
    const isQuiet = read !== null && isWhole && ['leave', 'chat'].includes(read.type);
    const answered = this.#answer(isWhole && !isQuiet ? read : null);
    if (isWhole) socket.send(text);
    else socket.send(Buffer.from(text)); // a binary frame is never read
    if (isQuiet) socket.send(PROBE);
    const answer = await answered;
    verdicts.count('socket', answer);
    if (answer === SILENT) verdicts.fault(SILENT, text);
    if (answer === 'error tooMany') this.#hangUp();
    const isMalformed = !isWhole || read === null || isQuiet;
    if (answer === 'error malformed' && !isMalformed) verdicts.fault('the schema takes it', text);
    if (read === null && !/^(error|close)/.test(answer))
      verdicts.fault(`the schema does not take it, ${answer}`, text);
  }

  /** More in one go than anybody may send. */
  async #flood(): Promise<void> {
    const { verdicts } = this.#settings;
    const socket = this.#socket ?? (await this.#connect());
    if (socket === null) return verdicts.count('flood', 'not opened');
    const answered = this.#answer(null);
    for (let n = 0; n < FLOOD; n += 1) socket.send('{"type":"leave","match":"a"}');
    socket.send(PROBE);
    const answer = await answered;
    verdicts.count('flood', answer);
    if (answer === SILENT) verdicts.fault(SILENT, 'a flood');
    this.#hangUp();
  }

  /** What the server says to a message, where it must say something: the code, or that the socket was closed. */
  #answer(read: Read): Promise<string> {
    return new Promise((done) => {
      const over = (answer: string): void => {
        clearTimeout(timer);
        this.#hear = () => undefined;
        done(answer);
      };
      const timer = setTimeout(() => over(SILENT), PATIENCE);
      this.#hear = (message) => {
        if (message === null) over('close');
        else if (message.type === 'error') over(`error ${message.code}`);
        else if (read !== null && isAnswerTo(read, message)) over(nameOf(message));
      };
    });
  }

  async #connect(): Promise<WebSocket | null> {
    const { url, address } = this.#settings;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#cookie, origin: url, 'x-forwarded-for': address },
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#receive(data));
    const isOpen = await new Promise<boolean>((done) => {
      socket.on('open', () => done(true));
      socket.on('close', () => done(false));
    });
    socket.on('close', (code, reason) => this.#closed(socket, code, String(reason)));
    this.#socket = isOpen && socket.readyState === WebSocket.OPEN ? socket : null;
    if (!isOpen) this.#cookie = '';
    return this.#socket;
  }

  #closed(socket: WebSocket, code: number, reason: string): void {
    if (this.#socket !== socket) return; // it has left by itself
    this.#socket = null;
    const { verdicts } = this.#settings;
    const isFine = code === 1008 ? isKnown(reason) : code in CLOSE_CODES || OWN_CLOSES.includes(code);
    if (!isFine) verdicts.fault(`closed with ${code} ${reason}`, '');
    this.#hear(null);
  }

  #receive(data: RawData): void {
    const parsed = z.safeParse(serverMessage, JSON.parse(String(data)));
    if (!parsed.success) {
      this.#settings.verdicts.fault('not in the protocol', String(data));
      return;
    }
    const message = parsed.data;
    const isFine = message.type !== 'refused' || message.rule !== null || isKnown(message.code);
    if (!isFine || ('code' in message && message.code === 'internal'))
      this.#settings.verdicts.fault('refused without a documented code', String(data));
    if (message.type === 'table' && message.match === this.#match) this.#table = message;
    this.#hear(message);
  }

  stop(): void {
    this.#leave();
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** What is wrong with an answer; null where nothing is. */
function faultOf({ method, path, isFitting }: HostileRequest, { status, text }: HttpAnswer): string | null {
  if (status === 0) return method === 'HEAD' ? null : text; // what cannot be read is refused in words, which HEAD does not expect
  if (status >= 500) return `${status} ${text}`;
  if (!path.startsWith('/api')) return null; // the pages
  const fault = undeclared({ method, path, status, text });
  if (fault !== null || isFitting === null) return fault;
  const isMalformed = text.startsWith('{"code":"malformed"');
  if (isFitting && isMalformed) return 'malformed, though the schemas take it';
  return !isFitting && status < 400 && routeAt(method, path) !== null
    ? 'done, though the schemas do not take it'
    : null;
}

const nameOf = (message: ServerMessage): string =>
  'code' in message ? `${message.type} ${isKnown(message.code) ? message.code : 'by a rule'}` : message.type;

function isAnswerTo(read: NonNullable<Read>, message: ServerMessage): boolean {
  if (message.type === 'ack' || message.type === 'refused') return 'id' in read && read.id === message.id;
  if (message.type === 'table' || message.type === 'gone')
    return read.type === 'join' && message.match === read.match;
  return false;
}
