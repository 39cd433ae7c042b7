// What flies over the board when something has happened, as every log has some.
import type { Flight } from './contract.ts';

/** So many of the same picture on the same way. */
export const fly = (icon: string, from: string, to: string, count = 1): readonly Flight[] =>
  Array.from({ length: count }, () => ({ icon, from, to }));
