// A spy at every table: games of each number of players are played over real sockets, and every table that reaches
// a player or a spectator is compared, byte by byte, with the table of another world: one in which everything they cannot
// know was dealt anew.
import { GAME_IDS, requireGame } from '@comptoir/catalogue';
import {
  drawFrom,
  type Game,
  type Kinds,
  type LogEntry,
  Match,
  type Option,
  readSeed,
  type Seat,
  seedFrom,
  veil,
} from '@comptoir/kernel';
import { PROTOCOL_VERSION } from '@comptoir/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveMatch } from '../src/matches/live-match.ts';
import { toldFor } from '../src/matches/numbers.ts';
import { Room, type RoomSeat, written } from '../src/matches/room.ts';
import { Client } from './client.ts';
import { FRIENDLY } from './friendly.ts';
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from './process.ts';

const GAMES_EACH = 4;
const MOST_PLAYERS = 5;
/** After so many picks each the past is asked for. */
const PAST_EVERY = 40;

let server: ServerProcess;
let database: pg.Pool;
let others: readonly Client[] = [];
beforeAll(async () => {
  server = await startServer();
  database = new pg.Pool({ connectionString: databaseUrl(server) });
  others = await Promise.all(Array.from({ length: MOST_PLAYERS }, guest));
});
afterAll(async () => {
  for (const other of others) other.close();
  await database.end();
  await stopServer(server);
  cleanUp(server);
});

const guest = async (): Promise<Client> => (await new Client(server.url).signIn()).connect();

type Draw = (n: number) => number;

function fresh(salt: string): Draw {
  return drawFrom(seedFrom(salt));
}

/** The match in a world where everything this viewer cannot know is otherwise. */
function otherWorld({ game, snapshot }: Match, viewer: Seat, salt: string): Match {
  const [finalState, state] = [snapshot.finalState, snapshot.state].map((each) =>
    veil(game, each, viewer, seedFrom(salt)),
  );
  if (finalState === undefined || state === undefined) throw new Error('there are two states');
  return new Match(game, { ...snapshot, finalState, state });
}

/** Where two tables part, for a report one can read. */
function parting(one: string, other: string): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' | ');
}

/** Somebody who writes down what arrives, and what would have arrived in another world. */
class Spy {
  readonly client: Client;
  readonly viewer: Seat | null;
  /** Whose knowledge stays as it is in the other world. A spectator knows less than anybody. */
  readonly knower: Seat;
  /** The tables of the other world by their number, written when they are asked for. Who is waited for may change under one number. */
  readonly #expected = new Map<number, ((hasTold: boolean) => string)[]>();
  /** All that was told, as it was told. */
  readonly #log: LogEntry[] = [];
  tables = 0;
  otherwise = 0;

  constructor(client: Client, viewer: Seat | null, knower: Seat) {
    this.client = client;
    this.viewer = viewer;
    this.knower = knower;
  }

  expect(room: Room, before: Match, salt: string): void {
    const truth = room.live.match;
    const told = toldFor(before, truth, room.live.undos, this.viewer);
    this.#log.push(...told);
    const events = told.flatMap((line) => line.events);
    expect(events.filter(({ only }) => only !== undefined && only !== this.viewer)).toEqual([]);
    const other = otherWorld(truth, this.knower, salt);
    const [one, two] = [truth, other].map(({ snapshot }) => JSON.stringify(snapshot.finalState));
    if (truth.seq % 10 === 0 && one !== two) this.otherwise += 1;
    const number = room.live.numberFor(this.viewer);
    const tables = this.#expected.get(number) ?? [];
    tables.push((hasTold) => {
      room.match = other;
      return written(room.tableFor(this.viewer, hasTold ? told : [], 0));
    });
    this.#expected.set(number, tables);
  }

