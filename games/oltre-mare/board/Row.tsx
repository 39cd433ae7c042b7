// Cards side by side, as large as their zone allows; too many of them overlap.
import { useSize, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, use } from 'react';
import type { CardName } from '../src/names.ts';
import { goodOfCard } from './facts.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { WritingContext } from './pencil.tsx';
import { cardLabel, wordsIn } from './words.ts';

/** What may be done with a card now; null: nothing. */
export type CardUse =
  | 'discard'
  | 'give'
  | 'fill'
  | 'play'
  | 'unplay'
  | 'claim'
  | 'load'
  | 'wave'
  | 'pencil'
  | null;

interface CardProps {
  readonly card: CardName;
  readonly use: CardUse;
  readonly lang: Lang;
  readonly mark?: string | undefined;
}

/** A card that can be put into the bargain in pencil, and taken out of it. */
function PencilCard({ card, lang, mark }: CardProps): ReactNode {
  const { pencil, canGive, toggle } = use(WritingContext);
  const isOn = pencil.give.includes(card);
  const isOpen = isOn || canGive;
  return (
    <button
      type="button"
      className="o-usable"
      aria-pressed={isOn}
      aria-disabled={!isOpen}
      aria-label={wordsIn(lang).giveCard(cardLabel(card, lang))}
      data-state={isOpen ? 'legal' : 'refused'}
      data-note={`card ${card}`}
      data-piece={`card ${card}`}
      data-marked={mark !== undefined}
      onClick={() => {
        if (isOpen) toggle(card);
      }}
    >
      <GoodsCard card={card} lang={lang} />
      {mark === undefined ? null : <em>{mark}</em>}
    </button>
  );
}

/** A card as what it is good for now. */
const HandCard = (props: CardProps): ReactNode =>
  props.use === 'pencil' ? <PencilCard {...props} /> : <UsableCard {...props} />;

function UsableCard({ card, use, lang, mark }: CardProps): ReactNode {
  const { attributes } = useTarget(`${use ?? 'card'} ${use === 'wave' ? goodOfCard(card) : card}`);
  return (
    <div
      className="o-usable"
      {...attributes}
      data-note={`card ${card}`}
      data-piece={`card ${card}`}
      data-marked={mark !== undefined}
    >
      <GoodsCard card={card} lang={lang} />
      {mark === undefined ? null : <em>{mark}</em>}
    </div>
  );
}

const GAP = 8;
const RATIO = 200 / 280;
const FOOT = 12;

/** How wide a card is, and how far the next one lies from it. */
function fitCards(count: number, width: number, height: number, least: number): [number, number] {
  const wide = Math.max(40, (height - FOOT) * RATIO);
  const share = (width - GAP * (count - 1)) / Math.max(1, count);
  const card = Math.min(wide, Math.max(least, share));
  const step = count < 2 ? card : Math.min(card + GAP, (width - card) / (count - 1));
  return [card, step];
}

interface RowProps {
  readonly cards: readonly CardName[];
  readonly use: CardUse;
  readonly lang: Lang;
  readonly place: string;
  /** Words under a card: new, given. */
  marks?(card: CardName): string | undefined;
  /** On a small screen cards go on in the next line. */
  readonly isSmall: boolean;
}

const LEAST = 78;

export function CardRow({ cards, use, lang, place, marks, isSmall }: RowProps): ReactNode {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const [card, step] = fitCards(cards.length, width - 4, height, LEAST);
  if (isSmall)
    return (
      <div className="o-lines" data-place={place}>
        {cards.map((name) => (
          <HandCard key={name} card={name} use={use} lang={lang} mark={marks?.(name)} />
        ))}
      </div>
    );
  return (
    <div className="o-row" ref={ref} data-place={place}>
      {width === 0
        ? null
        : cards.map((name, n) => (
            <div key={name} className="o-spot-in-row" style={{ left: 2 + n * step, width: card }}>
              <HandCard card={name} use={use} lang={lang} mark={marks?.(name)} />
            </div>
          ))}
    </div>
  );
}
