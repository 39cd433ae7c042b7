// What a network may know of a seat, beside what evaluate expects: counts of what it has, as parts of what is usual.
import type { Seat } from '@comptoir/kernel';
import { GREEN_SPACES } from '../src/data/price-table.ts';
import { ALL_GOODS, ALL_REGIONS, hasPost, playerAt, priceOf, REGION_VILLAGES } from '../src/lookup.ts';
import { holdsGood } from '../src/rules/2-components.ts';
import { duchies, mainRoad, postsInDuchy, postsOnMainRoad, production } from '../src/scoring.ts';
import type { HermagorState } from '../src/types.ts';

const DUCHIES = [0, 1, 2] as const;
const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

/** By good: the price where the seat holds the good, and where it has a disc in the row. */
function goodsOf(s: HermagorState, seat: Seat): readonly number[] {
  const player = playerAt(s, seat);
  return ALL_GOODS.flatMap((good) => {
    const row = s.discs.slice(good * GREEN_SPACES.length, (good + 1) * GREEN_SPACES.length);
    const price = priceOf(s, good) / 10;
    return [holdsGood(player, good) ? price : 0, row.includes(seat) ? price : 0];
  });
}

/** Regions that lack one post, two, and none. */
function regionsOf(s: HermagorState, seat: Seat): readonly number[] {
  const lacking = ALL_REGIONS.map((region) =>
    sumOf((REGION_VILLAGES[region] ?? []).map((village) => (hasPost(s, seat, village) ? 0 : 1))),
  );
  return [0, 1, 2].map((wanted) => lacking.filter((count) => count === wanted).length / 4);
}

export function features(s: HermagorState, seat: Seat): readonly number[] {
  const player = playerAt(s, seat);
  const players = s.players.length;
  const laterActions = sumOf(s.pile);
  return [
    s.round / 6,
    s.phase === 'market' ? 1 : 0,
    s.phase === 'selling' ? 1 : 0,
    laterActions / 20,
    ((seat - s.firstPlayer + players) % players) / players,
    player.money / 60,
    player.buyers / 4,
    player.passed ? 1 : 0,
    player.posts / 6,
    player.discs / 9,
    player.tiles.length / 4,
    player.supply / 21,
    ...goodsOf(s, seat),
    ...regionsOf(s, seat),
    ...DUCHIES.map((duchy) => postsInDuchy(s, seat, duchy) / 6),
    postsOnMainRoad(s, seat) / 5,
    production(s, seat) / 30,
    duchies(s, seat) / 20,
    mainRoad(s, seat) / 5,
    s.buyers.filter((owner) => owner === seat).length / 4,
  ];
}
