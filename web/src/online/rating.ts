/** Ratings are kept on a scale where everybody starts near 0; people read whole hundreds. */
export const points = (rating: number): number => Math.round(1200 + rating * 20);

/** `+18`, `−7`, as it is read. */
export function changeText(before: number, after: number): string {
  const change = points(after) - points(before);
  return change < 0 ? `−${-change}` : `+${change}`;
}
