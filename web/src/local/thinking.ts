// Asks the bots' worker, and thinks quickly itself where that worker cannot be had or has died.
import { greedyBot } from '@comptoir/bots';
import { withHints } from '@comptoir/catalogue';
import type { LoadedGame, Option } from '@comptoir/kernel';
import type { Thought } from './LocalGame.ts';
import type { FromBot, ToBot } from './worker-messages.ts';

/** The slowest level takes three seconds a turn; a worker that takes this long is gone. */
const PATIENCE_MS = 20_000;

let worker: Worker | null = null;
let asked = 0;

function begin(): Worker | null {
  try {
    return new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null; // a browser without workers inside workers
  }
}

function inWorker(helper: Worker, message: ToBot): Promise<Option | null> {
  return new Promise((resolve) => {
    const give = (option: Option | null): void => {
      clearTimeout(timer);
      helper.removeEventListener('message', hear);
      helper.removeEventListener('error', lose);
      resolve(option);
    };
    const lose = (): void => {
      helper.terminate();
      worker = null;
      give(null);
    };
    const hear = (event: MessageEvent<FromBot>): void => {
      if (event.data.number === message.number) give(event.data.option);
    };
    const timer = setTimeout(lose, PATIENCE_MS);
    helper.addEventListener('message', hear);
    helper.addEventListener('error', lose);
    helper.postMessage(message);
  });
}

/** What the bot picks. */
export async function think(entry: LoadedGame, thought: Thought): Promise<Option> {
  worker ??= begin();
  asked += 1;
  const message: ToBot = { ...thought, game: entry.game.id, number: asked };
  const option = worker === null ? null : await inWorker(worker, message);
  if (option !== null) return option;
  return greedyBot(await withHints(entry), thought.veiled, thought.seat, thought.seed);
}
