// What a shipyard may still become: finished ships count in full, the others by how far they have come, by the tiles
// that wait for them in the warehouse, and by the time that is left.
import { nth, type Seat } from '@comptoir/kernel';
import { SHIP_VP } from '../src/data/numbers.ts';
import {
  BOW,
  CROWN,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  MIDDLE,
  MOST_MIDDLES,
  SINGLE,
  STERN,
} from '../src/data/tiles.ts';
import { add, playerAt } from '../src/lookup.ts';
import { ACTIONS } from '../src/names.ts';
import { crestOf } from '../src/rules/6-placing.ts';
import type { NauticusState, Player, Ship, Tile } from '../src/types.ts';

/** How much time is left to a seat: 1 at the beginning of the game, 0 at its end; in turns; and how often each action,
 * by its place in ACTIONS, may be expected to come. */
export interface Time {
  readonly young: number;
  readonly turns: number;
  readonly times: readonly number[];
}

export interface YardWeights {
  /** A reward: early in the game, in addition to what it always is. */
  readonly reward: number;
  readonly rewardLate: number;
  /** Exponent: half a ship is worth less than half. */
  readonly progress: number;
  /** The share of a placed tile that a tile in the warehouse is where a ship waits for it. */
  readonly stored: number;
  /** Tiles that one buying action brings to one ship. */
  readonly tilesAtOnce: number;
  /** Tiles a turn still to come can place: more than that are too many ships. */
  readonly placing: number;
}

/** What one look over a shipyard finds. */
export interface Yard {
  /** Points of complete ships, and of the others as far as they have come. */
  vp: number;
  coins: number;
  partsWithoutMast: number;
  mastsWithoutSail: number;
  /** Stored tiles that a ship waits for. */
  fitting: number;
  hold: number;
  /** Tiles that the unfinished ships lack. */
  missing: number;
  /** Goods by kind on complete ships, and on the others. */
  readonly ready: number[];
  readonly waiting: number[];
  /** By tile: what is stored and no ship waits for yet. */
  readonly spare: number[];
}
/** A ship in numbers. */
interface Hull {
  size: number;
  masts: number;
  sails: number;
  /** Missing ends. */
  open: number;
  isDone: boolean;
}
const MOST_PARTS = 4;
const KINDS = 3;
const TRANSPORT = ACTIONS.indexOf('transport');

export function lookOver(w: YardWeights, s: NauticusState, seat: Seat, time: Time): Yard {
  const player = playerAt(s, seat);
  const yard: Yard = {
    vp: 0,
    coins: 0,
    partsWithoutMast: 0,
    mastsWithoutSail: 0,
    fitting: 0,
    hold: 0,
    missing: 0,
    ready: [0, 0, 0, 0],
    waiting: [0, 0, 0, 0],
    spare: player.warehouse.slice(),
  };
  let hope = 0;
  for (const ship of player.ships) {
    const hull = measure(ship);
    yard.hold += hull.size - countGoods(ship, hull.isDone ? yard.ready : yard.waiting);
    if (hull.isDone) yard.vp += nth(SHIP_VP, hull.size);
    else hope += hopeFor(w, s, ship, hull, yard, time);
  }
  yard.vp += hope * Math.min(1, capacity(w, player, time) / Math.max(yard.missing, 1));
  return yard;
}

/** A tile takes a worker and, one with another, about two coins. */
const capacity = (w: YardWeights, { workers, coins }: Player, { turns }: Time): number =>
  Math.min(workers, coins / 2) + w.placing * turns;

function measure(ship: Ship): Hull {
  const { parts } = ship;
  let masts = 0;
  let sails = 0;
  for (const { mast, sail } of parts) {
    if (mast !== null) masts += 1;
    if (sail !== null) sails += 1;
  }
  const open = openEnds(ship);
  return { size: parts.length, masts, sails, open, isDone: open === 0 && sails === parts.length };
}

/** How many of bow and stern are missing. */
function openEnds({ parts }: Ship): number {
  const first = nth(parts, 0).hull;
  if (first === SINGLE) return 0;
  return (first === STERN ? 0 : 1) + (nth(parts, parts.length - 1).hull === BOW ? 0 : 1);
}

function countGoods({ parts }: Ship, kinds: number[]): number {
  let goods = 0;
  for (const { good } of parts) {
    if (good === null) continue;
    add(kinds, good, 1);
    goods += 1;
  }
  return goods;
}

