// Chapter 6 of RULES.md: a turn.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import { TAKE_TALENTS } from '../data/actions.ts';
import { REFILL_PRICE } from '../data/goods.ts';
import {
  ALL_GOODS,
  actionOf,
  add,
  cardNumber,
  countAt,
  goodNumber,
  playerAt,
  spaceAt,
  spaceNumber,
} from '../lookup.ts';
import type { Space } from '../names.ts';
import {
  ACTION,
  type ActionOption,
  BONUS,
  BONUS_ONLY,
  type BonusOnlyOption,
  type BonusOption,
  DECLINE,
  type DeclineOption,
  END_TURN,
  type EndTurnOption,
  GOOD,
  type GoodOption,
  REFILL,
  type RefillOption,
  TAKE,
  type TakeTalentsOption,
  USE,
  type UseOption,
} from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';
import { drawGoods, freeSpaces } from './2-components.ts';
import { endTurn } from './4-decade.ts';
import { refuseAction, startAction, takeFromMarket } from './7-actions.ts';
import { refuseBonus, takeBonus } from './8-bonus.ts';
import { refusePrivilege, usePrivilege } from './10-privileges.ts';

type MainOption = ActionOption | BonusOnlyOption | TakeTalentsOption | RefillOption | UseOption;
const WITHOUT_CARDS: readonly MainOption[] = [...ACTION, ...BONUS_ONLY, TAKE, REFILL];

export const turnMain: Choice<Porto, 'turnMain', MainOption> = {
  rule: 'R-6.1',
  candidates(s, _at, seat) {
    const { held } = playerAt(s, seat);
    if (held.length === 0) return WITHOUT_CARDS;
    const main: MainOption[] = WITHOUT_CARDS.slice();
    for (let n = 0; n < held.length; n += 1) main.push(nth(USE, nth(held, n)));
    return main;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'action' || o.verb === 'bonusOnly') return refuseSpace(s, seat, o);
    return o.verb === 'use' ? refusePrivilege(s, seat, cardNumber(o.noun)) : null;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'use') {
      effects.next(at); // afterwards the main choice again
      usePrivilege(s, seat, cardNumber(o.noun), effects);
    } else if (o.verb === 'action') act(s, seat, o, effects);
    else if (o.verb === 'bonusOnly') bonusOnly(s, seat, o, effects);
    else instead(s, seat, o, effects);
  },
  fallback: () => TAKE,
};

/** the cost is within the reserve, and what it buys is possible after paying it. */
function refuseSpace(s: PortoState, seat: Seat, o: ActionOption | BonusOnlyOption): Refusal | null {
  const space = spaceNumber(o.noun);
  const { servants, bonus } = spaceAt(space);
  const reserve = playerAt(s, seat).reserve - servants;
  if (reserve < 0) return NO.tooFewServants;
  if (o.verb === 'bonusOnly') return refuseBonus(s, seat, bonus, reserve);
  return refuseAction(s, seat, actionOf(nth(s.actions, space)), reserve);
}

/** the servants stay on the card until of the next decade. */
function pay(s: PortoState, seat: Seat, space: Space, isBonusOnly: boolean, effects: Effects<Porto>): void {
  const { id, servants } = spaceAt(space);
  const player = playerAt(s, seat);
  player.reserve -= servants;
  add(player.onCards, space, servants);
  const action = actionOf(nth(s.actions, space));
  effects.tell({ kind: 'servantsPaid', seat, space: id, action, servants, bonusOnly: isBonusOnly });
}

/** */
function act(s: PortoState, seat: Seat, o: ActionOption, effects: Effects<Porto>): void {
  const space = spaceNumber(o.noun);
  pay(s, seat, space, false, effects);
  effects.next(steps.afterMain(seat, space));
  startAction(s, seat, actionOf(nth(s.actions, space)), effects);
}

