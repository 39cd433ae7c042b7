// Chapter 10 of RULES.md: all that is secret is decided here.
import { due, nth, type Seat } from '@comptoir/kernel';
import { TILE_COSTS } from './data/tiles.ts';
import {
  ALL_PLACES,
  ALL_SPACES,
  actionOf,
  basicCard,
  cardName,
  coinsOf,
  goodOf,
  merchantAt,
  num,
  placeName,
  present,
  seatCost,
  shipGood,
  shipName,
  spaceName,
  spaceNumber,
  tileDecade,
  tileName,
  tradeName,
} from './lookup.ts';
import {
  type CardName,
  type CardNumber,
  NEUTRAL,
  NONE,
  type None,
  type PlaceNumber,
  type SpaceNumber,
  type TileNumber,
} from './names.ts';
import {
  columnValue,
  countActive,
  FAVOR,
  handSize,
  hasActive,
  LEFT,
  LUXURY,
  markerOn,
  OPULENCE,
  strengthOf,
} from './rules/2-components.ts';
import { spaceCost } from './rules/4-turn.ts';
import { purchaseGood } from './rules/5-2-residence.ts';
import { FIRST_LARGE, tileSpaces } from './rules/7-guild.ts';
import { guildSeats, hallSeats, tilePoints } from './scoring.ts';
import type { Carthago, CarthagoState, Merchant } from './types.ts';
import type { CarthagoView, MerchantView, SpaceView, StandingView, TileView, TownSeatView } from './views.ts';

const owner = (seat: number): Seat | null => (seat < 0 ? null : seat);
const named = <N extends number, T>(n: N | None, name: (n: N) => T): T | null =>
  n === NONE ? null : name(n);

export function view(s: CarthagoState, viewer: Seat | null): CarthagoView {
  return {
    viewer,
    readings: s.readings,
    decade: s.decade,
    round: s.round,
    firstPlayer: s.firstPlayer,
    onTurn: s.onTurn,
    isGuildActionTaken: s.guildBy !== NONE,
    actionBoard: ALL_SPACES.map((space) => viewSpace(s, space)),
    market: s.market.map((card) => named(card, tradeName)),
    tradeDeck: s.tradeDeck.length,
    tradeDiscard: s.tradeDiscard.map(tradeName),
    shipDeck: s.shipDeck.length,
    isExhausted: s.isExhausted,
    tradeHarbour: s.tradeHarbour.map((ship, dock) => ({
      ship: named(ship, shipName),
      disc: owner(num(s.tradeDiscs, dock)),
    })),
    outside: s.outside.map((ship) => named(ship, shipName)),
    lostShips: s.lostShips.map(shipName),
    warHarbour: s.warHarbour.map(owner),
    anchor: s.anchor.flatMap((discs, seat) => new Array<Seat>(discs).fill(seat)),
    expedition: named(s.expedition, shipName),
    townHall: ALL_PLACES.map((place) => viewTownSeat(s, place)),
    tiles: s.tiles.map((_, n) => viewTile(s, n, viewer)),
    merchants: s.merchants.map((_, seat) => viewMerchant(s, seat, viewer)),
    result: s.result,
  };
}

function viewSpace(s: CarthagoState, space: SpaceNumber): SpaceView {
  return {
    space: spaceName(space),
    discs: [...s.merchants.keys()].filter((seat) => merchantAt(s, seat).actionDisc === space),
    isNeutral: s.neutralDiscs.includes(space),
    hasMarker: markerOn(s, space) !== NONE,
    costs: s.merchants.map((_, seat) => spaceCost(s, seat, space)),
  };
}

function viewTownSeat(s: CarthagoState, place: PlaceNumber): TownSeatView {
  const small = place < FIRST_LARGE ? num(s.smallSeats, place) : NONE;
  const discs =
    place < FIRST_LARGE ? [small].filter((seat) => seat >= 0) : nth(s.largeSeats, place - FIRST_LARGE);
  return { place: placeName(place), cost: seatCost(place), discs: [...discs], isCovered: small === NEUTRAL };
}

