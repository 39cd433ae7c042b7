// what is printed on the board and on the wheel.
import type { BonusName } from '../names.ts';

export interface Slot {
  readonly bonus: BonusName;
  /** Facing items 1 to 4 of the tile that lies there. */
  readonly costs: readonly [number, number, number, number];
}
/** Clockwise; slot 0 is the one of the 3-workers bonus. */
export const SLOTS = [
  { bonus: 'workers3', costs: [3, 2, 1, 0] },
  { bonus: 'mast', costs: [3, 0, 1, 2] },
  { bonus: 'sail', costs: [0, 3, 2, 1] },
  { bonus: 'vp2', costs: [1, 2, 3, 0] },
  { bonus: 'workers2', costs: [2, 1, 0, 3] },
  { bonus: 'worker1-good1', costs: [2, 3, 0, 1] },
  { bonus: 'worker1-vp1', costs: [1, 0, 3, 2] },
  { bonus: 'coins4', costs: [0, 1, 2, 3] },
] as const satisfies readonly Slot[];
/** Blue workers on the wheel's sections, clockwise from the anchor. */
export const WHEEL = [0, 2, 3, 2, 1, 3, 2, 1] as const;

/** What a bonus brings besides a tile, and whose items the tile is one of. */
export const BONUS = {
  workers3: { workers: 3, vp: 0, coins: 0, seller: null },
  mast: { workers: 0, vp: 0, coins: 0, seller: 'buy-masts' },
  sail: { workers: 0, vp: 0, coins: 0, seller: 'buy-sails' },
  vp2: { workers: 0, vp: 2, coins: 0, seller: null },
  workers2: { workers: 2, vp: 0, coins: 0, seller: null },
  'worker1-good1': { workers: 1, vp: 0, coins: 0, seller: 'buy-goods' },
  'worker1-vp1': { workers: 1, vp: 1, coins: 0, seller: null },
  coins4: { workers: 0, vp: 0, coins: 4, seller: null },
} as const;
