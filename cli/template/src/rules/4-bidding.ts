// Chapter 4: the lot and the bids.
import { type Choice, nth, type Seat, type Upkeep } from '@comptoir/kernel';
import { INCOME, LOT } from '../data/numbers.ts';
import { merchantAt } from '../lookup.ts';
import { BIDS } from '../options.ts';
import { NO } from '../refusals.ts';
import { bid as bidStep, END_ROUND, OPEN_BIDS, take } from '../steps.ts';
import type { BidOption, NightMarket, NightMarketState } from '../types.ts';

/** */
export const turnUp: Upkeep<NightMarket, 'turnUp'> = {
  rule: 'R-4.1',
  run(s, _at, effects) {
    s.lot = s.deck.splice(s.deck.length - LOT, LOT);
    effects.reveal();
    effects.tell({ kind: 'lotTurnedUp', round: s.round, lot: [...s.lot] });
    effects.next(bidStep(s.merchants.length), OPEN_BIDS);
  },
};

export const bid: Choice<NightMarket, 'bid', BidOption> = {
  rule: 'R-4.2',
  candidates: () => BIDS,
  refuse: (s, _at, seat, o) => (o.noun > merchantAt(s, seat).coins ? NO.tooFewCoins : null),
  apply(s, _at, seat, o, effects) {
    merchantAt(s, seat).bid = o.noun;
    effects.tell({ kind: 'bidPlaced', seat });
  },
  fallback: () => nth(BIDS, 0),
};

/** the highest bid; of equals the one that comes first from the starter on. */
export function winnerOf(s: NightMarketState, bids: readonly number[]): Seat {
  let best = s.starter;
  for (let n = 1; n < bids.length; n += 1) {
    const seat = (s.starter + n) % bids.length;
    if (nth(bids, seat) > nth(bids, best)) best = seat;
  }
  return best;
}

export const openBids: Upkeep<NightMarket, 'openBids'> = {
  rule: 'R-4.3',
  run(s, _at, effects) {
    const bids = s.merchants.map((merchant) => merchant.bid ?? 0);
    effects.reveal();
    effects.tell({ kind: 'bidsOpened', bids });
    const winner = winnerOf(s, bids);
    s.merchants.forEach((merchant, seat) => {
      merchant.coins += seat === winner ? -nth(bids, seat) : INCOME;
      merchant.bid = null;
    });
    effects.tell({ kind: 'lotWon', seat: winner, price: nth(bids, winner) });
    effects.next(take(winner), END_ROUND);
  },
};
