// Chapter 8 of RULES.md: the bonus actions.
import type { Effects, Refusal, Seat } from '@comptoir/kernel';
import { RELEASE_PRICE } from '../data/goods.ts';
import { PALACE } from '../data/palace.ts';
import { playerAt } from '../lookup.ts';
import type { BonusName } from '../names.ts';
import { NO } from '../refusals.ts';
import type { Porto, PortoState } from '../types.ts';
import { cheapestPlace } from './2-components.ts';

/** possible with this reserve, which may be what is left after the cost of a space. */
export function refuseBonus(s: PortoState, seat: Seat, bonus: BonusName, reserve: number): Refusal | null {
  return bonus === 'buyPalace' ? refusePalace(s, seat, reserve) : refuseRelease(s, seat);
}

export function takeBonus(s: PortoState, seat: Seat, bonus: BonusName, effects: Effects<Porto>): void {
  if (bonus === 'buyPalace') buyPlace(s, seat, effects);
  else release(s, seat, effects);
}

function refuseRelease(s: PortoState, seat: Seat): Refusal | null {
  const player = playerAt(s, seat);
  if (player.blocked === 0) return NO.nothingBlocked;
  return player.talents < RELEASE_PRICE ? NO.releaseTooDear : null;
}

/** */
function release(s: PortoState, seat: Seat, effects: Effects<Porto>): void {
  const player = playerAt(s, seat);
  player.talents -= RELEASE_PRICE;
  player.blocked -= 1;
  player.reserve += 1;
  effects.tell({ kind: 'warehouseReleased', seat, price: RELEASE_PRICE });
}

/** the cheapest free space and no other. */
function refusePalace(s: PortoState, seat: Seat, reserve: number): Refusal | null {
  const player = playerAt(s, seat);
  const place = cheapestPlace(s);
  if (player.talents < place.price) return NO.palaceTooDear;
  if (player.tradePoints < place.tradePoints) return NO.palacePoints;
  return reserve < 1 ? NO.palaceServant : null;
}

/** pays the bank and places a servant that stays to the end. */
export function buyPlace(s: PortoState, seat: Seat, effects: Effects<Porto>): void {
  const player = playerAt(s, seat);
  const { id, price } = cheapestPlace(s);
  player.talents -= price;
  player.reserve -= 1;
  if (s.palace.length < PALACE.length) s.palace.push(seat);
  else player.large += 1;
  effects.tell({ kind: 'palaceBought', seat, space: id, price });
}
