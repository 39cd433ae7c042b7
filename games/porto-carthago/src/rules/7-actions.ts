// Chapter 7 of RULES.md: captain, aristocrat, stevedore, merchant. The transporter is in 7-transporter.ts.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { ARISTOCRAT_MOVES } from '../data/actions.ts';
import { MARKET_PRICES } from '../data/goods.ts';
import { SERVANTS_PER_QUAY } from '../data/quays.ts';
import {
  ALL_QUAYS,
  add,
  countAt,
  goodName,
  goodNumber,
  playerAt,
  quayAt,
  quayNumber,
  sum,
} from '../lookup.ts';
import { type ActionName, type Good, type QuayNumber, WAYS } from '../names.ts';
import {
  CLAIM,
  type ClaimOption,
  DONE,
  type DoneOption,
  GOOD,
  type GoodOption,
  MOVE,
  type MoveOption,
  RECALL,
  type RecallOption,
  TRANSFER,
  type TransferOption,
} from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Porto, PortoState } from '../types.ts';
import { claimQuay, freeSpaces, hasFreeQuay } from './2-components.ts';
import { refuseTransport } from './7-transporter.ts';

/** possible with the reserve that is left after the cost of the space. */
export function refuseAction(s: PortoState, seat: Seat, action: ActionName, reserve: number): Refusal | null {
  if (action === 'transporter') return refuseTransport(s, seat);
  if (action === 'merchant') return refuseMerchant(s, seat);
  if (action === 'captain') return refuseCaptain(s, reserve);
  return action === 'aristocrat' ? refuseAristocrat(s, seat, reserve) : refuseStevedore(s, seat, reserve);
}

export function startAction(s: PortoState, seat: Seat, action: ActionName, effects: Effects<Porto>): void {
  if (action === 'captain') charter(s, seat, effects);
  else if (action === 'transporter') effects.next(steps.transportSource(seat));
  else if (action === 'merchant') effects.next(steps.buyGood(seat));
  else if (action === 'stevedore') effects.next(steps.stevedore(seat));
  else effects.next(steps.aristocratStep(seat, 0));
}

function refuseCaptain(s: PortoState, reserve: number): Refusal | null {
  if (!s.charter.includes(null)) return NO.charterFull;
  return reserve < 1 ? NO.captainAlone : null;
}

/** one servant onto the lowest-numbered free chartered ship. */
function charter(s: PortoState, seat: Seat, effects: Effects<Porto>): void {
  const ship = s.charter.indexOf(null);
  s.charter[ship] = seat;
  playerAt(s, seat).reserve -= 1;
  effects.tell({ kind: 'chartered', seat, ship: ship + 1 });
}

function refuseAristocrat(s: PortoState, seat: Seat, reserve: number): Refusal | null {
  const { lighthouse, temple } = playerAt(s, seat);
  return lighthouse + temple + reserve === 0 ? NO.nobodyToMove : null;
}

const MOVE_OR_DONE: readonly (MoveOption | DoneOption)[] = [...MOVE, DONE];

export const aristocratStep: Choice<Porto, 'aristocratStep', MoveOption | DoneOption> = {
  rule: 'R-7.2',
  candidates: () => MOVE_OR_DONE,
  refuse(s, at, seat, o) {
    if (o.verb === 'done') return at.moved === 0 ? NO.moveFirst : null;
    return playerAt(s, seat)[WAYS[o.noun][0]] === 0 ? NO.nobodyThere : null;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'done') return;
    const [from, to] = WAYS[o.noun];
    const player = playerAt(s, seat);
    player[from] -= 1;
    player[to] += 1;
    effects.tell({ kind: 'servantsMoved', seat, owner: seat, from, to });
    const moved = at.moved + 1;
    if (moved < ARISTOCRAT_MOVES) effects.next(steps.aristocratStep(seat, moved));
  },
};

function ownsQuay(s: PortoState, seat: Seat): boolean {
  for (const n of ALL_QUAYS) if (quayAt(s, n).owner === seat) return true;
  return false;
}

