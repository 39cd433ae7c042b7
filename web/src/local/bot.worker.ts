// A bot thinks here, beside the table, so that the table answers at once all the while.
import { levelBot, levelNamed, type SafeBot, safely } from '@comptoir/bots';
import { loadGame, withHints } from '@comptoir/catalogue';
import type { FromBot, ToBot } from './worker-messages.ts';

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

addEventListener('message', async (event: MessageEvent<ToBot>) => {
  const { game, number, seat, level, veiled, seed } = event.data;
  const entry = await loadGame(game);
  if (entry === null) throw new Error(`bot: no game called ${game}`);
  const { option } = botAt(seat, level)(await withHints(entry), veiled, seat, seed);
  const answer: FromBot = { number, option };
  postMessage(answer);
});
