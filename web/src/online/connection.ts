// The socket to the server: comes back by itself, a little later each time, and at once when the device does.
import { type ClientMessage, type ServerMessage, serverMessage } from '@comptoir/protocol';
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
/** The server closes with this number what its client must do otherwise; the reason is one of the error codes. */
const POLICY = 1008;

export class Connection {
  private readonly config: ConnectionConfig;
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private isTrying = false;
  private isClosed = false;
  private readonly forget: () => void;

  constructor(config: ConnectionConfig) {
    this.config = config;
    void this.connect();
    this.forget = onReach(() => {
      if (isWithinReach()) this.tryNow();
    });
    document.addEventListener('visibilitychange', this.tryNow);
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
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
    this.socket = socket;
    socket.addEventListener('open', () => this.opened());
    socket.addEventListener('message', ({ data }) => {
      this.tries = 0;
      this.config.onMessage(z.parse(serverMessage, JSON.parse(String(data))));
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (code === POLICY) this.config.onPolicyClose(reason);
      else doubtReach();
      this.lost();
    });
  }

  private opened(): void {
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.config.onLost(false);
    this.config.onOpen();
  }

  private lost(): void {
    if (this.isClosed) return;
    this.quiet ??= setTimeout(() => this.config.onLost(true), QUIET_MS);
    const delay = Math.min(MOST_MS, FIRST_MS * 2 ** this.tries) * (0.75 + Math.random() / 2);
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.again);
    clearTimeout(this.quiet);
    this.forget();
    document.removeEventListener('visibilitychange', this.tryNow);
    this.socket?.close();
  }
}
