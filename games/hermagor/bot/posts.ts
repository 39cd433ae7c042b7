// Who has posts where, as sets of villages: one bit a village, so that a region is counted in a few steps.
import {
  ALL_GOODS,
  ALL_NODES,
  DUCHY_OF,
  goodWantedAt,
  hasPost,
  MAIN_ROAD_VILLAGES,
  REGION_VILLAGES,
} from '../src/lookup.ts';
import { DUCHIES, type NodeNumber } from '../src/names.ts';
import type { HermagorState, Owner } from '../src/types.ts';

/** Villages are the nodes 1 to 32: just as many as there are bits. */
export const bitOf = (node: NodeNumber): number => 1 << (node - 1);
const bitsOf = (nodes: readonly NodeNumber[]): number => nodes.reduce((bits, node) => bits | bitOf(node), 0);

/** Without the city. */
export const ALL_VILLAGES: readonly NodeNumber[] = ALL_NODES.slice(1);
/** By good. */
export const VILLAGES_WANTING: readonly (readonly NodeNumber[])[] = ALL_GOODS.map((good) =>
  ALL_VILLAGES.filter((node) => goodWantedAt(node) === good),
);
/** By region, and by duchy. */
export const REGION_BITS: readonly number[] = REGION_VILLAGES.map(bitsOf);
export const DUCHY_BITS: readonly number[] = DUCHIES.map((_, duchy) =>
  bitsOf(ALL_VILLAGES.filter((node) => DUCHY_OF[node] === duchy)),
);
export const MAIN_ROAD_BITS = bitsOf(MAIN_ROAD_VILLAGES);

export function postsOf(s: HermagorState, owner: Owner): number {
  let bits = 0;
  for (let n = 0; n < ALL_VILLAGES.length; n += 1) {
    const node = ALL_VILLAGES[n];
    if (node !== undefined && hasPost(s, owner, node)) bits |= bitOf(node);
  }
  return bits;
}

/** How many villages a set has. */
export function countOf(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
