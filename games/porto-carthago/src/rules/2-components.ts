// Chapter 2 of RULES.md: servants, goods, cards and quays, and the small moves with them that several chapters need.
import type { Effects, Seat } from '@comptoir/kernel';
import { WAREHOUSE_SPACES } from '../data/goods.ts';
import { LARGE_SPACE, PALACE } from '../data/palace.ts';
import { SERVANTS_PER_QUAY } from '../data/quays.ts';
import {
  ALL_GOODS,
  ALL_QUAYS,
  add,
  countAt,
  goodName,
  marketSpaces,
  playerAt,
  quayAt,
  sum,
} from '../lookup.ts';
import type { Card, Good, GoodName, QuayNumber } from '../names.ts';
import type { Player, Porto, PortoState } from '../types.ts';
import type { PlaceView } from '../views.ts';

/** Everybody has seen this card of the deck go under it. */
export const PUBLIC = 32;

/** what still fits into the warehouse. */
export function freeSpaces(player: Player): number {
  return WAREHOUSE_SPACES - player.blocked - sum(player.goods);
}

/** the cheapest free palace space. */
export function cheapestPlace(s: PortoState): PlaceView {
  return PALACE[s.palace.length] ?? LARGE_SPACE;
}

/** all servants of a seat in the palace. */
export function palaceServants(s: PortoState, seat: Seat): number {
  const player = playerAt(s, seat);
  let servants = player.large + player.awarded;
  for (let n = 0; n < s.palace.length; n += 1) if (s.palace[n] === seat) servants += 1;
  return servants;
}

/** Takes the top card of the deck for all to see; null when there is none. */
export function drawCard(s: PortoState, effects: Effects<Porto>): Card | null {
  const card = s.deck.shift();
  if (card === undefined) return null;
  s.seen.shift();
  for (let seat = 0; seat < s.players.length; seat += 1) {
    const player = playerAt(s, seat);
    if (player.mixed > 0) player.mixed -= 1;
  }
  effects.reveal();
  return card;
}

/** a card goes under the deck; everybody sees which. */
export function putUnder(s: PortoState, card: Card): void {
  s.deck.push(card);
  s.seen.push(PUBLIC);
}

/** fills the empty spaces of the market at random, as far as the bag goes. */
export function drawGoods(s: PortoState, seat: Seat | null, effects: Effects<Porto>): void {
  const drawn: GoodName[] = [];
  let inBag = sum(s.bag);
  for (let free = marketSpaces(s) - sum(s.market); free > 0 && inBag > 0; free -= 1) {
    const good = goodInBag(s, effects.random(inBag));
    add(s.bag, good, -1);
    add(s.market, good, 1);
    inBag -= 1;
    drawn.push(goodName(good));
  }
  s.soldSinceFill = 0;
  effects.tell({ kind: 'marketFilled', goods: drawn, seat });
}

/** The kind of the disc so many discs deep in the bag, which is sorted by kind. */
function goodInBag(s: PortoState, disc: number): Good {
  let before = 0;
  for (const good of ALL_GOODS) {
    before += countAt(s.bag, good);
    if (disc < before) return good;
  }
  throw new Error(`porto-carthago: there is no disc ${disc} in the bag`);
}

/** two servants from the reserve stand on the quay. */
export function claimQuay(s: PortoState, seat: Seat, quay: QuayNumber): void {
  playerAt(s, seat).reserve -= SERVANTS_PER_QUAY;
  quayAt(s, quay).owner = seat;
}

export function hasFreeQuay(s: PortoState): boolean {
  for (const n of ALL_QUAYS) if (quayAt(s, n).owner === null) return true;
  return false;
}
