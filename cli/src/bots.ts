// Bots by name, and one way to let them sit at a table.
import { type Bot, greedyBot, randomBot, veil } from '@comptoir/bots';
import { type Game, type Kinds, type Option, type Seat, seedFrom } from '@comptoir/kernel';
import { UsageError } from './usage.ts';

const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot === undefined)
    throw new UsageError(`No bot is called “${name}”; there are: ${Object.keys(BOTS).join(', ')}.`);
  return bot;
}

/** What the bot picks; it is shown a veiled copy only. */
export function choose(bot: Bot, game: Game<Kinds>, state: Kinds['State'], seat: Seat, salt: string): Option {
  return bot(game, veil(game, state, seat, seedFrom(`veil ${salt}`)), seat, seedFrom(`bot ${salt}`));
}
