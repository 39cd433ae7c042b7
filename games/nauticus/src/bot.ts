// A hint for search: the final points a seat may expect. The weights come from games of the greedy bot.
import { due, type Seat } from '@comptoir/kernel';
import { COINS_PER_VP, CROWN_LIMIT, GOODS_VP, PENALTY, PHASES, roundsFor, SHIP_VP } from './data/numbers.ts';
import {
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  SINGLE,
  STERN,
} from './data/tiles.ts';
import { add, nth, playerAt } from './lookup.ts';
import { ACTIONS } from './names.ts';
import { itemNumber, itemTile, NEW, SHIP, tileNumber, WAREHOUSE } from './options.ts';
import { fits, isHull, onlyDestination, refusePlacement } from './rules/6-placing.ts';
import { ruleOf } from './rules/7-0-actions.ts';
import { isUse } from './rules/7-0-use.ts';
import { priceOf } from './rules/7-1-buying.ts';
import { visibleCrowns } from './rules/7-5-crowns.ts';
import type {
  Nauticus,
  NauticusOption,
  NauticusState,
  Player,
  Ship,
  Tile,
  UseOption,
  Work,
} from './types.ts';

/** In points unless said otherwise; all but the chances fade as the game goes on. */
const WEIGHTS = {
  /** A worker or a coin beyond the third of a point it is worth at the end, up to so many. */
  worker: 1.1,
  workerMany: 8,
  coin: 0.1,
  coinMany: 14,
  /** A crown on a ship or in the warehouse at the beginning of the game. */
  crown: 4,
  /** A reward: early, and what remains of it late. */
  reward: 1.3,
  rewardLate: 0.8,
  /** Exponent: half a ship is worth less than half. */
  progress: 1.75,
  /** Phases each action still needed should have to come. */
  pace: 10,
  /** Stored tiles; `rigRoom`: masts or sails beyond what the yard can take now. */
  storedHull: 0.4,
  storedRig: 0.8,
  storedGood: 0.95,
  storedCrown: 0.8,
  rigRoom: 3,
  /** Shares of a loaded good's points, on complete ships and on others, and phases a delivery wants. */
  loadedReady: 0.95,
  loadedWaiting: 0.4,
  goodsPace: 4,
  /** Room for a good. */
  hold: 0.4,
  /** The extra action, at most so much for each phase left. */
  extra: 3.2,
  extraPace: 0.5,
  /** A use of the action about to be performed. */
  chanceHull: 2,
  chanceMast: 0.85,
  chanceSail: 1.4,
  chanceGood: 0.7,
  chanceMove: 1.1,
  chanceCoins: 0.7,
} as const;
const MOST_PARTS = 4;
const THIRD = 1 / COINS_PER_VP;

/** What one look over a shipyard finds. */
interface Yard {
  /** Points of complete ships, and of the others as far as they have come. */
  vp: number;
  coins: number;
  partsWithoutMast: number;
  mastsWithoutSail: number;
  hold: number;
  /** Goods by kind on complete ships, and on the others. */
  readonly ready: number[];
  readonly waiting: number[];
}

/** Phases still to come, the one in play included. */
function phasesLeft(s: NauticusState): number {
  const rounds = roundsFor(s.players.length);
  return (rounds - s.round) * PHASES + PHASES - s.phase + 1;
}

/** 1 at the beginning, 0 at the end. */
function youth(s: NauticusState): number {
  return phasesLeft(s) / (roundsFor(s.players.length) * PHASES);
}

export function evaluate(s: NauticusState, seat: Seat): number {
  if (s.result !== null) return nth(s.result.scores, seat);
  const player = playerAt(s, seat);
  const young = youth(s);
  const yard = lookOver(player, phasesLeft(s), young);
  const base = player.vp - nth(PENALTY, player.passFlips) + yard.vp + yard.hold * WEIGHTS.hold * young;
  return (
    base +
    purseValue(player, yard, young) +
    warehouseValue(player, yard, young) +
    goodsValue(player, yard, phasesLeft(s)) +
    crownValue(player, young) +
    (player.hasExtra ? Math.min(WEIGHTS.extra, WEIGHTS.extraPace * phasesLeft(s)) : 0) +
    chance(s, player, seat, yard)
  );
}

