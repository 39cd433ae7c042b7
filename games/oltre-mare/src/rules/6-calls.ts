// Chapter 6: the call and its sealed answers.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import {
  callDraftOf,
  callOf,
  countGood,
  draftOf,
  goodNames,
  goodNumber,
  merchantAt,
  termsOf,
} from '../lookup.ts';
import { GOODS } from '../names.ts';
import { DONE, HAVE, PASS, PROPOSE, SEND, WANT } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { ComposeOption, GoodOption, OltreMare, OltreMareState, PlainOption } from '../types.ts';
import * as composing from './6-composing.ts';
import { goodsInPlay } from './6-packages.ts';

type CallOption = GoodOption<'want'> | GoodOption<'have'> | PlainOption<'done'> | PlainOption<'send'>;

/** Goods wanted, then goods had, each at most once and in table order. */
export const composeCall: Choice<OltreMare, 'composeCall', CallOption> = {
  rule: 'R-6.25',
  candidates(s) {
    const { stage, want, have } = callDraftOf(s);
    const callOffered: CallOption[] = [];
    const picked = stage === 'want' ? want : have;
    const options: readonly CallOption[] = stage === 'want' ? WANT : HAVE;
    for (let good = (picked[picked.length - 1] ?? -1) + 1; good < GOODS.length; good += 1)
      callOffered.push(nth(options, good));
    callOffered.push(stage === 'want' ? DONE : SEND);
    return callOffered;
  },
  refuse(s, _at, seat, o) {
    const { hand } = merchantAt(s, seat);
    const { want, have } = callDraftOf(s);
    if (o.verb === 'want') return goodNumber(o.noun) >= goodsInPlay(s) ? NO.notInGame : null;
    if (o.verb === 'have') return countGood(hand, goodNumber(o.noun)) === 0 ? NO.goodNotInHand : null;
    return refuseEmptyCall(want.length + have.length === 0, o.verb === 'send' || hand.length === 0);
  },
  apply(s, _at, seat, o, effects) {
    const draft = callDraftOf(s);
    if (o.verb === 'send') {
      sendCall(s, seat, effects);
      return;
    }
    if (o.verb === 'want') draft.want.push(goodNumber(o.noun));
    else if (o.verb === 'have') draft.have.push(goodNumber(o.noun));
    else draft.stage = 'have';
    effects.again();
  },
};

/** `isLast`: nothing could be added any more. */
const refuseEmptyCall = (isEmpty: boolean, isLast: boolean): Refusal | null =>
  isEmpty && isLast ? NO.emptyCall : null;

/** once a turn; every other player answers, in any order. */
function sendCall(s: OltreMareState, seat: Seat, effects: Effects<OltreMare>): void {
  const { want, have } = callDraftOf(s);
  s.callDraft = null;
  s.hasCalled = true;
  s.call = { want, have, held: have.slice(), answered: s.merchants.map(() => false) };
  effects.tell({ kind: 'called', seat, want: goodNames(want), have: goodNames(have) });
  const others: Seat[] = [];
  for (let other = 0; other < s.merchants.length; other += 1) if (other !== seat) others.push(other);
  effects.next(steps.answerCall(others), steps.OPEN_PROPOSALS, steps.trade(seat));
}

type ProposeOption = ComposeOption | PlainOption<'propose'> | PlainOption<'pass'>;
const UNDECIDED: readonly ProposeOption[] = [PROPOSE, PASS];

/** Every author composes a draft of their own.: until it is sent they may still pass. */
export const answerCall: Choice<OltreMare, 'answerCall', ProposeOption> = {
  rule: 'R-6.15',
  candidates(s, _at, seat) {
    if (s.drafts[seat] === null) return UNDECIDED;
    const offered: (ComposeOption | PlainOption<'pass'>)[] = [];
    composing.pushDraftPicks(s, draftOf(s, seat), offered);
    offered.push(PASS);
    return offered;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'pass') return null;
    if (o.verb === 'propose') return composing.refuseCompose(s, seat, s.active);
    return composing.refuseDraftPick(s, draftOf(s, seat), o);
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'pass') {
      s.drafts[seat] = null;
      seal(s, seat, effects);
    } else if (o.verb === 'send') {
      s.proposals[seat] = composing.finishDraft(s, seat);
      seal(s, seat, effects);
    } else {
      if (o.verb === 'propose') composing.startDraft(s, seat, s.active);
      else composing.applyDraftPick(draftOf(s, seat), o);
      effects.again();
    }
  },
  fallback: () => PASS,
};

/** The answer is in; what it says stays sealed until all are. */
function seal(s: OltreMareState, seat: Seat, effects: Effects<OltreMare>): void {
  callOf(s).answered[seat] = true;
  effects.tell({ kind: 'answered', seat });
}

/** All answers are in: the proposals are published and stay open until trading ends. */
export const openProposals: Upkeep<OltreMare, 'openProposals'> = {
  rule: 'R-6.15',
  run(s, _at, effects) {
    effects.reveal();
    for (let seat = 0; seat < s.proposals.length; seat += 1) {
      if (seat === s.active) continue;
      const p = nth(s.proposals, seat);
      if (p === null) effects.tell({ kind: 'passed', seat });
      else effects.tell({ kind: 'proposed', terms: termsOf(p) });
    }
  },
};
