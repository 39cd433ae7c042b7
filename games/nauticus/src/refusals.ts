// Every "no" of the game.
import type { Refusal } from '@comptoir/kernel';

export const NO = {
  faceDown: { rule: 'R-4.3', code: 'faceDown' },
  noWorker: { rule: 'R-5.2', code: 'noWorker' },
  noRoom: { rule: 'R-6.2', code: 'noRoom' },
  onlyNew: { rule: 'R-6.4', code: 'onlyNew' },
  hullClosed: { rule: 'R-6.4', code: 'hullClosed' },
  partThere: { rule: 'R-6.4', code: 'partThere' },
  twoMiddles: { rule: 'R-6.4', code: 'twoMiddles' },
  noPartForMast: { rule: 'R-6.5', code: 'noPartForMast' },
  noMastForSail: { rule: 'R-6.6', code: 'noMastForSail' },
  otherCrest: { rule: 'R-6.7', code: 'otherCrest' },
  noPartForGood: { rule: 'R-6.8', code: 'noPartForGood' },
  soldOut: { rule: 'R-2', code: 'soldOut' },
  tooExpensive: { rule: 'R-7.1.3', code: 'tooExpensive' },
  noDestination: { rule: 'R-7.1.3', code: 'noDestination' },
  fitsNowhere: { rule: 'R-7.2', code: 'fitsNowhere' },
  unfinished: { rule: 'R-7.4', code: 'unfinished' },
  notLoaded: { rule: 'R-7.4', code: 'notLoaded' },
  tooFewWorkers: { rule: 'R-7.4', code: 'tooFewWorkers' },
  noCrown: { rule: 'R-7.5', code: 'noCrown' },
  crownLimit: { rule: 'R-7.5', code: 'crownLimit' },
  rewardTwice: { rule: 'R-8.2', code: 'rewardTwice' },
  rewardSoldOut: { rule: 'R-8.3', code: 'rewardSoldOut' },
  rewardNoRoom: { rule: 'R-8.3', code: 'rewardNoRoom' },
  extraUsed: { rule: 'R-9', code: 'extraUsed' },
  noUse: { rule: 'R-9.3', code: 'noUse' },
} as const satisfies Record<string, Refusal>;

export type Code = keyof typeof NO;
