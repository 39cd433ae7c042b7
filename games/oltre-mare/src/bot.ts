// What a position may be worth in the end: a hint for search, no rule. Amounts are guesses in ducats.
import type { Seat } from '@comptoir/kernel';
import { AWARDS } from './data/numbers.ts';
import { TOKENS_TABLE } from './data/tokens.ts';
import {
  DUCATS,
  goodOf,
  iconsOf,
  loadOf,
  MARKET,
  merchantAt,
  NAVIGATION,
  nth,
  PIRATE,
  runValue,
  seaPowerOf,
  topOf,
} from './lookup.ts';
import { CARDS, GOODS } from './names.ts';
import { cardsDue } from './rules/7-main.ts';
import type { Card, Good, Merchant, OltreMareState, Package } from './types.ts';

/** Goods cards the table takes from the deck in one turn, roughly. */
const CARDS_A_TURN = 3.8;
const LOADED_A_TURN = 2.5;
/** Worth of the icons on a card that will be played. */
const ICON_WORTH = CARDS.map(
  (_, card) =>
    1.1 * iconsOf(DUCATS, card) +
    0.8 * iconsOf(MARKET, card) +
    0.5 * iconsOf(NAVIGATION, card) -
    1.2 * iconsOf(PIRATE, card),
);
const AVERAGE_ICONS = 0.5;
/** A card of a good to somebody of whom no more is known. */
const UNKNOWN_WORTH = [1.4, 1.5, 1.7, 1.8, 1.8, 1.7, 1.4];
/** Share of a good among all cards. */
const SHARE = GOODS.map((_, good) => (8 + 2 * good) / CARDS.length);
/** What an active token brings in a turn. */
const TOKEN_WORTH = {
  compass: 0,
  fightPirates: 1.3,
  favourableTerms: 0.8,
  localAuthority: 1.2,
  bigDeal: 1.9,
  seafaring: 1.1,
};
const PRESTIGE_WORTH = 0.9;
/** A position in the middle of a pick sequence is never better than one at its end. */
const UNFINISHED = 25;
/** A drawn card looks better on a sample than it will be. */
const OPTIMISM = 1.3;
/** Sending a letter for nothing takes everybody's time, the more so after others have failed. */
const FRICTION = 0.3;
const WEARINESS = 0.3;
const OVER_LIMIT = 2.2;
const UNDER_LOAD = 1.4;
const MOST_TOKENS = TOKENS_TABLE.length;

/** What matters of a hand: goods, size, icons. One scratch is enough: it is filled and read at once. */
const counts = GOODS.map(() => 0);
let size = 0;
let icons = 0;

function tally(cards: readonly Card[], sign: number): void {
  for (let n = 0; n < cards.length; n += 1) {
    const card = nth(cards, n);
    const good = goodOf(card);
    counts[good] = nth(counts, good) + sign;
    icons += sign * nth(ICON_WORTH, card);
  }
  size += sign * cards.length;
}
function tallyGoods(goods: readonly Good[], sign: number): void {
  for (let n = 0; n < goods.length; n += 1) {
    const good = nth(goods, n);
    counts[good] = nth(counts, good) + sign;
    icons += sign * AVERAGE_ICONS;
  }
  size += sign * goods.length;
}
function clearTally(): void {
  for (let good = 0; good < counts.length; good += 1) counts[good] = 0;
  size = 0;
  icons = 0;
}

/** The final points this seat may expect. At the end: its score. */
export function evaluate(s: OltreMareState, seat: Seat): number {
  if (s.result !== null) return nth(s.result.scores, seat);
  const merchant = merchantAt(s, seat);
  const isActive = seat === s.active;
  const worth =
    merchant.ducats -
    0.9 * merchant.pirates.length +
    cargoWorth(merchant.cargo) +
    standing(s, seat) +
    handWorth(s, seat) +
    letters(s, seat);
  const isMidway = s.drafts[seat] !== null || (isActive && (s.chosen.length > 0 || s.callDraft !== null));
  return worth - (isMidway ? UNFINISHED : 0) - (isActive ? OPTIMISM * s.purchases : 0);
}