/** What an unfinished ship promises, at the size at which it promises most. */
function hopeFor(w: YardWeights, s: NauticusState, ship: Ship, hull: Hull, yard: Yard, time: Time): number {
  const stored = fittingTiles(ship, hull, yard);
  const least = hull.size + hull.open;
  const most = hull.open === 0 ? least : Math.min(MOST_PARTS, least + middlesFor(s, ship, yard));
  const placed = hull.size + hull.masts + hull.sails;
  let best = -1;
  let target = least;
  for (let size = least; size <= most; size += 1) {
    const hope = hopeAt(w, hull, size, placed, stored, time);
    if (hope <= best) continue;
    best = hope;
    target = size;
  }
  yard.partsWithoutMast += hull.size - hull.masts;
  yard.mastsWithoutSail += hull.masts - hull.sails;
  yard.fitting += stored;
  yard.coins += placed * (1 - placed / (KINDS * target));
  yard.missing += KINDS * target - placed;
  return best;
}

/** What a reward is worth, whichever is taken. */
export const rewardValue = (w: YardWeights, { young }: Time): number => w.rewardLate + w.reward * young;

function hopeAt(
  w: YardWeights,
  hull: Hull,
  size: number,
  placed: number,
  stored: number,
  time: Time,
): number {
  const { times } = time;
  const worth = nth(SHIP_VP, size) + size * rewardValue(w, time);
  const done = placed + w.stored * stored * Math.min(1, nth(times, TRANSPORT));
  const moved = Math.min(stored, KINDS * size - placed) / KINDS;
  const likely =
    inTime(w, size - hull.size - moved, nth(times, 0)) *
    inTime(w, size - hull.masts - moved, nth(times, 1)) *
    inTime(w, size - hull.sails - moved, nth(times, 2));
  return worth * likely * Math.min(1, done / (KINDS * size)) ** w.progress;
}

/** The chance that so many tiles of a kind are bought while their action still comes so often. */
const inTime = (w: YardWeights, missing: number, times: number): number =>
  missing <= 0 ? 1 : Math.min(1, (w.tilesAtOnce * times) / missing);

/** Middle parts the ship could still take, if one is to be had. */
function middlesFor(s: NauticusState, { parts }: Ship, yard: Yard): number {
  if (nth(s.stock, MIDDLE) + nth(yard.spare, MIDDLE) === 0) return 0;
  let middles = 0;
  for (const part of parts) if (part.hull === MIDDLE) middles += 1;
  return MOST_MIDDLES - middles;
}

/** Takes the tiles that this ship waits for out of the spare ones and counts them. */
function fittingTiles(ship: Ship, hull: Hull, yard: Yard): number {
  const { spare } = yard;
  let count = 0;
  if (hull.open > 0) {
    if (nth(ship.parts, 0).hull !== STERN) count += take(spare, STERN, 1);
    if (nth(ship.parts, hull.size - 1).hull !== BOW) count += take(spare, BOW, 1);
  }
  const size = hull.size + count;
  const crest = crestOf(ship) ?? commonCrest(spare);
  const masts = take(spare, FIRST_MAST + crest, size - hull.masts);
  const jokers = take(spare, CROWN_MAST, size - hull.masts - masts);
  const sails = take(spare, FIRST_SAIL + crest, size - hull.sails);
  return count + masts + jokers + sails + take(spare, CROWN_SAIL, size - hull.sails - sails);
}

function take(spare: number[], tile: Tile, most: number): number {
  const count = Math.min(nth(spare, tile), most);
  if (count <= 0) return 0;
  add(spare, tile, -count);
  return count;
}

/** The ordinary crest of which most masts and sails are stored. */
function commonCrest(spare: readonly number[]): number {
  let best = 0;
  let most = -1;
  for (let crest = 0; crest < CROWN; crest += 1) {
    const count = nth(spare, FIRST_MAST + crest) + nth(spare, FIRST_SAIL + crest);
    if (count <= most) continue;
    best = crest;
    most = count;
  }
  return best;
}

export function countTiles(tiles: readonly number[], from: number, to: number): number {
  let count = 0;
  for (let tile = from; tile < to; tile += 1) count += nth(tiles, tile);
  return count;
}

export const spareShipTiles = ({ spare }: Yard): number => countTiles(spare, 0, FIRST_GOOD);
