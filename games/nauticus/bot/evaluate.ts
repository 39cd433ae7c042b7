// A hint for search: the final points a seat may expect.
import { due, nth, type Seat } from '@comptoir/kernel';
import {
  COINS_PER_VP,
  CROWN_LIMIT,
  GOODS_VP,
  PENALTY,
  PHASES,
  roundsFor,
  SLOT_COUNT,
} from '../src/data/numbers.ts';
import { actionOf, GOOD_IDS, goodTile, playerAt } from '../src/lookup.ts';
import { ACTIONS } from '../src/names.ts';
import { blueWorkers } from '../src/rules/5-bonus.ts';
import { visibleCrowns } from '../src/rules/7-5-crowns.ts';
import type { Nauticus, NauticusState, Player } from '../src/types.ts';
import {
  countAll,
  countGoodTiles,
  lookOver,
  rewardValue,
  spareShipTiles,
  type Time,
  type Yard,
} from './yard.ts';

/**
 * In points unless said otherwise; all but the chances fade as the game goes on. Set by hand between a first guess and
 * what 1,940 rounds of simultaneous perturbation with greedy bots preferred (seed g1, three players, `passes` and
 * `extraTurn` held); no match has shown yet that they suit the searching bots best.
 */
export const weights = {
  /** A worker or a coin beyond the third of a point it is worth at the end, and turns before the end at which that fades. */
  worker: 1.1,
  coin: 0.1,
  purseTurns: 10,
  reward: 1,
  rewardLate: 2.5,
  progress: 1.8,
  stored: 0.45,
  tilesAtOnce: 1.8,
  placing: 0.6,
  /** Stored tiles that no ship waits for. */
  loose: 0.1,
  /** Shares of a good's points: on complete ships, on others, in the warehouse. */
  loadedReady: 1,
  loadedWaiting: 0.5,
  storedGood: 0.35,
  /** Room for a good. */
  hold: 0.8,
  /** A lasting crown in each round to come, and the share of this round's crown scoring that comes true. */
  crownLater: 1.5,
  crownNow: 0.75,
  /** Passes a turn still to come will bring. */
  passes: 0.45,
  /** The extra action, at most so much for each turn left. */
  extra: 7,
  extraTurn: 2.5,
  /** How far it stands in for an action that may not come any more. */
  extraTimes: 0.4,
  /** A use of the action in play, for whoever has yet to use it. */
  chanceHull: 0.6,
  chanceMast: 0.7,
  chanceSail: 1,
  chanceGood: 0.5,
  chanceMove: 0.7,
  chanceCoins: 0.5,
  chanceDeliver: 1.5,
};
type Weights = Readonly<typeof weights>;
const THIRD = 1 / COINS_PER_VP;
/** Workers and coins beyond these are worth a third of a point at any time. */
const WORKERS_IN_USE = 8;
const COINS_IN_USE = 20;
const CROWNS_IN_USE = 6;
const MOST_PASSES = PENALTY.length - 1;
const CROWNS_TILE = actionOf('crowns');
const DELIVER = actionOf('deliver');
/** one tile of eight stays face up. */
const TIMES_A_ROUND = PHASES / SLOT_COUNT;

export const evaluateWith =
  (w: Weights) =>
  (s: NauticusState, seat: Seat): number =>
    s.result === null ? outlookOf(w, s, seat).total : nth(s.result.scores, seat);
export const evaluate = evaluateWith(weights);

/** What evaluate adds up, term by term; a network is told each by itself. */
export interface Outlook {
  readonly time: Time;
  /** Turns left in this round. */
  readonly turnsNow: number;
  readonly yard: Yard;
  readonly penalty: number;
  readonly hold: number;
  readonly purse: number;
  readonly goods: number;
  readonly crownsLater: number;
  readonly crownsNow: number;
  readonly extra: number;
  readonly chance: number;
  readonly total: number;
}

export function outlookOf(w: Weights, s: NauticusState, seat: Seat): Outlook {
  const player = playerAt(s, seat);
  const turnsNow = turnsThisRound(s, seat);
  const rounds = roundsFor(s.players.length);
  const turns = (rounds - s.round) * PHASES + turnsNow;
  const times = timesOf(s, seat, player.hasExtra ? w.extraTimes : 0);
  const time = { turns, young: turns / (rounds * PHASES), times };
  const yard = lookOver(w, s, seat, time);
  const flips = Math.min(MOST_PASSES, player.passFlips + Math.max(0, w.passes) * turnsNow);
  const lasting = visibleCrowns(player) - player.passFlips;
  const lost = penalty(flips);
  const hold = yard.hold * w.hold * time.young;
  const purse = purseValue(w, player, yard, time);
  const goods = goodsValue(w, player, yard, time);
  const crownsLater = w.crownLater * (rounds - s.round) * Math.min(lasting, CROWNS_IN_USE);
  const scored = crownsNow(w, s, player, lasting + flips);
  const extra = player.hasExtra ? Math.min(w.extra, w.extraTurn * turns) : 0;
  const hopeful = chance(w, s, seat, yard, time);
  const total = player.vp - lost + yard.vp + hold + purse + goods + crownsLater + scored + extra + hopeful;
  return {
    time,
    turnsNow,
    yard,
    penalty: lost,
    hold,
    purse,
    goods,
    crownsLater,
    crownsNow: scored,
    extra,
    chance: hopeful,
    total,
  };
}

/** Turns this seat has left in this round, the one in play included until it is begun. */
function turnsThisRound(s: NauticusState, seat: Seat): number {
  return PHASES - s.phase + (hasTurnNow(s, seat) ? 1 : 0);
}
export function hasTurnNow(s: NauticusState, seat: Seat): boolean {
  if (s.slot === null) return true;
  const count = s.players.length;
  const after = ((seat - s.startPlayer + count) % count) - ((s.onTurn - s.startPlayer + count) % count);
  if (after !== 0) return after > 0;
  const step = due<Nauticus>(s)?.step;
  return step === 'turn' || step === 'chooseBonusTile';
}

