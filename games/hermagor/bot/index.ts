// What bots are told about Hermagor.
import type { BotHints } from '@comptoir/kernel';
import type { Hermagor } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { highPrices } from './extremes.ts';

export const hints: BotHints<Hermagor> = {
  evaluate,
  extremes: (s) => [highPrices(s)],
  tunable: { weights, evaluateWith },
};
