// Two options of one decision played to the end of the game, in the same deals: what a few turns promise must also win.
import type { Option, Seat } from '@comptoir/kernel';
import { type Eyes, pointsAfter } from './outlook.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** By how many standard errors the mean of these differences is above 0. */
export function sureness(differences: readonly number[]): number {
  const centre = mean(differences);
  const variance = mean(differences.map((each) => (each - centre) ** 2));
  if (variance === 0) return centre > 0 ? Number.POSITIVE_INFINITY : 0;
  return centre / Math.sqrt(variance / Math.max(differences.length - 1, 1));
}

/** What the one has over the other, on average over the deals. */
export interface Duel {
  /** How much more of the win. */
  readonly won: number;
  /** How many points more before the best rival, and by how many standard errors. */
  readonly lead: number;
  readonly sure: number;
}

const bestRival = (points: readonly number[], seat: Seat): number =>
  Math.max(...points.filter((_, other) => other !== seat));

/** The part of the win that these points are, ties shared. */
function shareOf(points: readonly number[], seat: Seat): number {
  const most = Math.max(...points);
  return points[seat] === most ? 1 / points.filter((each) => each === most).length : 0;
}

/** Where the one is not even so much better after so many deals, the others are spared. */
const SOON = 12;
const HOPELESS = 0.5;

export function duel(eyes: Eyes, one: Option, other: Option): Duel {
  const { viewer, salt, deals } = eyes;
  const leads: number[] = [];
  const wins: number[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    if (deal === SOON && sureness(leads) < HOPELESS) break;
    const dealt = { ...eyes, deals: 1, salt: `${salt} ${deal}` };
    const [mine = [], theirs = []] = pointsAfter(dealt, [[one], [other]], 'to the end');
    const leadOf = (points: readonly number[]): number => (points[viewer] ?? 0) - bestRival(points, viewer);
    leads.push(leadOf(mine) - leadOf(theirs));
    wins.push(shareOf(mine, viewer) - shareOf(theirs, viewer));
  }
  return { won: mean(wins), lead: mean(leads), sure: sureness(leads) };
}
