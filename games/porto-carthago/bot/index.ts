// What bots are told about Porto Carthago.
import type { BotHints } from '@comptoir/kernel';
import type { Porto } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { withoutCards } from './extremes.ts';
import { menu } from './menu.ts';

export const hints: BotHints<Porto> = {
  evaluate,
  extremes: (s) => [withoutCards(s), s.path.length],
  menu,
  tunable: { weights, evaluateWith },
};
