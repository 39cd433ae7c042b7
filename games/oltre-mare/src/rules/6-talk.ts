// Chapter 6: table talk: questions about cards on offer, waves, words kept.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { DEALS, TALK } from '../data/numbers.ts';
import {
  countGood,
  goodNumber,
  goodOf,
  isTrueOf,
  letterOf,
  merchantAt,
  questionOf,
  wavesOf,
} from '../lookup.ts';
import { GOODS, type QuestionName, TOPICS } from '../names.ts';
import { claimOf, INQUIRE, QUIET, REPLIES, SILENT, STATEMENTS, WAVE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  Card,
  Claim,
  GoodOption,
  InquireOption,
  Letter,
  OltreMare,
  OltreMareState,
  Package,
  PlainOption,
  Question,
  StateOption,
} from '../types.ts';

/** how many offers a turn, and how many failed tries with one partner. */
export const mostOffers = (s: OltreMareState): number =>
  s.talk === undefined ? DEALS.mostOffers : nth(TALK.offers, s.merchants.length - 2);
export const mostFailed = (s: OltreMareState): number =>
  s.talk === undefined ? DEALS.mostFailed : nth(TALK.failed, s.merchants.length - 2);

/** Adds every question about the cards of a letter. */
export function pushQuestions<O>(s: OltreMareState, p: Package, list: (O | InquireOption)[]): void {
  if (s.talk === undefined || !s.freeClaims) return;
  for (let place = 0; place < p.give.length; place += 1) {
    const options = nth(nth(INQUIRE, p.from), place);
    for (let n = 0; n < options.length; n += 1) list.push(nth(options, n));
  }
}

/** Whose letter a question is about. */
export const authorIn = (noun: QuestionName): Seat => Number(noun.split('-')[0]);
function questionIn(noun: QuestionName): Pick<Question, 'place' | 'topic'> {
  const [, place, name] = noun.split('-');
  const topic = TOPICS.find((one) => one === name);
  if (topic === undefined) throw new Error(`oltre-mare: nobody asks ${noun}`);
  return { place: Number(place) - 1, topic };
}

/** few questions about one letter, none of them twice. */
export function refuseInquiry(p: Package, o: InquireOption): Refusal | null {
  const { place, topic } = questionIn(o.noun);
  const asked = p.questions ?? [];
  for (let n = 0; n < asked.length; n += 1) {
    const before = nth(asked, n);
    if (before.place === place && before.topic === topic) return NO.askedBefore;
  }
  return asked.length >= TALK.questions ? NO.questionsSpent : null;
}

/** The question is public; play waits for the author of the letter. */
export function inquire(
  p: Package,
  letter: Letter,
  seat: Seat,
  o: InquireOption,
  effects: Effects<OltreMare>,
): void {
  const question: Question = { ...questionIn(o.noun), said: null };
  p.questions?.push(question);
  effects.tell({ kind: 'inquired', seat, ...asking(p, letter, question) });
  effects.next(steps.reply(p.from, letter));
}

function asking(p: Package, letter: Letter, { place, topic }: Question) {
  return { letter, author: p.from, place, topic, good: nth(GOODS, goodOf(nth(p.give, place))) };
}

/** the author of the letter answers, truly or not, or not at all. */
export const reply: Choice<OltreMare, 'reply', StateOption | PlainOption<'silent'>> = {
  rule: 'R-6.28',
  candidates(s, at, seat) {
    const { topic } = questionOf(letterOf(s, at.letter, seat));
    return [...nth(REPLIES, TOPICS.indexOf(topic)), SILENT];
  },
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    const p = letterOf(s, at.letter, seat);
    const question = questionOf(p);
    const said: Claim = o.verb === 'state' ? claimOf(o.noun) : 0;
    question.said = said;
    effects.tell({
      kind: 'replied',
      seat,
      ...asking(p, at.letter, question),
      said: nth(STATEMENTS, said),
    });
    if (at.letter === 'offer') effects.next(steps.answerOffer(p.to));
    else effects.next(at.letter === 'counter' ? steps.answerCounter(s.active) : steps.trade(s.active));
  },
  fallback: () => SILENT,
};

/** at the end of a turn its player may say what the others could have of them. */
export const wave: Choice<OltreMare, 'wave', GoodOption<'wave'> | PlainOption<'quiet'>> = {
  rule: 'R-6.29',
  candidates: () => WAVES,
  refuse(s, _at, seat, o) {
    if (o.verb === 'quiet') return null;
    return countGood(merchantAt(s, seat).hand, goodNumber(o.noun)) === 0 ? NO.waveNotHeld : null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'wave') {
      wavesOf(s)[seat] = goodNumber(o.noun);
      effects.tell({ kind: 'waved', seat, good: o.noun });
    }
    passTurn(s, effects);
  },
  fallback: () => QUIET,
};
const WAVES = [...WAVE, QUIET] as const;

/** the player to the left is next. */
export function passTurn(s: OltreMareState, effects: Effects<OltreMare>): void {
  s.active = (s.active + 1) % s.merchants.length;
  effects.next(steps.START_TURN);
}

/** a wave ends with the first card of its good that its player hands over. */
export function endWave(s: OltreMareState, seat: Seat, given: readonly Card[]): void {
  const good = s.talk?.waves[seat] ?? null;
  if (good !== null && countGood(given, good) > 0) wavesOf(s)[seat] = null;
}

/** with the cards the receiver learns which words about them were true. */
export function weighWords(s: OltreMareState, p: Package): void {
  for (let n = 0; n < p.claims.length; n += 1) weigh(s, p, n, nth(p.claims, n));
  const questions = p.questions ?? [];
  for (let n = 0; n < questions.length; n += 1) {
    const { place, said } = nth(questions, n);
    weigh(s, p, place, said ?? 0);
  }
}
function weigh(s: OltreMareState, p: Package, place: number, claim: Claim): void {
  if (s.talk === undefined || claim === 0) return;
  const list = nth(isTrueOf(nth(p.give, place), claim) ? s.talk.kept : s.talk.broken, p.from);
  list[p.to] = nth(list, p.to) + 1;
}
