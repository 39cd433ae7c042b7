// What bots are told about Porto Carthago.
import type { BotHints } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/players.ts';
import type { Porto } from '../src/types.ts';
import { evaluate, evaluateWith, weights } from './evaluate.ts';
import { menu } from './menu.ts';

export const hints: BotHints<Porto> = {
  evaluate,
  menu,
  doubt: (s) => 0.2 + 0.04 * (ROUNDS * (DECADES - s.decade + 1) - (s.phase === 'actions' ? s.round : 0)),
  horizon: 'answer',
  tunable: { weights, evaluateWith },
};
