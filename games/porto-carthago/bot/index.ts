// What bots are told about Porto Carthago.
import type { BotHints } from '@comptoir/kernel';
import type { Porto } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { withoutCards } from './extremes.ts';
import { features } from './features.ts';
import { menu } from './menu.ts';
import { network } from './network.ts';

export const hints: BotHints<Porto> = {
  evaluate,
  extremes: (s) => [withoutCards(s), s.path.length],
  menu,
  /** From 60 games of three greedy bots: `comptoir calibrate porto-carthago --games 60`. */
  chances: { early: 1.0, late: 0.5 },
  finalChances: { early: 1.0, late: 0.5 },
  features,
  network,
  tunable: { weights, evaluateWith },
};
