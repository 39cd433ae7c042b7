// Chapter 9 of RULES.md: the end of the game. ../scoring.ts counts.
import { type Effects, nth, ranksBy, type Upkeep } from '@comptoir/kernel';
import { TILE_CAP } from '../data/tiles.ts';
import { merchantAt, num, tileName } from '../lookup.ts';
import { guildSeats, rawPoints, totalPoints } from '../scoring.ts';
import type { Carthago, CarthagoState } from '../types.ts';

export const scoring: Upkeep<Carthago, 'scoring'> = {
  rule: 'R-9.1',
  run(s, _at, effects) {
    const scores = s.merchants.map((_, seat) => totalPoints(s, seat));
    const ranks = ranksBy(scores, (a, b) => b - a); // no tie-breaker
    tellScores(s, effects);
    s.result = { scores, ranks };
    const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
    effects.tell({ kind: 'gameEnded', scores, winners });
  },
};

/** First seats × ships of everybody, then tile after tile. */
function tellScores(s: CarthagoState, effects: Effects<Carthago>): void {
  for (let seat = 0; seat < s.merchants.length; seat += 1) {
    const count = guildSeats(s, seat);
    const times = merchantAt(s, seat).ships.length;
    effects.tell({ kind: 'scored', seat, category: 'base', points: count * times, count, times });
  }
  for (let n = 0; n < s.tiles.length; n += 1) {
    const category = tileName(num(s.tiles, n));
    for (const seat of nth(s.tileDiscs, n)) {
      const count = rawPoints(s, seat, category);
      effects.tell({ kind: 'scored', seat, category, points: Math.min(TILE_CAP, count), count, times: 1 });
    }
  }
}
