// Every "no" of the game.
import { refusals } from '@comptoir/kernel';

export const NO = refusals({
  faceDown: 'R-4.3',
  noWorker: 'R-5.2',
  noRoom: 'R-6.2',
  onlyNew: 'R-6.4',
  hullClosed: 'R-6.4',
  partThere: 'R-6.4',
  twoMiddles: 'R-6.4',
  noPartForMast: 'R-6.5',
  noMastForSail: 'R-6.6',
  otherCrest: 'R-6.7',
  noPartForGood: 'R-6.8',
  soldOut: 'R-2',
  tooExpensive: 'R-7.1.3',
  noDestination: 'R-7.1.3',
  fitsNowhere: 'R-7.2',
  unfinished: 'R-7.4',
  notLoaded: 'R-7.4',
  tooFewWorkers: 'R-7.4',
  noCrown: 'R-7.5',
  crownLimit: 'R-7.5',
  rewardTwice: 'R-8.2',
  rewardSoldOut: 'R-8.3',
  rewardNoRoom: 'R-8.3',
  extraUsed: 'R-9',
  noUse: 'R-9.3',
});

export type Code = keyof typeof NO;
