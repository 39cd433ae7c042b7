// Chapter 10 of RULES.md: all that is secret is decided here.
import { due, type Seat } from '@comptoir/kernel';
import {
  cardName,
  FIRST_BASIC,
  merchantAt,
  nth,
  num,
  placeName,
  seatCost,
  shipGood,
  shipName,
  spaceName,
  spaceNumber,
  tileDecade,
  tileName,
  tradeName,
} from './lookup.ts';
import { FAVOR, handSize, hasActive, markerOn, strengthOf } from './rules/2-components.ts';
import { hasActionCard } from './rules/4-turn.ts';
import { canPayGoods, purchaseGood } from './rules/5-2-residence.ts';
import { canDeliver } from './rules/5-5-delivery.ts';
import { FIRST_LARGE, handCoins, tileSpaces } from './rules/7-guild.ts';
import { guildSeats, tilePoints } from './scoring.ts';
import {
  type CardName,
  type Carthago,
  type CarthagoState,
  type CarthagoView,
  type Merchant,
  type MerchantView,
  NEUTRAL,
  NONE,
  PLACES,
  SPACES,
  type SpaceView,
  type StandingView,
  type TileView,
  type TownSeatView,
} from './types.ts';

const owner = (seat: number): Seat | null => (seat < 0 ? null : seat);
const named = <T>(n: number, name: (n: number) => T): T | null => (n === NONE ? null : name(n));

export function view(s: CarthagoState, viewer: Seat | null): CarthagoView {
  return {
    viewer,
    readings: s.readings,
    decade: s.decade,
    round: s.round,
    firstPlayer: s.firstPlayer,
    onTurn: s.onTurn,
    isGuildActionTaken: s.guildBy !== NONE,
    actionBoard: SPACES.map((_, space) => viewSpace(s, space)),
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
    townHall: PLACES.map((_, place) => viewTownSeat(s, place)),
    tiles: s.tiles.map((_, n) => viewTile(s, n)),
    merchants: s.merchants.map((_, seat) => viewMerchant(s, seat, viewer)),
    result: s.result,
  };
}

function viewSpace(s: CarthagoState, space: number): SpaceView {
  return {
    space: spaceName(space),
    discs: [...s.merchants.keys()].filter((seat) => merchantAt(s, seat).actionDisc === space),
    isNeutral: s.neutralDiscs.includes(space),
    hasMarker: markerOn(s, space) !== NONE,
  };
}

function viewTownSeat(s: CarthagoState, place: number): TownSeatView {
  const small = place < FIRST_LARGE ? num(s.smallSeats, place) : NONE;
  const discs =
    place < FIRST_LARGE ? [small].filter((seat) => seat >= 0) : nth(s.largeSeats, place - FIRST_LARGE);
  return { place: placeName(place), cost: seatCost(place), discs: [...discs], isCovered: small === NEUTRAL };
}

function viewTile(s: CarthagoState, n: number): TileView {
  const tile = num(s.tiles, n);
  return {
    tile: tileName(tile),
    decade: tileDecade(tile),
    isOpen: tileDecade(tile) === s.decade,
    spaces: tileSpaces(s),
    discs: [...nth(s.tileDiscs, n)],
  };
}

/** Trade cards by number, then basic cards by action: the order of drawing is nobody's business. */
function viewHand({ hand, basics }: Merchant): CardName[] {
  const cards = [...hand].sort((a, b) => a - b);
  for (const [action, count] of basics.entries()) {
    for (let n = 0; n < count; n += 1) cards.push(FIRST_BASIC + action);
  }
  return cards.map(cardName);
}