/** */
function bonusOnly(s: PortoState, seat: Seat, o: BonusOnlyOption, effects: Effects<Porto>): void {
  const space = spaceNumber(o.noun);
  pay(s, seat, space, true, effects);
  takeBonus(s, seat, spaceAt(space).bonus, effects);
  effects.next(steps.afterMain(seat, null));
}

/** */
function instead(
  s: PortoState,
  seat: Seat,
  o: TakeTalentsOption | RefillOption,
  effects: Effects<Porto>,
): void {
  effects.next(steps.afterMain(seat, null));
  if (o.verb === 'takeTalents') {
    playerAt(s, seat).talents += TAKE_TALENTS;
    effects.tell({ kind: 'talentsTaken', seat, talents: TAKE_TALENTS });
    return;
  }
  for (const good of ALL_GOODS) {
    add(s.bag, good, countAt(s.market, good));
    s.market[good] = 0;
  }
  drawGoods(s, seat, effects);
  effects.next(steps.refillPurchase(seat));
}

const GOOD_OR_DECLINE: readonly (GoodOption | DeclineOption)[] = [...GOOD, DECLINE];
export const refillPurchase: Choice<Porto, 'refillPurchase', GoodOption | DeclineOption> = {
  rule: 'R-6.5',
  candidates: () => GOOD_OR_DECLINE,
  refuse(s, _at, seat, o) {
    if (o.verb === 'decline') return null;
    if (countAt(s.market, goodNumber(o.noun)) === 0) return NO.notDrawn;
    const player = playerAt(s, seat);
    if (freeSpaces(player) === 0) return NO.refillFull;
    return player.talents < REFILL_PRICE ? NO.refillTooDear : null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'decline') effects.tell({ kind: 'declined', seat });
    else takeFromMarket(s, seat, goodNumber(o.noun), REFILL_PRICE, effects); // the first one sold
  },
  fallback: () => DECLINE,
};

/** with nothing left to choose the turn ends by itself. */
export const afterMainStep: Upkeep<Porto, 'afterMain'> = {
  rule: 'R-6.6',
  run(s, { seat, bonus }, effects) {
    const isOpen = bonus !== null && refuseOpenBonus(s, seat, bonus) === null;
    if (isOpen || canUsePrivilege(s, seat)) effects.next(steps.turnAfter(seat, bonus));
    else endTurn(s, effects);
  },
};

const refuseOpenBonus = (s: PortoState, seat: Seat, space: Space): Refusal | null =>
  refuseBonus(s, seat, spaceAt(space).bonus, playerAt(s, seat).reserve);

function canUsePrivilege(s: PortoState, seat: Seat): boolean {
  const { held } = playerAt(s, seat);
  for (let n = 0; n < held.length; n += 1) if (refusePrivilege(s, seat, nth(held, n)) === null) return true;
  return false;
}

type AfterOption = UseOption | BonusOption | EndTurnOption;
export const turnAfter: Choice<Porto, 'turnAfter', AfterOption> = {
  rule: 'R-6.6',
  candidates(s, at, seat) {
    const { held } = playerAt(s, seat);
    const after: AfterOption[] = [];
    if (at.bonus !== null) after.push(BONUS);
    for (let n = 0; n < held.length; n += 1) after.push(nth(USE, nth(held, n)));
    after.push(END_TURN);
    return after;
  },
  refuse(s, at, seat, o) {
    if (o.verb === 'use') return refusePrivilege(s, seat, cardNumber(o.noun));
    return o.verb === 'bonus' && at.bonus !== null ? refuseOpenBonus(s, seat, at.bonus) : null;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'endTurn') {
      endTurn(s, effects);
      return;
    }
    if (o.verb === 'use') {
      effects.next(steps.afterMain(seat, at.bonus));
      usePrivilege(s, seat, cardNumber(o.noun), effects);
      return;
    }
    if (at.bonus !== null) takeBonus(s, seat, spaceAt(at.bonus).bonus, effects);
    effects.next(steps.afterMain(seat, null)); // once per turn
  },
  fallback: () => END_TURN,
};
