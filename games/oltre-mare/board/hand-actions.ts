// What hand cards are good for at a step.
import type { Lang } from '@comptoir/kernel';
import type { MerchantView, OltreMareView } from '../src/views.ts';
import type { CardUse } from './Row.tsx';
import { wordsIn } from './words.ts';

/** What the viewer may do with hand cards now. */
export function usableAs(view: OltreMareView, step: string | undefined): CardUse {
  const stage = view.own?.draft?.stage;
  if (step === 'discard') return 'discard';
  if (step === 'playCard') return 'play';
  if (step === 'fill') return 'fill';
  if (step === 'wave') return 'wave';
  if (stage === 'give') return 'give';
  return stage === 'word' && view.freeClaims ? 'claim' : null;
}

/** What is asked of the hand. */
export function handHint(view: OltreMareView, merchant: MerchantView, use: CardUse, lang: Lang): string {
  const { handHint: hints } = wordsIn(lang);
  switch (use) {
    case 'discard':
      return hints.discard(merchant.overLimit);
    case 'give':
      return hints.give;
    case 'fill':
      return hints.fill;
    case 'play':
      return view.hasTalk ? hints.playFreely : hints.play;
    case 'wave':
      return hints.wave;
    case 'pencil':
      return hints.pencil;
    case 'claim':
      return (view.own?.draft?.cards.length ?? 0) === 0 ? '' : hints.claim;
    default:
      return hints.none(merchant.handSize, merchant.load);
  }
}
