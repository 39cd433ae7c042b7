// What doges make, and where their points come from: the means of a seat, by the names that the events of scoring have.
// Each line is what `comptoir averages oltre-mare --players n --games n --effort n` prints; `lost`, with `--reviews n`.
import type { DogeAverages } from '@comptoir/board-kit';

export const doges: readonly DogeAverages[] = [
  {
    players: 3,
    games: 6,
    effort: 20,
    total: 60.1,
    sources: { play: 22, cargo: 37.2, tokens: 3.5, prestige: 3.6, pirates: -6.3 },
    lost: { games: 2, parts: [0, 0, 0] },
  },
  {
    players: 4,
    games: 6,
    effort: 20,
    total: 47.4,
    sources: { play: 18.6, cargo: 26.8, tokens: 2.8, prestige: 3.2, pirates: -4 },
  },
];
