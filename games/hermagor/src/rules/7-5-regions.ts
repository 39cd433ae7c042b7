// of RULES.md: closing regions.
import { type Choice, type Effects, nth, type Seat } from '@comptoir/kernel';
import { REGIONS } from '../data/map.ts';
import { GREEN_SPACES, NOBILITY_SPACES } from '../data/price-table.ts';
import {
  goodIndex,
  hasPost,
  isShared,
  playerAt,
  REGION_GOODS,
  REGION_VILLAGES,
  REGIONS_AT,
  regionIndex,
} from '../lookup.ts';
import type { NodeNumber, Region, RegionNumber } from '../names.ts';
import { BUILDS, REGION_GOOD_PICKS, SKIPS } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { BuildOption, GoodOption, Hermagor, HermagorState, Owner } from '../types.ts';
import { freeGreenSpace, freeNobilitySpace } from './2-components.ts';

/** an own post in every village; the city on the border needs none. */
function isComplete(s: HermagorState, owner: Owner, region: RegionNumber): boolean {
  const villages = nth(REGION_VILLAGES, region);
  for (let i = 0; i < villages.length; i += 1) if (!hasPost(s, owner, nth(villages, i))) return false;
  return true;
}

/** the regions that the post just put there completes, whoever has closed them before (R-7.5d); `seat` decides for the posts of `owner`. */
export function closeRegions(
  s: HermagorState,
  seat: Seat,
  owner: Owner,
  node: NodeNumber,
  effects: Effects<Hermagor>,
): void {
  const around = nth(REGIONS_AT, node);
  const closed: Region[] = [];
  for (let i = 0; i < around.length; i += 1) {
    const region = nth(around, i);
    if (isComplete(s, owner, region)) closed.push(nth(REGIONS, region).id);
  }
  if (closed.length > 0) offerRegions(s, seat, owner, closed, effects);
}

const discsOf = (s: HermagorState, owner: Owner): number =>
  isShared(s, owner) ? (s.shared?.discs ?? 0) : playerAt(s, owner).discs;

/** R-7.5c: whether a disc could be placed for a region at all. */
function canBuild(s: HermagorState, owner: Owner, region: RegionNumber): boolean {
  if (discsOf(s, owner) === 0) return false;
  const goods = nth(REGION_GOODS, region);
  if (goods.length === 0) return freeNobilitySpace(s) >= 0;
  for (let i = 0; i < goods.length; i += 1) if (freeGreenSpace(s, nth(goods, i)) >= 0) return true;
  return false;
}

/** Asks for the regions that can still bring a disc; the others are lost. */
function offerRegions(
  s: HermagorState,
  seat: Seat,
  owner: Owner,
  closed: readonly Region[],
  effects: Effects<Hermagor>,
): void {
  const regions: Region[] = [];
  for (let i = 0; i < closed.length; i += 1) {
    const region = nth(closed, i);
    if (canBuild(s, owner, regionIndex(region))) regions.push(region);
    else if (owner === seat) effects.tell({ kind: 'regionLost', seat, region });
  }
  if (regions.length === 0) return;
  effects.next(isShared(s, owner) ? steps.sharedBuild(seat, regions) : steps.build(seat, regions));
}

export const build: Choice<Hermagor, 'build', BuildOption> = {
  rule: 'R-7.5',
  candidates(_s, at) {
    const list: BuildOption[] = [];
    for (const region of at.regions) {
      list.push(nth(BUILDS, regionIndex(region)), nth(SKIPS, regionIndex(region)));
    }
    return list;
  },
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    if (o.verb === 'build') {
      useRegion(s, at, seat, o.noun, effects);
      return;
    }
    effects.tell({ kind: 'regionSkipped', seat, region: o.noun });
    offerRegions(s, seat, seat, without(at.regions, o.noun), effects);
  },
};

/** the same for the shared colour, without a way to decline. */
export const sharedBuild: Choice<Hermagor, 'sharedBuild', BuildOption> = {
  rule: 'R-9.7',
  candidates: (_s, at) => at.regions.map((region) => nth(BUILDS, regionIndex(region))),
  refuse: () => null,
  apply: (s, at, _seat, o, effects) => useRegion(s, at, s.players.length, o.noun, effects),
};

const without = (regions: readonly Region[], used: Region): readonly Region[] =>
  regions.filter((region) => region !== used);

/** A nobility region takes its disc at once, a production region asks for the good first. */
function useRegion(
  s: HermagorState,
  at: { readonly seats: readonly Seat[]; readonly regions: readonly Region[] },
  owner: Owner,
  region: Region,
  effects: Effects<Hermagor>,
): void {
  const seat = nth(at.seats, 0);
  const rest = without(at.regions, region);
  if (nth(REGION_GOODS, regionIndex(region)).length > 0) {
    effects.next(steps.buildGood(seat, owner, region, rest));
    return;
  }
  placeNobility(s, seat, owner, region, effects);
  offerRegions(s, seat, owner, rest, effects);
}

/** R-7.5b */
function placeNobility(
  s: HermagorState,
  seat: Seat,
  owner: Owner,
  region: Region,
  effects: Effects<Hermagor>,
): void {
  const space = freeNobilitySpace(s);
  const money = nth<number>(NOBILITY_SPACES, space);
  s.nobility[space] = owner;
  spendDisc(s, owner, money);
  if (isShared(s, owner)) {
    effects.tell({ kind: 'sharedDiscPlaced', seat, region, good: null, space: money });
  } else effects.tell({ kind: 'nobilityPlaced', seat, region, money });
}

/** One disc less; only a player is paid. */
function spendDisc(s: HermagorState, owner: Owner, money: number): void {
  if (s.shared !== null && isShared(s, owner)) {
    s.shared.discs -= 1;
    return;
  }
  const player = playerAt(s, owner);
  player.discs -= 1;
  player.money += money;
}

export const buildGood: Choice<Hermagor, 'buildGood', GoodOption> = {
  rule: 'R-7.5a',
  candidates: (_s, at) => nth(REGION_GOOD_PICKS, regionIndex(at.region)),
  refuse: (s, _at, _seat, o) => (freeGreenSpace(s, goodIndex(o.noun)) < 0 ? NO.rowFull : null),
  apply(s, at, seat, o, effects) {
    const good = goodIndex(o.noun);
    const space = freeGreenSpace(s, good);
    const money = nth<number>(GREEN_SPACES, space);
    const { owner, region } = at;
    s.discs[good * GREEN_SPACES.length + space] = owner;
    spendDisc(s, owner, money);
    if (isShared(s, owner))
      effects.tell({ kind: 'sharedDiscPlaced', seat, region, good: o.noun, space: money });
    else effects.tell({ kind: 'discPlaced', seat, region, good: o.noun, money });
    offerRegions(s, seat, owner, at.rest, effects);
  },
};
