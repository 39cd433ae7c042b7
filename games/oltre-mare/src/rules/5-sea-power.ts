// Chapter 5: the hand limit.
import { type Choice, nth } from '@comptoir/kernel';
import { cardNumber, merchantAt, removeCard, seaPowerOf, topOf } from '../lookup.ts';
import { DISCARD } from '../options.ts';
import * as steps from '../steps.ts';
import type { CardOption, OltreMare } from '../types.ts';

/** Any card of the hand, onto the own pirate stack, until the hand meets the limit. */
export const discard: Choice<OltreMare, 'discard', CardOption<'discard'>> = {
  rule: 'R-5.1',
  candidates(s, _at, seat) {
    const offered: CardOption<'discard'>[] = [];
    const { hand } = merchantAt(s, seat);
    for (let n = 0; n < hand.length; n += 1) offered.push(nth(DISCARD, nth(hand, n)));
    return offered;
  },
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    const merchant = merchantAt(s, seat);
    const card = cardNumber(o.noun);
    removeCard(merchant.hand, card);
    merchant.pirates.push(card);
    effects.tell({ kind: 'discarded', seat });
    effects.tell({ kind: 'discardSeen', seat, only: seat, turn: s.turn, cards: [o.noun], count: 1 });
    if (merchant.hand.length > seaPowerOf(topOf(merchant))) effects.again();
    else effects.next(steps.trade(seat));
  },
};
