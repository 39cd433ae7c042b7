// A bot never stalls a game: whatever goes wrong, there is a legal pick and a remark for the record.
import { type Kinds, type Option, optionsOf, type Seat, type Seed, writeOption } from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import { isSame } from './sequences.ts';
import { type Bot, greedyBot } from './simple.ts';

export interface Answer<G extends Kinds> {
  readonly option: G['Option'];
  /** null where the bot answered by itself; otherwise one line for the record. */
  readonly remark: string | null;
}
export type SafeBot = <G extends Kinds>(
  known: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
  seed: Seed,
) => Answer<G>;

const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 120);

/** The pick for a bot that gave none, whatever the reason: greedy, or else the first there is. */
export function rescue<G extends Kinds>(
  known: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
  seed: Seed,
  reason: string,
): Answer<G> {
  try {
    return { option: greedyBot(known, veiled, seat, seed), remark: `${reason}; the greedy pick instead` };
  } catch (error) {
    const [option] = optionsOf(known.game, veiled, seat);
    if (option === undefined) throw error; // nobody asked this seat: the caller's mistake
    return { option, remark: `${reason}; greedy failed too (${oneLine(error)}); the first option instead` };
  }
}

/** The same bot, which always answers. */
export function safely(name: string, bot: Bot): SafeBot {
  return (known, veiled, seat, seed) => {
    let wanted: Option;
    try {
      wanted = bot(known, veiled, seat, seed);
    } catch (error) {
      return rescue(known, veiled, seat, seed, `bot ${name} failed (${oneLine(error)})`);
    }
    const option = optionsOf(known.game, veiled, seat).find((o) => isSame(o, wanted));
    if (option !== undefined) return { option, remark: null };
    return rescue(
      known,
      veiled,
      seat,
      seed,
      `bot ${name} picked “${writeOption(wanted)}”, which is not offered`,
    );
  };
}
