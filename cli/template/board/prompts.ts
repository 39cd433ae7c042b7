// What the bar says about a decision: the question, its second line, and what the option in focus would change.
import type { Amount, Scene } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { NightMarket } from '../src/types.ts';
import { goodsSaid, wordsIn } from './words.ts';

/** What is asked, shortly. */
export function ask({ decision, view }: Scene<NightMarket>, lang: Lang): string {
  const words = wordsIn(lang);
  return decision?.at.step === 'take' ? words.askTake : words.askBid(goodsSaid(view.lot, lang));
}

export function hint({ decision, view }: Scene<NightMarket>, lang: Lang): string {
  const words = wordsIn(lang);
  if (decision?.at.step === 'take') return words.hintTake;
  return words.hintBid(words.countCoins(view.merchants[decision?.seat ?? -1]?.coins ?? 0));
}

/** The viewer's numbers. */
export function purse({ view, viewer }: Scene<NightMarket>, lang: Lang): readonly Amount[] {
  const merchant = view.merchants[viewer ?? -1];
  if (merchant === undefined) return [];
  const words = wordsIn(lang);
  return [
    { icon: 'ui-coin', label: words.coins, value: merchant.coins },
    { icon: 'ui-vp', label: words.points, value: merchant.points },
  ];
}

/** The numbers say it all. */
export const consequence = (): string => '';
