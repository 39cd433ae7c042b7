// The seven goods in the order of the table: rarity and what a run of 1, 2, 3 … cards scores.

/** 98 cards in all. A run longer than its sequence scores the last number. */
export const GOODS_TABLE = [
  { id: 'spice', count: 8, sequence: [0, 4] },
  { id: 'silk', count: 10, sequence: [0, 3, 8] },
  { id: 'silver', count: 12, sequence: [0, 3, 7, 12] },
  { id: 'sugar', count: 14, sequence: [1, 3, 6, 10] },
  { id: 'wine', count: 16, sequence: [1, 3, 6, 10] },
  { id: 'wood', count: 18, sequence: [1, 3, 6, 9] },
  { id: 'corn', count: 20, sequence: [1, 3, 5, 8, 12] },
] as const;
