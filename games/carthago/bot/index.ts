// What bots are told about Carthago.
import type { BotHints } from '@comptoir/kernel';
import type { Carthago } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { withoutShips, withoutTradeCards } from './extremes.ts';

export const hints: BotHints<Carthago> = {
  evaluate,
  extremes: (s) => [withoutShips(s), withoutTradeCards(s)],
  tunable: { weights, evaluateWith },
};
