// The ships of a seat one by one: how near they are to their points, and which cargo could go today.
import { nth, type Seat } from '@comptoir/kernel';
import { SLOTS } from '../src/data/board.ts';
import { FURTHER_PRICE, GOODS_VP, SHIP_VP } from '../src/data/numbers.ts';
import { actionOf, CROWN, CROWN_SAIL, GOOD_IDS, playerAt, sailTile } from '../src/lookup.ts';
import { blueWorkers } from '../src/rules/5-bonus.ts';
import { crestAboard } from '../src/rules/6-placing.ts';
import type { NauticusState, Player } from '../src/types.ts';
import { isToCome } from './reach.ts';
import { type Build, measure } from './yard.ts';

const SAILS = actionOf('buy-sails');
const MOST_PARTS = 4;
const KINDS = 3;

/** What the ships come to; one record that is filled anew for each position. */
const fleet = {
  done: 0,
  unfinished: 0,
  /** The unfinished ship of which the largest part is built, and its points at the least size. */
  share: 0,
  shareVp: 0,
  largest: 0,
  openEnds: 0,
  /** Points of ships that lack nothing but sails, and how many sails those are. */
  sailsOnly: 0,
  sailsMissing: 0,
  /** Points of these whose sails lie in the warehouse, or can be bought this round. */
  stored: 0,
  forSale: 0,
  /** Points of ships with a closed hull that lack masts too. */
  closed: 0,
  /** Goods of complete ships with a full hold, and holds of complete ships that are empty. */
  full: 0,
  empty: 0,
};
const cargo = [0, 0, 0, 0];

/** Returns how many goods could be delivered at once. */
export function addFleet(row: number[], s: NauticusState, seat: Seat): number {
  const player = playerAt(s, seat);
  const slot = s.tiles.indexOf(SAILS);
  const forSale = slot >= 0 && isToCome(s, seat, slot) ? slot : null;
  clear();
  for (let n = 0; n < player.ships.length; n += 1) {
    const build = measure(nth(player.ships, n));
    if (build.isDone) lookAtCargo(build);
    else lookAtBuild(s, player, forSale, build);
  }
  row.push(
    fleet.done / 3,
    fleet.unfinished / 4,
    fleet.share,
    fleet.shareVp / 20,
    fleet.largest / MOST_PARTS,
    fleet.openEnds / 4,
    fleet.sailsOnly / 20,
    fleet.sailsMissing / 4,
    fleet.stored / 20,
    fleet.forSale / 20,
    fleet.closed / 20,
    fleet.full / 4,
    cargoGain(player) / 20,
    fleet.empty / 5,
  );
  return fleet.full;
}

function clear(): void {
  fleet.done = 0;
  fleet.unfinished = 0;
  fleet.share = 0;
  fleet.shareVp = 0;
  fleet.largest = 0;
  fleet.openEnds = 0;
  fleet.sailsOnly = 0;
  fleet.sailsMissing = 0;
  fleet.stored = 0;
  fleet.forSale = 0;
  fleet.closed = 0;
  fleet.full = 0;
  fleet.empty = 0;
  cargo.fill(0);
}

/** only a full hold delivers. */
function lookAtCargo({ ship, size }: Build): void {
  fleet.done += 1;
  let empty = 0;
  for (let n = 0; n < size; n += 1) if (nth(ship.parts, n).good === null) empty += 1;
  fleet.empty += empty;
  if (empty > 0) return;
  fleet.full += size;
  for (let n = 0; n < size; n += 1) {
    const { good } = nth(ship.parts, n);
    if (good !== null) cargo[good] = nth(cargo, good) + 1;
  }
}

/** Points that the full holds would bring. */
function cargoGain({ delivered }: Player): number {
  let gain = 0;
  for (let n = 0; n < GOOD_IDS.length; n += 1) {
    const done = nth(delivered, n);
    gain += nth(GOODS_VP, Math.min(GOODS_VP.length - 1, done + nth(cargo, n))) - nth(GOODS_VP, done);
  }
  return gain;
}

function lookAtBuild(s: NauticusState, player: Player, forSale: number | null, build: Build): void {
  const least = build.size + build.open;
  const vp = nth(SHIP_VP, least);
  const share = build.placed / (KINDS * least);
  fleet.unfinished += 1;
  fleet.openEnds += build.open;
  fleet.largest = Math.max(fleet.largest, least);
  if (share > fleet.share || (share === fleet.share && vp > fleet.shareVp)) {
    fleet.share = share;
    fleet.shareVp = vp;
  }
  if (build.open > 0) return;
  if (build.masts < build.size) fleet.closed += vp;
  else {
    lookAtSails(player, build, vp);
    if (forSale !== null && canBuySails(s, player, forSale, build)) fleet.forSale += vp;
  }
}

function lookAtSails(player: Player, { ship, size, sails }: Build, vp: number): void {
  const missing = size - sails;
  const crest = crestAboard(ship) ?? CROWN;
  const jokers = nth(player.warehouse, CROWN_SAIL);
  const ordinary = crest === CROWN ? 0 : nth(player.warehouse, sailTile(crest));
  fleet.sailsOnly += vp;
  fleet.sailsMissing += missing;
  if (jokers + ordinary >= missing) fleet.stored += vp;
}

/** Whether the sails at this slot can be paid. One that costs nothing is stored, not placed. */
function canBuySails(s: NauticusState, { workers, coins }: Player, slot: number, build: Build): boolean {
  const missing = build.size - build.sails;
  const crest = crestAboard(build.ship);
  const first = crest === null ? 1 : nth(nth(SLOTS, slot).costs, crest);
  const uses = first === 0 ? missing + 1 : missing;
  return blueWorkers(s, slot) + workers >= uses && coins >= first + (uses - 1) * FURTHER_PRICE;
}
