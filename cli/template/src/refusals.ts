// Every "no" of the game.
import { refusals } from '@comptoir/kernel';

export const NO = refusals({
  tooFewCoins: 'R-4.2',
  stallFull: 'R-5.2',
});

export type Code = keyof typeof NO;
