// Left of the chart, on the neck of the vellum: goods deck, Venice card, what icons are worth.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { AMOUNTS } from '../src/data/numbers.ts';
import type { OltreMareView } from '../src/views.ts';
import { art, CARD_BACK } from './art.ts';
import { wordsIn } from './words.ts';

interface DeckPanelProps {
  readonly view: OltreMareView;
  readonly after: OltreMareView | null;
  readonly lang: Lang;
}

function Deck({ view, after, lang }: DeckPanelProps): ReactNode {
  const { attributes, isLegal } = useTarget('buy deck');
  const count = after === null ? view.deckSize : after.deckSize;
  return (
    <g transform="translate(-188 200)">
      <g className="o-deck" {...attributes} data-note="deck" data-place="deck">
        {view.deckSize === 0 ? (
          <rect className="o-gone" x="0" y="0" width="128" height="180" rx="8" />
        ) : (
          <>
            {[12, 8, 4].map((n) => (
              <rect key={n} className="o-edge" x={n} y={n} width="128" height="180" rx="8" />
            ))}
            <Drawn name={CARD_BACK} x={-2} y={-2} width={132} height={184.8} />
          </>
        )}
        {isLegal ? <rect className="o-glow" x="-8" y="-8" width="156" height="208" rx="13" /> : null}
        <circle className="o-count" cx="112" cy="166" r="27" />
        <text className="o-count-text" x="112" y="176">
          {count}
        </text>
        {isLegal ? (
          <g data-note="price">
            <Drawn name={art('ducat')} x={-22} y={136} width={54} />
            <text className="o-price" x="5" y="172">
              {view.price}
            </text>
          </g>
        ) : null}
      </g>
      <text className="o-neck-title" x="66" y="222">
        {wordsIn(lang).deck}
      </text>
    </g>
  );
}

function Venice({ view, lang }: DeckPanelProps): ReactNode {
  const words = wordsIn(lang);
  const { venice } = view;
  return (
    <g data-note="venice" data-place="venice" className={venice === null ? 'o-faded' : undefined}>
      <Drawn name={art('venice')} x={-156} y={446} width={68} />
      <text className="o-neck-title" x="-122" y="540">
        {words.venice}
      </text>
      <text className="o-neck-text" x="-122" y="568">
        {venice === null ? words.venicePaid : words.veniceIn(venice.least, venice.most)}
      </text>
      {venice === null ? null : (
        <text className="o-neck-text" x="-122" y="594">
          {words.venicePays}
        </text>
      )}
    </g>
  );
}

const COLUMNS = [90, 120, 150, 180] as const;

function AidRow({ y, amounts }: { y: number; amounts: readonly number[] }): ReactNode {
  return COLUMNS.map((x, n) => (
    <text key={x} className="o-aid-value" x={x} y={y}>
      {amounts[n + 1]}
    </text>
  ));
}

function Aid({ lang }: { lang: Lang }): ReactNode {
  return (
    <g className="o-aid" transform="translate(-217 652)" data-note="icons">
      <path d="M0 26H194M72 -2V88" />
      <text className="o-neck-left" x="2" y="18">
        {wordsIn(lang).icons}
      </text>
      {COLUMNS.map((x, n) => (
        <text key={x} className="o-neck-text" x={x} y="18">
          {n === COLUMNS.length - 1 ? `${n + 1}+` : n + 1}
        </text>
      ))}
      <Drawn name={art('ducats')} x={0} y={31} width={23} />
      <Drawn name={art('pirate')} x={23} y={31} width={23} />
      <Drawn name={art('market')} x={46} y={31} width={23} />
      <AidRow y={49} amounts={AMOUNTS.ducats} />
      <Drawn name={art('navigation')} x={23} y={61} width={23} />
      <AidRow y={79} amounts={AMOUNTS.navigation} />
    </g>
  );
}

export function DeckPanel(props: DeckPanelProps): ReactNode {
  return (
    <g className="o-neck">
      <Deck {...props} />
      <Venice {...props} />
      <Aid lang={props.lang} />
    </g>
  );
}
