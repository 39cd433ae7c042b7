// How the log shows what happened: headings, pictures, what is lit, what flies where.
import type { BoardLog, Flight } from '@comptoir/board-kit';
import type { NightMarket, NightMarketEvent } from '../src/types.ts';
import { art } from './art.ts';
import { wordsIn } from './words.ts';

function icon(e: NightMarketEvent): string | null {
  switch (e.kind) {
    case 'bidsOpened':
    case 'lotWon':
      return 'ui-coin';
    case 'goodTaken':
      return art(e.good);
    case 'orderShown':
      return art('order');
    case 'lotLeft':
      return 'ui-pass';
    case 'scored':
    case 'gameEnded':
      return 'ui-vp';
    default:
      return null;
  }
}

function about(e: NightMarketEvent): readonly string[] {
  switch (e.kind) {
    case 'lotTurnedUp':
      return ['lot'];
    case 'lotWon':
      return [`coins ${e.seat}`];
    case 'goodTaken':
    case 'lotLeft':
    case 'orderShown':
      return [`stall ${e.seat}`];
    default:
      return [];
  }
}

function flights(e: NightMarketEvent): readonly Flight[] {
  if (e.kind === 'goodTaken') return [{ icon: art(e.good), from: 'lot', to: `stall ${e.seat}` }];
  if (e.kind === 'lotWon' && e.price > 0) return [{ icon: 'ui-coin', from: `coins ${e.seat}`, to: 'lot' }];
  return [];
}

export const log: BoardLog<NightMarket> = {
  sounds: { lotTurnedUp: 'flip', lotWon: 'pay', goodTaken: 'tap', orderShown: 'flip' },
  heading: (e, _who, lang) => (e.kind === 'lotTurnedUp' ? wordsIn(lang).round(e.round) : null),
  icon,
  about,
  flights,
};