/** without telling anybody. */
function cargoWorth(cargo: readonly Card[]): number {
  let sum = 0;
  let good = -1;
  let length = 0;
  for (let n = 0; n < cargo.length; n += 1) {
    const next = goodOf(nth(cargo, n));
    if (next !== good && good >= 0) {
      sum += runValue(good, length);
      length = 0;
    }
    good = next;
    length += 1;
  }
  return sum + runValue(good, length);
}

function topRun(cargo: readonly Card[]): number {
  const good = goodOf(nth(cargo, cargo.length - 1));
  let length = 0;
  for (let n = cargo.length - 1; n >= 0 && goodOf(nth(cargo, n)) === good; n -= 1) length += 1;
  return length;
}

const turnsLeft = (s: OltreMareState): number => s.deck.length / (CARDS_A_TURN * s.merchants.length);

/** Prestige and tokens: what the present places would earn, and what each piece adds to better chances. */
function standing(s: OltreMareState, seat: Seat): number {
  const { prestige, tokens, active } = merchantAt(s, seat);
  let aheadByPrestige = 0;
  let aheadByTokens = 0;
  for (let other = 0; other < s.merchants.length; other += 1) {
    const rival = merchantAt(s, other);
    if (rival.prestige > prestige) aheadByPrestige += 1;
    if (rival.tokens.length > tokens.length) aheadByTokens += 1;
  }
  const left = Math.min(1, turnsLeft(s) / 5);
  const byPrestige = 0.5 * (AWARDS[aheadByPrestige] ?? 0) + PRESTIGE_WORTH * Math.min(prestige, MOST_TOKENS);
  const byTokens = (1 - left) * (AWARDS[aheadByTokens] ?? 0) + (0.4 + 0.6 * left) * tokens.length;
  return byPrestige + byTokens + (active === null ? 0 : TOKEN_WORTH[active] * Math.min(1.5, turnsLeft(s)));
}

/** The hand's worth, with the played cards loaded as well as can be. */
function handWorth(s: OltreMareState, seat: Seat): number {
  const merchant = merchantAt(s, seat);
  clearTally();
  tally(merchant.hand, 1);
  if (seat === s.active && s.played.length > 0) return loadedWorth(s, merchant);
  return potential(s, merchant, seat === s.active ? cardsDue(merchant) : 0);
}

/** The best top card for what was played: runs gained, and how well the hand goes on from there. */
function loadedWorth(s: OltreMareState, merchant: Merchant): number {
  const oldGood = goodOf(topOf(merchant));
  const oldRun = topRun(merchant.cargo);
  let runs = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < s.played.length; n += 1) {
    const top = nth(s.played, n);
    const good = goodOf(top);
    const same = sameGood(s.played, good);
    const isFirst = sameGood(s.played.slice(0, n), good) === 0;
    const base = good === oldGood ? oldRun : 0;
    if (isFirst) runs += runValue(good, base + same) - runValue(good, base);
    if (base > 0 && same < s.played.length) continue; // the old run cannot be both continued and on top
    best = Math.max(best, onTop(s, top, base + same, 0));
  }
  return runs + best;
}

function sameGood(cards: readonly Card[], good: Good): number {
  let count = 0;
  for (let n = 0; n < cards.length; n += 1) if (goodOf(nth(cards, n)) === good) count += 1;
  return count;
}

const potential = (s: OltreMareState, merchant: Merchant, due: number): number =>
  onTop(s, topOf(merchant), topRun(merchant.cargo), due);

/** The tallied hand, when `top` ends a run of `run` cards; `due` cards are played before the next limit. */
function onTop(s: OltreMareState, top: Card, run: number, due: number): number {
  const topGood = goodOf(top);
  const turns = turnsLeft(s);
  let runs = 0;
  for (let good = 0; good < counts.length; good += 1) {
    const count = nth(counts, good);
    const base = good === topGood ? run : 0;
    if (count + base === 0) continue;
    const sure = runValue(good, base + count) - runValue(good, base);
    const hoped = runValue(good, base + count + 1) - runValue(good, base);
    runs += (good === topGood ? 0.95 : 0.85) * (0.75 * sure + 0.25 * hoped);
  }
  const room = due + LOADED_A_TURN * turns;
  const share = size > room ? room / size : 1;
  const limit = due > 0 ? due + 4 : seaPowerOf(top);
  const over = Math.max(0, size - limit) * OVER_LIMIT * Math.min(1, turns);
  const under = due > 0 ? 0 : Math.max(0, loadOf(top) - size) * UNDER_LOAD * Math.min(1, turns);
  return share * (runs + 0.9 * icons) - over - under;
}

