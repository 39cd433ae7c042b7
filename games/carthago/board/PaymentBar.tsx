// A scale that fills as a payment goes on, and what is still missing.
import { Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { art } from './art.ts';
import type { Due } from './payment.ts';
import { wordsIn } from './words.ts';

export function PaymentBar({ due, lang }: { due: Due; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const { of, paid, isCoins } = due;
  return (
    <p className="c-payment" data-place="payment">
      <Icon name={art(isCoins ? 'coin' : 'tradeCard')} />
      <b>{isCoins ? words.paying(paid, of) : words.payingCards(paid, of)}</b>
      <span className="c-scale" aria-hidden="true">
        {Array.from({ length: of }, (_, n) => n + 1).map((n) => (
          <i key={n} data-paid={n <= paid} />
        ))}
      </span>
      <span>{words.missing(of - paid)}</span>
    </p>
  );
}
