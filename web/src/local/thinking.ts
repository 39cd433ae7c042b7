// Asks the bots' worker, and thinks quickly itself where that worker cannot be had or has died.
import { greedyBot } from '@comptoir/bots';
import { withHints } from '@comptoir/catalogue';
import type { LoadedGame, Option } from '@comptoir/kernel';
import { type Remote, wrap } from 'comlink';
import type { BotPick } from './bot.worker.ts';
import type { Thought } from './LocalGame.ts';

/** The slowest level takes three seconds a turn; a worker that takes this long is gone. */
const PATIENCE_MS = 20_000;

interface Helper {
  readonly worker: Worker;
  readonly pick: Remote<BotPick>;
}
let helper: Helper | null = null;

function begin(): Helper | null {
  try {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    return { worker, pick: wrap<BotPick>(worker) };
  } catch {
    return null; // a browser without workers inside workers
  }
}

function inWorker({ worker, pick }: Helper, game: string, thought: Thought): Promise<Option | null> {
  return new Promise((resolve) => {
    const give = (option: Option | null): void => {
      clearTimeout(timer);
      worker.removeEventListener('error', lose);
      resolve(option);
    };
    const lose = (): void => {
      worker.terminate();
      helper = null;
      give(null);
    };
    const timer = setTimeout(lose, PATIENCE_MS);
    worker.addEventListener('error', lose);
    pick(game, thought).then(give, lose);
  });
}

/** What the bot picks. */
export async function think(entry: LoadedGame, thought: Thought): Promise<Option> {
  helper ??= begin();
  const option = helper === null ? null : await inWorker(helper, entry.game.id, thought);
  if (option !== null) return option;
  return greedyBot(await withHints(entry), thought.veiled, thought.seat, thought.seed);
}