/** By action: how often it may be expected to come for this seat, what is left of this round included. */
function timesOf(s: NauticusState, seat: Seat, extra: number): readonly number[] {
  const later = (roundsFor(s.players.length) - s.round) * TIMES_A_ROUND + extra;
  const phasesLeft = PHASES - s.phase + (s.slot === null ? 1 : 0);
  const now = phasesLeft / (phasesLeft + 1);
  const times = [later, later, later, later, later, later, later, later];
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    if (s.chosenBy[slot] === null) times[nth(s.tiles, slot)] = later + now;
  }
  if (s.slot !== null && hasTurnNow(s, seat)) times[nth(s.tiles, s.slot)] = later + 1;
  return times;
}

/** between whole numbers of flipped tiles too. */
function penalty(flips: number): number {
  const low = Math.floor(flips);
  if (low >= MOST_PASSES) return 0;
  return nth(PENALTY, low) + (flips - low) * (nth(PENALTY, low + 1) - nth(PENALTY, low));
}

/** Workers, coins and tiles: worth more while there is time, less beyond what one can use. */
function purseValue(w: Weights, { workers, coins, warehouse }: Player, yard: Yard, { turns }: Time): number {
  const useful = Math.min(workers, WORKERS_IN_USE) * w.worker + Math.min(coins, COINS_IN_USE) * w.coin;
  const tiles = countAll(warehouse);
  const hopes = useful + spareShipTiles(yard) * w.loose;
  return (workers + coins + yard.coins + tiles) * THIRD + hopes * Math.min(1, turns / w.purseTurns);
}

/** Delivered goods count in full, the others in part, by what they would add to their kind. */
function goodsValue(w: Weights, { delivered }: Player, yard: Yard, { times }: Time): number {
  const pace = Math.min(1, nth(times, DELIVER));
  const goods = countGoodTiles(yard.spare);
  const room = goods === 0 ? 0 : Math.min(1, yard.hold / goods);
  let value = 0;
  for (const good of GOOD_IDS) {
    const done = nth(delivered, good);
    const ready = Math.min(GOODS_VP.length - 1, done + nth(yard.ready, good));
    const all = Math.min(GOODS_VP.length - 1, ready + nth(yard.waiting, good));
    const more = Math.min(GOODS_VP.length - 1, all + nth(yard.spare, goodTile(good)));
    value += nth(GOODS_VP, done);
    value += (nth(GOODS_VP, ready) - nth(GOODS_VP, done)) * w.loadedReady * pace;
    value += (nth(GOODS_VP, all) - nth(GOODS_VP, ready)) * w.loadedWaiting * pace;
    value += (nth(GOODS_VP, more) - nth(GOODS_VP, all)) * w.storedGood * room * pace;
  }
  return value;
}

/** with so many crowns, less the own workers it takes. */
export function crownGain(w: Weights, crowns: number, blue: number, own: number): number {
  if (crowns <= 0) return 0;
  const workers = Math.min(CROWN_LIMIT / crowns, blue + own);
  return workers * crowns - Math.max(0, workers - blue) * (w.worker + THIRD);
}

/** The crown tile of this round while it is face up: all but one of the tiles get their turn. */
function crownsNow(w: Weights, s: NauticusState, player: Player, crowns: number): number {
  const slot = s.tiles.indexOf(CROWNS_TILE);
  if (s.chosenBy[slot] !== null) return 0;
  const phasesLeft = PHASES - s.phase + (s.slot === null ? 1 : 0);
  const likely = phasesLeft / (phasesLeft + 1);
  return w.crownNow * likely * Math.max(0, crownGain(w, crowns, blueWorkers(s, slot), player.workers));
}

/** What the action in play promises to a seat that has not used it yet. */
function chance(w: Weights, s: NauticusState, seat: Seat, yard: Yard, time: Time): number {
  const at = due<Nauticus>(s);
  if (at === null) return 0;
  if (at.step === 'place' && at.seats[0] === seat)
    return -(s.work.blue > 0 ? 0 : w.worker + THIRD) - (at.price ?? 0) * (THIRD + w.coin);
  if (at.step === 'chooseReward' && at.seats[0] === seat) return at.left * rewardValue(w, time);
  return s.slot !== null && hasTurnNow(s, seat) ? Math.max(0, promise(w, s, seat, yard, time)) : 0;
}

function promise(w: Weights, s: NauticusState, seat: Seat, yard: Yard, { turns }: Time): number {
  const player = playerAt(s, seat);
  const blue = s.slot === null ? 0 : blueWorkers(s, s.slot);
  const paying = blue + Math.min(player.workers, 2) / 2;
  const soon = Math.min(1, turns / w.purseTurns);
  switch (ACTIONS[nth(s.tiles, s.slot ?? 0)]) {
    case 'buy-hull':
      return Math.min(paying, 3) * w.chanceHull * soon;
    case 'buy-masts':
      return Math.min(paying, yard.partsWithoutMast) * w.chanceMast * soon;
    case 'buy-sails':
      return Math.min(paying, yard.mastsWithoutSail) * w.chanceSail;
    case 'buy-goods':
      return Math.min(paying, yard.hold) * w.chanceGood * soon;
    case 'transport':
      return Math.min(paying, yard.fitting) * w.chanceMove;
    case 'withdraw':
      return blue * w.chanceCoins;
    case 'deliver':
      return Math.min(paying, countAll(yard.ready)) * w.chanceDeliver;
    default:
      return crownGain(w, visibleCrowns(player), blue, player.workers);
  }
}
