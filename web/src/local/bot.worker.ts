// A bot thinks here, beside the table, so that the table answers at once all the while.
import { levelBot, levelNamed, type SafeBot, safely } from '@comptoir/bots';
import { requireGame, withHints } from '@comptoir/catalogue';
import type { Option } from '@comptoir/kernel';
import { expose } from 'comlink';
import type { Thought } from './LocalGame.ts';

const bots = new Map<number, SafeBot>();

/** One opponent a seat: it may remember what it planned. */
function botAt(seat: number, level: string): SafeBot {
  const known = bots.get(seat);
  if (known !== undefined) return known;
  const id = levelNamed(level)?.id ?? 'matelot';
  const bot = safely(id, levelBot(id));
  bots.set(seat, bot);
  return bot;
}

async function pick(game: string, { seat, level, veiled, seed }: Thought): Promise<Option> {
  const entry = await requireGame(game);
  return botAt(seat, level)(await withHints(entry), veiled, seat, seed).option;
}

export type BotPick = typeof pick;

expose(pick);
