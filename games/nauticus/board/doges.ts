// What doges make, and where their points come from: the means of a seat, by the names that the events of scoring have.
// Each line is what `comptoir averages nauticus --players n --games n --effort n` prints; `lost`, with `--reviews n`.
import type { DogeAverages } from '@comptoir/board-kit';

export const doges: readonly DogeAverages[] = [
  { players: 2, games: 6, effort: 20, total: 106.1, sources: { goods: 3.4, ships: 37.3, leftovers: 6.6 } },
  {
    players: 3,
    games: 6,
    effort: 20,
    total: 109.8,
    sources: { goods: 0, ships: 35.3, leftovers: 8.8 },
    lost: { games: 2, parts: [0, 0, 0.208] },
  },
  { players: 4, games: 6, effort: 20, total: 100.2, sources: { goods: 0, ships: 28.2, leftovers: 7.8 } },
];