/** Letters of this seat that wait for an answer, and the one it has accepted. */
function letters(s: OltreMareState, seat: Seat): number {
  const { offer, counter, call, deal } = s;
  const proposal = s.proposals[seat] ?? null;
  let worth = 0;
  if (deal !== null) {
    const p =
      deal.letter === 'offer' ? offer : deal.letter === 'counter' ? counter : s.proposals[deal.author];
    if (p?.to === seat) worth += gainOf(s, seat, p);
  } else if (counter !== null) worth += counter.from === seat ? letterWorth(s, counter) : 0;
  else if (offer?.from === seat) worth += letterWorth(s, offer);
  if (proposal !== null) worth += letterWorth(s, proposal);
  if (call !== null && seat === s.active && !isAnswered(call.answered, seat)) worth += callWorth(s, seat);
  return worth;
}

function isAnswered(answered: readonly boolean[], caller: Seat): boolean {
  for (let seat = 0; seat < answered.length; seat += 1)
    if (seat !== caller && answered[seat] === false) return false;
  return true;
}

/** A package is worth its gain times a guess that it is accepted. */
export function letterWorth(s: OltreMareState, p: Package): number {
  const failed = nth(s.failed, p.from === s.active ? p.to : p.from);
  return gainOf(s, p.from, p) * chanceOf(s, p) - FRICTION - WEARINESS * failed;
}

/** What a deal on these terms changes for one side: its hand before and after, ducats, prestige. */
function gainOf(s: OltreMareState, seat: Seat, p: Package): number {
  const merchant = merchantAt(s, seat);
  const due = seat === s.active ? cardsDue(merchant) : 0;
  const sign = p.from === seat ? -1 : 1;
  clearTally();
  tally(merchant.hand, 1);
  const before = potential(s, merchant, due);
  tally(p.give, sign);
  tallyGoods(p.ask, -sign);
  const after = potential(s, merchant, due);
  const prestige = seat !== s.active && !nth(s.honoured, seat) ? PRESTIGE_WORTH : 0;
  return after - before + sign * p.ducats + prestige;
}

/** From what everybody sees: does the receiver hold the goods, and does the package please him? */
function chanceOf(s: OltreMareState, p: Package): number {
  const receiver = merchantAt(s, p.to);
  let pleasure = p.ducats + (p.to !== s.active && !nth(s.honoured, p.to) ? PRESTIGE_WORTH : 0);
  let holds = 1;
  for (let n = 0; n < p.give.length; n += 1) pleasure += worthToOther(receiver, goodOf(nth(p.give, n)));
  for (let n = 0; n < p.ask.length; n += 1) {
    const good = nth(p.ask, n);
    pleasure -= worthToOther(receiver, good) + 0.3;
    holds *= 1 - (1 - nth(SHARE, good)) ** receiver.hand.length;
    if (p.ask[n - 1] === good) holds *= 0.4;
  }
  const grows = p.give.length - p.ask.length;
  const over = receiver.hand.length + Math.max(0, grows) - seaPowerOf(topOf(receiver));
  if (p.to !== s.active && over > 0)
    pleasure -= Math.sign(grows) * Math.min(over, Math.abs(grows)) * OVER_LIMIT;
  return holds * Math.max(0.02, Math.min(0.9, 0.35 + 0.25 * pleasure));
}

function worthToOther(merchant: Merchant, good: Good): number {
  if (good !== goodOf(topOf(merchant))) return nth(UNKNOWN_WORTH, good);
  const run = topRun(merchant.cargo);
  const next = runValue(good, run + 1) - runValue(good, run);
  return AVERAGE_ICONS + (next === 0 && run > 1 ? 0 : Math.max(1, next));
}

/** A call is worth trying for a good that would lengthen a run. */
function callWorth(s: OltreMareState, seat: Seat): number {
  const merchant = merchantAt(s, seat);
  const { want } = s.call ?? { want: [] };
  if (want.length !== 1) return 0;
  clearTally();
  tally(merchant.hand, 1);
  const before = potential(s, merchant, cardsDue(merchant));
  tallyGoods(want, 1);
  return 0.25 * (potential(s, merchant, cardsDue(merchant)) - before - 2);
}