function viewTile(s: CarthagoState, n: number, viewer: Seat | null): TileView {
  const tile = num(s.tiles, n);
  return {
    tile: tileName(tile),
    decade: tileDecade(tile),
    isOpen: tileDecade(tile) === s.decade,
    costs: TILE_COSTS.slice(0, tileSpaces(s)),
    discs: [...nth(s.tileDiscs, n)],
    worth: s.merchants.map((_, seat) => knownPoints(s, seat, tile, isHandKnown(s, seat, viewer))),
  };
}

const isHandKnown = (s: CarthagoState, seat: Seat, viewer: Seat | null): boolean =>
  seat === viewer || s.result !== null;

/** points that depend on a hidden hand are left out. */
function knownPoints(s: CarthagoState, seat: Seat, tile: TileNumber, isKnown: boolean): number | null {
  const name = tileName(tile);
  return !isKnown && (name === 'coins' || name === 'goods') ? null : tilePoints(s, seat, tile);
}

/** Trade cards by number, then basic cards by action: the order of drawing is nobody's business. */
function viewHand({ hand, basics }: Merchant): CardName[] {
  const cards = [...hand].sort((a, b) => a - b);
  for (const action of ALL_SPACES) {
    for (let n = 0; n < num(basics, action); n += 1) cards.push(basicCard(action));
  }
  return cards.map(cardName);
}

function viewMerchant(s: CarthagoState, seat: Seat, viewer: Seat | null): MerchantView {
  const merchant = merchantAt(s, seat);
  const isKnown = isHandKnown(s, seat, viewer);
  return {
    hand: isKnown ? viewHand(merchant) : null,
    tradeCards: merchant.hand.length,
    basicCards: handSize(merchant) - merchant.hand.length,
    playedLeft: merchant.playedLeft.map(cardName),
    playedRight: merchant.playedRight.map(cardName),
    ships: merchant.ships.map((ship, n) => ({ ship: shipName(ship), isActive: merchant.active[n] === 1 })),
    freed: [num(merchant.freed, 0), num(merchant.freed, 1), num(merchant.freed, 2)],
    strength: strengthOf(merchant),
    supply: merchant.supply,
    space: named(merchant.actionDisc, spaceName),
    standing: viewStanding(s, seat, isKnown),
  };
}

function viewStanding(s: CarthagoState, seat: Seat, isKnown: boolean): StandingView {
  const merchant = merchantAt(s, seat);
  const seats = guildSeats(s, seat);
  const [hall, column] = [hallSeats(s, seat), columnValue(merchant, LEFT)];
  const ships = merchant.ships.length;
  const own = s.tiles.filter((_, n) => nth(s.tileDiscs, n).includes(seat));
  const tiles = own.map((tile) => ({ tile: tileName(tile), points: knownPoints(s, seat, tile, isKnown) }));
  const total = tiles.reduce((sum, { points }) => sum + (points ?? 0), seats * ships);
  const seatsIn = { hall, column, emptied: seats - hall - column };
  return { seats, seatsIn, ships, base: seats * ships, tiles, total };
}

/** So often cards are dealt at random before a hand that must be able to pay is put right. */
const MOST_TRIES = 8;

/**
 * Deals anew what the viewer cannot know: the unseen cards in the other hands with the trade deck, and the ship deck.
 * What everybody has seen stays: cards taken openly, the ships put under the deck, and that a player who has
 * begun to pay can go on paying.
 */
export function redeal(s: CarthagoState, viewer: Seat, random: (n: number) => number): void {
  if (s.result !== null) return;
  const ships = s.shipDeck.splice(s.shipsPutBack).sort(byNumber);
  mix(ships, random);
  s.shipDeck.push(...ships);
  const claim = claimOf(s, viewer);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    for (let deck = 1; deck <= s.deckNumber; deck += 1) redealDeck(s, viewer, deck, random);
    if (claim === null || lackOf(s, claim) <= 0) return;
  }
  if (claim !== null) putRight(s, viewer, claim);
}

const byNumber = (a: number, b: number): number => a - b;

