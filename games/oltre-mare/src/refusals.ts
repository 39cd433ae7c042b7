// Every "no" of the game.
import { refusals } from '@comptoir/kernel';

export const NO = refusals({
  fourBought: 'R-6.1',
  deckEmpty: 'R-6.4',
  stackEmpty: 'R-6.4',
  tooFewCards: 'R-6.6',
  loadGuarantee: 'R-6.7',
  fourGiven: 'R-6.10',
  fourAsked: 'R-6.10',
  handTooSmall: 'R-6.10',
  notInGame: 'R-6.10',
  noCard: 'R-6.10',
  purse: 'R-6.10',
  alreadyDeclined: 'R-6.11',
  offersSpent: 'R-6.12',
  triesSpent: 'R-6.12',
  goodsLacking: 'R-6.13',
  sameTerms: 'R-6.13',
  oneCall: 'R-6.15',
  goodNotInHand: 'R-6.15',
  proposalBlocked: 'R-6.16',
  ducatsLacking: 'R-6.16',
  tooFewOfGood: 'R-6.17',
  nothingToSend: 'R-6.24',
  emptyCall: 'R-6.25',
  questionsSpent: 'R-6.27',
  askedBefore: 'R-6.27',
  waveNotHeld: 'R-6.29',
  tooFewAfter: 'R-7.1',
  putBackSpent: 'R-7.1',
  notReached: 'R-7.7',
  compassThere: 'R-8.3',
});

export type Code = keyof typeof NO;
