// How each step is made.
import { bySeat, type Seat } from '@comptoir/kernel';
import type { NightMarketStep } from './types.ts';

export const TURN_UP: NightMarketStep = { step: 'turnUp', seats: [] };
export const OPEN_BIDS: NightMarketStep = { step: 'openBids', seats: [] };
export const END_ROUND: NightMarketStep = { step: 'endRound', seats: [] };
export const END_GAME: NightMarketStep = { step: 'endGame', seats: [] };

/** Everybody at once. */
export const bid = (players: number): NightMarketStep => ({
  step: 'bid',
  seats: Array.from({ length: players }, (_, seat): Seat => seat),
});
export const take = bySeat('take');
