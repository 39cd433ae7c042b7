// Where games of Carthago seldom come, for those played as a test: no ship and no trade card is left, one player
// fills a harbour.
import { goodOf, merchantAt, num, shipGood } from '../src/lookup.ts';
import { NONE } from '../src/names.ts';
import { EMBARGO, hasActive, PALETTE } from '../src/rules/2-components.ts';
import type { CarthagoState } from '../src/types.ts';

const FAR = 100;
const held = (list: readonly number[]): number => list.filter((one) => one !== NONE).length;

/** Docks whose ship desires a good that the owner of the disc holds. */
function readyDocks(s: CarthagoState): number {
  return s.tradeDiscs.filter((owner, dock) => {
    const ship = num(s.tradeHarbour, dock);
    if (owner === NONE || ship === NONE) return false;
    return merchantAt(s, owner).hand.some((card) => goodOf(card) === shipGood(ship));
  }).length;
}

/** the ship deck empties, then the harbour, while somebody keeps an Embargo; discs at docks lead there. */
export function withoutShips(s: CarthagoState): number {
  const left = s.shipDeck.length + held(s.tradeHarbour) + held(s.outside);
  const hasEmbargo = s.merchants.some((merchant) => hasActive(merchant, EMBARGO));
  const discs = held(s.tradeDiscs) + held(s.warHarbour);
  return -FAR * left + 30 * (discs + readyDocks(s)) + (hasEmbargo ? 150 : 0);
}

/** one player holds every dock of a harbour but one, and has a disc for it. */
export function atTheDocks(s: CarthagoState): number {
  const owned = (docks: readonly number[], seat: number): number =>
    docks.filter((owner) => owner === seat).length;
  return Math.max(
    ...s.merchants.map(
      ({ supply }, seat) =>
        FAR * Math.max(owned(s.warHarbour, seat), owned(s.tradeDiscs, seat)) + Math.min(supply, 1),
    ),
  );
}

/** R-11.38: every trade card in the players' hands, while somebody keeps a Palette. */
export function withoutTradeCards(s: CarthagoState): number {
  const left = s.tradeDeck.length + s.tradeDiscard.length + held(s.market);
  const palettes = s.merchants.filter((merchant) => hasActive(merchant, PALETTE)).length;
  return -FAR * left + 10 * palettes;
}
