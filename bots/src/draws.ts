// What bots draw besides whole numbers.

/** Draws 0..n-1. */
export type Draw = (n: number) => number;

/** A draw among so many is as good as a real number. */
const FINE = 1_000_000;

/** A number from 0 on, below 1. */
export const drawShare = (draw: Draw): number => draw(FINE) / FINE;

/** A place in the list: one with twice the weight is drawn twice as often. */
export function drawByWeight(weights: readonly number[], draw: Draw): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let left = (sum * draw(FINE)) / FINE;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}
