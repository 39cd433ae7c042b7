// How each step is made: first what plays itself in a round, then what somebody decides.
import { bySeat, onlySeat, type Seat } from '@comptoir/kernel';
import type { Good, Region } from './names.ts';
import type { HermagorStep, Owner } from './types.ts';

export const FILL: HermagorStep = { step: 'fill', seats: [] };
export const COLLECT_TAX: HermagorStep = { step: 'collectTax', seats: [] };
export const REVEAL: HermagorStep = { step: 'reveal', seats: [] };
export const PAY_CORRIDORS: HermagorStep = { step: 'payCorridors', seats: [] };
export const winTiles = (stall: number): HermagorStep => ({ step: 'winTiles', seats: [], stall });
export const DRAW_CONSOLATION: HermagorStep = { step: 'drawConsolation', seats: [] };
export const FIND_LOWEST: HermagorStep = { step: 'findLowest', seats: [] };
export const DEPART: HermagorStep = { step: 'depart', seats: [] };
export const CLEAN_UP: HermagorStep = { step: 'cleanUp', seats: [] };
export const FINISH: HermagorStep = { step: 'finish', seats: [] };

/** */
export const declare = bySeat('declare');
/** the three below are of two players. */
export const placeBuyer = bySeat('placeBuyer');
export const placeEitherBuyer = bySeat('placeEitherBuyer');
export const placeOwnBuyer = bySeat('placeOwnBuyer');
export const placeSharedBuyer = bySeat('placeSharedBuyer');
/** */
export const raisePrice = (seat: Seat, good: Good): HermagorStep => ({
  step: 'raisePrice',
  seats: onlySeat(seat),
  good,
});
/** */
export const fluctuate = bySeat('fluctuate');
/** */
export const chooseFirstPlayer = bySeat('chooseFirstPlayer');
/** the two below are of two players. */
export const act = bySeat('act');
export const actOrShare = bySeat('actOrShare');
export const placeSharedPost = bySeat('placeSharedPost');
/** */
export const build = (seat: Seat, regions: readonly Region[]): HermagorStep => ({
  step: 'build',
  seats: onlySeat(seat),
  regions,
});
export const sharedBuild = (seat: Seat, regions: readonly Region[]): HermagorStep => ({
  step: 'sharedBuild',
  seats: onlySeat(seat),
  regions,
});
/** */
export const buildGood = (
  seat: Seat,
  owner: Owner,
  region: Region,
  rest: readonly Region[],
): HermagorStep => ({ step: 'buildGood', seats: onlySeat(seat), owner, region, rest });
