// A hint for bots: the final points a seat may expect. The score is a product, so a ship is worth the seats one expects
// to have at the end and a seat the ships.
import { nth, type Seat } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/boards.ts';
import { coinsOf, goodOf, isBasic, merchantAt, num, present, shipGood } from '../src/lookup.ts';
import { type CardNumber, NONE } from '../src/names.ts';
import { hasActive, LUXURY, markerOn } from '../src/rules/2-components.ts';
import { countGood } from '../src/rules/5-2-residence.ts';
import { handCoins } from '../src/rules/7-guild.ts';
import { guildSeats } from '../src/scoring.ts';
import type { CarthagoState, Merchant } from '../src/types.ts';
import { chance, DELIVERY, expectPending, type Outlook, tileWorth, type Weights, weights } from './turn.ts';

const DISC_WORTH = [0, 1, 1.6, 2, 2.3, 2.5, 2.6] as const;

export { weights };
export const evaluateWith =
  (w: Weights) =>
  (s: CarthagoState, seat: Seat): number => {
    if (s.result !== null) return s.result.scores[seat] ?? 0;
    const merchant = merchantAt(s, seat);
    const turns = turnsToCome(s, seat);
    const outlook: Outlook = {
      w,
      turns,
      ships: merchant.ships.length,
      seats: guildSeats(s, seat),
      points: 0,
    };
    expectDocks(s, seat, outlook);
    expectHand(s, seat, outlook);
    expectTiles(s, seat, outlook);
    if (s.onTurn === seat) expectPending(s, seat, outlook);
    const ships = outlook.ships + w.shipPerTurn * turns;
    const seats = outlook.seats + w.seatPerTurn * turns;
    return ships * seats + outlook.points;
  };
export const evaluate = evaluateWith(weights);

/** Turns after the one under way. */
function turnsToCome(s: CarthagoState, seat: Seat): number {
  const due = s.agenda[s.agenda.length - 1]?.step;
  if (due === 'setupColumn' || due === 'setupDock') return DECADES * ROUNDS;
  const players = s.merchants.length;
  const place = (seat - s.firstPlayer + players) % players;
  const now = (s.onTurn - s.firstPlayer + players) % players;
  const left = (DECADES - s.decade) * ROUNDS + ROUNDS - s.round;
  return place > now ? left + 1 : left;
}

/** One delivery action serves one disc in each harbour, so later discs need later turns. */
function expectDocks(s: CarthagoState, seat: Seat, outlook: Outlook): void {
  const { w } = outlook;
  const merchant = merchantAt(s, seat);
  const isFree = hasActive(merchant, LUXURY);
  const actions = outlook.turns + (isDelivering(s, seat) ? 1 : 0);
  let served = 0;
  for (let dock = 0; dock < s.tradeDiscs.length; dock += 1) {
    if (s.tradeDiscs[dock] !== seat) continue;
    const isReady = isFree || countGood(merchant, shipGood(present(num(s.tradeHarbour, dock)))) > 0;
    const ease = Math.min(1, w.ease + w.easeTurn * (actions - 1 - 2 * served));
    served += 1;
    if (actions >= served) outlook.ships += ease * (isReady ? w.dockReady : w.dockWaiting);
  }
  let sent = 0;
  for (let dock = -num(s.anchor, seat); dock < s.warHarbour.length; dock += 1) {
    if (dock >= 0 && s.warHarbour[dock] !== seat) continue;
    const ease = Math.min(1, w.ease + w.easeTurn * (actions - 1 - 2 * sent));
    sent += 1;
    if (actions < sent) continue;
    outlook.ships += ease * w.warDock * chance(merchant);
    outlook.points += w.warPoints * ease;
  }
}

