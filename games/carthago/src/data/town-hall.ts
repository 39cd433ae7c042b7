// The town hall: two blocks of six small seats beside the guild forum with its two large ones. Reconstructed.
import type { TownSeat } from '../names.ts';

export const TOWN_SEATS = [
  { place: 'L6', kind: 'small', cost: 6, nextToForum: true, adjacent: ['L7', 'L8'] },
  { place: 'L7', kind: 'small', cost: 7, nextToForum: true, adjacent: ['L6', 'L9'] },
  { place: 'L8', kind: 'small', cost: 8, nextToForum: false, adjacent: ['L6', 'L9', 'L10'] },
  { place: 'L9', kind: 'small', cost: 9, nextToForum: false, adjacent: ['L7', 'L8', 'L11'] },
  { place: 'L10', kind: 'small', cost: 10, nextToForum: false, adjacent: ['L8', 'L11'] },
  { place: 'L11', kind: 'small', cost: 11, nextToForum: false, adjacent: ['L9', 'L10'] },
  { place: 'R6', kind: 'small', cost: 6, nextToForum: true, adjacent: ['R7', 'R8'] },
  { place: 'R7', kind: 'small', cost: 7, nextToForum: true, adjacent: ['R6', 'R9'] },
  { place: 'R8', kind: 'small', cost: 8, nextToForum: false, adjacent: ['R6', 'R9', 'R10'] },
  { place: 'R9', kind: 'small', cost: 9, nextToForum: false, adjacent: ['R7', 'R8', 'R11'] },
  { place: 'R10', kind: 'small', cost: 10, nextToForum: false, adjacent: ['R8', 'R11'] },
  { place: 'R11', kind: 'small', cost: 11, nextToForum: false, adjacent: ['R9', 'R10'] },
  { place: 'F1', kind: 'large', cost: 12, nextToForum: false, adjacent: [] },
  { place: 'F2', kind: 'large', cost: 12, nextToForum: false, adjacent: [] },
] as const satisfies readonly TownSeat[];

/** Seats under neutral discs, by number of players. */
export const COVERED = { 2: ['L6', 'L7', 'R6', 'R7'], 3: ['L6', 'R7'], 4: [] } as const;
