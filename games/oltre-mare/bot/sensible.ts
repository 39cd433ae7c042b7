// What no player would do, at any level, is left out: gifts nobody asked for, prices that ruin, words for nothing.
import { due, nth, type Seat } from '@comptoir/kernel';
import {
  cardNumber,
  goodOf,
  iconsOf,
  isTrueOf,
  letterOf,
  merchantAt,
  numberAt,
  PIRATE,
  questionOf,
} from '../src/lookup.ts';
import { claimOf, QUIET, SILENT, WAVE } from '../src/options.ts';
import { authorIn } from '../src/rules/6-talk.ts';
import { cardsDue } from '../src/rules/7-main.ts';
import type {
  Card,
  Good,
  Letter,
  OltreMare,
  OltreMareOption,
  OltreMareState,
  Package,
} from '../src/types.ts';
import { potential, tallyCard, tallyHand } from './hand.ts';
import { menu } from './menu.ts';
import { leastGain } from './menu-packages.ts';
import { SCALE } from './weights.ts';
import { askedAbout, bluffs, estimate } from './words.ts';

type Options = readonly OltreMareOption[];
/** From this level on a player asks, and thinks of saying nothing rather than what is bad to hear. */
const ASKS_FROM = 1;
const HIDES_FROM = 2;
/** A player who is nobody in particular. */
const USUAL = 2;
/** A card is waved that is worth no more than this to its holder. */
const WAVES_BELOW = 1.6;

export function sensible(s: OltreMareState, seat: Seat, options: Options, level = USUAL): Options {
  const left = pruned(s, seat, options, level);
  return left.length === 0 ? options : left;
}

function pruned(s: OltreMareState, seat: Seat, options: Options, level: number): Options {
  if ((s.drafts[seat] ?? null) !== null) return onMenu(s, seat, options);
  const step = due<OltreMare>(s);
  switch (step?.step) {
    case 'trade':
      return trading(s, seat, options, level);
    case 'answerOffer':
      return answering(s, seat, options, s.offer, level);
    case 'answerCounter':
      return answering(s, seat, options, s.counter, level);
    case 'answerCall':
      return onMenu(s, seat, options);
    case 'playCard':
      return inOrder(s, seat, options);
    case 'fill':
      return cheapest(options);
    case 'reply':
      return replies(s, seat, options, step.letter, level);
    case 'wave':
      return [bestWave(s, seat)];
    default:
      return options;
  }
}

const isFair = (s: OltreMareState, seat: Seat, p: Package | null): boolean =>
  p !== null && estimate(SCALE, s, seat, p) >= leastGain(p, seat);

/** Letters are begun and written only towards what is on the menu; who may decline or pass always may. */
function onMenu(s: OltreMareState, seat: Seat, options: Options): Options {
  const firsts = menu(s, seat).flatMap(([first]) => first ?? []);
  return options.filter(
    (o) =>
      o.verb === 'decline' ||
      o.verb === 'pass' ||
      firsts.some((first) => first.verb === o.verb && nounOf(first) === nounOf(o)),
  );
}
const nounOf = (o: OltreMareOption): string | number | undefined => ('noun' in o ? o.noun : undefined);

function trading(s: OltreMareState, seat: Seat, options: Options, level: number): Options {
  const letters = onMenu(s, seat, options);
  return options.filter((o) => {
    if (o.verb === 'offer' || o.verb === 'call') return letters.includes(o);
    if (o.verb === 'take') return isFair(s, seat, s.proposals[o.noun] ?? null);
    return o.verb !== 'inquire' || isWorthAsking(s, o.noun, s.proposals[authorIn(o.noun)] ?? null, level);
  });
}

/** Whether pirates are asked about a card on which the deal hangs. */
function isWorthAsking(s: OltreMareState, noun: string, p: Package | null, level: number): boolean {
  if (p === null || level < ASKS_FROM) return false;
  const place = askedAbout(SCALE, s, p);
  return place >= 0 && noun === `${p.from}-${place + 1}-p`;
}

/** Where the deal hangs on a card, ask first; else accept what is fair, decline, or counter by the menu. */
function answering(
  s: OltreMareState,
  seat: Seat,
  options: Options,
  p: Package | null,
  level: number,
): Options {
  const asks = options.filter((o) => o.verb === 'inquire' && isWorthAsking(s, o.noun, p, level));
  const canAccept = options.some((o) => o.verb === 'accept');
  if (canAccept && asks.length > 0) return asks;
  const counters = onMenu(s, seat, options);
  return options.filter((o) => {
    if (o.verb === 'accept') return isFair(s, seat, p);
    return o.verb === 'counter' ? counters.includes(o) : o.verb !== 'inquire';
  });
}

/** Sets of cards are looked at once, in table order, and nothing is put back. */
function inOrder(s: OltreMareState, seat: Seat, options: Options): Options {
  const merchant = merchantAt(s, seat);
  const last = s.chosen[s.chosen.length - 1] ?? -1;
  const wanted = cardsDue(merchant) - s.chosen.length;
  return options.filter((o) => {
    if (o.verb !== 'play' || cardNumber(o.noun) <= last) return false;
    return merchant.hand.length - merchant.hand.indexOf(cardNumber(o.noun)) >= wanted;
  });
}

/** Of the cards of a good those that cost least, or hardly more. */
function cheapest(options: Options): Options {
  const worth = (o: OltreMareOption): number => (o.verb === 'fill' ? iconWorth(cardNumber(o.noun)) : 0);
  const least = Math.min(...options.map(worth));
  return options.filter((o) => worth(o) <= least + 0.5);
}
const iconWorth = (card: Card): number => numberAt(SCALE.icons, card) - numberAt(SCALE.pirateIcons, card);

/** The truth; of pirates the bold say nothing, and rarely that there are none. */
function replies(s: OltreMareState, seat: Seat, options: Options, letter: Letter, level: number): Options {
  const p = letterOf(s, letter, seat);
  const { place, topic } = questionOf(p);
  const card = nth(p.give, place);
  const isTruth = (o: OltreMareOption): boolean => o.verb === 'state' && isTrueOf(card, claimOf(o.noun));
  const hides = topic === 'p' && iconsOf(PIRATE, card) === 1 && level >= HIDES_FROM;
  if (hides && bluffs(s, seat, card, level)) return options.filter((o) => o.verb === 'state' && !isTruth(o));
  return options.filter((o) => isTruth(o) || (hides && o === SILENT));
}

/** The good whose card is missed least, where it is missed little; else nothing. */
function bestWave(s: OltreMareState, seat: Seat): OltreMareOption {
  const merchant = merchantAt(s, seat);
  tallyHand(SCALE, merchant);
  const before = potential(SCALE, s, seat);
  let best: Good | null = null;
  let least = WAVES_BELOW;
  for (let n = 0; n < merchant.hand.length; n += 1) {
    const card = nth(merchant.hand, n);
    tallyCard(SCALE, card, -1);
    const lost = before - potential(SCALE, s, seat);
    tallyCard(SCALE, card, 1);
    if (lost >= least) continue;
    least = lost;
    best = goodOf(card);
  }
  return best === null ? QUIET : nth(WAVE, best);
}
