// What bots are told about Carthago.
import type { BotHints } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/boards.ts';
import type { Carthago } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';

export const hints: BotHints<Carthago> = {
  evaluate,
  doubt: (s) => 5.3 + 0.8 * (ROUNDS * (DECADES - s.decade + 1) - s.round),
  horizon: 'turn',
  tunable: { weights, evaluateWith },
};
