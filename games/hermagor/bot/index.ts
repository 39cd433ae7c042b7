// What bots are told about Hermagor.
import type { BotHints } from '@comptoir/kernel';
import type { Hermagor } from '../src/types.ts';
import { evaluate, evaluateWith } from './evaluate.ts';
import { highPrices } from './extremes.ts';
import { features } from './features.ts';
import { network } from './network.ts';
import { weights } from './weights.ts';

export const hints: BotHints<Hermagor> = {
  evaluate,
  extremes: (s) => [highPrices(s)],
  /** From 60 games of three greedy bots: `comptoir calibrate hermagor --games 60`. */
  chances: { early: 21.8, late: 4.7 },
  finalChances: { early: 20, late: 0.5 },
  features,
  network,
  tunable: { weights, evaluateWith },
};
