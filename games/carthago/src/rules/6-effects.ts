// Chapter 6 of RULES.md: ship effects that are used on their own. The others modify a payment, a placement or an
// expedition and stand where that is done.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { effectNumber, merchantAt, num, spaceName, spaceNumber } from '../lookup.ts';
import { type Effect, type EffectNumber, NONE, type SpaceNumber } from '../names.ts';
import { MARKER_OPTIONS, SPACE_OPTIONS, USE_OPTIONS } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Carthago, CarthagoState, MarkerOption, SpaceOption, UseOption } from '../types.ts';
import { EMBARGO, hasActive, INTRIGUE, markerOn, ownsEffect, PALETTE, spend } from './2-components.ts';
import { dealMarket, frontDock, hasTradeCards, isMarketEmpty, removeFrontShip } from './8-drawing.ts';

export const useOption = (effect: EffectNumber): UseOption => nth(USE_OPTIONS, effect);

/** Puts the use of an effect on a list of candidates, if the player owns such a ship, active or not. */
export function addUse(
  list: { push(o: UseOption): void },
  s: CarthagoState,
  seat: Seat,
  effect: EffectNumber,
): void {
  if (ownsEffect(merchantAt(s, seat), effect)) list.push(useOption(effect));
}

/** the effects that may be used before and after the main action. */
export function addFreeUses(list: { push(o: UseOption): void }, s: CarthagoState, seat: Seat): void {
  if (merchantAt(s, seat).ships.length === 0) return;
  addUse(list, s, seat, EMBARGO);
  addUse(list, s, seat, INTRIGUE);
  addUse(list, s, seat, PALETTE);
}

/** */
export function refuseUse(s: CarthagoState, seat: Seat, name: Effect): Refusal | null {
  const effect = effectNumber(name);
  if (!hasActive(merchantAt(s, seat), effect)) return NO.effectSpent;
  if (effect === EMBARGO && frontDock(s) === NONE) return NO.noShipInHarbour;
  if (effect === PALETTE && isMarketEmpty(s) && !hasTradeCards(s)) return NO.nothingToReveal;
  return null;
}

/** The step in which it is used is posed again afterwards. */
export function useFreely(s: CarthagoState, seat: Seat, name: Effect, effects: Effects<Carthago>): void {
  const effect = effectNumber(name);
  spend(s, seat, effect, effects);
  effects.again();
  if (effect === EMBARGO) removeFrontShip(s, effects);
  if (effect === PALETTE) dealMarket(s, effects);
  if (effect === INTRIGUE) effects.next(steps.intrigueMarker(seat));
}

/** first the marker … */
export const intrigueMarker: Choice<Carthago, 'intrigueMarker', MarkerOption> = {
  rule: 'R-6.2',
  candidates(s) {
    const markers: MarkerOption[] = [];
    for (let n = 0; n < s.guildMarkers.length; n += 1) {
      markers.push(nth(MARKER_OPTIONS, num(s.guildMarkers, n)));
    }
    return markers;
  },
  refuse: () => null,
  apply(_s, _at, seat, o, effects) {
    effects.next(steps.intrigueSpace(seat, o.noun));
  },
};

/** … then the space it goes to. */
export const intrigueSpace: Choice<Carthago, 'intrigueSpace', SpaceOption> = {
  rule: 'R-6.2',
  candidates: () => SPACE_OPTIONS,
  refuse: (s, _at, _seat, o) => (markerOn(s, spaceNumber(o.noun)) === NONE ? null : NO.markerThere),
  apply(s, at, _seat, o, effects) {
    moveMarker(s, markerOn(s, spaceNumber(at.from)), spaceNumber(o.noun), effects);
  },
};

export function moveMarker(
  s: CarthagoState,
  marker: number,
  to: SpaceNumber,
  effects: Effects<Carthago>,
): void {
  const from = num(s.guildMarkers, marker);
  s.guildMarkers[marker] = to;
  effects.tell({ kind: 'markerMoved', from: spaceName(from), to: spaceName(to) });
}
