// The steps without arguments, made once for every seat, and the list of seats of a step.
import type { Seat } from '@comptoir/kernel';
import { nth } from './lookup.ts';
import type { CarthagoStep } from './types.ts';

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
export const only = (seat: Seat): readonly Seat[] => nth(SEATS, seat);

const each = <K extends string>(step: K) => SEATS.map((seats) => ({ step, seats }));

export const SETUP_COLUMN = each('setupColumn');
export const TURN = each('turn');
export const INTRIGUE_MARKER = each('intrigueMarker');
export const MARKET_TAKE = each('marketTake');
export const MARKET_SWAP = each('marketSwap');
export const MARKET_FLIP = each('marketFlip');
export const RESIDENCE_COLUMN = each('residenceColumn');
export const TRADE_DOCK = each('tradeDock');
export const WAR_DOCK = each('warDock');
export const WAR_PAY = each('warPay');
export const WAR_ACHIEVEMENT = each('warAchievement');
export const AFTER = each('after');

export const MAIN: CarthagoStep = { step: 'main', seats: [] };
export const END_TURN: CarthagoStep = { step: 'endTurn', seats: [] };
export const NEXT_TURN: CarthagoStep = { step: 'nextTurn', seats: [] };
export const DECADE_SETUP: CarthagoStep = { step: 'decadeSetup', seats: [] };
export const SCORING: CarthagoStep = { step: 'scoring', seats: [] };
