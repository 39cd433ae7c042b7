// Chapter 13 of RULES.md: what a seat may see, and what is dealt anew for a bot that thinks. Hidden are the
// talents of the others and the order of the deck.
import { nth, type Seat, shuffle } from '@comptoir/kernel';
import {
  ALL_QUAYS,
  ALL_SPACES,
  actionCardName,
  cardName,
  countAt,
  fromFirst,
  goodName,
  playerAt,
  quayAt,
  quayName,
  spaceAt,
} from './lookup.ts';
import { type Card, type CardName, GOODS, type GoodName, type QuayNumber, type Space } from './names.ts';
import { cheapestPlace, freeSpaces, PUBLIC, palaceServants } from './rules/2-components.ts';
import { lighthouseOrder } from './rules/5-arrival.ts';
import { marketPrice } from './rules/7-actions.ts';
import { pathAwardsBySeat } from './scoring.ts';
import type { PortoState } from './types.ts';
import type { PlayerView, PortoView, QuayView, SpaceView } from './views.ts';

export function view(s: PortoState, viewer: Seat | null): PortoView {
  return {
    viewer,
    phase: s.phase,
    decade: s.decade,
    round: s.round,
    firstPlayer: s.firstPlayer,
    active: s.phase === 'actions' && s.turn < s.players.length ? fromFirst(s, s.turn) : null,
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    spaces: ALL_SPACES.map((space) => spaceView(s, space)),
    quays: ALL_QUAYS.map((quay) => quayView(s, quay)),
    charter: [...s.charter],
    lighthouseOrder: lighthouseOrder(s),
    row1: s.row1.map(nameOrNull),
    row2: s.row2.map(nameOrNull),
    ...deckView(s, viewer),
    voyage: s.voyage === null ? null : { card: cardName(s.voyage.card), good: goodName(s.voyage.good) },
    market: goodsOf(s.market),
    soldSinceFill: s.soldSinceFill,
    price: marketPrice(s),
    bag: bagView(s),
    palace: [...s.palace],
    large: s.players.map(({ large, awarded }) => large + awarded),
    nextPlace: cheapestPlace(s),
    path: [...s.path],
    awards: s.result === null ? pathAwardsBySeat(s) : s.players.map(({ awarded }) => awarded),
    result: s.result,
  };
}

const nameOrNull = (card: Card | null): CardName | null => (card === null ? null : cardName(card));
const goodsOf = (counts: readonly number[]): GoodName[] =>
  GOODS.flatMap((name, good) => Array.from({ length: countAt(counts, good) }, () => name));

function bagView(s: PortoState): Record<GoodName, number> {
  const [grain = 0, oil = 0, wine = 0, purple = 0, cedar = 0] = s.bag;
  return { grain, oil, wine, purple, cedar };
}

function playerView(s: PortoState, seat: Seat, viewer: Seat | null): PlayerView {
  const player = playerAt(s, seat);
  return {
    reserve: player.reserve,
    blocked: player.blocked,
    freeSpaces: freeSpaces(player),
    warehouse: goodsOf(player.goods),
    lighthouse: player.lighthouse,
    temple: player.temple,
    onCards: [...player.onCards],
    palace: palaceServants(s, seat),
    tradePoints: player.tradePoints,
    talents: seat === viewer || s.result !== null ? player.talents : null,
    held: player.held.map(cardName),
  };
}

function spaceView(s: PortoState, space: Space): SpaceView {
  const { id, servants, bonus } = spaceAt(space);
  const card = s.actions[space];
  return { id, servants, bonus, card: card === undefined ? null : actionCardName(card) };
}

function quayView(s: PortoState, quay: QuayNumber): QuayView {
  const { owner, good, ship } = quayAt(s, quay);
  return {
    id: quayName(quay),
    owner,
    good: good === null ? null : goodName(good),
    ship: nameOrNull(ship),
  };
}

type DeckView = Pick<PortoView, 'deckSize' | 'deckCards' | 'deckTop' | 'deckAmong'>;
/** Everybody knows which cards are in the deck; only who looked knows the top ones. */
function deckView(s: PortoState, viewer: Seat | null): DeckView {
  const mixed = viewer === null ? 0 : playerAt(s, viewer).mixed;
  const looked = (_: Card, n: number): boolean =>
    viewer !== null && (countAt(s.seen, n) & (1 << viewer)) !== 0;
  const inOrder = s.deck.filter((card, n) => n >= mixed && looked(card, n));
  const among = s.deck.filter((card, n) => n < mixed && looked(card, n));
  return {
    deckSize: s.deck.length,
    deckCards: s.deck.toSorted((a, b) => a - b).map(cardName),
    deckTop: inOrder.map(cardName),
    deckAmong: { next: among.length === 0 ? 0 : mixed, cards: among.sort((a, b) => a - b).map(cardName) },
  };
}

/**
 * Deals the cards the viewer has not seen anew over the places where such cards lie, then mixes the top cards
 * whose order another seat has changed. What the viewer looked at, and what all saw go under the deck,
 * stays. Talents stay too: every gain and payment was public, so they can be reckoned.
 */
export function redeal(s: PortoState, viewer: Seat, random: (n: number) => number): void {
  const known = PUBLIC | (1 << viewer);
  const { mixed } = playerAt(s, viewer);
  gather(s, mixed, known);
  dealUnseen(s, known, random);
  for (let n = mixed - 1; n > 0; n -= 1) swapPlaces(s, n, random(n + 1));
}

/** Puts the mixed top cards into an order that tells nothing: known ones by card, then the others. */
function gather(s: PortoState, mixed: number, known: number): void {
  const isKnown = (n: number): boolean => (countAt(s.seen, n) & known) !== 0;
  const isBefore = (a: number, b: number): boolean => {
    if (isKnown(a) !== isKnown(b)) return isKnown(a);
    return isKnown(a) ? nth(s.deck, a) < nth(s.deck, b) : countAt(s.seen, a) < countAt(s.seen, b);
  };
  for (let last = 1; last < mixed; last += 1) {
    for (let n = last; n > 0 && isBefore(n, n - 1); n -= 1) swapPlaces(s, n, n - 1);
  }
}

/** Only the cards change places: who else has looked at a place is public. */
function dealUnseen(s: PortoState, known: number, random: (n: number) => number): void {
  const places: number[] = [];
  const cards: Card[] = [];
  for (let n = 0; n < s.deck.length; n += 1) {
    if ((countAt(s.seen, n) & known) !== 0) continue;
    places.push(n);
    cards.push(nth(s.deck, n));
  }
  cards.sort((a, b) => a - b); // what is dealt does not depend on how it lay
  shuffle(cards, random);
  places.forEach((place, n) => {
    s.deck[place] = nth(cards, n);
  });
}

/** A card and what is known of it. */
function swapPlaces(s: PortoState, a: number, b: number): void {
  swap(s.deck, a, b);
  swap(s.seen, a, b);
}

function swap<T>(list: T[], a: number, b: number): void {
  const held = nth(list, a);
  list[a] = nth(list, b);
  list[b] = held;
}
