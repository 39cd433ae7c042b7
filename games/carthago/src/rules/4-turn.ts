// Chapter 4 of RULES.md, the turn: choosing a space, paying for it, and what is possible after the main action.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { actionOf, cardName, cardNumber, merchantAt, num, spaceNumber } from '../lookup.ts';
import type { Space, SpaceNumber } from '../names.ts';
import { addHand, END, handOptions, PASS, SEAT_OPTIONS, SPACE_OPTIONS } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  CardOption,
  Carthago,
  CarthagoState,
  EndOption,
  Merchant,
  PassOption,
  SeatOption,
  SpaceOption,
  TileOption,
  UseOption,
} from '../types.ts';
import { FAVOR, handSize, hasActive, markerOn, spend } from './2-components.ts';
import { addFreeUses, addUse, refuseUse, useFreely } from './6-effects.ts';
import { addTiles, choosePlacement, refuseGuildAction, refuseSeat, refuseTile } from './7-guild.ts';
import { drawUnseen, layBeside } from './8-drawing.ts';

/** other action discs on a space, neutral ones included; the own disc costs nothing. */
function otherDiscs(s: CarthagoState, seat: Seat, space: SpaceNumber): number {
  let count = s.neutralDiscs.includes(space) ? 1 : 0; // never two
  for (let other = 0; other < s.merchants.length; other += 1) {
    if (other !== seat && merchantAt(s, other).actionDisc === space) count += 1;
  }
  return count;
}

/** the card that shows the action, and one for each other disc. */
export const spaceCost = (s: CarthagoState, seat: Seat, space: SpaceNumber): number =>
  1 + otherDiscs(s, seat, space);

/** A basic or trade card in hand that shows the action. */
function hasActionCard({ hand, basics }: Merchant, space: SpaceNumber): boolean {
  if (num(basics, space) > 0) return true;
  for (let n = 0; n < hand.length; n += 1) if (actionOf(num(hand, n)) === space) return true;
  return false;
}

/** */
export function refuseSpace(s: CarthagoState, seat: Seat, space: SpaceNumber): Refusal | null {
  const merchant = merchantAt(s, seat);
  if (handSize(merchant) < spaceCost(s, seat, space)) return NO.tooFewCards;
  if (!hasActionCard(merchant, space) && !hasActive(merchant, FAVOR)) return NO.noActionCard;
  return null;
}

type TurnOption = SpaceOption | PassOption | UseOption;

export const turn: Choice<Carthago, 'turn', TurnOption> = {
  rule: 'R-4.2',
  candidates(s, _at, seat) {
    const turnList: TurnOption[] = [];
    for (let n = 0; n < SPACE_OPTIONS.length; n += 1) turnList.push(nth(SPACE_OPTIONS, n));
    addFreeUses(turnList, s, seat);
    turnList.push(PASS);
    return turnList;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'space') return refuseSpace(s, seat, spaceNumber(o.noun));
    if (o.verb === 'use') return refuseUse(s, seat, o.noun);
    return null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'space') chooseSpace(s, seat, o.noun, effects);
    else if (o.verb === 'use') useFreely(s, seat, o.noun, effects);
    else pass(s, seat, effects);
  },
  fallback: () => PASS,
};

/** the action disc moves at once; then the cards are due, the main action, and what may follow it. */
function chooseSpace(s: CarthagoState, seat: Seat, space: Space, effects: Effects<Carthago>): void {
  const number = spaceNumber(space);
  const due = otherDiscs(s, seat, number);
  merchantAt(s, seat).actionDisc = number;
  effects.tell({ kind: 'chose', seat, space, discs: due });
  effects.next(steps.MAIN, steps.after(seat));
  if (due > 0) effects.next(steps.payExtra(seat, due));
  effects.next(steps.payAction(seat, space, false));
}

/** nothing on the action board moves. */
function pass(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  effects.tell({ kind: 'passed', seat });
  effects.tell({ kind: 'drew', seat, cards: 1 });
  drawUnseen(s, seat, effects);
  effects.next(steps.NEXT_TURN);
}

/** With Favour the card need not show the action. */
export const payAction: Choice<Carthago, 'payAction', CardOption | UseOption> = {
  rule: 'R-4.5',
  candidates(s, _at, seat) {
    const payList: (CardOption | UseOption)[] = [];
    addHand(payList, s, seat);
    addUse(payList, s, seat, FAVOR);
    return payList;
  },
  refuse(s, at, seat, o) {
    if (o.verb === 'use') return at.isFree ? NO.cardFree : refuseUse(s, seat, o.noun);
    if (!at.isFree && actionOf(cardNumber(o.noun)) !== spaceNumber(at.space)) return NO.otherAction;
    return null;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'use') {
      spend(s, seat, FAVOR, effects);
      effects.next(steps.payAction(seat, at.space, true));
      return;
    }
    const card = cardNumber(o.noun);
    layBeside(s, seat, card, merchantAt(s, seat).playedLeft);
    effects.tell({ kind: 'played', seat, card: cardName(card), side: 'left' });
  },
};

/** any card for each other disc. */
export const payExtra: Choice<Carthago, 'payExtra', CardOption> = {
  rule: 'R-4.6',
  candidates: (s, _at, seat) => handOptions(s, seat),
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    const card = cardNumber(o.noun);
    layBeside(s, seat, card, merchantAt(s, seat).playedRight);
    effects.tell({ kind: 'played', seat, card: cardName(card), side: 'right' });
    if (at.due > 1) effects.next(steps.payExtra(seat, at.due - 1));
  },
};

type AfterOption = SeatOption | TileOption | UseOption | EndOption;

/** posed even when ending is the only option. */
export const after: Choice<Carthago, 'after', AfterOption> = {
  rule: 'R-4.7',
  candidates(s, _at, seat) {
    const afterList: AfterOption[] = [];
    for (let n = 0; n < SEAT_OPTIONS.length; n += 1) afterList.push(nth(SEAT_OPTIONS, n));
    addTiles(afterList, s);
    addFreeUses(afterList, s, seat);
    afterList.push(END);
    return afterList;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'end') return null;
    if (o.verb === 'use') return refuseUse(s, seat, o.noun);
    const no = refuseGuildAction(s, seat);
    if (no !== null) return no;
    return o.verb === 'seat' ? refuseSeat(s, seat, o.noun) : refuseTile(s, seat, o.noun);
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'end') effects.next(steps.END_TURN);
    else if (o.verb === 'use') useFreely(s, seat, o.noun, effects);
    else {
      s.guildBy = markerOn(s, merchantAt(s, seat).actionDisc);
      effects.again();
      choosePlacement(s, seat, o.noun, effects);
    }
  },
  fallback: () => END,
};
