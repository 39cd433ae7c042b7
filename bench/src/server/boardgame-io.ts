// The same bots at boardgame.io's tables: its messages over bare sockets, so that its own client costs it nothing.
import { WebSocket } from '@comptoir/server/testing';
import { enumerate, type G } from '../../boardgame.io/quay.ts';
import type { Doer } from './load.ts';
import { startProgram, type Visitor } from './program.ts';

interface Shown {
  readonly G: G;
  readonly ctx: Parameters<typeof enumerate>[1];
  readonly _stateID: number;
}
const SPACE = '/quay,';

/** One seat: Engine.IO 4 and Socket.IO 5 by hand, which is a digit or two before the JSON. */
class SeatSocket {
  readonly #socket: WebSocket;
  #match = '';
  shown: Shown | null = null;
  onShown: () => void = () => undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async at(url: string): Promise<SeatSocket> {
    const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`);
    const seat = new SeatSocket(socket);
    await new Promise((done, fail) => socket.once('message', done).once('error', fail));
    const ready = new Promise((done) => socket.once('message', done));
    socket.send(`40${SPACE}`);
    await ready;
    return seat;
  }

  emit(...args: readonly unknown[]): void {
    this.#socket.send(`42${SPACE}${JSON.stringify(args)}`);
  }

  join(match: string, playerID: string): void {
    this.#match = match;
    this.shown = null;
    this.emit('sync', match, playerID, undefined, 2);
  }

  #hear(text: string): void {
    if (text === '2') this.#socket.send('3');
    if (!text.startsWith(`42${SPACE}`)) return;
    const [kind, match, told]: [string, string, Shown & { state: Shown }] = JSON.parse(
      text.slice(2 + SPACE.length),
    );
    if (match !== this.#match || (kind !== 'sync' && kind !== 'update')) return;
    this.shown = kind === 'sync' ? told.state : told;
    this.onShown();
  }
}

class Table {
  readonly seats: readonly SeatSocket[];
  #name: string;
  #games = 0;
  #count = 0;
  #wanted = 0;
  #wake: (() => void) | null = null;

  constructor(seats: readonly SeatSocket[], name: string) {
    this.seats = seats;
    this.#name = name;
    for (const seat of seats) seat.onShown = () => this.#look();
  }

  #look(): void {
    if (this.seats.some(({ shown }) => (shown?._stateID ?? -1) < this.#wanted)) return;
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }

  #everybodyAt(stateID: number): Promise<void> {
    this.#wanted = stateID;
    return new Promise((done) => {
      this.#wake = done;
    });
  }

  async newGame(): Promise<void> {
    this.#games += 1;
    for (const [n, seat] of this.seats.entries()) {
      const arrived = new Promise<void>((done) => {
        seat.onShown = done;
      });
      seat.join(`${this.#name}-${this.#games}`, String(n));
      await arrived;
      seat.onShown = () => this.#look();
    }
  }

  async pick(): Promise<boolean> {
    const shown = this.seats[0]?.shown;
    const moves = shown ? enumerate(shown.G, shown.ctx) : [];
    this.#count += 1;
    const chosen = moves[(this.#count * 7919) % moves.length];
    if (!shown || chosen === undefined) {
      await this.newGame();
      return false;
    }
    const { move, args, playerID } = chosen;
    const seen = this.#everybodyAt(shown._stateID + 1);
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
    this.seats[Number(playerID)]?.emit(
      'update',
      action,
      shown._stateID,
      `${this.#name}-${this.#games}`,
      playerID,
    );
    await seen;
    return true;
  }
}

/** So many two-player matches of the toy game, nothing stored. */
export async function boardgameIo(matches: number): Promise<Visitor> {
  const { url, cpu, stop } = await startProgram('bench/boardgame.io/server.ts');
  const tables: Table[] = [];
  for (let n = 0; n < matches; n += 1) {
    const table = new Table([await SeatSocket.at(url), await SeatSocket.at(url)], `m${n}`);
    await table.newGame();
    tables.push(table);
  }
  const doers = tables.map(
    (table): Doer =>
      () =>
        table.pick(),
  );
  return { doers, cpu, stop };
}
