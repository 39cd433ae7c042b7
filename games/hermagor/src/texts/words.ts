// What both languages read out of a view: names, costs and counts, no sentences.

import { nth } from '@comptoir/kernel';
import { REGIONS, VILLAGES } from '../data/map.ts';
import { CORRIDORS, SPACES, STALLS, TILE_COST } from '../data/market.ts';
import { BY_PLAYERS } from '../data/players.ts';
import { GREEN_SPACES, NOBILITY_SPACES } from '../data/price-table.ts';
import { GOODS_TILES } from '../data/tiles.ts';
import { nodeIndex, placeIndex, stallsBeside } from '../lookup.ts';
import type { Good, Node, Place, Region, SpecialTile, Tile } from '../names.ts';
import { halfJourneyCost, journeyCost } from '../rules/7-3-journeys.ts';
import type { HermagorStep, HermagorView, PlayerView } from '../types.ts';

/** The player who is asked. */
export const asked = (at: HermagorStep, view: HermagorView): PlayerView =>
  nth(view.players, nth(at.seats, 0));
export const moneyOf = (at: HermagorStep, view: HermagorView): number => asked(at, view).money ?? 0;

export interface TileFace {
  readonly number: number;
  readonly goods: readonly Good[];
}
/** null for a special tile. */
export function faceOf(tile: Tile): TileFace | null {
  return GOODS_TILES.find((t) => t.id === tile) ?? null;
}
/** The tile on a place of the market, if it is a stall with one. */
export function tileOn(view: HermagorView, place: Place): Tile | null {
  const stall = STALLS.findIndex((s) => s.id === place);
  return stall < 0 ? null : nth(view.market, stall).tile;
}
/** The tiles a buyer would stand on or between; a crossing is no tile's neighbour here. */
export function tilesAround(view: HermagorView, place: Place): readonly Tile[] {
  return stallsBeside(placeIndex(place)).flatMap((stall) => nth(view.market, stall).tile ?? []);
}
export function specialOf(tile: Tile): SpecialTile {
  if (tile === 'shortcut' || tile === 'blackMarket' || tile === 'marketFluctuation') return tile;
  return 'bargain';
}
export const isStall = (place: Place): boolean => STALLS.some((s) => s.id === place);
export const costAt = (place: Place): number => SPACES.find((s) => s.id === place)?.cost ?? TILE_COST;
export const corridorsAt = (place: Place): readonly string[] =>
  CORRIDORS.filter((c) => c.spaces.some((space) => space === place)).map((c) => c.id);

function villageOf(node: Node): { readonly name: string; readonly good: Good | null } {
  return VILLAGES.find((v) => v.id === node) ?? { name: 'Hermagor', good: null };
}
export const nameOf = (node: Node): string => villageOf(node).name;
/** What is bought there; null in the city, which is listed as a destination to say why it is none. */
export const boughtIn = (node: Node): Good | null => villageOf(node).good;
/** What a village buys. */
export function goodOf(village: Node): Good {
  const { good } = villageOf(village);
  if (good === null) throw new Error(`hermagor texts: nothing is sold in ${village}`);
  return good;
}

export function journeyOf(at: HermagorStep, view: HermagorView, to: Node): { full: number; half: number } {
  const from = nodeIndex(asked(at, view).merchant);
  return { full: journeyCost(from, nodeIndex(to)), half: halfJourneyCost(from, nodeIndex(to)) };
}

export const goodsOf = (region: Region): readonly Good[] =>
  REGIONS.find((r) => r.id === region)?.produces ?? [];
/** What the next nobility disc brings; 0 when the track is full. */
export const nextNobility = (view: HermagorView): number => NOBILITY_SPACES[view.nobility.indexOf(null)] ?? 0;
/** with two players only two green spaces of a row are used. */
export function isGreenUsed(view: HermagorView, space: number): boolean {
  return BY_PLAYERS.some((row) => row.players === view.players.length && row.greens.some((n) => n === space));
}
/** What the next disc in a row brings; null without a free space. */
export function nextGreen(view: HermagorView, good: Good): number | null {
  const free = GREEN_SPACES.find(
    (_, n) => isGreenUsed(view, n) && n < view.open[good] && view.discs[good][n] === null,
  );
  return free ?? null;
}
