// What doges make, and where their points come from: the means of a seat, by the names that the events of scoring have.
// Each line is what `comptoir averages porto-carthago --players n --games n --effort n` prints; `lost`, with `--reviews n`.
import type { DogeAverages } from '@comptoir/board-kit';

export const doges: readonly DogeAverages[] = [
  {
    players: 3,
    games: 6,
    effort: 20,
    total: 6.4,
    sources: { singleSpaces: 4.7, largeSpace: 1.7, path: 0 },
    lost: { games: 2, parts: [0, 0, 0] },
  },
  { players: 4, games: 6, effort: 20, total: 6.1, sources: { singleSpaces: 3.5, largeSpace: 2.6, path: 0 } },
];
