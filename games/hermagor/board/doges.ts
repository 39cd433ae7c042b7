// What doges make, and where their points come from: the means of a seat, by the names that the events of scoring have.
// Each line is what `comptoir averages hermagor --players n --games n --effort n` prints; `lost`, with `--reviews n`.
import type { DogeAverages } from '@comptoir/board-kit';

export const doges: readonly DogeAverages[] = [
  {
    players: 3,
    games: 6,
    effort: 20,
    total: 85.3,
    sources: { production: 15.2, duchies: 12.3, mainRoad: -0.3 },
    lost: { games: 2, parts: [0, 0, 0] },
  },
  {
    players: 4,
    games: 6,
    effort: 20,
    total: 92.9,
    sources: { production: 14.3, duchies: 11, mainRoad: 0.2 },
  },
];
