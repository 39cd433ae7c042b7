// A thread in which bots think. It is handed veiled states only: what a seat cannot know never gets here.
import { parentPort } from 'node:worker_threads';
import { type LevelId, levelBot, safely } from '@comptoir/bots';
import { loadGame, withHints } from '@comptoir/catalogue';
import type { Kinds, Option, Seat, Seed } from '@comptoir/kernel';

export interface Question {
  readonly game: string;
  readonly level: LevelId;
  readonly veiled: Kinds['State'];
  readonly seat: Seat;
  readonly seed: Seed;
}
export interface Reply {
  readonly option: Option;
  readonly remark: string | null;
}

/** null where the game is none of the catalogue. */
async function answer({ game, level, veiled, seat, seed }: Question): Promise<Reply | null> {
  const entry = await loadGame(game);
  return entry === null ? null : safely(level, levelBot(level))(await withHints(entry), veiled, seat, seed);
}

parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)));
parentPort?.postMessage('ready');
