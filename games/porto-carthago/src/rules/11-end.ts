// Chapter 11 of RULES.md: the end of a decade, the last arrival, the last purchase and the result. ../scoring.ts counts.
import { type Choice, nth, type Seat, type Upkeep } from '@comptoir/kernel';
import { LARGE_SPACE, LAST_PURCHASE } from '../data/palace.ts';
import { DECADES, EARLY_END } from '../data/players.ts';
import { countAt, fromFirst, playerAt } from '../lookup.ts';
import { BUY, type BuyOption, DECLINE, type DeclineOption } from '../options.ts';
import { pathAwardsBySeat, pathOrder, resultOf } from '../scoring.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';

export const decadeEnd: Upkeep<Porto, 'decadeEnd'> = {
  rule: 'R-11.1',
  run(s, _at, effects) {
    if (!isOver(s)) {
      s.decade += 1;
      effects.next(steps.BEGIN_DECADE);
      return;
    }
    s.phase = 'final';
    const arrival = hasGoodOnQuay(s);
    effects.tell({ kind: 'finalBegan', arrival });
    effects.next(steps.lastPurchase(0), steps.PATH_AWARDS, steps.WINNER);
    if (arrival) effects.next(steps.ARRIVAL, steps.AUTOMATIC_ARRIVAL, steps.LOADING_CHECK); // no new rows
  },
};

/** */
function isOver(s: PortoState): boolean {
  if (s.decade === DECADES) return true;
  return (
    s.decade === EARLY_END.decade && s.players.some((player) => player.tradePoints >= EARLY_END.tradePoints)
  );
}

/** */
function hasGoodOnQuay(s: PortoState): boolean {
  return s.quays.some((quay) => quay.good !== null);
}

/** clockwise from the first player; who cannot buy is not asked. */
export const lastPurchase: Upkeep<Porto, 'lastPurchase'> = {
  rule: 'R-11.3',
  run(s, { asked }, effects) {
    for (let places = asked; places < s.players.length; places += 1) {
      const seat = fromFirst(s, places);
      if (!canBuyLast(s, seat)) continue;
      effects.next(steps.finalPalace(seat), steps.lastPurchase(places + 1));
      return;
    }
  },
};

/** 20 talents, 6 points and a servant of the reserve. */
function canBuyLast(s: PortoState, seat: Seat): boolean {
  const { talents, tradePoints, reserve } = playerAt(s, seat);
  return talents >= LAST_PURCHASE.price && tradePoints >= LAST_PURCHASE.tradePoints && reserve > 0;
}

const BUY_OR_DECLINE: readonly (BuyOption | DeclineOption)[] = [BUY, DECLINE];
export const finalPalace: Choice<Porto, 'finalPalace', BuyOption | DeclineOption> = {
  rule: 'R-11.3',
  candidates: () => BUY_OR_DECLINE,
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'decline') {
      effects.tell({ kind: 'declined', seat });
      return;
    }
    const player = playerAt(s, seat);
    player.talents -= LAST_PURCHASE.price;
    player.reserve -= 1;
    player.large += 1;
    effects.tell({ kind: 'palaceBought', seat, space: LARGE_SPACE.id, price: LAST_PURCHASE.price });
  },
  fallback: () => DECLINE,
};

export const pathAwards: Upkeep<Porto, 'pathAwards'> = {
  rule: 'R-11.4',
  run(s, _at, effects) {
    const order = pathOrder(s);
    const awards = pathAwardsBySeat(s);
    order.forEach((seat, place) => {
      const servants = countAt(awards, seat);
      if (servants === 0) return;
      for (let n = 0; n < servants; n += 1) s.path[s.path.lastIndexOf(seat)] = null;
      playerAt(s, seat).awarded += servants;
      effects.tell({ kind: 'pathAward', seat, place: place + 1, servants });
    });
  },
};

export const winner: Upkeep<Porto, 'winner'> = {
  rule: 'R-11.5',
  run(s, _at, effects) {
    s.players.forEach(({ large, awarded, talents, tradePoints }, seat) => {
      const single = s.palace.filter((owner) => owner === seat).length;
      effects.tell({ kind: 'scored', seat, category: 'singleSpaces', points: single });
      effects.tell({ kind: 'scored', seat, category: 'largeSpace', points: large });
      effects.tell({ kind: 'scored', seat, category: 'path', points: awarded });
      effects.tell({ kind: 'talentsShown', seat, talents, tradePoints });
    });
    const result = resultOf(s);
    s.result = result;
    const winners = s.players.map((_, seat) => seat).filter((seat) => nth(result.ranks, seat) === 1);
    effects.tell({ kind: 'gameEnded', winners });
  },
};
