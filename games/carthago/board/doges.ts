// What doges make, and where their points come from: the means of a seat, by the names that the events of scoring have.
// Each line is what `comptoir averages carthago --players n --games n --effort n` prints; `lost`, with `--reviews n`.
import type { DogeAverages } from '@comptoir/board-kit';

export const doges: readonly DogeAverages[] = [
  {
    players: 3,
    games: 6,
    effort: 20,
    total: 38,
    sources: {
      base: 15.1,
      residence1: 2,
      townHall2: 1.5,
      coins: 5.3,
      goods: 5.2,
      achievements: 1.7,
      victoryPoints: 4.7,
      shipCards: 0.3,
      residence2: 2.3,
    },
    lost: { games: 2, parts: [0, 0, 0.102] },
  },
  {
    players: 4,
    games: 6,
    effort: 20,
    total: 41,
    sources: {
      base: 16.8,
      residence1: 3.1,
      townHall2: 0.6,
      coins: 5.8,
      goods: 5,
      achievements: 1.5,
      victoryPoints: 5.5,
      shipCards: 0.6,
      residence2: 2,
      townHall1: 0.2,
    },
  },
];
