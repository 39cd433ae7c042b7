// Chapter 6: the trade phase, purchases, its end.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { PURCHASES } from '../data/numbers.ts';
import { insertCard, letterOf, loadOf, merchantAt, takeTop, topOf } from '../lookup.ts';
import { CARDS } from '../names.ts';
import { BUY_DECK, BUY_PIRATES, CALL, END_TRADE, OFFER, TAKE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  BuyOption,
  InquireOption,
  Merchant,
  OltreMare,
  OltreMareState,
  PlainOption,
  SeatOption,
} from '../types.ts';
import { refuseCompose, startDraft } from './6-composing.ts';
import { accept, refuseDeal } from './6-execution.ts';
import { purchasesLeft } from './6-packages.ts';
import { authorIn, inquire, mostFailed, mostOffers, pushQuestions, refuseInquiry } from './6-talk.ts';
import { takeFromDeck } from './7-deck.ts';

type TradeOption = BuyOption | SeatOption | PlainOption<'call'> | PlainOption<'endTrade'> | InquireOption;

/** Buy, offer, call, take a proposal, in any order, until the active player ends the phase. */
export const trade: Choice<OltreMare, 'trade', TradeOption> = {
  rule: 'R-6.1',
  candidates(s, _at, seat) {
    const { length } = s.merchants;
    const offered: TradeOption[] = [];
    offered.push(BUY_DECK, BUY_PIRATES);
    for (let n = 1; n < length; n += 1) offered.push(nth(OFFER, (seat + n) % length));
    offered.push(CALL);
    for (let other = 0; other < length; other += 1)
      if (s.proposals[other] !== null) offered.push(nth(TAKE, other));
    offered.push(END_TRADE);
    for (let other = 0; other < length; other += 1) {
      const p = nth(s.proposals, other);
      if (p !== null) pushQuestions(s, p, offered);
    }
    return offered;
  },
  refuse(s, _at, seat, o) {
    switch (o.verb) {
      case 'buy':
        return refusePurchase(s, merchantAt(s, seat), o);
      case 'offer':
        return refuseOffer(s, seat, o.noun);
      case 'call':
        return s.hasCalled ? NO.oneCall : null;
      case 'take':
        return refuseDeal(s, letterOf(s, 'proposal', o.noun));
      case 'endTrade':
        return refuseEnd(s, merchantAt(s, seat));
      case 'inquire':
        return refuseInquiry(letterOf(s, 'proposal', authorIn(o.noun)), o);
    }
  },
  apply(s, _at, seat, o, effects) {
    switch (o.verb) {
      case 'buy':
        buy(s, o, effects);
        effects.again();
        return;
      case 'offer':
        startDraft(s, seat, o.noun);
        effects.next(steps.composeOffer(seat));
        return;
      case 'call':
        s.callDraft = { stage: 'want', want: [], have: [] };
        effects.next(steps.composeCall(seat));
        return;
      case 'take':
        accept(s, 'proposal', o.noun, effects);
        return;
      case 'endTrade':
        endTrade(s, effects);
        return;
      case 'inquire':
        inquire(letterOf(s, 'proposal', authorIn(o.noun)), 'proposal', seat, o, effects);
    }
  },
};

function refusePurchase(s: OltreMareState, merchant: Merchant, o: BuyOption): Refusal | null {
  if (s.purchases >= PURCHASES.most) return NO.fourBought;
  if (o.noun === 'deck') return s.deck.length === 0 ? NO.deckEmpty : null;
  return merchant.pirates.length === 0 ? NO.stackEmpty : null;
}

/** what the next purchase of the active player costs. */
export function priceOf(s: OltreMareState): number {
  const merchant = merchantAt(s, s.active);
  if (merchant.active === 'favourableTerms')
    return nth(PURCHASES.favourable, Math.min(s.purchases, PURCHASES.most - 1));
  return merchant.ducats >= 1 ? PURCHASES.price : PURCHASES.priceInDebt;
}

/** the price is fixed and paid before the card is taken. */
function buy(s: OltreMareState, o: BuyOption, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, s.active);
  const price = priceOf(s);
  merchant.ducats -= price;
  s.purchases += 1;
  effects.tell({ kind: 'bought', seat: s.active, from: o.noun, price });
  const card = o.noun === 'deck' ? takeFromDeck(s, effects) : takeTop(merchant.pirates);
  effects.reveal();
  insertCard(merchant.hand, card);
  effects.tell({ kind: 'drew', seat: s.active, cards: [nth(CARDS, card)], only: s.active });
}

/** */
function refuseOffer(s: OltreMareState, seat: Seat, partner: Seat): Refusal | null {
  if (s.offersMade >= mostOffers(s)) return NO.offersSpent;
  if (nth(s.failed, partner) >= mostFailed(s)) return NO.triesSpent;
  return refuseCompose(s, seat, partner);
}

/** */
function refuseEnd(s: OltreMareState, merchant: Merchant): Refusal | null {
  if (merchant.hand.length >= loadOf(topOf(merchant))) return null;
  return purchasesLeft(s) > 0 ? NO.tooFewCards : null;
}

/** Open proposals end with the phase. With no card at all, playing has nothing to decide. */
function endTrade(s: OltreMareState, effects: Effects<OltreMare>): void {
  s.proposals.fill(null);
  s.call = null;
  effects.tell({ kind: 'tradeEnded', seat: s.active });
  effects.next(merchantAt(s, s.active).hand.length === 0 ? steps.ACTIONS_DUE : steps.playCard(s.active));
}
