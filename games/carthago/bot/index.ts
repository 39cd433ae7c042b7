// What bots are told about Carthago.
import type { BotHints } from '@comptoir/kernel';
import type { Carthago } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { atTheDocks, withoutShips, withoutTradeCards } from './extremes.ts';
import { features } from './features.ts';
import { network } from './network.ts';

export const hints: BotHints<Carthago> = {
  evaluate,
  extremes: (s) => [withoutShips(s), withoutTradeCards(s), atTheDocks(s)],
  /** From 60 games of three greedy bots: `comptoir calibrate carthago --games 60`. */
  chances: { early: 12.4, late: 0.8 },
  finalChances: { early: 6.2, late: 0.5 },
  features,
  network,
  tunable: { weights, evaluateWith },
};
