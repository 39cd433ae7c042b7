// What the cards about to be played would do, as a live sum in the fixed order.
import { Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { CardName } from '../src/names.ts';
import type { MerchantView } from '../src/views.ts';
import { art } from './art.ts';
import { type Sum, sumOf } from './facts.ts';
import { actionWord, wordsIn } from './words.ts';

interface TallyProps {
  readonly cards: readonly CardName[];
  /** One more card, pointed at. */
  readonly more: CardName | null;
  readonly merchant: MerchantView;
  readonly lang: Lang;
}

function effectOf({ action, amount, icons, isFought }: Sum, merchant: MerchantView, lang: Lang): string {
  const words = wordsIn(lang);
  if (icons === 0) return words.noneYet;
  switch (action) {
    case 'ducats':
      return words.gains(amount);
    case 'pirate':
      return isFought ? words.fought : words.toPirates(amount);
    case 'market':
      return words.draws(amount);
    default: {
      const paid = merchant.active === 'seafaring' ? `, ${words.bonus(icons)}` : '';
      return `${words.sails(amount)}${paid}`;
    }
  }
}

export function Tally({ cards, more, merchant, lang }: TallyProps): ReactNode {
  const now = sumOf(cards, merchant);
  const then = more === null ? now : sumOf([...cards, more], merchant);
  return (
    <ol className="o-tally" aria-label={wordsIn(lang).sumTitle} data-note="order" data-place="tally">
      {then.map((sum, n) => (
        <li key={sum.action} data-none={sum.icons === 0} data-changed={sum.icons !== now[n]?.icons}>
          <Icon name={art(sum.action)} label={actionWord(sum.action, lang)} />
          <b>{sum.icons}</b>
          <span>{effectOf(sum, merchant, lang)}</span>
        </li>
      ))}
    </ol>
  );
}
