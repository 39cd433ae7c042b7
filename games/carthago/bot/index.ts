// What bots are told about Carthago.
import type { BotHints } from '@comptoir/kernel';
import type { Carthago } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { atTheDocks, withoutShips, withoutTradeCards } from './extremes.ts';

export const hints: BotHints<Carthago> = {
  evaluate,
  extremes: (s) => [withoutShips(s), withoutTradeCards(s), atTheDocks(s)],
  tunable: { weights, evaluateWith },
};
