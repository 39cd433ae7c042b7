// of RULES.md: the cheapest route between any two places of the county, found once. Posts never close a road, so
// one table serves every player at any time.
import { nth } from '@comptoir/kernel';
import { ROADS } from '../data/map.ts';
import { NODES, nodeIndex } from '../lookup.ts';
import type { Node, NodeNumber } from '../names.ts';

const SIZE = NODES.length;
const FAR = 1000;

/** Floyd–Warshall over the roads; `via` keeps the first stop on the way. */
function findJourneys(): { readonly costs: readonly number[]; readonly via: readonly number[] } {
  const costs: number[] = Array.from({ length: SIZE * SIZE }, (_, n) => (n % (SIZE + 1) === 0 ? 0 : FAR));
  const via = Array.from({ length: SIZE * SIZE }, (_, n) => n % SIZE);
  for (const { a, b, cost } of ROADS) {
    costs[nodeIndex(a) * SIZE + nodeIndex(b)] = cost;
    costs[nodeIndex(b) * SIZE + nodeIndex(a)] = cost;
  }
  for (let n = 0; n < SIZE ** 3; n += 1) {
    const middle = Math.floor(n / SIZE ** 2);
    const from = Math.floor(n / SIZE) % SIZE;
    const to = n % SIZE;
    const cost = nth(costs, from * SIZE + middle) + nth(costs, middle * SIZE + to);
    if (cost >= nth(costs, from * SIZE + to)) continue;
    costs[from * SIZE + to] = cost;
    via[from * SIZE + to] = nth(via, from * SIZE + middle);
  }
  return { costs, via };
}

const { costs: COSTS, via: VIA } = findJourneys();

function followRoute(from: number, to: number): readonly Node[] {
  const here = nth(NODES, from);
  return from === to ? [here] : [here, ...followRoute(nth(VIA, from * SIZE + to), to)];
}
const ROUTES = COSTS.map((_, n) => followRoute(Math.floor(n / SIZE), n % SIZE));

export function journeyCost(from: NodeNumber, to: NodeNumber): number {
  const cost = COSTS[from * SIZE + to];
  if (cost === undefined) throw new Error(`hermagor: no road leads from ${from} to ${to}`);
  return cost;
}
/** R-7.2c, R-7.6: half of the whole journey, rounded up. */
export const halfJourneyCost = (from: NodeNumber, to: NodeNumber): number => (journeyCost(from, to) + 1) >> 1;
/** The stops of the cheapest route, both ends included. */
export const routeBetween = (from: NodeNumber, to: NodeNumber): readonly Node[] =>
  nth(ROUTES, from * SIZE + to);