function refuseStevedore(s: PortoState, seat: Seat, reserve: number): Refusal | null {
  if (reserve >= SERVANTS_PER_QUAY && hasFreeQuay(s)) return null;
  return ownsQuay(s, seat) ? null : NO.nothingToClaim;
}

type StevedoreOption = ClaimOption | TransferOption | RecallOption;
export const stevedore: Choice<Porto, 'stevedore', StevedoreOption> = {
  rule: 'R-7.3',
  candidates(s, _at, seat) {
    const options: StevedoreOption[] = [...CLAIM];
    for (const n of ALL_QUAYS) {
      if (quayAt(s, n).owner === seat) options.push(nth(TRANSFER, n), nth(RECALL, n));
    }
    return options;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'recall') return null;
    if (o.verb === 'transfer') return hasFreeQuay(s) ? null : NO.noQuayFree;
    if (quayAt(s, quayNumber(o.noun)).owner !== null) return NO.quayClaimed;
    return playerAt(s, seat).reserve < SERVANTS_PER_QUAY ? NO.claimNeedsTwo : null;
  },
  apply(s, _at, seat, o, effects) {
    const quay = quayNumber(o.noun);
    if (o.verb === 'transfer') {
      effects.next(steps.stevedoreTarget(seat, quay));
    } else if (o.verb === 'claim') {
      claimQuay(s, seat, quay);
      effects.tell({ kind: 'quayClaimed', seat, quay: o.noun });
    } else {
      const good = leaveQuay(s, quay);
      playerAt(s, seat).reserve += SERVANTS_PER_QUAY;
      effects.tell({ kind: 'quayLeft', seat, quay: o.noun, good: good === null ? null : goodName(good) });
    }
  },
};

/** the good goes back into the bag, a ship stays. */
function leaveQuay(s: PortoState, n: QuayNumber): Good | null {
  const quay = quayAt(s, n);
  const { good } = quay;
  if (good !== null) add(s.bag, good, 1);
  quay.owner = null;
  quay.good = null;
  return good;
}

export const stevedoreTarget: Choice<Porto, 'stevedoreTarget', ClaimOption> = {
  rule: 'R-7.3',
  candidates: () => CLAIM,
  refuse: (s, _at, _seat, o) => (quayAt(s, quayNumber(o.noun)).owner === null ? null : NO.quayClaimed),
  apply(s, at, seat, o, effects) {
    const good = leaveQuay(s, at.from);
    quayAt(s, quayNumber(o.noun)).owner = seat;
    const quay = nth(CLAIM, at.from).noun;
    const lost = good === null ? null : goodName(good);
    effects.tell({ kind: 'quayTransferred', seat, quay, to: o.noun, good: lost });
  },
};

/** by the number of goods sold since the market was filled. */
export function marketPrice(s: PortoState): number {
  return nth(MARKET_PRICES, Math.min(s.soldSinceFill, MARKET_PRICES.length - 1));
}

function refuseMerchant(s: PortoState, seat: Seat): Refusal | null {
  const player = playerAt(s, seat);
  if (sum(s.market) === 0) return NO.marketEmpty;
  if (freeSpaces(player) === 0) return NO.warehouseFull;
  return player.talents < marketPrice(s) ? NO.goodTooDear : null;
}

export const buyGood: Choice<Porto, 'buyGood', GoodOption> = {
  rule: 'R-7.4',
  candidates: () => GOOD,
  refuse: (s, _at, _seat, o) => (countAt(s.market, goodNumber(o.noun)) > 0 ? null : NO.notInMarket),
  apply(s, _at, seat, o, effects) {
    takeFromMarket(s, seat, goodNumber(o.noun), marketPrice(s), effects);
  },
};

/** into the warehouse; the next one is cheaper. */
export function takeFromMarket(
  s: PortoState,
  seat: Seat,
  good: Good,
  price: number,
  effects: Effects<Porto>,
): void {
  const player = playerAt(s, seat);
  player.talents -= price;
  add(s.market, good, -1);
  add(player.goods, good, 1);
  s.soldSinceFill += 1;
  effects.tell({ kind: 'goodBought', seat, good: goodName(good), price });
}
