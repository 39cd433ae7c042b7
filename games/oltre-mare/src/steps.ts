// How each step is made.
import { bySeat, onlySeat, type Seat } from '@comptoir/kernel';
import type { Letter, OltreMareStep } from './types.ts';

export const discard = bySeat('discard');
export const trade = bySeat('trade');
export const composeOffer = bySeat('composeOffer');
export const answerOffer = bySeat('answerOffer');
export const composeCounter = bySeat('composeCounter');
export const answerCounter = bySeat('answerCounter');
export const composeCall = bySeat('composeCall');
export const fill = bySeat('fill');
export const playCard = bySeat('playCard');
export const compass = bySeat('compass');
export const load = bySeat('load');
export const wave = bySeat('wave');
export const reply = (seat: Seat, letter: Letter): OltreMareStep => ({
  step: 'reply',
  seats: onlySeat(seat),
  letter,
});
export const sail = (seat: Seat, ships: number): OltreMareStep => ({
  step: 'sail',
  seats: onlySeat(seat),
  ships,
});
export const answerCall = (seats: readonly Seat[]): OltreMareStep => ({ step: 'answerCall', seats });

export const START_TURN: OltreMareStep = { step: 'startTurn', seats: [] };
export const OPEN_PROPOSALS: OltreMareStep = { step: 'openProposals', seats: [] };
export const ACTIONS_DUE: OltreMareStep = { step: 'actions', seats: [] };
export const STACK: OltreMareStep = { step: 'stack', seats: [] };
export const END_TURN: OltreMareStep = { step: 'endTurn', seats: [] };
export const FINAL_SCORING: OltreMareStep = { step: 'finalScoring', seats: [] };