  /** Whoever asks for the past is told no more than the log still shows, and sees no table from before that. */
  async askPast({ live }: Room): Promise<void> {
    const path = `/api/matches/${live.head.id}`;
    expect(await this.client.api(`${path}/history`)).toEqual(live.match.faded(this.#log, this.viewer));
    const { seq } = await this.client.api<{ seq: number }>(`${path}/at/0`);
    expect(seq).toBe(live.match.readableFrom(this.#log, this.viewer));
  }

  /** Whatever has arrived so far. */
  compare(): void {
    for (const text of this.client.heard.splice(0)) {
      const seq = /^\{"type":"table","match":"[^"]+","game":"[^"]+","seq":(\d+),/.exec(text)?.[1];
      if (seq === undefined) expect(text).toMatch(/^\{"type":"(ack|presence)",[^{]*\}$/);
      else this.#compareTable(text, Number(seq));
    }
  }

  /** A table is shown after a pick with what it told, or without when somebody has sat down. */
  #compareTable(text: string, seq: number): void {
    const expected = this.#expected.get(seq) ?? [];
    const isExpected = expected.some((table) => text === table(true) || text === table(false));
    if (!isExpected) expect(parting(text, expected.at(-1)?.(true) ?? '')).toBe('nowhere');
    this.tables += 1;
    for (const earlier of this.#expected.keys()) if (earlier < seq) this.#expected.delete(earlier);
  }
}

interface Table {
  readonly match: string;
  readonly room: Room;
  readonly spies: readonly Spy[];
  readonly players: readonly Client[];
}

async function openTable(game: Game<Kinds>, n: number): Promise<Table> {
  const [min, max] = game.players;
  const count = min + (n % (max - min + 1));
  const seat = n % count;
  const [spy, watcher] = [await guest(), await guest()];
  const seats = Array.from({ length: count }, (_, each) => (each === seat ? 'me' : 'open'));
  const request = { game: game.id, seats, isPublic: true };
  const { id: match } = await spy.api<{ id: string }>('/api/matches', 'POST', request);
  const players = seats.map((_, each) => (each === seat ? spy : (others[each] ?? spy)));
  for (const [each, other] of players.entries())
    if (other !== spy) await other.api(`/api/matches/${match}/sit`, 'POST', { seat: each });
  const { seats: shown } = await spy.join(match);
  await watcher.join(match);
  const sitting: readonly RoomSeat[] = shown.map(({ isHere: _, ...each }) => ({
    ...each,
    hasLeft: false,
    off: [],
  }));
  const { rows } = await database.query<{ seed: string }>('select seed from matches where id = $1', [match]);
  const head = {
    id: match,
    players: count,
    variants: [],
    seed: rows[0]?.seed ?? '',
    status: 'running' as const,
  };
  const facts = { ...FRIENDLY, seats: sitting };
  const room = new Room(
    new LiveMatch(head, Match.start(game, { ...head, seed: readSeed(head.seed) })),
    facts,
  );
  room.watchers.add({ user: spy.user, version: PROTOCOL_VERSION, seen: 0, send: () => undefined });
  return {
    match,
    room,
    players,
    spies: [new Spy(spy, seat, seat), new Spy(watcher, null, (seat + 1) % count)],
  };
}

/** Any option; now and then one that passes or ends something, so that talks do not go on forever. */
function optionFor({ match }: LiveMatch, seat: Seat, draw: Draw): Option {
  const options = match.decisionFor(seat)?.options ?? [];
  const ends = options.filter(({ noun }) => noun === undefined);
  const list = ends.length > 0 && draw(3) === 0 ? ends : options;
  const option = list[draw(list.length)];
  if (option === undefined) throw new Error('a dead end');
  return option;
}

/** Plays at random; the picks are found here, so that only the spies need to be shown the table. */
async function playWhole({ match, room, spies, players }: Table, salt: string): Promise<void> {
  const draw = fresh(salt);
  const { live } = room;
  for (const spy of spies) spy.expect(room, live.match, salt);
  let finals = 0;
  while (live.match.result === null) {
    const { seq } = live;
    const seat = live.waiting[draw(live.waiting.length)] ?? 0;
    const option = optionFor(live, seat, draw);
    const [before, number] = [live.match, live.numberFor(seat)];
    const next = live.apply({ seat, option });
    if ('code' in next) throw new Error(next.code);
    if ((next.applied?.published.length ?? 0) > 0) finals += 1;
    for (const spy of spies) spy.expect(room, before, `${salt} ${seq}`);
    const answer = await players[seat]?.pick(match, number, option);
    expect(answer).toMatchObject({ type: 'ack', seq: live.numberFor(seat) });
    for (const spy of spies) spy.compare();
    if (live.seq % PAST_EVERY === 0) for (const spy of spies) await spy.askPast(room);
  }
  for (const spy of spies) {
    await spy.client.table(match, ({ result }) => result !== null);
    spy.compare();
    expect(spy.tables).toBeGreaterThanOrEqual(finals);
    expect(spy.otherwise).toBeGreaterThan(0);
    spy.client.close();
  }
}

describe(`no byte that is sent during ${GAMES_EACH} games depends on what its reader may not know`, () => {
  test.each(GAME_IDS)('%s', async (id) => {
    const entry = await requireGame(id);
    const games = Array.from({ length: GAMES_EACH }, async (_, n) =>
      playWhole(await openTable(entry.game, n), `spy ${id} ${n}`),
    );
    await Promise.all(games);
  });
});
