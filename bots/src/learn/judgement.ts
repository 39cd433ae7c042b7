// What a network adds to the points that `evaluate` expects at the end of a turn.
import type { BotHints, Kinds } from '@comptoir/kernel';
import { type Network, readNetwork } from './network.ts';

/** Read once, however many bots sit down. */
const read = new Map<string, Network>();

function networkOf({ network }: BotHints<Kinds>): Network | null {
  if (network === undefined) return null;
  const known = read.get(network);
  if (known !== undefined) return known;
  const fresh = readNetwork(network);
  read.set(network, fresh);
  return fresh;
}

type FeaturesOf = NonNullable<BotHints<Kinds>['features']>;

/** Everybody's features, by seat. */
export function featuresOf(features: FeaturesOf, s: Kinds['State'], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => [...features(s, seat)]);
}

/** How many inputs a network for so many features has. */
export const inputCount = (features: number): number => 2 * features + 1;

/** What the network is told for one seat: its own features, the mean of its rivals', and by how many points it leads. */
export function fillInputs(
  into: Float64Array,
  rows: readonly ArrayLike<number>[],
  points: readonly number[],
  seat: number,
  scale: number,
): void {
  const own = rows[seat] ?? [];
  const rivals = Math.max(rows.length - 1, 1);
  for (let n = 0; n < own.length; n += 1) {
    let others = 0;
    for (let other = 0; other < rows.length; other += 1) if (other !== seat) others += rows[other]?.[n] ?? 0;
    into[n] = own[n] ?? 0;
    into[own.length + n] = others / rivals;
  }
  let lead = points[seat] ?? 0;
  for (let other = 0; other < rows.length; other += 1)
    if (other !== seat) lead -= (points[other] ?? 0) / rivals;
  into[2 * own.length] = lead / scale;
}

/** What everybody may expect, or has where the game is over. */
export function expectedPoints(hints: BotHints<Kinds>, s: Kinds['State'], players: number): number[] {
  const { result } = s;
  if (result !== null) return [...result.scores];
  const points = Array.from({ length: players }, (_, seat) => hints.evaluate(s, seat));
  correct(hints, s, points, players);
  return points;
}

/** Corrects everybody's points in place; their mean stays, for only who leads by how much is judged. */
export function correct(hints: BotHints<Kinds>, s: Kinds['State'], points: number[], players: number): void {
  const network = networkOf(hints);
  if (network === null || hints.features === undefined) return;
  const rows = featuresOf(hints.features, s, players);
  const outputs: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < players; seat += 1) {
    fillInputs(network.inputs, rows, points, seat, network.scale);
    const output = network.run();
    outputs.push(output);
    sum += output;
  }
  for (let seat = 0; seat < players; seat += 1)
    points[seat] = (points[seat] ?? 0) + network.scale * ((outputs[seat] ?? 0) - sum / players);
}
