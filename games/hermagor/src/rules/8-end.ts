// Chapter 8 of RULES.md: the end of the game.
import type { Upkeep } from '@comptoir/kernel';
import { playerAt } from '../pieces.ts';
import { duchies, mainRoad, production, rank } from '../scoring.ts';
import { type Hermagor, INCOMES } from '../types.ts';

const POINTS = { production, duchies, mainRoad } as const;

export const finish: Upkeep<Hermagor, 'finish'> = {
  rule: 'R-8',
  run(s, _at, effects) {
    s.phase = 'over';
    for (const category of INCOMES) {
      for (let seat = 0; seat < s.players.length; seat += 1) {
        const points = POINTS[category](s, seat);
        playerAt(s, seat).money += points;
        effects.tell({ kind: 'scored', category, seat, points });
      }
    }
    s.result = rank(s);
    effects.tell({ kind: 'ended', scores: s.result.scores, ranks: s.result.ranks });
  },
};
