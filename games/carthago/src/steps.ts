// How each step without arguments is made.
import { bySeat } from '@comptoir/kernel';
import type { CarthagoStep } from './types.ts';

export const setupColumn = bySeat('setupColumn');
export const turn = bySeat('turn');
export const intrigueMarker = bySeat('intrigueMarker');
export const marketTake = bySeat('marketTake');
export const marketSwap = bySeat('marketSwap');
export const marketFlip = bySeat('marketFlip');
export const residenceColumn = bySeat('residenceColumn');
export const tradeDock = bySeat('tradeDock');
export const warDock = bySeat('warDock');
export const warPay = bySeat('warPay');
export const warAchievement = bySeat('warAchievement');
export const after = bySeat('after');

export const MAIN: CarthagoStep = { step: 'main', seats: [] };
export const END_TURN: CarthagoStep = { step: 'endTurn', seats: [] };
export const NEXT_TURN: CarthagoStep = { step: 'nextTurn', seats: [] };
export const DECADE_SETUP: CarthagoStep = { step: 'decadeSetup', seats: [] };
export const SCORING: CarthagoStep = { step: 'scoring', seats: [] };
