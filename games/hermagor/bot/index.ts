// What bots are told about Hermagor.
import type { BotHints } from '@comptoir/kernel';
import type { Hermagor } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';

export const hints: BotHints<Hermagor> = {
  evaluate,
  tunable: { weights, evaluateWith },
};