function viewMerchant(s: CarthagoState, seat: Seat, viewer: Seat | null): MerchantView {
  const merchant = merchantAt(s, seat);
  const isKnown = seat === viewer || s.result !== null;
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

/** points that depend on a hidden hand are left out. */
function viewStanding(s: CarthagoState, seat: Seat, isHandKnown: boolean): StandingView {
  const seats = guildSeats(s, seat);
  const ships = merchantAt(s, seat).ships.length;
  const own = s.tiles.filter((_, n) => nth(s.tileDiscs, n).includes(seat));
  const tiles = own.map((tile) => {
    const name = tileName(tile);
    const isHidden = !isHandKnown && (name === 'coins' || name === 'goods');
    return { tile: name, points: isHidden ? null : tilePoints(s, seat, tile) };
  });
  const total = tiles.reduce((sum, { points }) => sum + (points ?? 0), seats * ships);
  return { seats, ships, base: seats * ships, tiles, total };
}

/** So often a redeal is tried before the cards are left as they are. */
const MOST_TRIES = 50;

/**
 * Deals anew what the viewer cannot know: the unseen cards in the other hands with the trade deck, and the ship deck.
 * What everybody has seen stays: cards taken openly, the ships put under the deck, and that a player who has
 * begun to pay can go on paying.
 */
export function redeal(s: CarthagoState, viewer: Seat, random: (n: number) => number): void {
  if (s.result !== null) return;
  shuffleFrom(s.shipDeck, s.shipsPutBack, random);
  const hands = s.merchants.map(({ hand }) => [...hand]);
  const deck = [...s.tradeDeck];
  const drawnFrom = [...s.drawnFrom];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    for (let number = 1; number <= s.deckNumber; number += 1) redealDeck(s, viewer, number, random);
    if (canGoOn(s, viewer)) return;
  }
  for (const [seat, hand] of hands.entries()) overwrite(merchantAt(s, seat).hand, hand);
  overwrite(s.tradeDeck, deck);
  overwrite(s.drawnFrom, drawnFrom);
}

function overwrite(list: number[], values: readonly number[]): void {
  for (const [n, value] of values.entries()) list[n] = value;
}

function shuffleFrom(list: number[], first: number, random: (n: number) => number): void {
  for (let n = list.length - 1; n > first; n -= 1) {
    const other = first + random(n - first + 1);
    const held = num(list, n);
    list[n] = num(list, other);
    list[other] = held;
  }
}

/** Cards drawn unseen from one and the same deck, and the rest of that deck if it is the present one, change places. */
function redealDeck(s: CarthagoState, viewer: Seat, number: number, random: (n: number) => number): void {
  const pool = number === s.deckNumber ? [...s.tradeDeck] : [];
  for (const [seat, { hand }] of s.merchants.entries()) {
    if (seat !== viewer) pool.push(...hand.filter((card) => s.drawnFrom[card] === number));
  }
  shuffleFrom(pool, 0, random);
  for (const [seat, { hand }] of s.merchants.entries()) {
    if (seat === viewer) continue;
    for (let n = 0; n < hand.length; n += 1) {
      if (s.drawnFrom[num(hand, n)] !== number) continue;
      hand[n] = pool.pop() ?? NONE;
      s.drawnFrom[num(hand, n)] = number;
    }
  }
  if (number === s.deckNumber) overwrite(s.tradeDeck, pool);
}

/** Whether the player who decides could have come to this decision with the cards now in hand. */
function canGoOn(s: CarthagoState, viewer: Seat): boolean {
  const at = due<Carthago>(s);
  const seat = at?.seats[0];
  if (at === null || seat === undefined || seat === viewer) return true;
  const merchant = merchantAt(s, seat);
  switch (at.step) {
    case 'payAction':
      return at.isFree || hasActionCard(merchant, spaceNumber(at.space)) || hasActive(merchant, FAVOR);
    case 'residencePay':
      return canPayGoods(merchant, purchaseGood(at.purchase), at.due);
    case 'deliverPay':
      return at.isFree || canDeliver(merchant, shipGood(num(s.tradeHarbour, at.dock - 1)));
    case 'payCoins':
      return handCoins(s, seat) >= at.due;
    default:
      return true;
  }
}
