// Chapter 8 of RULES.md: the end of the game, the final income and the places.
import { nth, type Result, ranksBy, type Seat, type Upkeep } from '@comptoir/kernel';
import { MAIN_ROAD_MONEY } from './data/players.ts';
import { GREEN_SPACES } from './data/price-table.ts';
import {
  ALL_GOODS,
  ALL_NODES,
  buildingValueAt,
  DUCHY_OF,
  hasPost,
  MAIN_ROAD_VILLAGES,
  playerAt,
  priceOf,
  tableFor,
} from './lookup.ts';
import { DUCHIES, type GoodNumber, INCOMES } from './names.ts';
import type { Hermagor, HermagorState } from './types.ts';

export function hasDiscIn(s: HermagorState, seat: Seat, good: GoodNumber): boolean {
  const row = good * GREEN_SPACES.length;
  for (let i = 0; i < GREEN_SPACES.length; i += 1) if (s.discs[row + i] === seat) return true;
  return false;
}

/** */
export function production(s: HermagorState, seat: Seat): number {
  let money = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = nth(ALL_GOODS, n);
    if (hasDiscIn(s, seat, good)) money += buildingValueAt(priceOf(s, good));
  }
  return money;
}

export function postsInDuchy(s: HermagorState, seat: Seat, duchy: number): number {
  let count = 0;
  for (let n = 1; n < ALL_NODES.length; n += 1) {
    const node = nth(ALL_NODES, n);
    if (DUCHY_OF[node] === duchy && hasPost(s, seat, node)) count += 1;
  }
  return count;
}

/** */
export function duchies(s: HermagorState, seat: Seat): number {
  let fewest = s.posts.length;
  for (let duchy = 0; duchy < DUCHIES.length; duchy += 1) {
    fewest = Math.min(fewest, postsInDuchy(s, seat, duchy));
  }
  return fewest * tableFor(s.players.length).duchies;
}

export function postsOnMainRoad(s: HermagorState, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < MAIN_ROAD_VILLAGES.length; i += 1) {
    if (hasPost(s, seat, nth(MAIN_ROAD_VILLAGES, i))) count += 1;
  }
  return count;
}

/** the most and the fewest may be the same, then nothing remains. */
export function mainRoad(s: HermagorState, seat: Seat): number {
  const own = postsOnMainRoad(s, seat);
  let isMost = true;
  let isFewest = true;
  for (let other = 0; other < s.players.length; other += 1) {
    const count = postsOnMainRoad(s, other);
    if (count > own) isMost = false;
    if (count < own) isFewest = false;
  }
  return (isMost ? MAIN_ROAD_MONEY : 0) - (isFewest ? MAIN_ROAD_MONEY : 0);
}

/** own discs on the whole price table, nobility included. */
function discsOnTable(s: HermagorState, seat: Seat): number {
  let count = 0;
  for (const owner of s.discs) if (owner === seat) count += 1;
  for (const owner of s.nobility) if (owner === seat) count += 1;
  return count;
}

/** negative when the first seat stands before the second. */
function compareSeats(s: HermagorState, a: Seat, b: Seat): number {
  const money = playerAt(s, b).money - playerAt(s, a).money;
  if (money !== 0) return money;
  const discs = discsOnTable(s, b) - discsOnTable(s, a);
  if (discs !== 0) return discs;
  return leftmostNobility(s, a) - leftmostNobility(s, b);
}

/** No disc on the track counts as farther right than any. */
function leftmostNobility(s: HermagorState, seat: Seat): number {
  const space = s.nobility.indexOf(seat);
  return space < 0 ? s.nobility.length : space;
}

/** by money after the final income; who is nowhere behind another shares the place. */
function rank(s: HermagorState): Result {
  const scores = s.players.map((player) => player.money);
  const ranks = ranksBy([...s.players.keys()], (a, b) => compareSeats(s, a, b));
  return { scores, ranks };
}

const POINTS = { production, duchies, mainRoad } as const;

/** the shared colour has no part in it. */
export const finish: Upkeep<Hermagor, 'finish'> = {
  rule: 'R-8',
  run(s, _at, effects) {
    s.phase = 'over';
    for (const category of INCOMES) {
      for (let seat = 0; seat < s.players.length; seat += 1) {
        const points = POINTS[category](s, seat);
        playerAt(s, seat).money += points;
        effects.tell({ kind: 'scored', category, seat, points });
      }
    }
    s.result = rank(s);
    effects.tell({ kind: 'ended', scores: s.result.scores, ranks: s.result.ranks });
  },
};
