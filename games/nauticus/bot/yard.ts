// What a shipyard may still become: finished ships count in full, the others by how far they have come, by the tiles
// that wait for them in the warehouse, and by the time that is left.
import { nth, type Seat } from '@comptoir/kernel';
import { SHIP_VP } from '../src/data/numbers.ts';
import { MOST_MIDDLES } from '../src/data/tiles.ts';
import {
  actionOf,
  add,
  BOW,
  CREST_IDS,
  CROWN,
  CROWN_MAST,
  CROWN_SAIL,
  GOOD_IDS,
  goodTile,
  hullTile,
  MIDDLE,
  mastTile,
  playerAt,
  SINGLE,
  STERN,
  sailTile,
} from '../src/lookup.ts';
import { crestAboard } from '../src/rules/6-placing.ts';
import type { Crest, NauticusState, Player, Ship, Tile } from '../src/types.ts';

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
export interface Build {
  readonly ship: Ship;
  size: number;
  masts: number;
  sails: number;
  /** Hull parts, masts and sails. */
  placed: number;
  /** Missing ends. */
  open: number;
  isDone: boolean;
}
const STERN_TILE = hullTile(STERN);
const MIDDLE_TILE = hullTile(MIDDLE);
const BOW_TILE = hullTile(BOW);
const MOST_PARTS = 4;
const KINDS = 3;
const BUY_HULL = actionOf('buy-hull');
const BUY_MASTS = actionOf('buy-masts');
const BUY_SAILS = actionOf('buy-sails');
const TRANSPORT = actionOf('transport');

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
    const build = measure(ship);
    yard.hold += build.size - countGoods(ship, build.isDone ? yard.ready : yard.waiting);
    if (build.isDone) yard.vp += nth(SHIP_VP, build.size);
    else hope += hopeFor(w, s, build, yard, time);
  }
  yard.vp += hope * Math.min(1, capacity(w, player, time) / Math.max(yard.missing, 1));
  return yard;
}

/** A tile takes a worker and, one with another, about two coins. */
const capacity = (w: YardWeights, { workers, coins }: Player, { turns }: Time): number =>
  Math.min(workers, coins / 2) + w.placing * turns;

export function measure(ship: Ship): Build {
  const { parts } = ship;
  let masts = 0;
  let sails = 0;
  for (const { mast, sail } of parts) {
    if (mast !== null) masts += 1;
    if (sail !== null) sails += 1;
  }
  const size = parts.length;
  const open = openEnds(ship);
  const isDone = open === 0 && sails === size;
  return { ship, size, masts, sails, placed: size + masts + sails, open, isDone };
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
function hopeFor(w: YardWeights, s: NauticusState, build: Build, yard: Yard, time: Time): number {
  const { ship, placed } = build;
  const stored = fittingTiles(build, yard);
  const least = build.size + build.open;
  const most = build.open === 0 ? least : Math.min(MOST_PARTS, least + middlesFor(s, ship, yard));
  let best = -1;
  let target = least;
  for (let size = least; size <= most; size += 1) {
    const hope = hopeAt(w, build, size, stored, time);
    if (hope <= best) continue;
    best = hope;
    target = size;
  }
  yard.partsWithoutMast += build.size - build.masts;
  yard.mastsWithoutSail += build.masts - build.sails;
  yard.fitting += stored;
  yard.coins += placed * (1 - placed / (KINDS * target));
  yard.missing += KINDS * target - placed;
  return best;
}

/** What a reward is worth, whichever is taken. */
export const rewardValue = (w: YardWeights, { young }: Time): number => w.rewardLate + w.reward * young;

function hopeAt(w: YardWeights, build: Build, size: number, stored: number, time: Time): number {
  const { times } = time;
  const { placed } = build;
  const worth = nth(SHIP_VP, size) + size * rewardValue(w, time);
  const done = placed + w.stored * stored * Math.min(1, nth(times, TRANSPORT));
  const moved = Math.min(stored, KINDS * size - placed) / KINDS;
  const likely =
    inTime(w, size - build.size - moved, nth(times, BUY_HULL)) *
    inTime(w, size - build.masts - moved, nth(times, BUY_MASTS)) *
    inTime(w, size - build.sails - moved, nth(times, BUY_SAILS));
  return worth * likely * Math.min(1, done / (KINDS * size)) ** w.progress;
}

/** The chance that so many tiles of a kind are bought while their action still comes so often. */
const inTime = (w: YardWeights, missing: number, times: number): number =>
  missing <= 0 ? 1 : Math.min(1, (w.tilesAtOnce * times) / missing);

/** Middle parts the ship could still take, if one is to be had. */
function middlesFor(s: NauticusState, { parts }: Ship, yard: Yard): number {
  if (nth(s.stock, MIDDLE_TILE) + nth(yard.spare, MIDDLE_TILE) === 0) return 0;
  let middles = 0;
  for (const part of parts) if (part.hull === MIDDLE) middles += 1;
  return MOST_MIDDLES - middles;
}

/** Takes the tiles that this ship waits for out of the spare ones and counts them. */
function fittingTiles(build: Build, yard: Yard): number {
  const { ship } = build;
  const { spare } = yard;
  let count = 0;
  if (build.open > 0) {
    if (nth(ship.parts, 0).hull !== STERN) count += take(spare, STERN_TILE, 1);
    if (nth(ship.parts, build.size - 1).hull !== BOW) count += take(spare, BOW_TILE, 1);
  }
  const size = build.size + count;
  const crest = crestAboard(ship) ?? commonCrest(spare);
  const masts = take(spare, mastTile(crest), size - build.masts);
  const jokers = take(spare, CROWN_MAST, size - build.masts - masts);
  const sails = take(spare, sailTile(crest), size - build.sails);
  return count + masts + jokers + sails + take(spare, CROWN_SAIL, size - build.sails - sails);
}

function take(spare: number[], tile: Tile, most: number): number {
  const count = Math.min(nth(spare, tile), most);
  if (count <= 0) return 0;
  add(spare, tile, -count);
  return count;
}

/** The ordinary crest of which most masts and sails are stored. */
function commonCrest(spare: readonly number[]): Crest {
  let best = nth(CREST_IDS, 0);
  let most = -1;
  for (const crest of CREST_IDS) {
    if (crest === CROWN) continue;
    const count = nth(spare, mastTile(crest)) + nth(spare, sailTile(crest));
    if (count <= most) continue;
    best = crest;
    most = count;
  }
  return best;
}

export function countAll(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

export function countGoodTiles(spare: readonly number[]): number {
  let count = 0;
  for (const good of GOOD_IDS) count += nth(spare, goodTile(good));
  return count;
}

export const spareShipTiles = ({ spare }: Yard): number => countAll(spare) - countGoodTiles(spare);
