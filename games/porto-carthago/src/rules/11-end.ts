// Chapter 11 of RULES.md: the end of a decade, the last arrival, the last purchase. ../scoring.ts counts.
import { type Choice, onlySeat, type Seat, type Upkeep } from '@comptoir/kernel';
import { LARGE_SPACE, LAST_PURCHASE } from '../data/palace.ts';
import { DECADES, EARLY_END } from '../data/players.ts';
import { playerAt } from '../lookup.ts';
import { BUY, type BuyOption, DECLINE, type DeclineOption } from '../options.ts';
import {
  ARRIVAL,
  AUTOMATIC_ARRIVAL,
  BEGIN_DECADE,
  LOADING_CHECK,
  PATH_AWARDS,
  type PortoStep,
  WINNER,
} from '../steps.ts';
import { fromFirst } from '../table.ts';
import type { Porto, PortoState } from '../types.ts';

export const decadeEnd: Upkeep<Porto, 'decadeEnd'> = {
  rule: 'R-11.1',
  run(s, _at, effects) {
    if (!isOver(s)) {
      s.decade += 1;
      effects.next(BEGIN_DECADE);
      return;
    }
    s.phase = 'final';
    const arrival = hasGoodOnQuay(s);
    effects.tell({ kind: 'finalBegan', arrival });
    effects.next(lastPurchaseFrom(0), PATH_AWARDS, WINNER);
    if (arrival) effects.next(ARRIVAL, AUTOMATIC_ARRIVAL, LOADING_CHECK); // no new rows
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

const lastPurchaseFrom = (asked: number): PortoStep => ({ step: 'lastPurchase', seats: [], asked });

/** clockwise from the first player; who cannot buy is not asked. */
export const lastPurchase: Upkeep<Porto, 'lastPurchase'> = {
  rule: 'R-11.3',
  run(s, { asked }, effects) {
    for (let places = asked; places < s.players.length; places += 1) {
      const seat = fromFirst(s, places);
      if (!canBuyLast(s, seat)) continue;
      effects.next({ step: 'finalPalace', seats: onlySeat(seat) }, lastPurchaseFrom(places + 1));
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
