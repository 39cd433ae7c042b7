// A goods card, 200 × 280: good and run values, icons in four fixed places, start port, sea power and load.
import { Drawn } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import './cards.css';
import type { ActionName, CardName, GoodName, TokenName } from '../src/names.ts';
import { rowOf } from '../src/texts/words.ts';
import { art, CARD_BACK, CARD_FRAME } from './art.ts';
import { sequence } from './facts.ts';
import { cardLabel, goodTitle, portTitle } from './words.ts';

const ICON_PLACES: Readonly<Record<ActionName, readonly [number, number]>> = {
  ducats: [36, 62],
  pirate: [164, 62],
  market: [36, 182],
  navigation: [164, 182],
};

/** Set from the right edge, as one text: drawn larger on a small screen, its figures still keep apart. */
function RunValues({ good }: { good: GoodName }): ReactNode {
  return (
    <text className="o-card-run" x="184" y="32">
      {sequence(good).join(' ')}
    </text>
  );
}

/** The face in a box of 200 × 280. */
function Face({ card, lang }: { card: CardName; lang: Lang }): ReactNode {
  const { good, seaPower, load, actions, startPort } = rowOf(card);
  const port = startPort === null ? '' : portTitle(startPort, lang);
  return (
    <>
      <g data-good={good}>
        <Drawn name={CARD_FRAME} x={0} y={0} width={200} height={280} />
      </g>
      <rect className="o-card-bar" x="11" y="11" width="178" height="28" />
      <text className="o-card-name" x="19" y="32">
        {goodTitle(good, lang)}
      </text>
      <RunValues good={good} />
      <g className="o-spot">
        <Drawn name={art(good)} x={54} y={62} width={92} />
      </g>
      {actions.map((action) => (
        <g key={action}>
          <circle className="o-card-icon" cx={ICON_PLACES[action][0]} cy={ICON_PLACES[action][1]} r="23" />
          <Drawn
            name={art(action)}
            x={ICON_PLACES[action][0] - 18}
            y={ICON_PLACES[action][1] - 18}
            width={36}
          />
        </g>
      ))}
      {port === '' ? null : (
        <text className="o-card-port" x="100" y="195" fontSize={Math.min(16, 158 / port.length)}>
          {port}
        </text>
      )}
      <Drawn name={art('seaPower')} x={18} y={214} width={46} />
      <text className="o-card-number" x="79" y="252">
        {seaPower}
      </text>
      <Drawn name={art('load')} x={107} y={216} width={44} />
      <text className="o-card-number" x="169" y="252">
        {load}
      </text>
    </>
  );
}

export const GoodsCard = memo(function GoodsCard({ card, lang }: { card: CardName; lang: Lang }): ReactNode {
  return (
    <svg className="o-card" viewBox="0 0 200 280" role="img" aria-label={cardLabel(card, lang)}>
      <Face card={card} lang={lang} />
    </svg>
  );
});

export function CardBack(): ReactNode {
  return (
    <svg className="o-card" viewBox="0 0 200 280" aria-hidden="true">
      <Drawn name={CARD_BACK} x={0} y={0} width={200} height={280} />
    </svg>
  );
}

/** The top card of a pile in small: its good, sea power and load. */
export function TopCard({ card, lang }: { card: CardName; lang: Lang }): ReactNode {
  const { good, seaPower, load } = rowOf(card);
  return (
    <svg className="o-top" viewBox="0 0 300 196" role="img" aria-label={cardLabel(card, lang)}>
      <rect className="o-top-card" x="3" y="3" width="294" height="190" rx="14" />
      <circle cx="98" cy="98" r="80" className="o-top-ring" data-good={good} />
      <g className="o-spot">
        <Drawn name={art(good)} x={38} y={38} width={120} />
      </g>
      <Drawn name={art('seaPower')} x={182} y={20} width={66} />
      <text x="268" y="74">
        {seaPower}
      </text>
      <Drawn name={art('load')} x={184} y={106} width={64} />
      <text x="268" y="162">
        {load}
      </text>
    </svg>
  );
}

/** A port token as a small picture. */
export function TokenArt({ token, label }: { token: TokenName; label: string }): ReactNode {
  return (
    <svg className="o-token" viewBox="0 0 48 48" role="img" aria-label={label}>
      <g data-token={token}>
        <Drawn name="piece-token" x={0} y={0} width={48} />
      </g>
      <Drawn name={art(token)} x={10.5} y={10.5} width={27} />
    </svg>
  );
}