function lookOver(player: Player, left: number, young: number): Yard {
  const yard: Yard = {
    vp: 0,
    coins: 0,
    partsWithoutMast: 0,
    mastsWithoutSail: 0,
    hold: 0,
    ready: [0, 0, 0, 0],
    waiting: [0, 0, 0, 0],
  };
  for (const ship of player.ships) look(ship, yard, left, young);
  return yard;
}

function look(ship: Ship, yard: Yard, left: number, young: number): void {
  const size = ship.parts.length;
  const open = openEnds(ship);
  let masts = 0;
  let sails = 0;
  for (const { mast, sail } of ship.parts) {
    if (mast !== null) masts += 1;
    if (sail !== null) sails += 1;
  }
  const isDone = open === 0 && sails === size;
  yard.hold += size - countGoods(ship, isDone ? yard.ready : yard.waiting);
  if (isDone) {
    yard.vp += nth(SHIP_VP, size);
    return;
  }
  yard.partsWithoutMast += size - masts;
  yard.mastsWithoutSail += masts - sails;
  yard.coins += size + masts + sails;
  const target = Math.min(MOST_PARTS, size + open);
  const worth = nth(SHIP_VP, target) + target * (WEIGHTS.rewardLate + WEIGHTS.reward * young);
  const actions = (open > 0 ? 1 : 0) + (masts < target ? 1 : 0) + 1;
  const pace = Math.max(0, Math.min(1, (left - actions + 1) / (WEIGHTS.pace * actions)));
  yard.vp += worth * ((size + masts + sails) / (3 * target)) ** WEIGHTS.progress * pace;
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

/** Workers and coins: worth more while there is time, less beyond what one can use. */
function purseValue({ workers, coins }: Player, yard: Yard, young: number): number {
  const useful = Math.min(workers, WEIGHTS.workerMany) * WEIGHTS.worker;
  const spent = Math.min(coins, WEIGHTS.coinMany) * WEIGHTS.coin;
  const fade = Math.min(1, 3 * young);
  return (workers + coins + yard.coins) * THIRD + (useful + spent) * fade;
}

/** Stored tiles are worth more where the shipyard has a place for them. */
function warehouseValue({ warehouse }: Player, yard: Yard, young: number): number {
  const hulls = countTiles(warehouse, 0, FIRST_MAST);
  const masts = countTiles(warehouse, FIRST_MAST, FIRST_SAIL);
  const sails = countTiles(warehouse, FIRST_SAIL, FIRST_GOOD);
  const goods = countTiles(warehouse, FIRST_GOOD, warehouse.length);
  const rigs =
    Math.min(masts, yard.partsWithoutMast + WEIGHTS.rigRoom) +
    Math.min(sails, yard.partsWithoutMast + yard.mastsWithoutSail + WEIGHTS.rigRoom);
  const crowns = nth(warehouse, CROWN_MAST) + nth(warehouse, CROWN_SAIL);
  const cargo = Math.min(goods, yard.hold + 1);
  const hopes =
    hulls * WEIGHTS.storedHull +
    rigs * WEIGHTS.storedRig +
    cargo * WEIGHTS.storedGood +
    crowns * WEIGHTS.storedCrown;
  return (hulls + masts + sails + goods) * THIRD + hopes * Math.min(1, 2 * young);
}

function countTiles(warehouse: readonly number[], from: number, to: number): number {
  let count = 0;
  for (let tile = from; tile < to; tile += 1) count += nth(warehouse, tile);
  return count;
}

/** Delivered goods count in full, loaded ones in part, by what they would add to their kind. */
function goodsValue({ delivered }: Player, yard: Yard, left: number): number {
  const pace = Math.min(1, left / WEIGHTS.goodsPace);
  let value = 0;
  for (let good = 0; good < delivered.length; good += 1) {
    const done = nth(delivered, good);
    const ready = Math.min(GOODS_VP.length - 1, done + nth(yard.ready, good));
    const all = Math.min(GOODS_VP.length - 1, ready + nth(yard.waiting, good));
    value += nth(GOODS_VP, done);
    value += (nth(GOODS_VP, ready) - nth(GOODS_VP, done)) * WEIGHTS.loadedReady * pace;
    value += (nth(GOODS_VP, all) - nth(GOODS_VP, ready)) * WEIGHTS.loadedWaiting * pace;
  }
  return value;
}

/** Crowns on ships and in the warehouse last; flipped pass tiles are gone at the end of the round. */
function crownValue(player: Player, young: number): number {
  return WEIGHTS.crown * young * (visibleCrowns(player) - player.passFlips);
}

/** What the decision in play promises to the seat that is asked. */
function chance(s: NauticusState, player: Player, seat: Seat, yard: Yard): number {
  const at = due<Nauticus>(s);
  if (at === null || at.seats[0] !== seat) return 0;
  if (at.step === 'place') return -WEIGHTS.worker - (at.price ?? 0) * (THIRD + WEIGHTS.coin);
  return at.step === 'turn' || at.step === 'chooseBonusTile' ? promise(player, s.work, yard) : 0;
}

function promise(player: Player, work: Work, yard: Yard): number {
  const workers = work.blue + player.workers;
  const paying = Math.min(workers, work.blue + 2);
  switch (ACTIONS[work.action]) {
    case 'buy-hull':
      return Math.min(paying, 3) * WEIGHTS.chanceHull;
    case 'buy-masts':
      return Math.min(paying, yard.partsWithoutMast) * WEIGHTS.chanceMast;
    case 'buy-sails':
      return Math.min(paying, yard.mastsWithoutSail) * WEIGHTS.chanceSail;
    case 'buy-goods':
      return Math.min(paying, yard.hold) * WEIGHTS.chanceGood;
    case 'transport':
      return Math.min(paying, player.spaces) * WEIGHTS.chanceMove;
    case 'withdraw':
      return work.blue * WEIGHTS.chanceCoins;
    case 'deliver':
      return yard.ready.reduce((a, b) => a + b, 0);
    default:
      return Math.min(CROWN_LIMIT, work.blue * visibleCrowns(player));
  }
}

/** Buying and placing in one line, so that search sees what a tile does before it is paid for. */
export function menu(s: NauticusState, seat: Seat): readonly (readonly NauticusOption[])[] {
  const at = due<Nauticus>(s);
  const lines: NauticusOption[][] = [];
  if (at === null || (at.step !== 'turn' && at.step !== 'buy' && at.step !== 'transport')) return lines;
  const player = playerAt(s, seat);
  const rule = ruleOf(s.work.action);
  const uses: NauticusOption[] = [];
  rule.addUses(s, s.work, seat, uses);
  for (const use of uses) {
    if (!isUse(use) || rule.refuse(s, s.work, seat, use) !== null) continue;
    const tile = placedTile(s, use);
    if (tile !== null) addLines(player, use, tile, lines);
  }
  return lines;
}

/** The tile whose place would be asked next, or null where none is. */
function placedTile(s: NauticusState, use: UseOption): Tile | null {
  if (use.verb === 'move') return tileNumber(use.noun);
  if (use.verb !== 'item') return null;
  const item = itemNumber(use.noun);
  return priceOf(s, s.work, item) === 0 ? null : itemTile(s.work.action, item);
}

function addLines(player: Player, use: UseOption, tile: Tile, lines: NauticusOption[][]): void {
  const canStore = use.verb === 'item' && fits(player, tile);
  if (onlyDestination(player, tile, canStore) !== null) return;
  if (canStore) lines.push([use, WAREHOUSE]);
  if (isHull(tile)) lines.push([use, NEW]);
  player.ships.forEach((ship, n) => {
    if (refusePlacement(ship, tile) === null) lines.push([use, nth(SHIP, n + 1)]);
  });
}
