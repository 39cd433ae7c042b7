// Chapter 4 of RULES.md, from the end of a turn to the setup of the next decade.
import { type Effects, nth, type Seat, type Upkeep } from '@comptoir/kernel';
import { DECADES, INCOME, ROUNDS } from '../data/boards.ts';
import { ALL_SPACES, actionOf, add, isBasic, merchantAt, num, present, spaceName } from '../lookup.ts';
import { NONE, type SpaceNumber } from '../names.ts';
import * as steps from '../steps.ts';
import type { Carthago, CarthagoState } from '../types.ts';
import { moveMarker } from './6-effects.ts';
import { dealMarket, drawUnseen, fillSlot, hasTradeCards, removeFrontShip, takeOpenly } from './8-drawing.ts';

/** The next space clockwise that holds none of these. */
function nextFree(taken: readonly SpaceNumber[], from: SpaceNumber): SpaceNumber {
  const after = (space: SpaceNumber): SpaceNumber => nth(ALL_SPACES, (space + 1) % ALL_SPACES.length);
  let space = after(from);
  while (taken.includes(space)) space = after(space);
  return space;
}

/** after an action, not after a pass. */
export const endTurn: Upkeep<Carthago, 'endTurn'> = {
  rule: 'R-4.8',
  run(s, _at, effects) {
    const actionDisc = present(merchantAt(s, s.onTurn).actionDisc);
    if (s.guildBy !== NONE && s.guildMarkers[s.guildBy] === actionDisc) {
      moveMarker(s, s.guildBy, nextFree(s.guildMarkers, actionDisc), effects);
    }
    const neutral = s.neutralDiscs.indexOf(actionDisc);
    if (neutral >= 0) {
      const to = nextFree(s.neutralDiscs, actionDisc);
      s.neutralDiscs[neutral] = to;
      effects.tell({ kind: 'neutralMoved', from: spaceName(actionDisc), to: spaceName(to) });
    }
    for (let slot = 0; slot < s.market.length; slot += 1) {
      if (s.market[slot] === NONE && hasTradeCards(s)) fillSlot(s, slot, effects);
    }
    effects.next(steps.NEXT_TURN);
  },
};

/** */
export const nextTurn: Upkeep<Carthago, 'nextTurn'> = {
  rule: 'R-4.10',
  run(s, _at, effects) {
    const seat = (s.onTurn + 1) % s.merchants.length;
    s.guildBy = NONE;
    if (seat === s.firstPlayer) {
      if (s.round === ROUNDS) {
        effects.next(s.decade === DECADES ? steps.SCORING : steps.DECADE_SETUP);
        return;
      }
      s.round += 1;
      effects.tell({ kind: 'roundBegan', decade: s.decade, round: s.round });
    }
    s.onTurn = seat;
    effects.next(steps.turn(seat));
  },
};

/** step 5, R-11.9: most discs in supply; of equals the one who acted earliest in the decade just ended. */
function nextFirstPlayer(s: CarthagoState): Seat {
  const players = s.merchants.length;
  let first = s.firstPlayer;
  for (let n = 1; n < players; n += 1) {
    const seat = (s.firstPlayer + n) % players;
    if (merchantAt(s, seat).supply > merchantAt(s, first).supply) first = seat;
  }
  return first;
}

/** step 6: everything beside the residence goes back to hand, seen by all. */
function takeBack(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  const { basics, playedLeft, playedRight } = merchantAt(s, seat);
  effects.tell({ kind: 'tookBack', seat, cards: playedLeft.length + playedRight.length });
  for (const pile of [playedLeft, playedRight]) {
    for (let n = 0; n < pile.length; n += 1) {
      const card = num(pile, n);
      if (isBasic(card)) add(basics, actionOf(card), 1);
      else takeOpenly(s, seat, card);
    }
    pile.length = 0;
  }
}

/** in its order. */
export const decadeSetup: Upkeep<Carthago, 'decadeSetup'> = {
  rule: 'R-4.11',
  run(s, _at, effects) {
    const players = s.merchants.length;
    s.decade += 1;
    s.round = 1;
    dealMarket(s, effects);
    removeFrontShip(s, effects);
    s.firstPlayer = nextFirstPlayer(s);
    effects.tell({ kind: 'firstPlayer', seat: s.firstPlayer, decade: s.decade });
    for (let n = 0; n < players; n += 1) takeBack(s, (s.firstPlayer + n) % players, effects);
    for (let n = 0; n < players; n += 1) income(s, (s.firstPlayer + n) % players, effects);
    for (let seat = 0; seat < players; seat += 1) merchantAt(s, seat).actionDisc = NONE;
    s.onTurn = s.firstPlayer;
    effects.tell({ kind: 'roundBegan', decade: s.decade, round: s.round });
    effects.next(steps.turn(s.firstPlayer));
  },
};

/** step 7. */
function income(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  const cards = num(INCOME, s.decade - 1);
  effects.tell({ kind: 'drew', seat, cards });
  for (let n = 0; n < cards; n += 1) drawUnseen(s, seat, effects);
}
