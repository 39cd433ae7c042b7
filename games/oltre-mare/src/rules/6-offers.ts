// Chapter 6: answering an offer, the counter-offer.
import { type Choice, type Effects, nth, type Seat } from '@comptoir/kernel';
import { draftOf, letterOf, termsOf } from '../lookup.ts';
import { ACCEPT, COUNTER, DECLINE } from '../options.ts';
import * as steps from '../steps.ts';
import type {
  ComposeOption,
  InquireOption,
  Letter,
  OltreMare,
  OltreMareState,
  Package,
  PlainOption,
} from '../types.ts';
import * as composing from './6-composing.ts';
import { accept, refuseDeal } from './6-execution.ts';
import { noteDeclined } from './6-packages.ts';
import { inquire, pushQuestions, refuseInquiry } from './6-talk.ts';

type Answer = PlainOption<'accept'> | PlainOption<'decline'> | PlainOption<'counter'> | InquireOption;
const ANSWERS: readonly Answer[] = [ACCEPT, DECLINE, COUNTER];

/** The partner’s answer to an offer. */
export const answerOffer: Choice<OltreMare, 'answerOffer', Answer> = {
  rule: 'R-6.13',
  candidates: (s) => withQuestions(s, ANSWERS, letterOf(s, 'offer', s.active)),
  refuse(s, _at, seat, o) {
    if (o.verb === 'accept') return refuseDeal(s, letterOf(s, 'offer', s.active));
    if (o.verb === 'inquire') return refuseInquiry(letterOf(s, 'offer', s.active), o);
    return o.verb === 'counter' ? composing.refuseCompose(s, seat, s.active) : null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'accept') accept(s, 'offer', s.active, effects);
    else if (o.verb === 'decline') decline(s, 'offer', s.active, effects);
    else if (o.verb === 'inquire') inquire(letterOf(s, 'offer', s.active), 'offer', seat, o, effects);
    else {
      composing.startDraft(s, seat, s.active);
      effects.next(steps.composeCounter(seat));
    }
  },
  fallback: () => DECLINE,
};

/** The answers to a letter, and the questions about its cards. */
function withQuestions<O>(
  s: OltreMareState,
  answers: readonly O[],
  p: Package,
): readonly (O | InquireOption)[] {
  if (s.talk === undefined) return answers;
  const offered: (O | InquireOption)[] = answers.slice();
  pushQuestions(s, p, offered);
  return offered;
}

/** the offer came to nothing.: its terms are not sent again. */
function decline(s: OltreMareState, letter: Letter, author: Seat, effects: Effects<OltreMare>): void {
  const p = letterOf(s, letter, author);
  const partner = p.from === s.active ? p.to : p.from;
  noteDeclined(s, p);
  s.failed[partner] = nth(s.failed, partner) + 1;
  s.offer = null;
  s.counter = null;
  effects.reveal(); // a completed answer is final
  effects.tell({ kind: 'declined', seat: p.to, letter, author });
  effects.next(steps.trade(s.active));
}

/** The partner’s counter-offer.: until it is sent they may still decline. */
export const composeCounter: Choice<OltreMare, 'composeCounter', ComposeOption | PlainOption<'decline'>> = {
  rule: 'R-6.24',
  candidates(s, _at, seat) {
    const offered: (ComposeOption | PlainOption<'decline'>)[] = [];
    composing.pushDraftPicks(s, draftOf(s, seat), offered);
    offered.push(DECLINE);
    return offered;
  },
  refuse: (s, _at, seat, o) => composing.refuseDraftPick(s, draftOf(s, seat), o),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'decline') {
      s.drafts[seat] = null;
      decline(s, 'offer', s.active, effects);
    } else if (o.verb === 'send') sendCounter(s, seat, effects);
    else {
      composing.applyDraftPick(draftOf(s, seat), o);
      effects.again();
    }
  },
  fallback: () => DECLINE,
};

/** an offer answered by a counter counts as declined. */
function sendCounter(s: OltreMareState, seat: Seat, effects: Effects<OltreMare>): void {
  noteDeclined(s, letterOf(s, 'offer', s.active));
  s.counter = composing.finishDraft(s, seat);
  effects.tell({ kind: 'countered', terms: termsOf(s.counter) });
  effects.next(steps.answerCounter(s.active));
}

type CounterAnswer = PlainOption<'accept'> | PlainOption<'decline'> | InquireOption;
const COUNTER_ANSWERS: readonly CounterAnswer[] = [ACCEPT, DECLINE];

/** The answer to a counter-offer: no further counter. */
export const answerCounter: Choice<OltreMare, 'answerCounter', CounterAnswer> = {
  rule: 'R-6.14',
  candidates: (s) => withQuestions(s, COUNTER_ANSWERS, counterOf(s)),
  refuse(s, _at, _seat, o) {
    if (o.verb === 'inquire') return refuseInquiry(counterOf(s), o);
    return o.verb === 'accept' ? refuseDeal(s, counterOf(s)) : null;
  },
  apply(s, _at, seat, o, effects) {
    const author = counterOf(s).from;
    if (o.verb === 'inquire') inquire(counterOf(s), 'counter', seat, o, effects);
    else if (o.verb === 'accept') accept(s, 'counter', author, effects);
    else decline(s, 'counter', author, effects);
  },
  fallback: () => DECLINE,
};

function counterOf(s: OltreMareState) {
  return letterOf(s, 'counter', s.active);
}
