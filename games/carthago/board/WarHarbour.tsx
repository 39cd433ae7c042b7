// Inside the ring: three war docks, the anchor, and the ship an expedition has just met.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { ShipName } from '../src/names.ts';
import { art } from './art.ts';
import { cardHeight, ShipCard } from './Cards.tsx';
import { type CarthagoScene, myself, seatOf, shipOf } from './facts.ts';
import { ANCHOR, RING, WAR_DOCK_POINTS } from './layout.ts';
import { Disc, GlowCircle } from './Pieces.tsx';
import { wordsIn } from './words.ts';

function WarDock({ n, disc, me }: { n: number; disc: Seat | null; me: Seat }): ReactNode {
  const { attributes, state } = useTarget(`war ${n + 1}`);
  const point = WAR_DOCK_POINTS[n];
  if (point === undefined) return null;
  const { x, y } = point;
  return (
    <g {...attributes} data-place={`war ${n + 1}`} data-note="war">
      <circle className="c-hit" cx={x} cy={y} r="28" />
      <circle className="c-slip" cx={x} cy={y} r="21" />
      {disc === null ? (
        <Drawn name={art('warship')} x={x - 14} y={y - 15} width={28} opacity={0.45} />
      ) : (
        <Disc seat={disc} x={x} y={y} size={38} />
      )}
      {disc === null && state === 'focus' ? (
        <g className="c-ghost">
          <Disc seat={me} x={x} y={y} size={38} />
        </g>
      ) : null}
      <GlowCircle state={state} x={x} y={y} r={23} />
    </g>
  );
}

function Anchor({ discs }: { discs: readonly Seat[] }): ReactNode {
  const { attributes, state } = useTarget('anchor');
  const step = Math.min(22, 62 / Math.max(1, discs.length));
  const held = discs.map((seat, n) => ({ seat, n }));
  return (
    <g {...attributes} data-place="anchor" data-note="anchor">
      <circle className="c-hit" cx={ANCHOR.x} cy={ANCHOR.y} r="26" />
      <Drawn name={art('anchor')} x={ANCHOR.x - 20} y={ANCHOR.y - 20} width={40} />
      {held.map(({ seat, n }) => (
        <Disc key={n} seat={seat} x={ANCHOR.x + 40 + n * step} y={ANCHOR.y + 2} size={32} />
      ))}
      <GlowCircle state={state} x={ANCHOR.x} y={ANCHOR.y} r={24} />
    </g>
  );
}

function Expedition({ ship, strength, lang }: { ship: ShipName; strength: number; lang: Lang }): ReactNode {
  const width = 96;
  const y = RING.y - 84;
  return (
    <g data-place="expedition">
      <circle className="c-veil" cx={RING.x} cy={RING.y} r={RING.inner - 2} />
      <g data-piece={`ship ${ship}`} data-note={`ship ${ship}`}>
        <ShipCard ship={ship} lang={lang} x={RING.x - width / 2} y={y} width={width} />
      </g>
      <text className="c-mid" x={RING.x} y={y + cardHeight(width) + 18} fontSize="13.5" fontWeight="700">
        {wordsIn(lang).against(strength, shipOf(ship).danger)}
      </text>
    </g>
  );
}

export function WarHarbour({ scene, lang }: { scene: CarthagoScene; lang: Lang }): ReactNode {
  const { view, decision } = scene;
  const words = wordsIn(lang);
  const docks = view.warHarbour.map((disc, n) => ({ disc, n }));
  const strength =
    decision?.at.step === 'escorts' ? decision.at.strength : view.merchants[view.onTurn]?.strength;
  return (
    <>
      {docks.map(({ disc, n }) => (
        <WarDock key={n} n={n} disc={disc} me={seatOf(scene)} />
      ))}
      <Anchor discs={view.anchor} />
      {view.expedition === null ? (
        <>
          <text className="c-title c-mid" x={RING.x} y={RING.y + 78} fontSize="14">
            {words.warships}
          </text>
          <text className="c-quiet c-mid" x={RING.x} y={RING.y + 93} fontSize="12">
            {view.isExhausted ? words.exhausted : words.strengthOf(myself(scene).strength)}
          </text>
        </>
      ) : (
        <Expedition ship={view.expedition} strength={strength ?? 0} lang={lang} />
      )}
    </>
  );
}
