// Two options of one decision played to the end of the game, in the same deals: what a few turns promise must also win.
import { drawFrom, type Option, redealt, type Seat, seedFrom } from '@comptoir/kernel';
import { expectedPoints } from '../learn/judgement.ts';
import { endOf, wayOn } from '../ways.ts';
import { type Eyes, pointsAfter } from './outlook.ts';
import type { DecisionChances } from './types.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** By how many standard errors the mean of these differences is above 0. */
export function sureness(differences: readonly number[]): number {
  const centre = mean(differences);
  const variance = mean(differences.map((each) => (each - centre) ** 2));
  if (variance === 0) return centre > 0 ? Number.POSITIVE_INFINITY : 0;
  return centre / Math.sqrt(variance / Math.max(differences.length - 1, 1));
}

/** Two options, on average over the deals. */
export interface Duel {
  /** The seat's part of the win with the one, and with the other. */
  readonly one: number;
  readonly other: number;
  /** How many points more before the best rival the one brings, and by how many standard errors. */
  readonly lead: number;
  readonly sure: number;
}

/** By how many points a seat is before the best rival. */
const leadOf = (points: readonly number[], seat: Seat): number =>
  (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));

/** The part of the win that these points are, ties shared. */
function shareOf(points: readonly number[], seat: Seat): number {
  const most = Math.max(...points);
  return points[seat] === most ? 1 / points.filter((each) => each === most).length : 0;
}

/** After so many deals: where the one is not even so sure to be better, the others are spared. */
const HOPELESS: ReadonlyMap<number, number> = new Map([
  [12, 0.5],
  [24, 0.75],
  [48, 1],
]);

/** `isWhole`: in all deals, however it goes. */
export function duel(eyes: Eyes, one: Option, other: Option, isWhole = false): Duel {
  const { viewer, salt, deals } = eyes;
  const leads: number[] = [];
  const shares: (readonly [number, number])[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    if (!isWhole && sureness(leads) < (HOPELESS.get(deal) ?? Number.NEGATIVE_INFINITY)) break;
    const dealt = { ...eyes, deals: 1, salt: `${salt} ${deal}` };
    const [mine = [], theirs = []] = pointsAfter(dealt, [[one], [other]], 'to the end');
    leads.push(leadOf(mine, viewer) - leadOf(theirs, viewer));
    shares.push([shareOf(mine, viewer), shareOf(theirs, viewer)]);
  }
  const [mine, theirs] = [mean(shares.map(([share]) => share)), mean(shares.map(([, share]) => share))];
  return { one: mine, other: theirs, lead: mean(leads), sure: sureness(leads) };
}

/** So many turns, of all seats together, are played on as the strongest bots would. */
const TURNS = 4;

/** Whether the one also brings more than the other where everybody goes on by whole turns and networks judge: another opinion than that of
 * games to the end, in which every pick is made for itself. */
export function isBetterByTurns(eyes: Eyes, one: Option, other: Option): boolean {
  const { known, veiled, players, viewer, salt, deals } = eyes;
  let gap = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    const seed = seedFrom(`${salt} ${viewer} ${deal}`);
    const dealt = redealt(known.game, veiled, viewer, drawFrom(seed));
    const leadAfter = (option: Option): number => {
      const draw = drawFrom(seed);
      let s = endOf(known, dealt, [option], draw).end;
      for (let turn = 0; s.result === null && turn < TURNS; turn += 1) s = wayOn(known, s, players, draw).end;
      return leadOf(expectedPoints(known.hints, s, players), viewer);
    };
    gap += leadAfter(one) - leadAfter(other);
  }
  return gap > 0;
}

/** The decision with the chances that games to the end gave: its best option and the other as these say, the rest in proportion. */
export function toldBy(
  decision: DecisionChances,
  other: number,
  { one, other: less }: Duel,
): DecisionChances {
  const { options } = decision;
  const best = options[0]?.chance ?? 0;
  const gap = best - (options[other]?.chance ?? 0);
  const times = gap > 0 ? Math.max(0, one - less) / gap : 1;
  const chanceOf = (chance: number): number => Math.max(0, one - (best - chance) * times);
  return { ...decision, options: options.map((each) => ({ ...each, chance: chanceOf(each.chance) })) };
}
