// What bots are told about Oltre Mare.
import type { BotHints } from '@comptoir/kernel';
import type { OltreMare } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { nothingToTrade } from './extremes.ts';
import { menu } from './menu.ts';
import { sensible } from './sensible.ts';

export const hints: BotHints<OltreMare> = {
  evaluate,
  extremes: (s) => [nothingToTrade(s)],
  menu,
  sensible,
  tunable: { weights, evaluateWith },
};
