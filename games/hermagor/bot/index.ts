// What bots are told about Hermagor.
import type { BotHints } from '@comptoir/kernel';
import type { Hermagor } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';

export const hints: BotHints<Hermagor> = {
  evaluate,
  doubt: (s) => 4.1 + 3.5 * (s.pile.length + (s.phase === 'selling' ? 0 : 0.5)),
  tunable: { weights, evaluateWith },
};
