// The residence board: three columns of disc spaces, emptied from the top. The two centre values are reconstructed,
// everything else is printed.
import type { ResidenceColumn } from '../names.ts';

export const RESIDENCE = [
  {
    column: 'left',
    goods: ['dyes', 'oils', 'glass'],
    cards: 3,
    start: 0,
    spaces: [
      { value: 0, discs: 1 },
      { value: 2, discs: 1 },
      { value: 3, discs: 1 },
    ],
  },
  {
    column: 'centre',
    goods: ['cedar'],
    cards: 2,
    start: 1,
    spaces: [
      { value: 3, discs: 1 },
      { value: 5, discs: 1 },
    ],
  },
  {
    column: 'right',
    goods: ['jewels'],
    cards: 2,
    start: 0,
    spaces: [
      { value: 1, discs: 1 },
      { value: 2, discs: 2 },
    ],
  },
] as const satisfies readonly ResidenceColumn[];

/** Influence discs of a colour, and those beside the residence at the start. */
export const DISCS = 11;
export const FIRST_SUPPLY = 3;
