// Chapter 11: what a seat cannot know is dealt anew.
import { deciders, due, nth, type Seat, shuffle } from '@comptoir/kernel';
import { SETUP } from './data/numbers.ts';
import { ALL_GOODS, goodOf, insertCard, isTrueOf, merchantAt } from './lookup.ts';
import { cardsDue } from './rules/7-main.ts';
import * as steps from './steps.ts';
import type { Card, Claim, Good, OltreMare, OltreMareState, OltreMareStep, Package } from './types.ts';

export function redeal(s: OltreMareState, viewer: Seat, random: (n: number) => number): void {
  if (s.result !== null) return;
  dropHiddenPicks(s, viewer);
  forgetWords(s, viewer);
  const pool = gatherUnseen(s, viewer);
  shuffle(pool, random);
  const believes = (speaker: Seat): boolean => random(PER_MILLE) < PER_MILLE * trustIn(s, speaker, viewer);
  const known = s.merchants.map((_, seat) => (seat === viewer ? [] : drawPublished(s, seat, pool, believes)));
  for (let seat = 0; seat < known.length; seat += 1) if (seat !== viewer) redealHand(s, seat, known, pool);
  for (const { pirates } of s.merchants) refill(pirates, pool);
  refill(s.deck, pool);
  moveVenice(s, random);
}

const PER_MILLE = 1000;
/** of four words one trusts three, the more the more turned out true; a lie weighs as much as four truths. */
export function trustIn(s: OltreMareState, speaker: Seat, listener: Seat): number {
  const kept = s.talk?.kept[speaker]?.[listener] ?? 0;
  const broken = s.talk?.broken[speaker]?.[listener] ?? 0;
  return (3 + kept) / (4 + kept + 4 * broken);
}

/** Who lied to whom is known to these two. */
function forgetWords(s: OltreMareState, viewer: Seat): void {
  if (s.talk === undefined) return;
  if (viewer !== s.active) s.talk.putBack = 0;
  for (const words of [s.talk.kept, s.talk.broken])
    for (let from = 0; from < words.length; from += 1)
      for (let to = 0; to < words.length; to += 1)
        if (from !== viewer && to !== viewer) nth(words, from)[to] = 0;
}

/** Where the Venice card can lie: how many goods cards under it, from the fewest to the most. */
export function veniceRange(s: OltreMareState): readonly [least: number, most: number] {
  const all = nth(SETUP.atInsertion, s.merchants.length - 2);
  const middle = all - Math.floor(all / 2);
  const most = Math.min(s.deck.length, middle + SETUP.veniceSpread);
  return [Math.min(most, middle - SETUP.veniceSpread), most];
}

function moveVenice(s: OltreMareState, random: (n: number) => number): void {
  if (s.underVenice === null) return;
  const [least, most] = veniceRange(s);
  s.underVenice = least + random(most - least + 1);
}

/** Drafts, acceptances not yet shown and sealed answers of others count as not yet made. */
function dropHiddenPicks(s: OltreMareState, viewer: Seat): void {
  const step = due<OltreMare>(s);
  if (step === null) return;
  for (let seat = 0; seat < s.drafts.length; seat += 1) if (seat !== viewer) s.drafts[seat] = null;
  if (s.active !== viewer) s.callDraft = null;
  const isAsked = deciders(s).includes(viewer);
  s.agenda.pop();
  if (step.step === 'answerCall') dropSealed(s, viewer);
  s.agenda.push(isAsked ? step : shownStep(s, step));
  if (!isAsked) s.deal = null;
}

/** Those who have answered are asked again behind the others: who has still to answer stays the same. */
function dropSealed(s: OltreMareState, viewer: Seat): void {
  while (s.agenda[s.agenda.length - 1]?.step === 'answerCall') s.agenda.pop();
  const again: Seat[] = [];
  for (let seat = 0; seat < s.merchants.length; seat += 1) {
    if (seat === viewer || s.call?.answered[seat] !== true) continue;
    s.proposals[seat] = null;
    again.push(seat);
  }
  if (again.length > 0) s.agenda.push(steps.answerCall(again));
}

/** The step everybody knows of, where the due one is a part of it that only its seat may know. */
export function shownStep(s: OltreMareState, step: OltreMareStep): OltreMareStep {
  switch (step.step) {
    case 'composeOffer':
    case 'composeCall':
      return steps.trade(s.active);
    case 'composeCounter':
      return steps.answerOffer(nth(step.seats, 0));
    case 'fill':
      if (s.deal?.letter === 'offer') return steps.answerOffer(nth(step.seats, 0));
      return s.deal?.letter === 'counter' ? steps.answerCounter(s.active) : steps.trade(s.active);
    default:
      return step;
  }
}

