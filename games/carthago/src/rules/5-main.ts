// Chapter 5 of RULES.md: the main action of the space that was paid for. Every one can be waived.
import type { Upkeep } from '@comptoir/kernel';
import { merchantAt, nth, spaceName } from '../lookup.ts';
import { only, RESIDENCE_COLUMN, TRADE_DOCK, WAR_DOCK } from '../steps.ts';
import type { Carthago } from '../types.ts';
import { beginMarket } from './5-1-market.ts';

export const main: Upkeep<Carthago, 'main'> = {
  rule: 'R-5.0',
  run(s, _at, effects) {
    const seat = s.onTurn;
    switch (spaceName(merchantAt(s, seat).actionDisc)) {
      case 'market':
        beginMarket(s, seat, effects);
        break;
      case 'residence':
        effects.next(nth(RESIDENCE_COLUMN, seat));
        break;
      case 'tradeDock':
        effects.next(nth(TRADE_DOCK, seat));
        break;
      case 'warDock':
        effects.next(nth(WAR_DOCK, seat));
        break;
      case 'delivery':
        effects.next({ step: 'delivery', seats: only(seat), isTradeDone: false, isWarDone: false });
        break;
    }
  },
};
