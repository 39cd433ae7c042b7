// Chapter 9 of RULES.md: two players and the colour they share. Its wins, payments and discs
// stand with the rules they change, in chapters 6 and 7.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { ALL_NODES, goodWantedAt, hasPost, nextSeat, playerAt } from '../lookup.ts';
import type { NodeNumber } from '../names.ts';
import {
  ACTIONS_OR_SHARE,
  ACTIONS_WITH_SHORTCUT_OR_SHARE,
  nodeOf,
  PLACING_EITHER,
  PLACING_OWN,
  PLACING_SHARED,
  placeOf,
  SHARING,
} from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  ActionOption,
  BuyerOption,
  Hermagor,
  HermagorState,
  PlaceOption,
  SharedBuyerOption,
  SharedColour,
  SharedPostOption,
} from '../types.ts';
import { holdsGood } from './2-components.ts';
import { askForBuyer, pass, putBuyer, refusePlace, tilesBeside } from './5-market.ts';
import { closeRegions } from './7-5-regions.ts';
import { askForAction, hasShortcut, refuseAction, takeAction, villageAt } from './7-selling.ts';

/** Enough for every place: a shared buyer costs nothing. */
const FREE_OF_CHARGE = 99;

function sharedColour(s: HermagorState): SharedColour {
  if (s.shared === null) throw new Error('hermagor: only two players share a colour');
  return s.shared;
}

function putSharedBuyer(
  s: HermagorState,
  seat: Seat,
  o: SharedBuyerOption,
  effects: Effects<Hermagor>,
): void {
  sharedColour(s).buyers -= 1;
  const place = placeOf(o);
  s.buyers[place] = s.players.length;
  effects.tell({ kind: 'sharedBuyerPlaced', seat, place: o.noun, tiles: tilesBeside(s, place) });
}

/** the turn begins with the own or with the shared buyer. */
export const placeEitherBuyer: Choice<Hermagor, 'placeEitherBuyer', PlaceOption> = {
  rule: 'R-9.4',
  candidates: () => PLACING_EITHER,
  refuse(s, _at, seat, o) {
    if (o.verb === 'buyer') return refusePlace(s, placeOf(o), playerAt(s, seat).money);
    // A place for the own buyer is left: there are as many at the lowest cost as there are buyers.
    return o.verb === 'sharedBuyer' ? refusePlace(s, placeOf(o), FREE_OF_CHARGE) : null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'buyer') {
      putBuyer(s, seat, o, effects);
      effects.next(steps.placeSharedBuyer(seat));
    } else if (o.verb === 'sharedBuyer') {
      putSharedBuyer(s, seat, o, effects);
      effects.next(steps.placeOwnBuyer(seat));
    } else {
      pass(s, seat, false, effects);
      askForBuyer(s, nextSeat(s, seat), effects);
    }
  },
};

/** who began with the shared buyer must place an own one. */
export const placeOwnBuyer: Choice<Hermagor, 'placeOwnBuyer', BuyerOption> = {
  rule: 'R-9.4',
  candidates: () => PLACING_OWN,
  refuse: (s, _at, seat, o) => refusePlace(s, placeOf(o), playerAt(s, seat).money),
  apply(s, _at, seat, o, effects) {
    putBuyer(s, seat, o, effects);
    askForBuyer(s, nextSeat(s, seat), effects);
  },
};

/** or add a shared buyer after the own one. */
export const placeSharedBuyer: Choice<Hermagor, 'placeSharedBuyer', PlaceOption> = {
  rule: 'R-9.4',
  candidates: () => PLACING_SHARED,
  refuse: (s, _at, _seat, o) =>
    o.verb === 'sharedBuyer' ? refusePlace(s, placeOf(o), FREE_OF_CHARGE) : null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'sharedBuyer') putSharedBuyer(s, seat, o, effects);
    askForBuyer(s, nextSeat(s, seat), effects);
  },
  fallback: () => ({ verb: 'done' }),
};

/** */
function refuseSharedPost(s: HermagorState, seat: Seat, node: NodeNumber): Refusal | null {
  if (hasPost(s, s.players.length, node)) return NO.sharedPostThere;
  if (!holdsGood(playerAt(s, seat), goodWantedAt(node))) return NO.goodNotHeldForPost;
  return null;
}

/** whether the player has a village for a shared post at all. */
function canShare(s: HermagorState, seat: Seat): boolean {
  for (let n = 1; n < ALL_NODES.length; n += 1)
    if (refuseSharedPost(s, seat, nth(ALL_NODES, n)) === null) return true;
  return false;
}

/** the active player decides where a shared disc goes. */
function putSharedPost(s: HermagorState, seat: Seat, o: SharedPostOption, effects: Effects<Hermagor>): void {
  const node = nodeOf(o);
  playerAt(s, seat).sharedPosts -= 1;
  s.posts[node] = nth(s.posts, node) | (1 << s.players.length);
  effects.tell({ kind: 'sharedPostPlaced', seat, village: villageAt(node) });
  closeRegions(s, seat, s.players.length, node, effects);
}

/** a turn in which a shared post may still come before or after the action. */
export const actOrShare: Choice<Hermagor, 'actOrShare', ActionOption | SharedPostOption> = {
  rule: 'R-9.6',
  candidates: (s, _at, seat) => (hasShortcut(s, seat) ? ACTIONS_WITH_SHORTCUT_OR_SHARE : ACTIONS_OR_SHARE),
  refuse(s, _at, seat, o) {
    return o.verb === 'sharedPost' ? refuseSharedPost(s, seat, nodeOf(o)) : refuseAction(s, seat, o);
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'sharedPost') {
      effects.next(steps.act(seat));
      putSharedPost(s, seat, o, effects);
      return;
    }
    askForAction(s, nextSeat(s, seat), effects);
    if (canShare(s, seat)) effects.next(steps.placeSharedPost(seat));
    takeAction(s, seat, o, effects);
  },
};

export const placeSharedPost: Choice<Hermagor, 'placeSharedPost', (typeof SHARING)[number]> = {
  rule: 'R-9.6',
  candidates: () => SHARING,
  refuse: (s, _at, seat, o) => (o.verb === 'done' ? null : refuseSharedPost(s, seat, nodeOf(o))),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'sharedPost') putSharedPost(s, seat, o, effects);
  },
  fallback: () => ({ verb: 'done' }),
};
