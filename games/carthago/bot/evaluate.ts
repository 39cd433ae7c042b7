// A hint for bots: the final points a seat may expect. The score is a product, so a ship is worth the seats one expects
// to have at the end and a seat the ships.
import type { Seat } from '@comptoir/kernel';
import { merchantAt } from '../src/lookup.ts';
import { handCoins } from '../src/rules/7-guild.ts';
import { guildSeats } from '../src/scoring.ts';
import type { CarthagoState } from '../src/types.ts';
import * as terms from './terms.ts';
import { chance, expectPending, type Outlook, type Weights, weights } from './turn.ts';

export { weights };
export const evaluateWith =
  (w: Weights) =>
  (s: CarthagoState, seat: Seat): number => {
    if (s.result !== null) return s.result.scores[seat] ?? 0;
    const { ships, seats, points } = expectAll(s, seat, w);
    return ships * seats + points;
  };
export const evaluate = evaluateWith(weights);

/** Ships, seats and further points at the end of the game. */
export function expectAll(s: CarthagoState, seat: Seat, w: Weights): Outlook {
  const merchant = merchantAt(s, seat);
  const turns = terms.turnsToCome(s, seat);
  const outlook: Outlook = { w, turns, ships: merchant.ships.length, seats: guildSeats(s, seat), points: 0 };
  const coins = handCoins(s, seat);
  const expeditions = terms.expeditions(s, seat, outlook);
  outlook.ships += terms.tradeShips(s, seat, outlook) + expeditions * w.warDock * chance(merchant);
  outlook.seats += terms.boughtSeats(s, seat, coins, outlook);
  outlook.points +=
    expeditions * w.warPoints +
    terms.cardPoints(merchant, outlook) +
    terms.coinPoints(coins, outlook) +
    terms.goodsPoints(merchant, outlook) +
    terms.basicPoints(merchant, outlook) +
    terms.playedPoints(s, merchant, outlook) +
    terms.discPoints(merchant, outlook) +
    terms.effectPoints(merchant, outlook) +
    terms.columnPoints(merchant, outlook) +
    terms.ownTiles(s, seat, outlook);
  if (s.onTurn === seat) expectPending(s, seat, outlook);
  outlook.ships += w.shipPerTurn * turns;
  outlook.seats += w.seatPerTurn * turns;
  return outlook;
}
