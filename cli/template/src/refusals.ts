// Every "no" of the game.
import type { Refusal } from '@comptoir/kernel';

export const NO = {
  tooFewCoins: { rule: 'R-4.2', code: 'tooFewCoins' },
  stallFull: { rule: 'R-5.2', code: 'stallFull' },
} as const satisfies Record<string, Refusal>;

export type Code = keyof typeof NO;