/** Deck, other hands and all pirate stacks; sorted, so that nothing of the old order is left. */
function gatherUnseen(s: OltreMareState, viewer: Seat): Card[] {
  const pool = s.deck.slice();
  for (let seat = 0; seat < s.merchants.length; seat += 1) {
    const { hand, pirates } = merchantAt(s, seat);
    pool.push(...pirates);
    if (seat !== viewer) pool.push(...hand.filter((card) => !s.chosen.includes(card)));
  }
  return pool.sort((a, b) => a - b);
}

function packagesOf(s: OltreMareState, seat: Seat): Package[] {
  return [s.offer, s.counter, s.proposals[seat]].flatMap((p) => (p?.from === seat ? [p] : []));
}

/** A hand keeps the goods its owner has published: those of open packages, those named in a call. */
function drawPublished(
  s: OltreMareState,
  seat: Seat,
  pool: Card[],
  believes: (speaker: Seat) => boolean,
): Card[] {
  const drawn = seat === s.active ? drawChosen(s, pool) : [];
  const packages = packagesOf(s, seat);
  for (const good of ALL_GOODS) {
    let needed = isNamed(s, seat, good) ? 1 : 0;
    for (const { give } of packages)
      needed = Math.max(needed, give.filter((card) => goodOf(card) === good).length);
    for (; needed > 0; needed -= 1) {
      const fits = (card: Card): boolean => goodOf(card) === good;
      const said = saidOf(packages, good);
      const isBelieved = said.length > 0 && believes(seat);
      const isSo = (card: Card): boolean => fits(card) && said.every((claim) => isTrueOf(card, claim));
      insertCard(drawn, drawOf(pool, isBelieved && pool.some(isSo) ? isSo : fits));
    }
  }
  for (const p of packages) replaceCards(p, drawn);
  return drawn;
}

/** A good named in a call and not parted with, or the good of a wave. */
const isNamed = (s: OltreMareState, seat: Seat, good: Good): boolean =>
  (seat === s.active && s.call?.held.includes(good) === true) || s.talk?.waves[seat] === good;

/** What was said of the first card of a good on offer: claims and replies. Only table talk is read. */
function saidOf(packages: readonly Package[], good: Good): Claim[] {
  const p = packages.find(
    ({ give, questions }) => questions !== undefined && give.some((card) => goodOf(card) === good),
  );
  if (p === undefined) return [];
  const at = p.give.findIndex((card) => goodOf(card) === good);
  const replies = (p.questions ?? []).flatMap(({ place, said }) => (place === at && said ? [said] : []));
  return [...p.claims.slice(at, at + 1).filter((claim) => claim !== 0), ...replies];
}

function drawOf(pool: Card[], isWanted: (card: Card) => boolean): Card {
  const place = pool.findLastIndex(isWanted);
  const [card] = pool.splice(place, 1);
  if (place < 0 || card === undefined)
    throw new Error('oltre-mare: a card that must be there is nowhere unseen');
  return card;
}

/** Cards picked for playing are about to be public and stay, with enough later ones to go on picking. */
function drawChosen(s: OltreMareState, pool: Card[]): Card[] {
  const drawn = s.chosen.slice();
  const last = drawn[drawn.length - 1];
  if (last === undefined || s.talk !== undefined) return drawn;
  const due = cardsDue(merchantAt(s, s.active));
  while (drawn.length < due)
    insertCard(
      drawn,
      drawOf(pool, (card) => card > last),
    );
  return drawn;
}

/** The published goods stay; the cards are those of the new hand. */
function replaceCards({ give }: Package, cards: readonly Card[]): void {
  const left = cards.slice();
  for (let n = 0; n < give.length; n += 1) {
    const good = goodOf(nth(give, n));
    const place = left.findIndex((card) => goodOf(card) === good);
    give[n] = nth(left, place);
    left.splice(place, 1);
  }
}

function redealHand(s: OltreMareState, seat: Seat, known: readonly Card[][], pool: Card[]): void {
  const { hand } = merchantAt(s, seat);
  const size = hand.length;
  hand.length = 0;
  for (const card of nth(known, seat)) insertCard(hand, card);
  while (hand.length < size) insertCard(hand, draw(pool));
}

function draw(pool: Card[]): Card {
  const card = pool.pop();
  if (card === undefined) throw new Error('oltre-mare: too few unseen cards');
  return card;
}

function refill(pile: Card[], pool: Card[]): void {
  for (let n = 0; n < pile.length; n += 1) pile[n] = draw(pool);
}
