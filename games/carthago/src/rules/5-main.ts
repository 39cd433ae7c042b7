// Chapter 5 of RULES.md: the main action of the space that was paid for. Every one can be waived.
import type { Upkeep } from '@comptoir/kernel';
import { merchantAt, present, spaceName } from '../lookup.ts';
import * as steps from '../steps.ts';
import type { Carthago } from '../types.ts';
import { beginMarket } from './5-1-market.ts';

export const main: Upkeep<Carthago, 'main'> = {
  rule: 'R-5.0',
  run(s, _at, effects) {
    const seat = s.onTurn;
    switch (spaceName(present(merchantAt(s, seat).actionDisc))) {
      case 'market':
        beginMarket(s, seat, effects);
        break;
      case 'residence':
        effects.next(steps.residenceColumn(seat));
        break;
      case 'tradeDock':
        effects.next(steps.tradeDock(seat));
        break;
      case 'warDock':
        effects.next(steps.warDock(seat));
        break;
      case 'delivery':
        effects.next(steps.delivery(seat, { isTradeDone: false, isWarDone: false }));
        break;
    }
  },
};
