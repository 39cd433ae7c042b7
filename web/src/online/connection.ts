// The socket to the server: comes back by itself, a little later each time, and at once when the device does.
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  serverMessage,
  subprotocolOf,
} from '@comptoir/protocol';
import * as z from 'zod/mini';
import { doubtReach, isWithinReach, onReach, withinReach } from './network.ts';

export interface ConnectionConfig {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** Told only when it has lasted: a short break is nobody's business. */
  onLost(isLost: boolean): void;
  /** The server has closed the socket for a reason that has a code. */
  onPolicyClose(code: string): void;
}

const FIRST_MS = 250;
const MOST_MS = 8000;
const QUIET_MS = 2000;
/** Timers stand still while a device sleeps: after a gap like this it has. */
const BEAT_MS = 5000;
const ASLEEP_MS = 20_000;
/** What is asked of a socket in doubt is answered sooner, or nobody is there. */
const PATIENCE_MS = 6000;
/** The server closes with this number what its client must do otherwise; the reason is one of the error codes. */
const POLICY = 1008;
/** The server goes and hands its pages over, one by one: another is there already. */
const HANDED_OVER = 1012;

export class Connection {
  private readonly config: ConnectionConfig;
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  /** While it is asked whether anybody is there. */
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private beatAt = Date.now();
  private isTrying = false;
  private isClosed = false;
  private readonly forget: () => void;

  constructor(config: ConnectionConfig) {
    this.config = config;
    void this.connect();
    this.forget = onReach(() => this.reachChanged());
    this.beat = setInterval(() => this.onBeat(), BEAT_MS);
    document.addEventListener('visibilitychange', this.onSeen);
  }

  private onBeat(): void {
    const hasSlept = Date.now() - this.beatAt > ASLEEP_MS;
    this.beatAt = Date.now();
    if (hasSlept) this.onSeen();
  }

  /** Somebody looks again. A socket may have died meanwhile without a word, and would never say so by itself. */
  private onSeen = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.tryNow();
    if (this.isClosed || this.doubt !== undefined || this.socket?.readyState !== WebSocket.OPEN) return;
    this.doubt = setTimeout(() => this.abandon(), PATIENCE_MS);
    this.config.onOpen(); // asks to be shown the table, which is answered
  };

  /** Whatever the socket still says is not heard any more. */
  private abandon(): void {
    this.settle();
    const { socket } = this;
    this.socket = null;
    socket?.close();
    doubtReach();
    this.lost();
  }

  private settle(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  /** The device has lost its network, or found it again. A socket that still seems open says nothing about the one at the other end: what
   * has no answer is asked again. */
  private reachChanged(): void {
    if (!isWithinReach()) this.config.onLost(true);
    else if (this.socket?.readyState === WebSocket.OPEN) this.opened();
    else this.tryNow();
  }

  private async connect(): Promise<void> {
    if (this.isTrying) return;
    this.isTrying = true;
    const isUp = await withinReach();
    this.isTrying = false;
    if (this.isClosed) return;
    if (isUp) this.open();
    else this.lost();
  }

  private open(): void {
    const { protocol, host } = location;
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;
    const socket = new WebSocket(url, subprotocolOf(PROTOCOL_VERSION));
    this.socket = socket;
    const isOurs = (): boolean => this.socket === socket;
    socket.addEventListener('open', () => {
      if (isOurs()) this.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (!isOurs()) return;
      this.tries = 0;
      this.settle();
      const read = z.safeParse(serverMessage, JSON.parse(String(data)));
      if (read.success) this.config.onMessage(read.data);
      else this.config.onPolicyClose('oldPage'); // only a later version says what this page cannot read
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (!isOurs()) return;
      this.settle();
      if (code === POLICY) this.config.onPolicyClose(reason);
      else if (code !== HANDED_OVER) doubtReach();
      this.lost(code === HANDED_OVER);
    });
  }

  private opened(): void {
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.config.onLost(false);
    this.config.onOpen();
  }

  private lost(isHandedOver = false): void {
    if (this.isClosed) return;
    this.quiet ??= setTimeout(() => this.config.onLost(true), QUIET_MS);
    const isFirst = isHandedOver && this.tries === 0;
    const delay = isFirst ? 0 : Math.min(MOST_MS, FIRST_MS * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.connect(), delay);
  }

  tryNow = (): void => {
    const state = this.socket?.readyState;
    if (this.isClosed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.again);
    this.tries = 0;
    void this.connect();
  };

  /** Nothing is kept here: what matters is sent again by its owner when the connection is back. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN && isWithinReach())
      this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.again);
    clearTimeout(this.quiet);
    clearInterval(this.beat);
    this.settle();
    this.forget();
    document.removeEventListener('visibilitychange', this.onSeen);
    this.socket?.close();
  }
}
