// What bots are told about Nauticus.
import type { BotHints } from '@comptoir/kernel';
import type { Nauticus } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { largestShip } from './extremes.ts';
import { menu } from './menu.ts';

export const hints: BotHints<Nauticus> = {
  evaluate,
  extremes: (s) => [largestShip(s)],
  menu,
  tunable: { weights, evaluateWith },
};
