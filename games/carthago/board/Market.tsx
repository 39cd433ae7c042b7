// The market on the south quay: five cards under the awning, deck and discard beside them.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import type { TradeName } from '../src/names.ts';
import { cardHeight, HandCard } from './Cards.tsx';
import type { AreaProps } from './facts.ts';
import {
  DECK,
  DISCARD,
  type Frame,
  marketFrame,
  SMALL_DECK,
  SMALL_DISCARD,
  smallMarketFrame,
} from './layout.ts';
import { GlowRect } from './Pieces.tsx';
import { wordsIn } from './words.ts';

interface StallProps {
  readonly slot: number;
  readonly card: TradeName | null;
  readonly frame: Frame;
  readonly lang: Lang;
  /** The slot whose card is being swapped. */
  readonly isChosen: boolean;
}
const Stall = memo(function Stall({ slot, card, frame, lang, isChosen }: StallProps): ReactNode {
  const { attributes, state } = useTarget(`market ${slot}`);
  const height = cardHeight(frame.width);
  return (
    <g {...attributes} data-place={`market ${slot}`} data-note={card === null ? 'market' : `card ${card}`}>
      {card === null ? (
        <rect className="c-empty" x={frame.x} y={frame.y} width={frame.width} height={height} rx="7" />
      ) : (
        <g key={card} data-piece={`card ${card}`}>
          <HandCard card={card} seat={0} lang={lang} x={frame.x} y={frame.y} width={frame.width} />
        </g>
      )}
      <GlowRect
        state={isChosen ? 'focus' : state}
        x={frame.x}
        y={frame.y}
        width={frame.width}
        height={height}
      />
    </g>
  );
});

interface PileProps {
  readonly frame: Frame;
  readonly count: number;
  readonly word: string;
}
/** How many cards a pile holds, below it. */
function Count({ frame, count, word }: PileProps): ReactNode {
  const middle = frame.x + frame.width / 2;
  const bottom = frame.y + cardHeight(frame.width);
  return (
    <>
      <text className="c-title c-mid" x={middle} y={bottom + 18} fontSize="16">
        {count}
      </text>
      <text className="c-quiet c-mid" x={middle} y={bottom + 33} fontSize="12">
        {word}
      </text>
    </>
  );
}

function Deck({ frame, count, word }: PileProps): ReactNode {
  const { attributes, state } = useTarget('deck');
  const height = cardHeight(frame.width);
  return (
    <g {...attributes} data-place="deck" data-note="deck">
      <rect className="c-hit" x={frame.x} y={frame.y} width={frame.width} height={height + 40} />
      <Drawn name="back-carthago-trade" x={frame.x} y={frame.y} width={frame.width} height={height} />
      <Count frame={frame} count={count} word={word} />
      <GlowRect state={state} x={frame.x} y={frame.y} width={frame.width} height={height} />
    </g>
  );
}

function Discard({ frame, count, word }: PileProps): ReactNode {
  const middle = frame.x + frame.width / 2;
  const height = cardHeight(frame.width);
  return (
    <g data-place="discard" data-note="discard">
      <rect
        className="c-empty"
        x={frame.x + 2}
        y={frame.y + 2}
        width={frame.width - 4}
        height={height - 4}
        rx="5"
      />
      <Drawn name="ui-discard" x={middle - 16} y={frame.y + height / 2 - 16} width={32} />
      <Count frame={frame} count={count} word={word} />
    </g>
  );
}

export function Market({ scene, lang, isSmall }: AreaProps): ReactNode {
  const { view, decision } = scene;
  const words = wordsIn(lang);
  const frameOf = isSmall ? smallMarketFrame : marketFrame;
  const chosen = decision?.at.step === 'marketGive' ? decision.at.slot : null;
  const stalls = view.market.map((card, slot) => ({ card, slot }));
  return (
    <>
      {stalls.map(({ card, slot }) => (
        <Stall
          key={slot}
          slot={slot}
          card={card}
          frame={frameOf(slot)}
          lang={lang}
          isChosen={chosen === slot}
        />
      ))}
      <Deck frame={isSmall ? SMALL_DECK : DECK} count={view.tradeDeck} word={words.deck} />
      <Discard
        frame={isSmall ? SMALL_DISCARD : DISCARD}
        count={view.tradeDiscard.length}
        word={words.discard}
      />
    </>
  );
}
