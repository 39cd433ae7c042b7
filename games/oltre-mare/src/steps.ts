// The steps that carry nothing but a seat, made once.
import type { Seat } from '@comptoir/kernel';
import { nth } from './lookup.ts';
import type { Asked, OltreMareStep } from './types.ts';

const SEATS: readonly (readonly [Seat])[] = [[0], [1], [2], [3], [4]];
type Plain = Exclude<Asked, 'sail' | 'answerCall'>;
const asked = (step: Plain): readonly OltreMareStep[] => SEATS.map((seats) => ({ step, seats }));

const STEPS: Readonly<Record<Plain, readonly OltreMareStep[]>> = {
  discard: asked('discard'),
  trade: asked('trade'),
  composeOffer: asked('composeOffer'),
  answerOffer: asked('answerOffer'),
  composeCounter: asked('composeCounter'),
  answerCounter: asked('answerCounter'),
  composeCall: asked('composeCall'),
  fill: asked('fill'),
  playCard: asked('playCard'),
  compass: asked('compass'),
  load: asked('load'),
};
/** The step in which this seat alone decides. */
export const asks = (step: Plain, seat: Seat): OltreMareStep => nth(STEPS[step], seat);
export const sail = (seat: Seat, ships: number): OltreMareStep => ({
  step: 'sail',
  seats: nth(SEATS, seat),
  ships,
});
export const answerCall = (seats: readonly Seat[]): OltreMareStep => ({ step: 'answerCall', seats });

export const START_TURN: OltreMareStep = { step: 'startTurn', seats: [] };
export const OPEN_PROPOSALS: OltreMareStep = { step: 'openProposals', seats: [] };
export const ACTIONS_DUE: OltreMareStep = { step: 'actions', seats: [] };
export const STACK: OltreMareStep = { step: 'stack', seats: [] };
export const END_TURN: OltreMareStep = { step: 'endTurn', seats: [] };
export const FINAL_SCORING: OltreMareStep = { step: 'finalScoring', seats: [] };
