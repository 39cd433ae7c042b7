// Each option as a button.
import type { ButtonContent, Scene } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { NightMarket, NightMarketOption } from '../src/types.ts';
import { art } from './art.ts';
import { goodName, wordsIn } from './words.ts';

export function button(o: NightMarketOption, _scene: Scene<NightMarket>, lang: Lang): ButtonContent {
  const words = wordsIn(lang);
  switch (o.verb) {
    case 'bid':
      return {
        title: words.countCoins(o.noun),
        icon: 'ui-coin',
        number: o.noun,
        isStart: o.noun === 1,
        verb: words.verbBid,
      };
    case 'take':
      return { title: goodName(o.noun, lang), icon: art(o.noun), verb: words.verbTake };
    case 'leave':
      return { title: words.leave, icon: 'ui-pass', isAside: true };
  }
}
