// The price table: green production spaces, prices with the building values beneath, nobility track.
export const LOWEST_PRICE = 5;
export const HIGHEST_PRICE = 10;
/** `open`: how many green spaces the marker leaves free at this price, from the left. */
export const PRICE_STEPS = [
  { price: 5, buildingValue: 0, open: 2 },
  { price: 6, buildingValue: 1, open: 3 },
  { price: 7, buildingValue: 3, open: 4 },
  { price: 8, buildingValue: 6, open: 4 },
  { price: 9, buildingValue: 8, open: 4 },
  { price: 10, buildingValue: 9, open: 4 },
] as const;
export const GREEN_SPACES = [5, 3, 1, 0] as const;
export const NOBILITY_SPACES = [3, 4, 5, 6, 7, 8] as const;
