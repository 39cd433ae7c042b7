// The action circle: five spaces with the discs, guild markers and prices on them.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import type { Space } from '../src/names.ts';
import type { SpaceView } from '../src/views.ts';
import { art } from './art.ts';
import { type CarthagoScene, merchantOf, priceOf, seatOf, stepOf } from './facts.ts';
import { discSlot, markerSlot, polar, pricePoint, RING, SPACE_ORDER, spaceAngle, wedge } from './layout.ts';
import { spaceOnRing } from './names-words.ts';
import { ActionDisc, GlowCircle, stronger } from './Pieces.tsx';

function Name({ space, lang }: { space: Space; lang: Lang }): ReactNode {
  const { x, y } = polar(RING.icon, spaceAngle(SPACE_ORDER[space]));
  const lines = spaceOnRing(space, lang);
  const isLow = y > RING.y + 60; // the price stands below
  const top = y - (lines.length === 1 ? 38 : isLow ? 48 : 42);
  return (
    <>
      <circle data-mark="true" cx={x} cy={top + 17} r="24" fill="none" />
      <Drawn name={art(space)} x={x - 22} y={top} width={44} />
      {lines.map((line, n) => (
        <text key={line} className="c-mid" x={x} y={top + 58 + n * 14} fontSize="13.5" fontWeight="600">
          {line}
        </text>
      ))}
    </>
  );
}

/** So many cards the space takes. */
function Price({ n, cards }: { n: number; cards: number }): ReactNode {
  const { x, y } = pricePoint(n);
  return (
    <g>
      <rect className="c-price" x={x - 18} y={y - 13} width="36" height="26" rx="13" />
      <Drawn name="ui-hand" x={x - 16} y={y - 10} width={20} />
      <text className="c-title c-mid" x={x + 9} y={y + 6} fontSize="16">
        {cards}
      </text>
    </g>
  );
}

function Discs({ n, data, ghost }: { n: number; data: SpaceView; ghost: Seat | null }): ReactNode {
  const seats: readonly (Seat | null)[] = [...data.discs, ...(data.isNeutral ? [null] : [])];
  const free = discSlot(n, seats.length);
  return (
    <>
      {seats.map((seat, slot) => (
        <ActionDisc key={seat ?? 'neutral'} seat={seat} {...discSlot(n, slot)} size={38} />
      ))}
      {ghost === null || data.discs.includes(ghost) ? null : (
        <g className="c-ghost">
          <ActionGhost seat={ghost} {...free} />
        </g>
      )}
    </>
  );
}
function ActionGhost({ seat, x, y }: { seat: Seat; x: number; y: number }): ReactNode {
  return (
    <>
      <g data-seat={seat + 1} opacity=".6">
        <Drawn name="piece-actionDisc" x={x - 19} y={y - 19} width={38} />
      </g>
      <circle className="c-glow" data-state="soon" cx={x} cy={y} r="20" />
    </>
  );
}

interface SpaceProps {
  readonly data: SpaceView;
  readonly lang: Lang;
  readonly me: Seat;
  readonly isMine: boolean;
  /** null: prices are not asked now. */
  readonly cards: number | null;
}
const SpaceArea = memo(function SpaceArea({ data, lang, me, isMine, cards }: SpaceProps): ReactNode {
  const { space } = data;
  const n = SPACE_ORDER[space];
  const choose = useTarget(`space ${space}`);
  const move = useTarget(`marker ${space}`);
  const state = stronger(choose.state, move.state);
  const marker = markerSlot(n);
  return (
    <g {...move.attributes}>
      <g {...choose.attributes} data-place={`space ${space}`} data-note={`space ${space}`}>
        {isMine ? <path className="c-here" d={wedge(n, 0, 0)} /> : null}
        <path className="c-hit" d={wedge(n, 0, 0)} />
        {state === 'idle' ? null : (
          <>
            {state === 'refused' ? null : <path className="c-halo" data-state={state} d={wedge(n, 5, 2)} />}
            <path className="c-glow c-fill" data-state={state} d={wedge(n, 5, 2)} />
          </>
        )}
        <Name space={space} lang={lang} />
        {cards === null ? null : <Price n={n} cards={cards} />}
        <Discs n={n} data={data} ghost={cards !== null && choose.state === 'focus' ? me : null} />
        {data.hasMarker ? (
          <g data-note="marker">
            <Drawn name="piece-guildMarker" x={marker.x - 21} y={marker.y - 23} width={42} />
            <GlowCircle state={move.state} x={marker.x} y={marker.y - 2} r={24} />
          </g>
        ) : null}
      </g>
    </g>
  );
});

const BORDERS = [0, 1, 3, 4]
  .map((n) => {
    const [a, b] = [polar(RING.inner, spaceAngle(n) - 36), polar(RING.outer, spaceAngle(n) - 36)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  })
  .join('');

export function Ring({ scene, lang }: { scene: CarthagoScene; lang: Lang }): ReactNode {
  const { view } = scene;
  const me = seatOf(scene);
  const hasPrices = stepOf(scene) === 'turn';
  return (
    <g data-place="ring">
      <path className="c-border" d={BORDERS} />
      {view.actionBoard.map((data) => (
        <SpaceArea
          key={data.space}
          data={data}
          lang={lang}
          me={me}
          isMine={scene.viewer !== null && merchantOf(scene, me).space === data.space}
          cards={hasPrices ? priceOf(view, data.space, me) : null}
        />
      ))}
    </g>
  );
}