/** Whether the delivery of this turn is still to come. */
function isDelivering(s: CarthagoState, seat: Seat): boolean {
  if (s.onTurn !== seat) return false;
  for (let n = s.agenda.length - 1; n >= 0; n -= 1) {
    const at = s.agenda[n];
    if (at?.step === 'delivery' || at?.step === 'nextDelivery') return true;
    if (at?.step === 'main') return merchantAt(s, seat).actionDisc === DELIVERY;
  }
  return false;
}
/** Cards are coins for seats, goods for the residence, or actions; discs are what everything is placed with. */
function expectHand(s: CarthagoState, seat: Seat, outlook: Outlook): void {
  const { w } = outlook;
  const merchant = merchantAt(s, seat);
  const soon = Math.min(1, outlook.turns / w.soon);
  const coins = handCoins(s, seat);
  const canBuy = w.buysPerTurn * outlook.turns + (isGuildOpen(s, seat) ? 1 : 0);
  const buys = Math.min(coins / w.seatCoins, merchant.supply + 0.5 * soon, canBuy);
  outlook.seats += w.handSeats * Math.max(0, buys);
  outlook.points += soon * (w.card * merchant.hand.length + w.coin * coins + w.goods * goodsWorth(merchant));
  let basics = 0;
  for (let action = 0; action < merchant.basics.length; action += 1) basics += num(merchant.basics, action);
  const leftNow = Math.min(ROUNDS, outlook.turns);
  outlook.points += w.basic * Math.min(basics, leftNow + 2) * soon;
  if (s.decade < DECADES)
    outlook.points += playedWorth(w, merchant.playedLeft) + playedWorth(w, merchant.playedRight);
  outlook.points += soon * w.disc * num(DISC_WORTH, Math.min(merchant.supply, DISC_WORTH.length - 1));
  for (let n = 0; n < merchant.active.length; n += 1)
    outlook.points += soon * w.effect * num(merchant.active, n);
  const { freed } = merchant;
  outlook.points += soon * (w.left * num(freed, 0) + w.centre * num(freed, 1) + w.right * num(freed, 2));
}

/** Cards beside the residence come back at the next decade. */
function playedWorth(w: Weights, pile: readonly CardNumber[]): number {
  let worth = 0;
  for (let n = 0; n < pile.length; n += 1) {
    const card = num(pile, n);
    worth += isBasic(card) ? w.basic : w.card + w.coin * coinsOf(card);
  }
  return w.played * worth;
}

const wanted = [0, 0, 0, 0, 0];
/** Cards of a good that together pay for a column. */
function goodsWorth({ hand, freed }: Merchant): number {
  wanted.fill(0);
  for (let n = 0; n < hand.length; n += 1) {
    const good = goodOf(num(hand, n));
    wanted[good] = num(wanted, good) + 1;
  }
  const [jewels = 0, glass = 0, cedar = 0, oils = 0, dyes = 0] = wanted;
  const left = Math.min(3, Math.max(glass, oils, dyes));
  let worth = 0;
  if (num(freed, 0) < 3) worth += (left * left) / 4;
  if (num(freed, 1) < 2) worth += Math.min(4, cedar * cedar) / 3;
  if (num(freed, 2) < 2) worth += Math.min(4, jewels * jewels) / 3;
  return worth;
}

/** Whether a guild action is still possible this turn. */
function isGuildOpen(s: CarthagoState, seat: Seat): boolean {
  return (
    s.onTurn === seat &&
    s.guildBy === NONE &&
    markerOn(s, merchantAt(s, seat).actionDisc) !== NONE &&
    isActing(s)
  );
}

/** A space was chosen: what is due belongs to the action or follows it. */
function isActing(s: CarthagoState): boolean {
  return s.agenda[0]?.step === 'after';
}

/** Tiles with an own disc: what they give now, and a little more with every turn to come. */
function expectTiles(s: CarthagoState, seat: Seat, outlook: Outlook): void {
  for (let n = 0; n < s.tiles.length; n += 1) {
    if (nth(s.tileDiscs, n).includes(seat)) outlook.points += tileWorth(s, seat, num(s.tiles, n), outlook);
  }
}
