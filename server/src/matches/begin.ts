// A match begins: by itself when its last seat is taken, or when its host says so.
import { deciders, start, writeSeed } from '@comptoir/kernel';
import { fairSeed } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Games } from '../games.ts';
import { freshClocks } from './clock.ts';
import { isFree, type LockedMatch, lockMatch } from './locked.ts';

const BEGIN = `update matches set status = 'running', version = $2, seed = $3, clocks = $4, waiting = $5,
    "startedAt" = $6, "askedAt" = $6
  where id = $1`;

/** When every seat is taken and everybody has agreed to the terms, unless the host is to start it. */
export async function beginIfReady(client: PoolClient, games: Games, match: string): Promise<void> {
  const locked = await lockMatch(client, match);
  const { row, seats } = locked;
  if (!row.hostStarts && seats.every((seat) => !isFree(seat) && seat.isReady)) await begin(locked, games);
}

/** The rules and the seed are fixed, the clocks are set and, if a bot begins, it is woken. */
export async function begin({ client, row, seats }: LockedMatch, games: Games): Promise<void> {
  const match = row.id;
  const entropy = seats.map((seat) => seat.entropy);
  const seed = fairSeed({ match, secret: row.secret, entropy });
  const game = games.current(row.game);
  const { state } = start(game, row.players, row.variants, seed);
  const now = new Date();
  const clocks = row.clock === null ? null : freshClocks(row.clock, row.players, now.getTime());
  const waiting = [...deciders(state)];
  await client.query(BEGIN, [match, game.version, writeSeed(seed), clocks, waiting, now]);
  await wake(client, match);
}

/** Within a transaction: looks at the match soon, since a bot may have to begin or a clock to be watched. */
export async function wake(client: PoolClient, match: string): Promise<void> {
  const text = `select graphile_worker.add_job('wake', json_build_object('match', $1::text), job_key := 'wake ' || $1)`;
  await client.query(text, [match]);
}
