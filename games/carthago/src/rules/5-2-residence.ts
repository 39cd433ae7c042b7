// of RULES.md: the Residence action. Goods buy the topmost disc of a column.
import type { Choice, Effects, Refusal, Seat } from '@comptoir/kernel';
import { RESIDENCE } from '../data/residence.ts';
import { cardNumber, columnName, goodNumber, goodOf, isBasic, merchantAt, num } from '../lookup.ts';
import { type ColumnNumber, type GoodNumber, PURCHASES, type Purchase } from '../names.ts';
import { handOptions, PURCHASE_OPTIONS, WAIVE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { CardOption, Carthago, CarthagoState, ColumnOption, Merchant, WaiveOption } from '../types.ts';
import {
  CENTRE,
  columnValue,
  countActive,
  freeTop,
  hasActive,
  isColumnEmpty,
  LEFT,
  OPULENCE,
  RIGHT,
  spend,
} from './2-components.ts';
import { pay } from './8-drawing.ts';

/** the column and the good behind each purchase. */
const COLUMN_OF: Readonly<Record<Purchase, ColumnNumber>> = {
  'left-dyes': LEFT,
  'left-oils': LEFT,
  'left-glass': LEFT,
  centre: CENTRE,
  right: RIGHT,
};
const GOOD_FOR: Readonly<Record<Purchase, GoodNumber>> = {
  'left-dyes': goodNumber('dyes'),
  'left-oils': goodNumber('oils'),
  'left-glass': goodNumber('glass'),
  centre: goodNumber('cedar'),
  right: goodNumber('jewels'),
};
const CARDS_FOR = RESIDENCE.map(({ cards }) => cards);

export const purchaseGood = (purchase: Purchase): GoodNumber => GOOD_FOR[purchase];
export const purchaseColumn = (purchase: Purchase): ColumnNumber => COLUMN_OF[purchase];
export const purchaseCost = (purchase: Purchase): number => num(CARDS_FOR, COLUMN_OF[purchase]);

export function countGood({ hand }: Merchant, good: GoodNumber): number {
  let count = 0;
  for (let n = 0; n < hand.length; n += 1) if (goodOf(num(hand, n)) === good) count += 1;
  return count;
}

/** */
function canPayGoods(merchant: Merchant, good: GoodNumber, cost: number): boolean {
  const matching = countGood(merchant, good);
  if (matching >= cost) return true;
  return merchant.hand.length >= cost && matching + countActive(merchant, OPULENCE) >= cost;
}

function refusePurchase(merchant: Merchant, purchase: Purchase): Refusal | null {
  const column = COLUMN_OF[purchase];
  if (isColumnEmpty(merchant, column)) return NO.columnFreed;
  if (!canPayGoods(merchant, GOOD_FOR[purchase], purchaseCost(purchase))) return NO.tooFewGoods;
  return null;
}

const COLUMN_CANDIDATES: readonly (ColumnOption | WaiveOption)[] = [...PURCHASE_OPTIONS, WAIVE];

function purchaseNamed(name: ColumnOption['noun']): Purchase {
  const purchase = PURCHASES.find((known) => known === name);
  if (purchase === undefined) throw new Error(`carthago: ${name} cannot be bought`);
  return purchase;
}

export const residenceColumn: Choice<Carthago, 'residenceColumn', ColumnOption | WaiveOption> = {
  rule: 'R-5.2.1',
  candidates: () => COLUMN_CANDIDATES,
  refuse(s, _at, seat, o) {
    if (o.verb === 'waive') return null;
    return refusePurchase(merchantAt(s, seat), purchaseNamed(o.noun));
  },
  apply(_s, _at, seat, o, effects) {
    if (o.verb === 'waive') {
      effects.tell({ kind: 'waived', seat, space: 'residence' });
      return;
    }
    const purchase = purchaseNamed(o.noun);
    effects.next(steps.residencePay(seat, purchase, purchaseCost(purchase)));
  },
  fallback: () => WAIVE,
};

/**
 * another good takes an active Opulence. Whichever of the two is offered, the payment can be
 * completed: it takes one from the cost and one from either the matching cards or the Opulence ships.
 */
export const residencePay: Choice<Carthago, 'residencePay', CardOption> = {
  rule: 'R-5.2.2',
  candidates: (s, _at, seat) => handOptions(s, seat),
  refuse(s, at, seat, o) {
    const card = cardNumber(o.noun);
    if (isBasic(card)) return NO.basicCard;
    if (goodOf(card) === GOOD_FOR[at.purchase]) return null;
    return hasActive(merchantAt(s, seat), OPULENCE) ? null : NO.otherGood;
  },
  apply(s, at, seat, o, effects) {
    const card = cardNumber(o.noun);
    if (goodOf(card) !== GOOD_FOR[at.purchase]) spend(s, seat, OPULENCE, effects);
    pay(s, seat, card, effects);
    if (at.due > 1) effects.next(steps.residencePay(seat, at.purchase, at.due - 1));
    else free(s, seat, COLUMN_OF[at.purchase], effects);
  },
};

/** */
function free(s: CarthagoState, seat: Seat, column: ColumnNumber, effects: Effects<Carthago>): void {
  const merchant = merchantAt(s, seat);
  const discs = freeTop(merchant, column);
  merchant.supply += discs;
  const value = columnValue(merchant, column);
  effects.tell({ kind: 'freed', seat, column: columnName(column), value, discs });
}
