// Every "no" of the game.
import type { Refusal } from '@comptoir/kernel';

export const NO = {
  fourBought: { rule: 'R-6.1', code: 'fourBought' },
  deckEmpty: { rule: 'R-6.4', code: 'deckEmpty' },
  stackEmpty: { rule: 'R-6.4', code: 'stackEmpty' },
  tooFewCards: { rule: 'R-6.6', code: 'tooFewCards' },
  loadGuarantee: { rule: 'R-6.7', code: 'loadGuarantee' },
  fourGiven: { rule: 'R-6.10', code: 'fourGiven' },
  fourAsked: { rule: 'R-6.10', code: 'fourAsked' },
  handTooSmall: { rule: 'R-6.10', code: 'handTooSmall' },
  notInGame: { rule: 'R-6.10', code: 'notInGame' },
  noCard: { rule: 'R-6.10', code: 'noCard' },
  purse: { rule: 'R-6.10', code: 'purse' },
  alreadyDeclined: { rule: 'R-6.11', code: 'alreadyDeclined' },
  sixOffers: { rule: 'R-6.12', code: 'sixOffers' },
  threeFailed: { rule: 'R-6.12', code: 'threeFailed' },
  goodsLacking: { rule: 'R-6.13', code: 'goodsLacking' },
  sameTerms: { rule: 'R-6.13', code: 'sameTerms' },
  oneCall: { rule: 'R-6.15', code: 'oneCall' },
  goodNotInHand: { rule: 'R-6.15', code: 'goodNotInHand' },
  proposalBlocked: { rule: 'R-6.16', code: 'proposalBlocked' },
  ducatsLacking: { rule: 'R-6.16', code: 'ducatsLacking' },
  tooFewOfGood: { rule: 'R-6.17', code: 'tooFewOfGood' },
  nothingToSend: { rule: 'R-6.24', code: 'nothingToSend' },
  emptyCall: { rule: 'R-6.25', code: 'emptyCall' },
  tooFewAfter: { rule: 'R-7.1', code: 'tooFewAfter' },
  notReached: { rule: 'R-7.7', code: 'notReached' },
  compassThere: { rule: 'R-8.3', code: 'compassThere' },
} as const satisfies Record<string, Refusal>;

export type Code = keyof typeof NO;
