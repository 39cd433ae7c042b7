// What bots are told about Nauticus.
import type { BotHints } from '@comptoir/kernel';
import type { Nauticus } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { largestShip } from './extremes.ts';
import { features } from './features.ts';
import { menu } from './menu.ts';
import { network } from './network.ts';

export const hints: BotHints<Nauticus> = {
  evaluate,
  extremes: (s) => [largestShip(s)],
  menu,
  /** From 60 games of three greedy bots: `comptoir calibrate nauticus --games 60`. */
  chances: { early: 9.4, late: 8.2 },
  finalChances: { early: 12.4, late: 0.5 },
  features,
  network,
  tunable: { weights, evaluateWith },
};
