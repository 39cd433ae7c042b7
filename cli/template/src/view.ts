// Chapter 7: who knows what. All that is secret is decided here.
import type { Seat } from '@comptoir/kernel';
import { MOST_BID, ROUNDS } from './data/numbers.ts';
import { GOODS, type GoodName } from './names.ts';
import { coinPoints, goodsPoints } from './scoring.ts';
import type { Merchant, MerchantView, NightMarketState, NightMarketView } from './types.ts';

function merchantView(merchant: Merchant, isKnown: boolean): MerchantView {
  const { coins, stall, order, bid } = merchant;
  return {
    coins,
    stall: { ...stall },
    hasBid: bid !== null,
    order: isKnown ? order : null,
    bid: isKnown ? bid : null,
    points: goodsPoints(stall) + coinPoints(coins),
  };
}

/** built by allow-list. */
export function view(s: NightMarketState, viewer: Seat | null): NightMarketView {
  const isOver = s.result !== null;
  return {
    round: s.round,
    rounds: ROUNDS,
    starter: s.starter,
    deckSize: s.deck.length,
    lot: [...s.lot],
    discard: [...s.discard],
    merchants: s.merchants.map((merchant, seat) => merchantView(merchant, isOver || seat === viewer)),
  };
}

const byName = (one: GoodName, other: GoodName): number => GOODS.indexOf(one) - GOODS.indexOf(other);

/** Takes cards out of a pile that was put in order first, so that only `random` decides. */
function dealer(cards: readonly GoodName[], random: (n: number) => number): () => GoodName {
  const pile = cards.slice().sort(byName);
  return () => {
    const [card] = pile.splice(random(pile.length), 1);
    if (card === undefined) throw new Error('night-market: the pile is empty');
    return card;
  };
}

/** Deals anew what the viewer cannot know: the deck, the other orders, bids that are not open yet. */
export function redeal(s: NightMarketState, viewer: Seat, random: (n: number) => number): void {
  if (s.result !== null) return; // everything lies open but the deck, which is played no more
  const others = s.merchants.filter((_, seat) => seat !== viewer);
  const nextOrder = dealer([...others.map(({ order }) => order), ...s.orders], random);
  for (const merchant of others) {
    merchant.order = nextOrder();
    if (merchant.bid !== null) merchant.bid = random(Math.min(merchant.coins, MOST_BID) + 1);
  }
  s.orders = s.orders.map(nextOrder);
  s.deck = s.deck.map(dealer(s.deck, random));
}
