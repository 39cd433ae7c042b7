// What evaluate sums up, term by term; a network is told each by itself.
import { nth, type Seat } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/boards.ts';
import { coinsOf, goodOf, isBasic, merchantAt, num, present, shipGood } from '../src/lookup.ts';
import { type CardNumber, NONE } from '../src/names.ts';
import { hasActive, LUXURY, markerOn } from '../src/rules/2-components.ts';
import { countGood } from '../src/rules/5-2-residence.ts';
import type { CarthagoState, Merchant } from '../src/types.ts';
import { DELIVERY, type Outlook, tileWorth, type Weights } from './turn.ts';

const DISC_WORTH = [0, 1, 1.6, 2, 2.3, 2.5, 2.6] as const;

/** Turns after the one under way. */
export function turnsToCome(s: CarthagoState, seat: Seat): number {
  const due = s.agenda[s.agenda.length - 1]?.step;
  if (due === 'setupColumn' || due === 'setupDock') return DECADES * ROUNDS;
  const players = s.merchants.length;
  const place = (seat - s.firstPlayer + players) % players;
  const now = (s.onTurn - s.firstPlayer + players) % players;
  const left = (DECADES - s.decade) * ROUNDS + ROUNDS - s.round;
  return place > now ? left + 1 : left;
}

/** How likely the delivery of a dock is: one action serves one disc in each harbour, so later discs need later turns. */
function easeOf({ w }: Outlook, actions: number, served: number): number {
  return actions > served ? Math.min(1, w.ease + w.easeTurn * (actions - 1 - 2 * served)) : 0;
}
const deliveries = (s: CarthagoState, seat: Seat, { turns }: Outlook): number =>
  turns + (isDelivering(s, seat) ? 1 : 0);

/** Ships expected of discs at trade docks. */
export function tradeShips(s: CarthagoState, seat: Seat, outlook: Outlook): number {
  const { w } = outlook;
  const merchant = merchantAt(s, seat);
  const isFree = hasActive(merchant, LUXURY);
  const actions = deliveries(s, seat, outlook);
  let ships = 0;
  let served = 0;
  for (let dock = 0; dock < s.tradeDiscs.length; dock += 1) {
    if (s.tradeDiscs[dock] !== seat) continue;
    const isReady = isFree || countGood(merchant, shipGood(present(num(s.tradeHarbour, dock)))) > 0;
    ships += easeOf(outlook, actions, served) * (isReady ? w.dockReady : w.dockWaiting);
    served += 1;
  }
  return ships;
}

/** Expeditions expected of discs at warship docks and on the anchor. */
export function expeditions(s: CarthagoState, seat: Seat, outlook: Outlook): number {
  const actions = deliveries(s, seat, outlook);
  let likely = 0;
  let sent = 0;
  for (let dock = -num(s.anchor, seat); dock < s.warHarbour.length; dock += 1) {
    if (dock >= 0 && s.warHarbour[dock] !== seat) continue;
    likely += easeOf(outlook, actions, sent);
    sent += 1;
  }
  return likely;
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

/** Towards the end cards and discs count for less and less. */
const soonOf = ({ w, turns }: Outlook): number => Math.min(1, turns / w.soon);

/** Seats that the coins in hand will buy. */
export function boughtSeats(s: CarthagoState, seat: Seat, coins: number, outlook: Outlook): number {
  const { w, turns } = outlook;
  const canBuy = w.buysPerTurn * turns + (isGuildOpen(s, seat) ? 1 : 0);
  const discs = merchantAt(s, seat).supply + 0.5 * soonOf(outlook);
  return w.handSeats * Math.max(0, Math.min(coins / w.seatCoins, discs, canBuy));
}

export const cardPoints = ({ hand }: Merchant, outlook: Outlook): number =>
  soonOf(outlook) * outlook.w.card * hand.length;

export const coinPoints = (coins: number, outlook: Outlook): number =>
  soonOf(outlook) * outlook.w.coin * coins;

export const goodsPoints = (merchant: Merchant, outlook: Outlook): number =>
  soonOf(outlook) * outlook.w.goods * goodsWorth(merchant);

/** Basic cards serve as actions until the decade ends. */
export function basicPoints({ basics }: Merchant, outlook: Outlook): number {
  let count = 0;
  for (let action = 0; action < basics.length; action += 1) count += num(basics, action);
  const leftNow = Math.min(ROUNDS, outlook.turns);
  return outlook.w.basic * Math.min(count, leftNow + 2) * soonOf(outlook);
}

/** Cards beside the residence come back at the next decade. */
export function playedPoints(
  s: CarthagoState,
  { playedLeft, playedRight }: Merchant,
  { w }: Outlook,
): number {
  return s.decade < DECADES ? playedWorth(w, playedLeft) + playedWorth(w, playedRight) : 0;
}

function playedWorth(w: Weights, pile: readonly CardNumber[]): number {
  let worth = 0;
  for (let n = 0; n < pile.length; n += 1) {
    const card = num(pile, n);
    worth += isBasic(card) ? w.basic : w.card + w.coin * coinsOf(card);
  }
  return w.played * worth;
}

export const discPoints = ({ supply }: Merchant, outlook: Outlook): number =>
  soonOf(outlook) * outlook.w.disc * num(DISC_WORTH, Math.min(supply, DISC_WORTH.length - 1));

export function effectPoints({ active }: Merchant, outlook: Outlook): number {
  let count = 0;
  for (let n = 0; n < active.length; n += 1) count += num(active, n);
  return soonOf(outlook) * outlook.w.effect * count;
}

export function columnPoints({ freed }: Merchant, outlook: Outlook): number {
  const { w } = outlook;
  return soonOf(outlook) * (w.left * num(freed, 0) + w.centre * num(freed, 1) + w.right * num(freed, 2));
}

const wanted = [0, 0, 0, 0, 0];
/** How many cards of each good; the list is filled anew by the next call. */
export function goodsIn(hand: readonly CardNumber[]): readonly number[] {
  wanted.fill(0);
  for (let n = 0; n < hand.length; n += 1) {
    const good = goodOf(num(hand, n));
    wanted[good] = num(wanted, good) + 1;
  }
  return wanted;
}
/** Cards of a good that together pay for a column. */
function goodsWorth({ hand, freed }: Merchant): number {
  const [jewels = 0, glass = 0, cedar = 0, oils = 0, dyes = 0] = goodsIn(hand);
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
export function ownTiles(s: CarthagoState, seat: Seat, outlook: Outlook): number {
  let points = 0;
  for (let n = 0; n < s.tiles.length; n += 1) {
    if (nth(s.tileDiscs, n).includes(seat)) points += tileWorth(s, seat, num(s.tiles, n), outlook);
  }
  return points;
}
