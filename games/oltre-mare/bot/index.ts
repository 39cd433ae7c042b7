// What bots are told about Oltre Mare.
import type { BotHints } from '@comptoir/kernel';
import type { OltreMare } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { nothingToTrade } from './extremes.ts';
import { features } from './features.ts';
import { menu } from './menu.ts';
import { network } from './network.ts';
import { sensible } from './sensible.ts';

export const hints: BotHints<OltreMare> = {
  evaluate,
  extremes: (s) => [nothingToTrade(s)],
  menu,
  sensible,
  /** From 30 games of three greedy bots: `comptoir calibrate oltre-mare --games 30`. */
  chances: { early: 9.4, late: 1.8 },
  finalChances: { early: 9, late: 0.5 },
  features,
  network,
  tunable: { weights, evaluateWith },
};
