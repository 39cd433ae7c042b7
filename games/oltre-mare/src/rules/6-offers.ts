// 6-offers.ts — chapter 6 of RULES.md: answering an offer, the counter-offer
import type { Choice, Seat, Table } from '@comptoir/kernel';
import { nth } from '../lookup.ts';
import { ACCEPT, COUNTER, DECLINE } from '../options.ts';
import { asks } from '../steps.ts';
import { termsOf } from '../terms.ts';
import type { ComposeOption, Letter, OltreMare, OltreMareState, PlainOption } from '../types.ts';
import {
  applyDraftPick,
  draftOf,
  finishDraft,
  pushDraftPicks,
  refuseCompose,
  refuseDraftPick,
  startDraft,
} from './6-composing.ts';
import { accept, letterOf, refuseDeal } from './6-execution.ts';
import { noteDeclined } from './6-packages.ts';

type Answer = PlainOption<'accept'> | PlainOption<'decline'> | PlainOption<'counter'>;
const ANSWERS: readonly Answer[] = [ACCEPT, DECLINE, COUNTER];

/** D4. */
export const answerOffer: Choice<OltreMare, 'answerOffer', Answer> = {
  rule: 'R-6.13',
  candidates: () => ANSWERS,
  refuse(s, _at, seat, o) {
    if (o.verb === 'accept') return refuseDeal(s, letterOf(s, 'offer', s.active));
    return o.verb === 'counter' ? refuseCompose(s, seat, s.active) : null;
  },
  apply(s, _at, seat, o, table) {
    if (o.verb === 'accept') accept(s, 'offer', s.active, table);
    else if (o.verb === 'decline') decline(s, 'offer', s.active, table);
    else {
      startDraft(s, seat, s.active);
      table.next(asks('composeCounter', seat));
    }
  },
  fallback: () => DECLINE,
};

/** the offer came to nothing.: its terms are not sent again. */
function decline(s: OltreMareState, letter: Letter, author: Seat, table: Table<OltreMare>): void {
  const p = letterOf(s, letter, author);
  const partner = p.from === s.active ? p.to : p.from;
  noteDeclined(s, p);
  s.failed[partner] = nth(s.failed, partner) + 1;
  s.offer = null;
  s.counter = null;
  table.reveal(); // a completed answer is final
  table.tell({ kind: 'declined', seat: p.to, letter, author });
  table.next(asks('trade', s.active));
}

const offered: (ComposeOption | PlainOption<'decline'>)[] = [];

/** D3, the partner's counter-offer.: until it is sent he may still decline. */
export const composeCounter: Choice<OltreMare, 'composeCounter', ComposeOption | PlainOption<'decline'>> = {
  rule: 'R-6.24',
  candidates(s, _at, seat) {
    offered.length = 0;
    pushDraftPicks(s, draftOf(s, seat), offered);
    offered.push(DECLINE);
    return offered;
  },
  refuse: (s, _at, seat, o) => (o.verb === 'decline' ? null : refuseDraftPick(s, draftOf(s, seat), o)),
  apply(s, _at, seat, o, table) {
    if (o.verb === 'decline') {
      s.drafts[seat] = null;
      decline(s, 'offer', s.active, table);
    } else if (o.verb === 'send') sendCounter(s, seat, table);
    else {
      applyDraftPick(draftOf(s, seat), o);
      table.again();
    }
  },
  fallback: () => DECLINE,
};

/** an offer answered by a counter counts as declined. */
function sendCounter(s: OltreMareState, seat: Seat, table: Table<OltreMare>): void {
  noteDeclined(s, letterOf(s, 'offer', s.active));
  s.counter = finishDraft(s, seat);
  table.tell({ kind: 'countered', terms: termsOf(s.counter) });
  table.next(asks('answerCounter', s.active));
}

type CounterAnswer = PlainOption<'accept'> | PlainOption<'decline'>;
const COUNTER_ANSWERS: readonly CounterAnswer[] = [ACCEPT, DECLINE];

/** D5: no further counter. */
export const answerCounter: Choice<OltreMare, 'answerCounter', CounterAnswer> = {
  rule: 'R-6.14',
  candidates: () => COUNTER_ANSWERS,
  refuse: (s, _at, _seat, o) => (o.verb === 'accept' ? refuseDeal(s, counterOf(s)) : null),
  apply(s, _at, _seat, o, table) {
    const author = counterOf(s).from;
    if (o.verb === 'accept') accept(s, 'counter', author, table);
    else decline(s, 'counter', author, table);
  },
  fallback: () => DECLINE,
};

function counterOf(s: OltreMareState) {
  return letterOf(s, 'counter', s.active);
}
