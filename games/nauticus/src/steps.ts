// The steps that carry nothing but a seat, made once.
import type { Seat } from '@comptoir/kernel';
import { nth } from './lookup.ts';
import type { Asked, NauticusStep, PlaceStep, Tile } from './types.ts';

const SEATS: readonly (readonly [Seat])[] = [[0], [1], [2], [3]];
export const seatsOf = (seat: Seat): readonly [Seat] => nth(SEATS, seat);

const asked = (step: Exclude<Asked, 'place' | 'chooseReward'>): readonly NauticusStep[] =>
  SEATS.map((seats) => ({ step, seats }));
const alone = (step: 'beginTurn' | 'goOn' | 'setBonus'): readonly NauticusStep[] =>
  SEATS.map(([seat]) => ({ step, seats: [], seat }));

export const START_ROUND: NauticusStep = { step: 'startRound', seats: [] };
export const END_PHASE: NauticusStep = { step: 'endPhase', seats: [] };
export const END_ROUND: NauticusStep = { step: 'endRound', seats: [] };
export const END_GAME: NauticusStep = { step: 'endGame', seats: [] };

const BEGIN_TURN = alone('beginTurn');
const SET_BONUS = alone('setBonus');
const GO_ON = alone('goOn');
const CHOOSE_ACTION = asked('chooseAction');
const CHOOSE_BONUS_TILE = asked('chooseBonusTile');
const TURN = asked('turn');
const AFTER_TURN = asked('afterTurn');
const CHOOSE_EXTRA = asked('chooseExtra');
const CHOOSE_FREE_TILE = asked('chooseFreeTile');
/** What comes after the first use of each action, in the order of ACTIONS. */
const FURTHER = [
  ...[0, 1, 2, 3].map(() => asked('buy')),
  asked('transport'),
  asked('withdraw'),
  asked('deliver'),
  asked('crowns'),
];

export const beginTurn = (seat: Seat): NauticusStep => nth(BEGIN_TURN, seat);
export const setBonus = (seat: Seat): NauticusStep => nth(SET_BONUS, seat);
export const goOn = (seat: Seat): NauticusStep => nth(GO_ON, seat);
export const chooseAction = (seat: Seat): NauticusStep => nth(CHOOSE_ACTION, seat);
export const chooseBonusTile = (seat: Seat): NauticusStep => nth(CHOOSE_BONUS_TILE, seat);
export const turn = (seat: Seat): NauticusStep => nth(TURN, seat);
export const afterTurn = (seat: Seat): NauticusStep => nth(AFTER_TURN, seat);
export const chooseExtra = (seat: Seat): NauticusStep => nth(CHOOSE_EXTRA, seat);
export const chooseFreeTile = (seat: Seat): NauticusStep => nth(CHOOSE_FREE_TILE, seat);
export const furtherUse = (action: number, seat: Seat): NauticusStep => nth(nth(FURTHER, action), seat);
export const place = (seat: Seat, tile: Tile, price: number | null): PlaceStep => ({
  step: 'place',
  seats: seatsOf(seat),
  tile,
  price,
});
