// Where a ship could stop next, as sets of ports: one bit a port.
import { ALL_PORTS, isReached, numberAt } from '../src/lookup.ts';
import type { Merchant, OltreMareState, Port } from '../src/types.ts';
import type { OltreMareWeights } from './weights.ts';

const MOST_SHIPS = 4;
/** By ships, then by port: where the ship may be after exactly so many routes. */
const REACH: readonly (readonly number[])[] = Array.from({ length: MOST_SHIPS + 1 }, (_, ships) =>
  ALL_PORTS.map((from) =>
    ALL_PORTS.reduce<number>((ports, to) => (isReached(from, to, ships) ? ports | (1 << to) : ports), 0),
  ),
);
function reachOf(from: Port, ships: number): number {
  const ports = REACH[ships]?.[from];
  if (ports === undefined) throw new Error(`oltre-mare: no ship sails ${ships} routes`);
  return ports;
}

/** A compass is as good as the best token, nearly. */
const A_COMPASS = 1.5;

/** How many tokens so many ships can fetch, the worth of the best of them, and how far the nearest token is, whatever the hand. */
export function addPorts(
  list: number[],
  w: OltreMareWeights,
  s: OltreMareState,
  { port }: Merchant,
  most: number,
): void {
  let reached = 0;
  for (let ships = 1; ships <= most; ships += 1) reached |= reachOf(port, ships);
  let tokens = 0;
  let fetched = 0;
  let best = 0;
  for (let n = 0; n < ALL_PORTS.length; n += 1) {
    const at = numberAt(ALL_PORTS, n);
    const token = s.portTokens[at] ?? null;
    if (token === null) continue;
    tokens |= 1 << at;
    if ((reached & (1 << at)) === 0) continue;
    fetched += 1;
    best = Math.max(best, token === 'compass' ? A_COMPASS : w[token]);
  }
  let nearest = 1;
  while (nearest < MOST_SHIPS && (reachOf(port, nearest) & tokens) === 0) nearest += 1;
  list.push(Math.min(1.5, fetched / 8), best / 2.5, nearest / MOST_SHIPS);
}
