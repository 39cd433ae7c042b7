// Chapter 6: a package pick by pick.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { DEALS } from '../data/numbers.ts';
import { cardNumber, draftOf, goodNumber, goodOf, merchantAt, termsOf } from '../lookup.ts';
import { GOODS } from '../names.ts';
import { ASK, CLAIM, claimOf, DONE, DUCATS, GIVE, SEND, STATE, STATE_FREELY } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  Card,
  ComposeOption,
  Draft,
  DraftOption,
  Good,
  OltreMare,
  OltreMareState,
  Package,
} from '../types.ts';
import {
  addGood,
  goodsAsked,
  goodsGiven,
  goodsInPlay,
  isMirrored,
  leastAsked,
  purseOf,
  refuseAsking,
  refuseGiven,
  refuseGiving,
  refuseGoods,
  refuseTerms,
} from './6-packages.ts';

export const startDraft = (s: OltreMareState, from: Seat, to: Seat): void => {
  s.drafts[from] = { from, to, give: [], claims: [], ask: [], ducats: 0, stage: 'give', about: -1 };
};

/** Whether `from` can send `to` anything at all. */
export function refuseCompose(s: OltreMareState, from: Seat, to: Seat): Refusal | null {
  return refuseGiving(s, { from, to }, 0, 0, 0) === null ? null : NO.nothingToSend;
}

/** Adds the picks of the stage a draft is in. */
export function pushDraftPicks(s: OltreMareState, d: Draft, list: DraftOption[]): void {
  switch (d.stage) {
    case 'give':
      pushCards(list, merchantAt(s, d.from).hand, GIVE, d.give[d.give.length - 1] ?? -1);
      list.push(DONE);
      return;
    case 'ask':
      for (let good = d.ask[d.ask.length - 1] ?? 0; good < GOODS.length; good += 1) list.push(nth(ASK, good));
      list.push(DONE);
      return;
    case 'ducats':
      for (let n = 0; n < DUCATS.length; n += 1) list.push(nth(DUCATS, n));
      return;
    case 'word':
      if (s.freeClaims) pushCards(list, d.give, CLAIM, d.give[d.about] ?? -1);
      list.push(SEND);
      return;
    case 'state': {
      const said = s.talk === undefined ? STATE : STATE_FREELY;
      for (let n = 0; n < said.length; n += 1) list.push(nth(said, n));
    }
  }
}

/** The cards after the last one picked, in table order. */
function pushCards(
  list: DraftOption[],
  cards: readonly Card[],
  options: readonly ComposeOption[],
  last: number,
): void {
  for (let n = 0; n < cards.length; n += 1) {
    const card = nth(cards, n);
    if (card > last) list.push(nth(options, card));
  }
}

export function refuseDraftPick(s: OltreMareState, d: Draft, o: DraftOption): Refusal | null {
  switch (o.verb) {
    case 'give':
      return refuseGive(s, d, cardNumber(o.noun));
    case 'ask':
      return refuseAsk(s, d, goodNumber(o.noun));
    case 'done':
      return d.stage === 'give' ? refuseGiven(s, d, goodsGiven(d.give), d.give.length) : refuseAskDone(s, d);
    case 'ducats':
      if (o.noun > purseOf(s, d.from) || -o.noun > purseOf(s, d.to)) return NO.purse;
      return refuseTerms(s, d, goodsGiven(d.give), goodsAsked(d.ask), o.noun);
    case 'send':
      return refuseSend(s, d);
    default:
      return null; // what is said is free, and so is the answer without a package
  }
}

function refuseGive(s: OltreMareState, d: Draft, card: Card): Refusal | null {
  const count = d.give.length + 1;
  if (count > DEALS.mostCards) return NO.fourGiven;
  const after = merchantAt(s, d.from).hand.indexOf(card) + 1;
  return refuseGiving(s, d, addGood(goodsGiven(d.give), goodOf(card)), count, after);
}

function refuseAsk(s: OltreMareState, d: Draft, good: Good): Refusal | null {
  const count = d.ask.length + 1;
  if (good >= goodsInPlay(s)) return NO.notInGame;
  if (count > DEALS.mostCards) return NO.fourAsked;
  if (count > merchantAt(s, d.to).hand.length) return NO.handTooSmall;
  return refuseAsking(s, d, addGood(goodsAsked(d.ask), good), count, good);
}

function refuseAskDone(s: OltreMareState, d: Draft): Refusal | null {
  if (d.give.length + d.ask.length === 0) return NO.noCard;
  if (d.ask.length < leastAsked(s, d, d.give.length)) return NO.loadGuarantee;
  return refuseGoods(s, d, goodsGiven(d.give), goodsAsked(d.ask));
}

/** an offer sent back unchanged must say something about the cards. */
function refuseSend(s: OltreMareState, d: Draft): Refusal | null {
  if (!isMirrored(s, goodsGiven(d.give), goodsAsked(d.ask), d.ducats)) return null;
  for (let n = 0; n < d.claims.length; n += 1) if (nth(d.claims, n) !== 0) return null;
  return NO.sameTerms;
}

/** Everything but `send`: nothing is shown to anybody. */
export function applyDraftPick(d: Draft, o: ComposeOption): void {
  switch (o.verb) {
    case 'give':
      d.give.push(cardNumber(o.noun));
      d.claims.push(0);
      return;
    case 'ask':
      d.ask.push(goodNumber(o.noun));
      return;
    case 'done':
      d.stage = d.stage === 'give' ? 'ask' : 'ducats';
      return;
    case 'ducats':
      d.ducats = o.noun;
      d.stage = 'word';
      return;
    case 'claim':
      d.about = d.give.indexOf(cardNumber(o.noun));
      d.stage = 'state';
      return;
    case 'state':
      d.claims[d.about] = claimOf(o.noun);
      d.stage = 'word';
  }
}

/** Takes the finished draft off the author's desk. */
export function finishDraft(s: OltreMareState, seat: Seat): Package {
  const { from, to, give, claims, ask, ducats } = draftOf(s, seat);
  s.drafts[seat] = null;
  const p = { from, to, give, claims, ask, ducats };
  return s.talk === undefined ? p : { ...p, questions: [] };
}

/** The active player’s offer. */
export const composeOffer: Choice<OltreMare, 'composeOffer', ComposeOption> = {
  rule: 'R-6.24',
  candidates(s, _at, seat) {
    const offered: ComposeOption[] = [];
    pushDraftPicks(s, draftOf(s, seat), offered);
    return offered;
  },
  refuse: (s, _at, seat, o) => refuseDraftPick(s, draftOf(s, seat), o),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'send') {
      sendOffer(s, seat, effects);
      return;
    }
    applyDraftPick(draftOf(s, seat), o);
    effects.again();
  },
};

/** public at once; play waits for the partner. */
function sendOffer(s: OltreMareState, seat: Seat, effects: Effects<OltreMare>): void {
  s.offer = finishDraft(s, seat);
  s.offersMade += 1;
  effects.tell({ kind: 'offered', terms: termsOf(s.offer) });
  effects.next(steps.answerOffer(s.offer.to));
}
