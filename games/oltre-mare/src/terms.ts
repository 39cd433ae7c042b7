// Packages by name, as everybody may see them.
import { nth } from '@comptoir/kernel';
import { goodOf } from './lookup.ts';
import { CARDS, type CardName, GOODS, type GoodName } from './names.ts';
import { STATEMENTS } from './options.ts';
import type { Card, Good, Package, Terms } from './types.ts';

export const cardNames = (cards: readonly Card[]): CardName[] => cards.map((card) => nth(CARDS, card));
export const goodNames = (goods: readonly Good[]): GoodName[] => goods.map((good) => nth(GOODS, good));

/** goods, ducats and claims; never which cards. */
export function termsOf({ from, to, give, claims, ask, ducats }: Package): Terms {
  return {
    from,
    to,
    give: give.map((card) => nth(GOODS, goodOf(card))),
    claims: claims.map((claim) => nth(STATEMENTS, claim)),
    ask: goodNames(ask),
    ducats,
  };
}
