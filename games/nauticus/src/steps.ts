// How each step is made.
import { bySeat, nth, onlySeat, type Seat } from '@comptoir/kernel';
import type { Action, NauticusStep, PlaceStep, RewardStep, Tile } from './types.ts';

export const START_ROUND: NauticusStep = { step: 'startRound', seats: [] };
export const END_PHASE: NauticusStep = { step: 'endPhase', seats: [] };
export const END_ROUND: NauticusStep = { step: 'endRound', seats: [] };
export const END_GAME: NauticusStep = { step: 'endGame', seats: [] };

export const beginTurn = (seat: Seat): NauticusStep => ({ step: 'beginTurn', seats: [], seat });
export const setBonus = (seat: Seat): NauticusStep => ({ step: 'setBonus', seats: [], seat });
export const goOn = (seat: Seat): NauticusStep => ({ step: 'goOn', seats: [], seat });
export const chooseAction = bySeat('chooseAction');
export const chooseBonusTile = bySeat('chooseBonusTile');
export const turn = bySeat('turn');
export const afterTurn = bySeat('afterTurn');
export const chooseExtra = bySeat('chooseExtra');
export const chooseFreeTile = bySeat('chooseFreeTile');
export const place = (seat: Seat, tile: Tile, price: number | null): PlaceStep => ({
  step: 'place',
  seats: onlySeat(seat),
  tile,
  price,
});

export const chooseReward = (
  seat: Seat,
  ship: number,
  left: number,
  taken: readonly number[],
): RewardStep => ({ step: 'chooseReward', seats: onlySeat(seat), ship, left, taken });

const buy = bySeat('buy');
/** What comes after the first use of each action, in the order of ACTIONS. */
const FURTHER: readonly ((seat: Seat) => NauticusStep)[] = [
  ...[buy, buy, buy, buy],
  bySeat('transport'),
  bySeat('withdraw'),
  bySeat('deliver'),
  bySeat('crowns'),
];
export const furtherUse = (action: Action, seat: Seat): NauticusStep => nth(FURTHER, action)(seat);
