// What a network may know of a seat: what evaluate sums up, term by term, and what it leaves out or guesses. Always as many, in this order.
import type { Seat } from '@comptoir/kernel';
import { GOODS_TABLE } from '../src/data/goods.ts';
import { AWARDS, LEAST_SEA_POWER } from '../src/data/numbers.ts';
import { goodOf, loadOf, merchantAt, numberAt, runValue, seaPowerOf, topOf } from '../src/lookup.ts';
import { GOODS, TOKENS } from '../src/names.ts';
import { veniceRange } from '../src/redeal.ts';
import type { Card, Good, Merchant, OltreMareState } from '../src/types.ts';
import { letters, readWorths } from './evaluate.ts';
import { counts, isActing, topRun, turnsOf } from './hand.ts';
import { addHand, clip, shipsWith } from './holdings.ts';
import { addPorts } from './ports.ts';
import { SCALE } from './weights.ts';

/** A deck as long as the longest, turns of a long game, cards that a last round may take. */
const DECK = 70;
const TURNS = 10;
const LAST_CARDS = 12;
/** So many cards before the Venice card one begins to fight for prestige. */
const BEFORE_VENICE = 15;

interface Look {
  readonly s: OltreMareState;
  readonly seat: Seat;
  readonly merchant: Merchant;
  readonly top: Card;
  readonly run: number;
  readonly turns: number;
}

/** Goods cards until the Venice card, as far as one can know. */
function cardsToVenice(s: OltreMareState): number {
  const [least, most] = veniceRange(s);
  return s.deck.length - (least + most) / 2;
}

/** Time left, whose turn it is, and how near the two moments are at which prestige pays; returns how near the next is. */
function addTime(list: number[], { s, seat, turns }: Look): number {
  const players = s.merchants.length;
  const end = Math.max(0, 1 - s.deck.length / LAST_CARDS);
  const isVeniceAhead = s.underVenice !== null;
  const venice = isVeniceAhead ? Math.max(0, 1 - cardsToVenice(s) / BEFORE_VENICE) : 0;
  list.push(
    s.deck.length / DECK,
    clip(turns / TURNS),
    Math.min(1, turns),
    end,
    isVeniceAhead ? 1 : 0,
    venice,
  );
  list.push(isActing(s, seat) ? 1 : 0, ((seat - s.active + players) % players) / players);
  return Math.max(end, venice);
}

/** kinds break ties. */
function kindsIn(tokens: readonly string[]): number {
  let kinds = 0;
  for (let n = 0; n < tokens.length; n += 1) if (tokens.indexOf(tokens[n] ?? '') === n) kinds += 1;
  return kinds;
}
/** Kinds count less than any token. */
const tokenStrength = (tokens: readonly string[]): number =>
  tokens.length + kindsIn(tokens) / (TOKENS.length + 1);

/** Who leads by how much where places are paid, and what the place would bring now. */
function addRace(
  list: number[],
  { s, seat }: Look,
  near: number,
  own: number,
  of: (m: Merchant) => number,
): void {
  let ahead = 0;
  let best = 0;
  for (let other = 0; other < s.merchants.length; other += 1) {
    if (other === seat) continue;
    const theirs = of(merchantAt(s, other));
    if (theirs > own) ahead += 1;
    best = Math.max(best, theirs);
  }
  const lead = clip((own - best) / 3);
  const award = (AWARDS[ahead] ?? 0) / 6;
  list.push(clip(own / 6), lead, near * award, near * lead);
}

function addStanding(list: number[], look: Look, near: number): void {
  const { s, seat, merchant, top, turns } = look;
  const { ducats, pirates, tokens, active } = merchant;
  const worths = readWorths(SCALE, s, seat);
  list.push(clip(ducats / 40), clip(Math.min(ducats, 12) / 12), clip(Math.min(0, ducats) / 6));
  list.push(clip(pirates.length / 8), clip(worths.cargo / 60), clip(worths.tempo / 4));
  list.push(clip(worths.prestige / 8), clip(worths.tokens / 6), worths.active / 4, clip(worths.hand / 20));
  addRace(list, look, near, merchant.prestige, ({ prestige }) => prestige);
  const late = 1 - Math.min(1, turns / 6);
  addRace(list, look, late, tokenStrength(tokens), (other) => tokenStrength(other.tokens));
  list.push(active === 'fightPirates' ? 1 : 0, active === 'favourableTerms' ? 1 : 0);
  list.push(active === 'bigDeal' ? 1 : 0, active === 'seafaring' ? 1 : 0);
  list.push(active === 'localAuthority' ? (seaPowerOf(top) - LEAST_SEA_POWER) / 3 : 0);
}

/** By good: cards that lie on piles or in the own hand, and will not be drawn any more. */
const seen: number[] = GOODS.map(() => 0);
function readSeen({ s }: Look): void {
  for (let good = 0; good < seen.length; good += 1) seen[good] = Math.max(0, numberAt(counts, good));
  for (let other = 0; other < s.merchants.length; other += 1) {
    const { cargo } = merchantAt(s, other);
    for (let n = 0; n < cargo.length; n += 1) {
      const good = goodOf(numberAt(cargo, n));
      seen[good] = numberAt(seen, good) + 1;
    }
  }
}
const nextOf = (good: Good, run: number): number => runValue(good, run + 1) - runValue(good, run);

/** How many cards for the run on top are still to be had, and what rivals would pay for cards of this hand. */
function addScarcity(list: number[], look: Look): void {
  const { s, seat, top, run } = look;
  const good = goodOf(top);
  readSeen(look);
  const left = Math.max(0, (GOODS_TABLE[good]?.count ?? 0) - numberAt(seen, good));
  let unseen = s.deck.length;
  let wanted = 0;
  let same = 0;
  for (let other = 0; other < s.merchants.length; other += 1) {
    const rival = merchantAt(s, other);
    unseen += rival.pirates.length + (other === seat ? 0 : rival.hand.length);
    if (other === seat) continue;
    const theirs = goodOf(topOf(rival));
    if (theirs === good) same += 1;
    wanted += Math.min(2, Math.max(0, numberAt(counts, theirs))) * nextOf(theirs, topRun(rival.cargo));
  }
  const share = unseen === 0 ? 0 : left / unseen;
  list.push(clip(5 * share), clip(share * nextOf(good, run)), clip(wanted / 8), same / 2);
}

/** Letters on their way, and what trading of this turn is used up. */
function addTrade(list: number[], { s, seat }: Look): void {
  list.push(isActing(s, seat) ? s.purchases / 4 : 0);
  list.push(s.honoured[seat] === true ? 1 : 0, clip((s.failed[seat] ?? 0) / 4));
  list.push((s.talk?.waves[seat] ?? null) === null ? 0 : 1);
  list.push(clip(letters(SCALE, s, seat) / 3));
}

export function features(s: OltreMareState, seat: Seat): readonly number[] {
  const merchant = merchantAt(s, seat);
  const top = topOf(merchant);
  const look: Look = { s, seat, merchant, top, run: topRun(merchant.cargo), turns: turnsOf(s, seat) };
  const list: number[] = [];
  const near = addTime(list, look);
  addStanding(list, look, near);
  addHand(list, merchant.hand, top, look.run);
  addPorts(list, SCALE.w, s, merchant, shipsWith(loadOf(top)));
  addScarcity(list, look);
  addTrade(list, look); // last: a letter is weighed with another tally
  return list;
}
