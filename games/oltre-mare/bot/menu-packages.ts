// A short list of sensible packages from one merchant to another.
import { nth, type Seat } from '@comptoir/kernel';
import { ALL_GOODS, goodAt, goodOf, iconsOf, loadOf, merchantAt, numberAt, PIRATE } from '../src/lookup.ts';
import {
  goodsAsked,
  goodsGiven,
  goodsInPlay,
  leastAsked,
  mostAsked,
  purseOf,
  refuseTerms,
} from '../src/rules/6-packages.ts';
import type { Card, Claim, Good, OltreMareState, Package } from '../src/types.ts';
import { honour, type Prospect, potentialOn, prospectOf, tallyCard, tallyGood, tallyHand } from './hand.ts';
import {
  askedWorth,
  gainOf,
  holds,
  letterWorth,
  roomFor,
  SECOND,
  tediousness,
  worthToOther,
  yes,
} from './letters.ts';
import { SCALE } from './weights.ts';
import { NO_PIRATES } from './words.ts';

/** Nobody agrees to a deal that costs them more than this, and nobody gives cards for nothing at a loss. */
const LEAST_GAIN = -0.5;
export function leastGain(p: Package, seat: Seat): number {
  const [gives, gets, paid] = seat === p.from ? [p.give, p.ask, p.ducats] : [p.ask, p.give, -p.ducats];
  return gives.length > 0 && gets.length === 0 && paid >= 0 ? 0 : LEAST_GAIN;
}

/** The five shapes of: cards given, goods asked, and between which sums the author pays. */
const SHAPES = [
  { given: 0, asked: 1, least: 1, most: 3 },
  { given: 1, asked: 0, least: -3, most: 0 },
  { given: 1, asked: 1, least: -1, most: 1 },
  { given: 2, asked: 1, least: 0, most: 0 },
  { given: 1, asked: 2, least: 0, most: 0 },
] as const;
type Shape = (typeof SHAPES)[number];

/** which card stands for a good: with pirates before without, then higher load, then table order. */
function representatives(hand: readonly Card[], good: Good): Card[] {
  return hand
    .filter((card) => goodOf(card) === good)
    .sort((a, b) => iconsOf(PIRATE, b) - iconsOf(PIRATE, a) || loadOf(b) - loadOf(a) || a - b);
}

/** The representatives of these goods, or null where one is missing. */
function cardsFor(hand: readonly Card[], goods: readonly Good[]): Card[] | null {
  const cards: Card[] = [];
  for (const good of goods) {
    const card = representatives(hand, good).find((one) => !cards.includes(one));
    if (card === undefined) return null;
    cards.push(card);
  }
  return cards.sort((a, b) => a - b);
}

function isLegal(s: OltreMareState, p: Package): boolean {
  const [given, asked] = [p.give.length, p.ask.length];
  if (p.ducats > purseOf(s, p.from) || -p.ducats > purseOf(s, p.to)) return false;
  if (asked < leastAsked(s, p, given) || asked > mostAsked(s, p, given)) return false;
  return refuseTerms(s, p, goodsGiven(p.give), goodsAsked(p.ask), p.ducats) === null;
}

/** What is said of a card of one's own: that there are no pirates on it, where that is true. */
const truthOf = (s: OltreMareState, card: Card): Claim =>
  s.talk !== undefined && s.freeClaims && iconsOf(PIRATE, card) === 0 ? NO_PIRATES : 0;

interface Found {
  readonly p: Package;
  readonly worth: number;
}
/** Keeps the best few in order. */
function keep(found: Found[], most: number, next: Found): void {
  let place = found.length;
  while (place > 0 && nth(found, place - 1).worth < next.worth) place -= 1;
  found.splice(place, 0, next);
  if (found.length > most) found.pop();
}

export interface Wanted {
  /** How many at most. */
  readonly most: number;
  /** Worth so much to the author, at least. */
  readonly least: number;
  readonly isFit: (p: Package) => boolean;
}

/** The most promising legal packages, best first, each at the price that pays the author best. */
export function shortlist(s: OltreMareState, from: Seat, to: Seat, wanted: Wanted): Package[] {
  const search = new Shortlist(s, from, to, wanted);
  for (const shape of SHAPES) search.tryShape(shape);
  return search.found.map(({ p }) => p);
}

/** One look through all packages between two merchants. */
class Shortlist {
  readonly found: Found[] = [];
  readonly #s: OltreMareState;
  readonly #from: Seat;
  readonly #to: Seat;
  readonly #wanted: Wanted;
  /** By good: the representatives in the author's hand. */
  readonly #cards: readonly Card[][];
  /** By good: what one card of it is worth to the receiver. */
  readonly #worths: readonly number[];
  /** By good: what the receiver parts with who gives one card of it. */
  readonly #asked: readonly number[];
  /** By good: how likely the receiver has one. */
  readonly #likely: readonly number[];
  readonly #prospect: Prospect;
  readonly #before: number;
  readonly #constant: number;
  readonly #tedious: number;
  readonly #purse: number;
  readonly #otherPurse: number;
  /** What the shape being tried changes for the receiver's limit and load. */
  #room = 0;

