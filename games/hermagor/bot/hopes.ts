// Which goods a seat will have to sell this round: those of tiles it holds, and of tiles its buyers stand near.
import { nth, type Seat } from '@comptoir/kernel';
import { ALL_GOODS, ALL_PLACES, ALL_STALLS, CORNERS, goodsOn, SIDES, STALL_PLACE } from '../src/lookup.ts';
import { GOODS, NO_TILE, type PlaceNumber, type StallNumber } from '../src/names.ts';
import { holdsGood } from '../src/rules/2-components.ts';
import type { HermagorState, Player } from '../src/types.ts';

/** By good, of the seat last asked for: the chance to hold it in phase 3. */
export const chance: number[] = new Array<number>(GOODS.length).fill(0);

/** By stall, after `hopeForTiles`: the chance to win its goods tile. */
export const hopes: number[] = ALL_STALLS.map(() => 0);

/** By place: the stalls whose tile a buyer there may win, one bit each. */
const STALLS_NEAR: readonly number[] = ALL_PLACES.map((place) =>
  ALL_STALLS.reduce((bits, stall) => {
    const near = [STALL_PLACE[stall], ...nth(SIDES, stall), ...nth(CORNERS, stall)];
    return near.some((one) => one === place) ? bits | (1 << stall) : bits;
  }, 0),
);
function stallsNear(s: HermagorState, seat: Seat): number {
  let bits = 0;
  for (let place = 0; place < s.buyers.length; place += 1)
    if (s.buyers[place] === seat) bits |= STALLS_NEAR[place] ?? 0;
  return bits;
}

export function hopeForHeld(player: Player): void {
  for (let n = 0; n < ALL_GOODS.length; n += 1) chance[n] = holdsGood(player, nth(ALL_GOODS, n)) ? 1 : 0;
}

/** Tiles already won, and those of which own buyers stand near. */
export function hopeForTiles(s: HermagorState, seat: Seat, player: Player): void {
  hopeForHeld(player);
  const near = stallsNear(s, seat);
  for (let n = 0; n < ALL_STALLS.length; n += 1) {
    const stall = nth(ALL_STALLS, n);
    const goods = (near & (1 << stall)) === 0 ? 0 : goodsOn(s.market[stall] ?? NO_TILE);
    const hope = goods === 0 ? 0 : hopeFor(s, seat, stall);
    hopes[stall] = hope;
    if (hope === 0) continue;
    for (let good = 0; good < GOODS.length; good += 1) {
      if ((goods & (1 << good)) !== 0) chance[good] = 1 - (1 - (chance[good] ?? 0)) * (1 - hope);
    }
  }
}

const LEADING = [0.6, 0.85, 0.95, 1] as const;
const TRAILING = [0.4, 0.12] as const;
const strength = [0, 0, 0, 0, 0];
function addBuyers(s: HermagorState, places: readonly PlaceNumber[], worth: number): void {
  for (let i = 0; i < places.length; i += 1) {
    const owner = s.buyers[places[i] ?? 0] ?? -1;
    if (owner >= 0) strength[owner] = (strength[owner] ?? 0) + worth;
  }
}
/** The chance to win a tile, from the lead in buyers; a buyer on the tile or a side counts a bit more. */
export function hopeFor(s: HermagorState, seat: Seat, stall: StallNumber): number {
  for (let owner = 0; owner < strength.length; owner += 1) strength[owner] = 0;
  const middle = s.buyers[STALL_PLACE[stall] ?? 0] ?? -1;
  if (middle >= 0) strength[middle] = 1.4;
  addBuyers(s, nth(SIDES, stall), 1.1);
  addBuyers(s, nth(CORNERS, stall), 1);
  const own = strength[seat] ?? 0;
  if (own === 0) return 0;
  let best = 0;
  for (let owner = 0; owner < strength.length; owner += 1) {
    if (owner !== seat) best = Math.max(best, strength[owner] ?? 0);
  }
  const lead = own - best;
  if (lead > 0) return LEADING[Math.min(Math.floor(lead), LEADING.length - 1)] ?? 1;
  return TRAILING[Math.min(Math.floor(-lead), TRAILING.length - 1)] ?? 0;
}
