// The palace: fourteen single spaces, cheapest first, then the large one for any number of servants.
import type { PlaceName } from '../names.ts';

interface PrintedPlace {
  readonly id: PlaceName;
  readonly price: number;
  readonly tradePoints: number;
}

export const PALACE = [
  { id: 'p1', price: 6, tradePoints: 2 },
  { id: 'p2', price: 7, tradePoints: 2 },
  { id: 'p3', price: 8, tradePoints: 2 },
  { id: 'p4', price: 9, tradePoints: 3 },
  { id: 'p5', price: 10, tradePoints: 3 },
  { id: 'p6', price: 11, tradePoints: 3 },
  { id: 'p7', price: 12, tradePoints: 4 },
  { id: 'p8', price: 13, tradePoints: 4 },
  { id: 'p9', price: 14, tradePoints: 4 },
  { id: 'p10', price: 15, tradePoints: 5 },
  { id: 'p11', price: 16, tradePoints: 5 },
  { id: 'p12', price: 17, tradePoints: 5 },
  { id: 'p13', price: 18, tradePoints: 6 },
  { id: 'p14', price: 19, tradePoints: 6 },
] as const satisfies readonly PrintedPlace[];
export const LARGE_SPACE = { id: 'p15', price: 20, tradePoints: 6 } as const satisfies PrintedPlace;
/** the last purchase, always on the large space. */
export const LAST_PURCHASE = { price: 20, tradePoints: 6 } as const;
