// How each step is made.
import { bySeat, onlySeat, type Seat } from '@comptoir/kernel';
import type { Column, Place, Purchase, Space, TileName } from './names.ts';
import type { CarthagoStep, DeliveryState } from './types.ts';

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

export function setupDock(seat: Seat, column: Column | null): CarthagoStep {
  return { step: 'setupDock', seats: onlySeat(seat), column };
}
export function payAction(seat: Seat, space: Space, isFree: boolean): CarthagoStep {
  return { step: 'payAction', seats: onlySeat(seat), space, isFree };
}
export function payExtra(seat: Seat, due: number): CarthagoStep {
  return { step: 'payExtra', seats: onlySeat(seat), due };
}
export function marketGive(seat: Seat, slot: number): CarthagoStep {
  return { step: 'marketGive', seats: onlySeat(seat), slot };
}
export function residencePay(seat: Seat, purchase: Purchase, due: number): CarthagoStep {
  return { step: 'residencePay', seats: onlySeat(seat), purchase, due };
}
export function delivery(seat: Seat, { isTradeDone, isWarDone }: DeliveryState): CarthagoStep {
  return { step: 'delivery', seats: onlySeat(seat), isTradeDone, isWarDone };
}
export function nextDelivery({ isTradeDone, isWarDone }: DeliveryState): CarthagoStep {
  return { step: 'nextDelivery', seats: [], isTradeDone, isWarDone };
}
export function deliverPay(seat: Seat, dock: number, isFree: boolean): CarthagoStep {
  return { step: 'deliverPay', seats: onlySeat(seat), dock, isFree };
}
export function escorts(seat: Seat, strength: number): CarthagoStep {
  return { step: 'escorts', seats: onlySeat(seat), strength };
}
export function intrigueSpace(seat: Seat, from: Space): CarthagoStep {
  return { step: 'intrigueSpace', seats: onlySeat(seat), from };
}
/** Of the cost so much is still due. */
export function payCoins(seat: Seat, target: Place | TileName, cost: number, due: number): CarthagoStep {
  return { step: 'payCoins', seats: onlySeat(seat), target, cost, due };
}
