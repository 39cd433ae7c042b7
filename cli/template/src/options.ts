// Every option of the game, made once: rules hand these out and never build one.
import { nth } from '@comptoir/kernel';
import { MOST_BID } from './data/numbers.ts';
import { GOODS, type GoodName } from './names.ts';
import type { BidOption, LeaveOption, TakeOption } from './types.ts';

export const BIDS: readonly BidOption[] = Array.from({ length: MOST_BID + 1 }, (_, noun) => ({
  verb: 'bid',
  noun,
}));
export const LEAVE: LeaveOption = { verb: 'leave' };

const TAKE: readonly TakeOption[] = GOODS.map((noun) => ({ verb: 'take', noun }));
const takesFrom = (goods: readonly GoodName[]): readonly (TakeOption | LeaveOption)[] => [
  ...TAKE.filter(({ noun }) => goods.includes(noun)),
  LEAVE,
];
/** What can be done with a lot, by its first good and its second. */
const FROM_LOT = GOODS.map((one) => GOODS.map((other) => takesFrom([one, other])));

export function takesOf([one, other]: readonly GoodName[]): readonly (TakeOption | LeaveOption)[] {
  if (one === undefined || other === undefined) throw new Error('night-market: a lot is two goods');
  return nth(nth(FROM_LOT, GOODS.indexOf(one)), GOODS.indexOf(other));
}
