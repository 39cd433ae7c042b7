/** How long to wait before trying again for the nth time (from 0): twice as long each time up to a ceiling, with
 * a random part, so that many who lost the same thing do not come back for it at once. */
export function backoff(n: number, first: number, ceiling: number): number {
  return Math.min(ceiling, first * 2 ** n) * (0.5 + Math.random() / 2);
}
