// Payments step by step: what is still missing, and which card to part with first.
import type { CardName } from '../src/names.ts';
import { cardsFor, GOOD_FOR } from '../src/texts/names.ts';
import type { CarthagoOption, CarthagoStep } from '../src/types.ts';
import { actionOn, type CarthagoScene, coinsIn, isSpace, myself, priceOf, seatOf, tradeOf } from './facts.ts';

/** What a payment wants in all, and what has been paid. */
export interface Due {
  readonly of: number;
  readonly paid: number;
  readonly isCoins: boolean;
}
export function dueOf(scene: CarthagoScene): Due | null {
  const at: CarthagoStep | undefined = scene.decision?.at;
  switch (at?.step) {
    case 'payCoins':
      return { of: at.cost, paid: at.cost - at.due, isCoins: true };
    case 'residencePay': {
      const of = cardsFor(at.purchase);
      return { of, paid: of - at.due, isCoins: false };
    }
    case 'payExtra': {
      const { space } = myself(scene);
      const of = space === null ? at.due : priceOf(scene.view, space, seatOf(scene)) - 1;
      return { of, paid: of - at.due, isCoins: false };
    }
    case 'payAction':
    case 'deliverPay':
    case 'warPay':
    case 'marketGive':
      return { of: 1, paid: 0, isCoins: false };
    default:
      return null;
  }
}

const coinsOf = (name: CardName): number => tradeOf(name)?.coins ?? 0;

/** The cards that reach the cost with the least waste, then with the fewest cards; the largest first. */
function leastCards(cards: readonly CardName[], due: number): readonly CardName[] {
  const ways = new Map<number, readonly CardName[]>([[0, []]]);
  for (const card of cards) {
    for (const [sum, way] of [...ways].sort((a, b) => b[0] - a[0])) {
      if (sum >= due) continue;
      const next = sum + coinsOf(card);
      const known = ways.get(next);
      if (known === undefined || known.length > way.length + 1) ways.set(next, [...way, card]);
    }
  }
  const best = [...ways.keys()].filter((sum) => sum >= due).sort((a, b) => a - b)[0];
  return [...(ways.get(best ?? -1) ?? [])].sort((a, b) => coinsOf(b) - coinsOf(a));
}

/** The lower, the sooner one parts with it. */
function price(card: CardName, at: CarthagoStep, hand: readonly CardName[]): number {
  const alike = hand.filter((other) => actionOn(other) === actionOn(card)).length;
  if (at.step === 'residencePay' && !card.startsWith(GOOD_FOR[at.purchase])) return 50 + coinsOf(card);
  const isBasic = isSpace(card);
  return (isBasic ? 0 : 10 + coinsOf(card)) - Math.min(alike, 5) / 10;
}

/** The cards that can be paid now, the cheapest sufficient choice first. */
export function advised(scene: CarthagoScene): readonly CardName[] {
  const { decision } = scene;
  if (decision === null) return [];
  const { at } = decision;
  const options: readonly CarthagoOption[] = decision.options;
  const cards = options.flatMap((o) => (o.verb === 'card' ? [o.noun] : []));
  const hand = myself(scene).hand ?? [];
  if (at.step !== 'payCoins') return [...cards].sort((a, b) => price(a, at, hand) - price(b, at, hand));
  const least = leastCards(cards, at.due);
  const others = cards.filter((card) => !least.includes(card)).sort((a, b) => coinsOf(a) - coinsOf(b));
  return [...least, ...others];
}

/** Payments as they are advised; everything else as the rules list it. */
export function order(options: readonly CarthagoOption[], scene: CarthagoScene): readonly CarthagoOption[] {
  const cards = advised(scene);
  const place = (o: CarthagoOption): number => (o.verb === 'card' ? cards.indexOf(o.noun) : 0);
  return [...options].sort((a, b) => place(a) - place(b));
}

/** Coins that a payment would waste if it went on with this card at its best; null where it wastes none more than need be. */
export function wasteOf(scene: CarthagoScene, card: CardName): number {
  const at = scene.decision?.at;
  if (at?.step !== 'payCoins') return 0;
  const cards = (myself(scene).hand ?? []).filter((name) => !isSpace(name));
  const best = coinsIn(leastCards(cards, at.due)) - at.due;
  const rest = at.due - coinsOf(card);
  const others = cards.filter((name) => name !== card);
  const then = rest <= 0 ? -rest : coinsIn(leastCards(others, rest)) - rest;
  return Math.max(0, then - best);
}
