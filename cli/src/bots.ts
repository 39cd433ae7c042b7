// Bots by name, and one way to let them sit at a table.
import {
  type Answer,
  type Bot,
  type GameWithHints,
  greedyBot,
  LEVEL_IDS,
  levelBot,
  randomBot,
  safely,
} from '@comptoir/bots';
import { type Kinds, type Seat, seedFrom, veil } from '@comptoir/kernel';
import { UsageError } from './usage.ts';

const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };

/** A level is a fresh opponent each time: it remembers its own turn. */
export function botNamed(name: string): Bot {
  const level = LEVEL_IDS.find((id) => id === name);
  if (level !== undefined) return levelBot(level);
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  const all = [...Object.keys(BOTS), ...LEVEL_IDS].join(', ');
  if (bot === undefined) throw new UsageError(`No bot is called “${name}”; there are: ${all}.`);
  return bot;
}

/** What the bot picks, and a remark for the record where it had to be helped. It is shown a veiled copy only. */
export function choose(
  bot: Bot,
  known: GameWithHints<Kinds>,
  state: Kinds['State'],
  seat: Seat,
  salt: string,
): Answer<Kinds> {
  const veiled = veil(known.game, state, seat, seedFrom(`veil ${salt}`));
  return safely(`of seat ${seat}`, bot)(known, veiled, seat, seedFrom(`bot ${salt}`));
}
