// What is left of a finished game: places at once with the last pick, ratings soon after, each once.

import type { TableMessage } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { useServer } from './use-server.ts';

const server = useServer();

interface Player {
  readonly ratings: readonly { readonly game: string; readonly games: number }[];
  readonly results: readonly {
    readonly match: string;
    readonly score: number;
    readonly place: number;
    readonly rating: number | null;
  }[];
}
const playerOf = (client: Client): Promise<Player> => client.api<Player>(`/api/players/${client.user}`);

async function newTable(isRated: boolean): Promise<{ players: readonly [Client, Client]; match: string }> {
  const guest = async (): Promise<Client> => (await new Client(server().url).signIn()).connect();
  const players = [await guest(), await guest()] as const;
  const [alma, bruno] = players;
  const match = await alma.open({ isRated });
  await bruno.sit(match);
  for (const player of players) await player.join(match);
  return { players, match };
}

/** Plays the seats of these players with their last option, whoever else plays theirs, until the game is over. */
async function playOn(match: string, players: readonly Client[]): Promise<TableMessage> {
  const play = async (player: Client): Promise<TableMessage> => {
    for (;;) {
      const table = await player.table(match, ({ decision, result }) => decision !== null || result !== null);
      const option = table.decision?.options.at(-1);
      if (option === undefined) return table;
      const answer = await player.pick(match, table.seq, option);
      if (answer.type === 'ack') await player.table(match, ({ seq }) => seq >= answer.seq);
    }
  };
  const [over] = await Promise.all(players.map(play));
  if (over === undefined) throw new Error('nobody plays');
  return over;
}

describe('a finished game', () => {
  test('of friends has its places with its last table, and rates nobody', async () => {
    const { players, match } = await newTable(false);
    const { result } = await playOn(match, players);
    for (const [seat, player] of players.entries()) {
      const { results, ratings } = await playerOf(player);
      const [score, place] = [result?.scores[seat], result?.ranks[seat]];
      expect(results).toMatchObject([{ match, score, place, rating: null }]);
      expect(ratings).toEqual([]);
    }
  });

  test('that is rated changes both ratings once', async () => {
    const { players, match } = await newTable(true);
    await playOn(match, players);
    for (const player of players) {
      await expect.poll(async () => (await playerOf(player)).results[0]?.rating ?? null).not.toBeNull();
      expect((await playerOf(player)).ratings).toMatchObject([{ game: 'quay', games: 1 }]);
    }
  });

  test('ranks whoever left behind whoever stayed, whatever the bot in their seat has scored', async () => {
    const { players, match } = await newTable(false);
    const [alma, bruno] = players;
    await alma.api(`/api/matches/${match}/leave`, 'POST', {});
    const { result } = await playOn(match, [bruno]);
    // Who bids high and stops has less than nothing, and the bot has not less: at best they would share a place.
    expect(result?.scores[0]).toBeGreaterThanOrEqual(result?.scores[1] ?? 0);
    expect((await playerOf(alma)).results).toMatchObject([{ match, place: 2 }]);
    expect((await playerOf(bruno)).results).toMatchObject([{ match, place: 1 }]);
  });
});