  constructor(s: OltreMareState, from: Seat, to: Seat, wanted: Wanted) {
    this.#s = s;
    this.#from = from;
    this.#to = to;
    this.#wanted = wanted;
    const { hand } = merchantAt(s, from);
    const receiver = merchantAt(s, to);
    this.#cards = ALL_GOODS.map((good) => representatives(hand, good));
    this.#worths = ALL_GOODS.map((good) => worthToOther(receiver, good));
    this.#asked = ALL_GOODS.map((good) => askedWorth(s, to, good));
    tallyHand(SCALE, merchantAt(s, from));
    this.#likely = ALL_GOODS.map((good) => holds(s, to, good));
    this.#prospect = prospectOf(s, from);
    this.#before = potentialOn(SCALE, this.#prospect) - honour(SCALE, s, from);
    this.#constant = honour(SCALE, s, to);
    this.#tedious = tediousness(s, from, to);
    this.#purse = purseOf(s, from);
    this.#otherPurse = purseOf(s, to);
  }

  tryShape(shape: Shape): void {
    const blank = { from: this.#from, to: this.#to, give: [], claims: [], ask: [], ducats: 0 };
    if (shape.asked < leastAsked(this.#s, blank, shape.given)) return;
    if (shape.asked > mostAsked(this.#s, blank, shape.given)) return;
    this.#room = roomFor(SCALE, this.#s, this.#to, shape.given - shape.asked);
    if (shape.given === 0) this.#tryAsking(shape, null);
    else
      for (let n = 0; n < goodsInPlay(this.#s); n += 1)
        if (nth(this.#cards, n).length >= shape.given) this.#tryAsking(shape, goodAt(n));
  }
  #tryAsking(shape: Shape, given: Good | null): void {
    if (shape.asked === 0) this.#price(shape, given, null);
    else
      for (let n = 0; n < goodsInPlay(this.#s); n += 1) if (n !== given) this.#price(shape, given, goodAt(n));
  }
  /** The sum at which gain times chance is greatest, and what the package is worth then. */
  #price(shape: Shape, given: Good | null, asked: Good | null): void {
    const gain = this.#gain(shape, given, asked);
    const pleasure = this.#pleasure(shape, given, asked);
    const ideal = Math.round((gain - pleasure - 1.4) / 2);
    const least = Math.max(shape.least, -this.#otherPurse);
    const most = Math.min(shape.most, this.#purse);
    if (least > most) return;
    const ducats = Math.max(least, Math.min(most, ideal));
    const worth = (gain - ducats) * this.#chance(shape, asked, pleasure + ducats) - this.#tedious;
    const { found } = this;
    if (worth < this.#wanted.least || gain - ducats < LEAST_GAIN) return;
    if (found.length === this.#wanted.most && worth <= nth(found, found.length - 1).worth) return;
    const p = this.#package(shape, given, asked, ducats);
    if (gain - ducats < leastGain(p, p.from)) return;
    if (this.#wanted.isFit(p) && isLegal(this.#s, p)) keep(found, this.#wanted.most, { p, worth });
  }
  #gain(shape: Shape, given: Good | null, asked: Good | null): number {
    this.#tally(shape, given, asked, 1);
    const after = potentialOn(SCALE, this.#prospect);
    this.#tally(shape, given, asked, -1);
    return after - this.#before;
  }
  #tally(shape: Shape, given: Good | null, asked: Good | null, sign: number): void {
    if (given !== null)
      for (let n = 0; n < shape.given; n += 1) tallyCard(SCALE, this.#card(given, n), -sign);
    if (asked !== null) for (let n = 0; n < shape.asked; n += 1) tallyGood(SCALE, asked, sign);
  }
  #pleasure(shape: Shape, given: Good | null, asked: Good | null): number {
    const got = given === null ? 0 : shape.given * numberAt(this.#worths, given);
    const lost = asked === null ? 0 : shape.asked * numberAt(this.#asked, asked);
    return this.#constant + got - lost + this.#room;
  }
  #chance(shape: Shape, asked: Good | null, pleasure: number): number {
    if (asked === null) return yes(pleasure);
    return yes(pleasure) * numberAt(this.#likely, asked) * (shape.asked === 2 ? SECOND : 1);
  }
  #card(good: Good, n: number): Card {
    return numberAt(nth(this.#cards, good), n);
  }
  #package(shape: Shape, given: Good | null, asked: Good | null, ducats: number): Package {
    const give: Card[] = [];
    if (given !== null) for (let n = 0; n < shape.given; n += 1) give.push(this.#card(given, n));
    const ask: Good[] = [];
    if (asked !== null) for (let n = 0; n < shape.asked; n += 1) ask.push(asked);
    give.sort((a, b) => a - b);
    const claims = give.map((card) => truthOf(this.#s, card));
    return { from: this.#from, to: this.#to, give, claims, ask, ducats };
  }
}

/** the offer with 1 to 3 ducats moved in the answerer's favour, as far as that is worth a letter. */
export function movedOffers(s: OltreMareState, seat: Seat, wanted: Wanted): Package[] {
  const { offer } = s;
  const give = offer === null ? null : cardsFor(merchantAt(s, seat).hand, offer.ask);
  if (offer === null || give === null) return [];
  const ask = offer.give.map(goodOf);
  const found: Found[] = [];
  for (const more of [1, 2, 3]) {
    const ducats = 0 - offer.ducats - more;
    const p: Package = {
      from: seat,
      to: offer.from,
      give,
      claims: give.map((card) => truthOf(s, card)),
      ask,
      ducats,
    };
    if (!isLegal(s, p) || gainOf(SCALE, s, seat, p) < leastGain(p, seat)) continue;
    const worth = letterWorth(SCALE, s, p);
    if (worth >= wanted.least && wanted.isFit(p)) keep(found, wanted.most, { p, worth });
  }
  return found.map(({ p }) => p);
}
