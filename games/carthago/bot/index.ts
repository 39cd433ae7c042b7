// What bots are told about Carthago.
import type { BotHints } from '@comptoir/kernel';
import type { Carthago } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';

export const hints: BotHints<Carthago> = {
  evaluate,
  tunable: { weights, evaluateWith },
};
