// R-7 of RULES.md: where the tile goes that was bought or fetched.
import { type Choice, nth, type Refusal } from '@comptoir/kernel';
import { playerAt, shipAt } from '../lookup.ts';
import { NEW, SHIP, WAREHOUSE } from '../options.ts';
import { NO } from '../refusals.ts';
import type { Nauticus, NauticusState, PlaceOption, PlaceStep } from '../types.ts';
import { AS_NEW_SHIP, fits, IN_WAREHOUSE, isHull, refusePlacement } from './6-placing.ts';
import { purchaseTile } from './7-1-buying.ts';
import { moveTile } from './7-2-transport.ts';

function whereTo(o: PlaceOption): number {
  if (o.verb === 'ship') return o.noun;
  return o.verb === 'new' ? AS_NEW_SHIP : IN_WAREHOUSE;
}

function refuseWhere(s: NauticusState, at: PlaceStep, where: number): Refusal | null {
  const player = playerAt(s, nth(at.seats, 0));
  if (where === AS_NEW_SHIP) return null;
  if (where === IN_WAREHOUSE) return fits(player, at.tile) ? null : NO.noRoom;
  return refusePlacement(shipAt(player, where), at.tile);
}

/** asked only when there are several places. Worker and coins go when the place is settled. */
export const place: Choice<Nauticus, 'place', PlaceOption> = {
  rule: 'R-7',
  candidates(s, { tile, price }, seat) {
    const list: PlaceOption[] = [];
    const count = playerAt(s, seat).ships.length;
    if (price !== null) list.push(WAREHOUSE);
    if (isHull(tile)) list.push(NEW);
    for (let n = 1; n <= count; n += 1) list.push(nth(SHIP, n));
    return list;
  },
  refuse: (s, at, _seat, o) => refuseWhere(s, at, whereTo(o)),
  apply(s, at, seat, o, effects) {
    if (at.price === null) moveTile(s, seat, at.tile, whereTo(o), effects);
    else purchaseTile(s, at, whereTo(o), effects);
  },
};
