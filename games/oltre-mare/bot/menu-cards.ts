// Sets of cards worth playing, and orders worth loading them in.
import { nth, type Seat } from '@comptoir/kernel';
import { AMOUNTS } from '../src/data/numbers.ts';
import {
  DUCATS,
  goodAt,
  goodOf,
  iconsOf,
  MARKET,
  merchantAt,
  NAVIGATION,
  numberAt,
  PIRATE,
  runValue,
  topOf,
} from '../src/lookup.ts';
import { GOODS } from '../src/names.ts';
import { LOAD, PLAY } from '../src/options.ts';
import { cardsDue } from '../src/rules/7-main.ts';
import type { Card, Merchant, OltreMareOption, OltreMareState } from '../src/types.ts';
import { topRun } from './hand.ts';
import { SCALE } from './weights.ts';

export type Sequence = OltreMareOption[];
const BEST_SETS = 8;
/** Hands are rarely so big; then the rest is looked at pick by pick. */
const MOST_SETS = 500;

/** The most promising sets that can be played, from what is already chosen on. */
export function cardSets(s: OltreMareState, seat: Seat): Sequence[] {
  const merchant = merchantAt(s, seat);
  const due = cardsDue(merchant);
  const last = s.chosen[s.chosen.length - 1] ?? -1;
  const cards = merchant.hand.filter((card) => card > last);
  const sets: { readonly set: readonly Card[]; readonly worth: number }[] = [];
  const extend = (set: readonly Card[], from: number): void => {
    if (sets.length >= MOST_SETS) return;
    if (set.length === due) sets.push({ set, worth: worthOf(merchant, set) });
    else
      for (let n = from; n <= cards.length - (due - set.length); n += 1)
        extend([...set, numberAt(cards, n)], n + 1);
  };
  extend(s.chosen, 0);
  sets.sort((a, b) => b.worth - a.worth);
  return sets.slice(0, BEST_SETS).map(({ set }) => set.slice(s.chosen.length).map((card) => nth(PLAY, card)));
}

const inSet = GOODS.map(() => 0);
const inHand = GOODS.map(() => 0);
function countGoods(list: number[], cards: readonly Card[]): void {
  list.fill(0);
  for (let n = 0; n < cards.length; n += 1) {
    const good = goodOf(numberAt(cards, n));
    list[good] = numberAt(list, good) + 1;
  }
}

/** Runs begun and continued, runs kept, and the actions. */
function worthOf(merchant: Merchant, set: readonly Card[]): number {
  const oldGood = goodOf(topOf(merchant));
  const oldRun = topRun(merchant.cargo);
  countGoods(inSet, set);
  countGoods(inHand, merchant.hand);
  let worth = actionsWorth(merchant, set);
  for (let n = 0; n < inSet.length; n += 1) {
    const good = goodAt(n);
    const base = good === oldGood ? oldRun : 0;
    const played = numberAt(inSet, good);
    worth += runValue(good, base + played) - runValue(good, base);
    worth += SCALE.w.run * runValue(good, numberAt(inHand, good) - played);
  }
  return worth;
}
function actionsWorth(merchant: Merchant, set: readonly Card[]): number {
  const { w } = SCALE;
  const extra = merchant.active === 'bigDeal' ? 1 : 0;
  const seafaring = merchant.active === 'seafaring' ? 1 : 0;
  const pirates = merchant.active === 'fightPirates' ? 0 : amount(AMOUNTS.pirate, icons(PIRATE, set));
  return (
    amount(AMOUNTS.ducats, icons(DUCATS, set) + extra) +
    w.market * amount(AMOUNTS.market, icons(MARKET, set)) +
    (w.navigation + seafaring) * icons(NAVIGATION, set) -
    w.pirate * pirates
  );
}
const amount = (amounts: readonly number[], count: number): number =>
  numberAt(amounts, Math.min(count, amounts.length - 1));
function icons(action: number, cards: readonly Card[]): number {
  let count = 0;
  for (let n = 0; n < cards.length; n += 1) count += iconsOf(action, numberAt(cards, n));
  return count;
}

/** For every card that may come on top: the goods together, the old run continued first where the top is another good. */
export function orders({ played, merchants, active }: OltreMareState): Sequence[] {
  const oldGood = goodOf(topOf(nth(merchants, active)));
  return played.map((top) => {
    const rank = (card: Card): number => {
      if (card === top) return GOODS.length + 2;
      if (goodOf(card) === goodOf(top)) return GOODS.length + 1;
      return goodOf(card) === oldGood ? -1 : goodOf(card);
    };
    const order = played.slice().sort((a, b) => rank(a) - rank(b) || a - b);
    return order.slice(0, -1).map((card) => nth(LOAD, card)); // the last one loads itself
  });
}
