// Questions about the table and small moves on it that several chapters need.
import type { Effects, Seat } from '@comptoir/kernel';
import { WAREHOUSE_SPACES } from './data/goods.ts';
import { LARGE_SPACE, PALACE } from './data/palace.ts';
import { SERVANTS_PER_QUAY } from './data/quays.ts';
import { add, countAt, goodName, marketSpaces, playerAt, quayAt, sum } from './lookup.ts';
import type { Player, Porto, PortoState } from './types.ts';
import type { Card, QuayNumber } from './vocabulary.ts';

/** Everybody has seen this card of the deck go under it. */
export const PUBLIC = 32;

/** what still fits into the warehouse. */
export function freeSpaces(player: Player): number {
  return WAREHOUSE_SPACES - player.blocked - sum(player.goods);
}

/** The seat so many places clockwise from the first player. */
export function fromFirst(s: PortoState, places: number): Seat {
  return (s.firstPlayer + places) % s.players.length;
}

/** the cheapest free palace space. */
export function cheapestPlace(s: PortoState): {
  readonly id: string;
  readonly price: number;
  readonly tradePoints: number;
} {
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
  const drawn: ReturnType<typeof goodName>[] = [];
  let inBag = sum(s.bag);
  for (let free = marketSpaces(s) - sum(s.market); free > 0 && inBag > 0; free -= 1) {
    let left = effects.random(inBag);
    let good = 0;
    while (left >= countAt(s.bag, good)) {
      left -= countAt(s.bag, good);
      good += 1;
    }
    add(s.bag, good, -1);
    add(s.market, good, 1);
    inBag -= 1;
    drawn.push(goodName(good));
  }
  s.soldSinceFill = 0;
  effects.tell({ kind: 'marketFilled', goods: drawn, seat });
}

/** two servants from the reserve stand on the quay. */
export function claimQuay(s: PortoState, seat: Seat, quay: QuayNumber): void {
  playerAt(s, seat).reserve -= SERVANTS_PER_QUAY;
  quayAt(s, quay).owner = seat;
}

export function hasFreeQuay(s: PortoState): boolean {
  for (let n = 0; n < s.quays.length; n += 1) if (quayAt(s, n).owner === null) return true;
  return false;
}