function mix<T extends number>(list: T[], random: (n: number) => number): void {
  for (let n = list.length - 1; n > 0; n -= 1) swap(list, n, list, random(n + 1));
}

function swap<T extends number>(one: T[], n: number, other: T[], m: number): void {
  const held = num(one, n);
  one[n] = num(other, m);
  other[m] = held;
}

/** Where the cards drawn unseen from one deck are, as far as the viewer knows: hands of others, and the deck itself. */
function unseen(s: CarthagoState, viewer: Seat, deck: number): Hidden[] {
  const places: Hidden[] = [];
  for (const [seat, { hand }] of s.merchants.entries()) {
    if (seat === viewer) continue;
    for (const [n, card] of hand.entries())
      if (s.drawnFrom[card] === deck) places.push({ seat, list: hand, n });
  }
  if (deck === s.deckNumber) {
    for (const n of s.tradeDeck.keys()) places.push({ seat: null, list: s.tradeDeck, n });
  }
  return places;
}

interface Hidden {
  readonly seat: Seat | null;
  readonly list: CardNumber[];
  readonly n: number;
}

function redealDeck(s: CarthagoState, viewer: Seat, deck: number, random: (n: number) => number): void {
  const places = unseen(s, viewer, deck);
  const cards = places.map(({ list, n }) => num(list, n)).sort(byNumber);
  mix(cards, random);
  for (const [k, { seat, list, n }] of places.entries()) {
    const card = num(cards, k);
    list[n] = card;
    s.drawnFrom[card] = seat === null ? 0 : deck;
  }
}

/** A player who pays is known to hold cards worth so much. */
interface Claim {
  readonly seat: Seat;
  readonly least: number;
  worth(card: CardNumber): number;
}

function claimOf(s: CarthagoState, viewer: Seat): Claim | null {
  const at = due<Carthago>(s);
  const seat = at?.seats[0];
  if (at === null || seat === undefined || seat === viewer) return null;
  const merchant = merchantAt(s, seat);
  if (at.step === 'payAction') {
    const space = spaceNumber(at.space);
    if (at.isFree || hasActive(merchant, FAVOR) || num(merchant.basics, space) > 0) return null;
    return { seat, least: 1, worth: (card) => (actionOf(card) === space ? 1 : 0) };
  }
  if (at.step === 'residencePay') {
    const good = purchaseGood(at.purchase);
    const least = at.due - countActive(merchant, OPULENCE);
    return { seat, least, worth: (card) => (goodOf(card) === good ? 1 : 0) };
  }
  if (at.step === 'deliverPay') {
    const good = shipGood(present(num(s.tradeHarbour, at.dock - 1)));
    if (at.isFree || hasActive(merchant, LUXURY)) return null;
    return { seat, least: 1, worth: (card) => (goodOf(card) === good ? 1 : 0) };
  }
  return at.step === 'payCoins' ? { seat, least: at.due, worth: coinsOf } : null;
}

function lackOf(s: CarthagoState, { seat, least, worth }: Claim): number {
  return merchantAt(s, seat).hand.reduce((lack, card) => lack - worth(card), least);
}

/** Changes the least useful unseen card of the claimant for the most useful one elsewhere until the claim holds. */
function putRight(s: CarthagoState, viewer: Seat, claim: Claim): void {
  const worth = ({ list, n }: Hidden): number => claim.worth(num(list, n));
  for (let deck = s.deckNumber; deck > 0; deck -= 1) {
    const places = unseen(s, viewer, deck).sort((a, b) => worth(a) - worth(b));
    const own = places.filter(({ seat }) => seat === claim.seat);
    const others = places.filter(({ seat }) => seat !== claim.seat).reverse();
    for (const [k, mine] of own.entries()) {
      const theirs = others[k];
      if (lackOf(s, claim) <= 0) return;
      if (theirs === undefined || worth(theirs) <= worth(mine)) break;
      swap(mine.list, mine.n, theirs.list, theirs.n);
      s.drawnFrom[num(mine.list, mine.n)] = deck;
      s.drawnFrom[num(theirs.list, theirs.n)] = theirs.seat === null ? 0 : deck;
    }
  }
}
