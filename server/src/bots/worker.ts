// A thread in which bots think. It is handed veiled states only: what a seat cannot know never gets here.
import { parentPort } from 'node:worker_threads';
import { type LevelId, levelBot, safely } from '@comptoir/bots';
import { loadGame } from '@comptoir/catalogue';
import type { Kinds, Option, Seat, Seed } from '@comptoir/kernel';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: LevelId;
  readonly veiled: Kinds['State'];
  readonly seat: Seat;
  readonly seed: Seed;
}
export interface Reply {
  readonly id: number;
  readonly option: Option;
  readonly remark: string | null;
}

parentPort?.on('message', async ({ id, game, level, veiled, seat, seed }: Question) => {
  const entry = await loadGame(game);
  if (entry === null) throw new Error(`bots: no game ${game}`);
  const { option, remark } = safely(level, levelBot(level))(entry.game, veiled, seat, seed);
  parentPort?.postMessage({ id, option, remark } satisfies Reply);
});
