// The viewer's hand: sorted at a click; in a payment the cheapest sufficient choice comes first.
import { type Size, useSize, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { type CardName, GOODS, SPACES } from '../src/names.ts';
import { effectName, GOOD_FOR } from '../src/texts/names.ts';
import { cardHeight, HandCard } from './Cards.tsx';
import { actionOn, type CarthagoScene, coinsIn, isSpace, tradeOf } from './facts.ts';
import { fan, fanPoint } from './fan.ts';
import { PaymentBar } from './PaymentBar.tsx';
import { GlowRect } from './Pieces.tsx';
import { advised, dueOf, wasteOf } from './payment.ts';
import { wordsIn } from './words.ts';

const SORTS = ['action', 'good', 'coins'] as const;
type Sort = (typeof SORTS)[number];

const goodOf = (card: CardName): number => {
  const good = tradeOf(card)?.good;
  return good === undefined ? GOODS.length : GOODS.indexOf(good);
};
const actionRank = (card: CardName): number => SPACES.indexOf(actionOn(card));
const coinsOf = (card: CardName): number => tradeOf(card)?.coins ?? 0;
const RANKS: Readonly<Record<Sort, (card: CardName) => number>> = {
  action: (card) => actionRank(card) * 100 + (isSpace(card) ? 50 : 10 - coinsOf(card)),
  good: (card) => goodOf(card) * 100 + (isSpace(card) ? actionRank(card) : 10 - coinsOf(card)),
  coins: (card) => (isSpace(card) ? 200 + actionRank(card) : 100 - coinsOf(card) * 10 + goodOf(card)),
};

interface Held {
  readonly card: CardName;
  /** Basic cards come in pairs, which lie on one another. */
  readonly count: number;
}
/** Sorted as wished; what can be paid now before the rest, the best choice first. */
function sorted(hand: readonly CardName[], sort: Sort, first: readonly CardName[]): readonly Held[] {
  const rank = (card: CardName): number => {
    const n = first.indexOf(card);
    return n < 0 ? 10_000 + RANKS[sort](card) : n;
  };
  return [...new Set(hand)]
    .sort((a, b) => rank(a) - rank(b))
    .map((card) => ({ card, count: hand.filter((other) => other === card).length }));
}

interface CardProps {
  readonly held: Held;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly seen: number;
  /** A word under the card, if any. */
  readonly word: string;
}
function Times({ count, x, y }: { count: number; x: number; y: number }): ReactNode {
  return (
    <g className="c-times">
      <circle cx={x} cy={y} r="12" />
      <text className="c-title c-mid" x={x} y={y + 5} fontSize="14">
        ×{count}
      </text>
    </g>
  );
}
function HeldCard({ held, seat, lang, x, y, width, seen, word }: CardProps): ReactNode {
  const { attributes, state, isLegal } = useTarget(`card ${held.card}`);
  const lift = isLegal ? y - 6 : y;
  const height = cardHeight(width);
  return (
    <g
      {...attributes}
      data-piece={`card ${held.card}`}
      data-note={isSpace(held.card) ? 'basic' : `card ${held.card}`}
    >
      {held.count > 1 ? (
        <HandCard card={held.card} seat={seat} lang={lang} x={x + 3} y={lift - 4} width={width} seen={seen} />
      ) : null}
      <HandCard card={held.card} seat={seat} lang={lang} x={x} y={lift} width={width} seen={seen} />
      {held.count > 1 ? <Times count={held.count} x={x + Math.min(seen, width) - 17} y={lift + 18} /> : null}
      {state === 'refused' ? (
        <rect className="c-dim" x={x} y={lift} width={width} height={height} rx={width * 0.06} />
      ) : (
        <GlowRect state={state} x={x} y={lift} width={width} height={height} />
      )}
      {word === '' ? null : (
        <text className="c-soon" x={x + 2} y={lift + height + 15} fontSize="12.5" fontWeight="600">
          {word}
        </text>
      )}
    </g>
  );
}

interface HandProps {
  readonly scene: CarthagoScene;
  readonly hand: readonly CardName[];
  readonly seat: Seat;
  readonly lang: Lang;
}
/** What stands under a card in a payment: the best choice, the ship it would use. */
function wordFor(scene: CarthagoScene, card: CardName, first: readonly CardName[], lang: Lang): string {
  const words = wordsIn(lang);
  const at = scene.decision?.at;
  if (at === undefined || !first.includes(card)) return '';
  if (at.step === 'residencePay' && !card.startsWith(GOOD_FOR[at.purchase]))
    return words.uses(effectName('opulence', lang));
  if (card === first[0]) return words.best;
  const waste = wasteOf(scene, card);
  return waste > 0 ? words.wastes(waste) : '';
}

function Cards({ scene, hand, seat, lang, sort, size }: HandProps & { sort: Sort; size: Size }): ReactNode {
  const first = advised(scene);
  const cards = sorted(hand, sort, first);
  const isPaying = first.length > 0;
  const foot = isPaying ? 20 : 2;
  const spread = fan(cards.length, size.width - 10, size.height - 12 - foot);
  const { width, pitch, perRow, rows } = spread;
  return cards.map((held, n) => {
    const isLast = n === cards.length - 1 || (n + 1) % perRow === 0;
    const point = fanPoint(spread, n);
    const word = wordFor(scene, held.card, first, lang);
    const fits = pitch > word.length * 6.2 || held.card === first[0];
    return (
      <HeldCard
        key={held.card}
        held={held}
        seat={seat}
        lang={lang}
        x={5 + point.x}
        y={10 + point.y}
        width={width}
        seen={isLast ? width : pitch}
        word={rows === 1 && fits ? word : ''}
      />
    );
  });
}

function SortButtons({
  sort,
  lang,
  onSort,
}: {
  sort: Sort;
  lang: Lang;
  onSort(sort: Sort): void;
}): ReactNode {
  const words = wordsIn(lang);
  const names = { action: words.byAction, good: words.byGood, coins: words.byCoins };
  return (
    <fieldset className="c-sort">
      <legend>{words.sort}</legend>
      {SORTS.map((one) => (
        <button key={one} type="button" aria-pressed={one === sort} onClick={() => onSort(one)}>
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}

export function Hand({ scene, hand, seat, lang }: HandProps): ReactNode {
  const [sort, setSort] = useState<Sort>('good');
  const [ref, size] = useSize<HTMLDivElement>();
  const words = wordsIn(lang);
  const trade = hand.filter((card) => !isSpace(card)).length;
  const due = dueOf(scene);
  return (
    <section className="c-hand" data-place="my hand" aria-label={words.hand}>
      <h2>
        {words.hand}
        <small>
          <b>{words.coins(coinsIn(hand))}</b>, {words.cardsIn(trade, hand.length - trade)}
        </small>
        <SortButtons sort={sort} lang={lang} onSort={setSort} />
      </h2>
      {due === null || due.of === 1 ? null : <PaymentBar due={due} lang={lang} />}
      <div className="c-cards" ref={ref} data-place={`hand ${seat}`}>
        {size.width === 0 ? null : (
          <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
            <Cards scene={scene} hand={hand} seat={seat} lang={lang} sort={sort} size={size} />
          </svg>
        )}
      </div>
    </section>
  );
}
