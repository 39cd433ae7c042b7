// A spy at every table with secrets: whatever a seat is sent stays the same, to the byte, when all it cannot know is dealt
// anew; and over a real socket nothing is sent but what that seat may see of that moment.
import { loadGame } from '@comptoir/catalogue';
import {
  clone,
  type Game,
  type Kinds,
  random,
  readRecord,
  rngFrom,
  type Seat,
  seedFrom,
  writeOption,
  writeSeed,
} from '@comptoir/kernel';
import type { TableMessage } from '@comptoir/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HotMatch, type MatchHead, type Step, toldBy } from '../src/matches/hot.ts';
import { Room, type RoomSeat } from '../src/matches/room.ts';
import { Client } from './client.ts';
import { cleanUp, type ServerProcess, startServer, stopServer } from './process.ts';

const GAMES = ['carthago', 'porto-carthago', 'oltre-mare', 'hermagor'];
const seatsOf = (players: number): readonly Seat[] => Array.from({ length: players }, (_, seat) => seat);

async function gameNamed(id: string): Promise<Game<Kinds>> {
  const entry = await loadGame(id);
  if (entry === null) throw new Error(`no game ${id}`);
  return entry.game;
}

function fresh(salt: string): (n: number) => number {
  const words = rngFrom(seedFrom(salt));
  return (n) => random(words, n);
}

function redealt(game: Game<Kinds>, state: Kinds['State'], viewer: Seat, salt: string): Kinds['State'] {
  const copy = clone(state);
  copy.rng = rngFrom(seedFrom(salt));
  game.redeal(copy, viewer, fresh(salt));
  return copy;
}

const seated = (players: number): readonly RoomSeat[] =>
  seatsOf(players).map((seat) => ({ seat, user: `u${seat}`, name: `P${seat}`, level: null, isAway: false }));

/** The same room in a world where everything this viewer cannot know is otherwise. */
function otherWorld({ hot, seats }: Room, viewer: Seat, salt: string): Room {
  const { sealed, state, open } = hot.running;
  const other = HotMatch.thawed(hot.head, hot.game, hot.seq, {
    ...hot.freeze(),
    open,
    sealed: redealt(hot.game, sealed, viewer, salt),
    state: redealt(hot.game, state, viewer, salt),
  });
  return new Room(other, seats, null, null);
}

function checkTable(room: Room, step: Step | null, salt: string): void {
  const now = 0;
  room.look = room.hot.look();
  for (const viewer of seatsOf(room.seats.length)) {
    const other = otherWorld(room, viewer, `${salt} ${viewer}`);
    for (const eyes of [viewer, null]) {
      const told = step === null ? [] : toldBy(step, eyes);
      const sent = JSON.stringify(room.tableFor(eyes, told, now));
      expect(JSON.stringify(other.tableFor(eyes, told, now))).toBe(sent);
      expect(told.flatMap(({ events }) => events).every((e) => e.only === undefined || e.only === eyes)).toBe(
        true,
      );
    }
  }
}

describe('a redeal changes no byte of what is sent', () => {
  test.each(GAMES.flatMap((id) => [0, 1, 2].map((n) => [id, n] as const)))('%s, game %i', async (id, n) => {
    const game = await gameNamed(id);
    const [min, max] = game.players;
    const players = Math.min(max, min + n);
    const salt = `spy ${id} ${n}`;
    const head: MatchHead = {
      id: 'spy',
      players,
      variants: [],
      seed: writeSeed(seedFrom(salt)),
      status: 'running',
    };
    const hot = new HotMatch(head, game);
    const room = new Room(hot, seated(players), null, null);
    const draw = fresh(salt);
    checkTable(room, null, salt);
    for (let k = 0; hot.running.state.result === null; k += 1) {
      const seat = hot.waiting[draw(hot.waiting.length)] ?? 0;
      const options = hot.look().decisionFor(seat)?.options ?? [];
      const option = options[draw(options.length)];
      if (option === undefined) throw new Error('a dead end');
      const step = hot.apply({ seat, kind: 'pick', option: writeOption(option) });
      if ('code' in step) throw new Error(step.code);
      if (k % 3 === n) checkTable(room, step, `${salt} ${k}`);
    }
    checkTable(room, null, salt);
  });
});

describe('over the socket', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(async () => {
    await stopServer(server);
    cleanUp(server);
  });

  const guest = async (): Promise<Client> => (await new Client(server.url).signIn()).connect();

  async function playWhole(
    match: string,
    players: readonly Client[],
    draw: (n: number) => number,
  ): Promise<void> {
    for (let n = 0; n < 3000; n += 1) {
      const tables = await Promise.all(players.map((player) => player.table(match)));
      if (tables.some(({ result }) => result !== null)) return;
      const deciding = players.filter((_, seat) => tables[seat]?.decision);
      const player = deciding[draw(deciding.length)];
      const table = player?.tables.get(match);
      const options = table?.decision?.options ?? [];
      const option = options[draw(options.length)];
      if (player === undefined || table === undefined || option === undefined)
        throw new Error('nobody decides');
      const answer = await player.pick(match, table.seq, option);
      if (answer.type !== 'ack') throw new Error(`refused: ${answer.code}`);
      await Promise.all(players.map((each) => each.table(match, ({ seq }) => seq >= answer.seq)));
    }
    throw new Error('the game does not end');
  }

  test.each(GAMES)(
    '%s: every table is what this seat may see of that moment, and nothing else',
    async (id) => {
      const game = await gameNamed(id);
      const count = Math.max(2, game.players[0]);
      const players: Client[] = [];
      while (players.length < count) players.push(await guest());
      const watcher = await guest();
      const [host, ...others] = players;
      if (host === undefined) throw new Error('nobody');
      const seats = players.map((_, n) => (n === 0 ? 'me' : 'open'));
      const { id: match } = await host.api<{ id: string }>('/api/matches', 'POST', {
        game: id,
        seats,
        isPublic: true,
      });
      for (const other of others) await other.api(`/api/matches/${match}/sit`, 'POST', {});
      for (const client of [...players, watcher]) await client.join(match);
      await playWhole(match, players, fresh(`socket ${id}`));
      await watcher.table(match, ({ result }) => result !== null);
      const record = readRecord(await (await host.fetch(`/api/matches/${match}/record`)).text());
      const head: MatchHead = {
        id: match,
        players: count,
        variants: [],
        seed: writeSeed(record.seed),
        status: 'over',
      };
      const hot = new HotMatch(head, game);
      const looks = [hot.look()];
      for (const { seat, option } of record.picks) {
        hot.apply({ seat, kind: 'pick', option: writeOption(option) });
        looks.push(hot.look());
      }
      [...players, watcher].forEach((client, n) => {
        const viewer = n < count ? n : null;
        const tables = client.heard
          .map((text): TableMessage => JSON.parse(text))
          .filter(({ type }) => type === 'table');
        expect(tables.length).toBeGreaterThan(record.picks.length / 2);
        for (const table of tables) {
          const look = looks[table.seq];
          expect(table.viewer).toBe(viewer);
          expect(table.view).toEqual(look?.game.view(look.stateFor(viewer), viewer));
          expect(table.decision).toEqual(look?.decisionFor(viewer));
          expect(
            table.told
              .flatMap(({ events }) => events)
              .filter((e) => e.only !== undefined && e.only !== viewer),
          ).toEqual([]);
        }
        expect(client.heard.filter((text) => /"(rng|agenda|seed|secret)":/.test(text))).toEqual([]);
      });
    },
  );
});
