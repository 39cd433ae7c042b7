// The hand as a row of small cards, for the small screen: they are chosen where the board is.
import { Icon, seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { CardName } from '../src/names.ts';
import { art, tintOf } from './art.ts';
import { type CarthagoScene, isSpace, tradeOf } from './facts.ts';
import { PaymentBar } from './PaymentBar.tsx';
import { advised, dueOf } from './payment.ts';
import './strip.css';
import { wordsIn } from './words.ts';

interface MiniStyle extends CSSProperties {
  readonly '--tint': string;
}

function Mini({ card, count, isBest }: { card: CardName; count: number; isBest: boolean }): ReactNode {
  const { attributes } = useTarget(`card ${card}`);
  const trade = tradeOf(card);
  if (trade === null)
    return (
      <span className="c-mini" data-kind="basic" data-best={isBest} {...attributes} data-note="basic">
        <Icon name={art(card)} />
        {count > 1 ? <small>×{count}</small> : null}
      </span>
    );
  const style: MiniStyle = { '--tint': tintOf(trade.good) };
  return (
    <span className="c-mini" style={style} data-best={isBest} {...attributes} data-note={`card ${card}`}>
      <b>{trade.coins}</b>
      <Icon name={art(trade.good)} />
      <Icon name={art(trade.action)} className="c-mini-action" />
    </span>
  );
}

interface StripProps {
  readonly scene: CarthagoScene;
  readonly hand: readonly CardName[];
  readonly seat: Seat;
  readonly lang: Lang;
}
export function HandStrip({ scene, hand, seat, lang }: StripProps): ReactNode {
  const first = advised(scene);
  const place = (card: CardName): number => {
    const n = first.indexOf(card);
    return n < 0 ? first.length + (isSpace(card) ? 1 : 0) : n;
  };
  const cards = [...new Set(hand)].sort((a, b) => place(a) - place(b));
  const due = dueOf(scene);
  return (
    <div className="c-strip" data-seat={seatMark(seat)} data-place={`hand ${seat}`}>
      {due === null || due.of === 1 ? null : <PaymentBar due={due} lang={lang} />}
      <section aria-label={wordsIn(lang).strip} data-place="my hand">
        {cards.map((card) => (
          <Mini
            key={card}
            card={card}
            count={hand.filter((other) => other === card).length}
            isBest={card === first[0]}
          />
        ))}
      </section>
    </div>
  );
}
