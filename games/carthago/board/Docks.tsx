// The trade harbour: berth stones with discs on the quay, ships below them, two more outside the mole.
import { useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import type { ShipName } from '../src/names.ts';
import type { DockView } from '../src/views.ts';
import { ShipCard } from './Cards.tsx';
import { type CarthagoScene, seatOf } from './facts.ts';
import { BASIN, type Berths, berths } from './layout.ts';
import { Disc, GlowCircle, GlowRect } from './Pieces.tsx';
import { wordsIn } from './words.ts';

const STONE = BASIN.quay + 15;

interface DockProps {
  readonly n: number;
  readonly data: DockView;
  readonly room: Berths;
  readonly lang: Lang;
  readonly me: Seat;
}
const Dock = memo(function Dock({ n, data, room, lang, me }: DockProps): ReactNode {
  const { attributes, state } = useTarget(`dock ${n + 1}`);
  const x = room.docks[n] ?? 0;
  const { width, height } = room;
  const middle = x + width / 2;
  return (
    <g {...attributes} data-place={`dock ${n + 1}`} data-note="dock">
      <path d={`M${x - 4.5} ${BASIN.quay + 28}v30`} stroke="currentColor" strokeWidth="3" />
      {data.ship === null ? (
        <>
          <rect className="c-empty" x={x} y={BASIN.ships} width={width} height={height} rx="7" />
          <text className="c-quiet c-mid" x={middle} y={BASIN.ships + height / 2} fontSize="13">
            {wordsIn(lang).noShip}
          </text>
        </>
      ) : (
        <g key={data.ship} data-piece={`ship ${data.ship}`} data-note={`ship ${data.ship}`}>
          <ShipCard ship={data.ship} lang={lang} x={x} y={BASIN.ships} width={width} />
        </g>
      )}
      <circle className="c-slip" cx={middle} cy={STONE} r="20" />
      {data.disc === null ? null : <Disc seat={data.disc} x={middle} y={STONE} size={38} />}
      {data.disc === null && state === 'focus' ? (
        <g className="c-ghost">
          <Disc seat={me} x={middle} y={STONE} size={38} />
        </g>
      ) : null}
      <text className="c-title c-mid" x={x + 13} y={STONE + 5} fontSize="15">
        {n + 1}
      </text>
      <GlowRect state={state} x={x} y={BASIN.ships} width={width} height={height} />
      {state === 'refused' ? null : <GlowCircle state={state} x={middle} y={STONE} r={22} />}
    </g>
  );
});

function Outside({
  ship,
  x,
  room,
  lang,
}: {
  ship: ShipName;
  x: number;
  room: Berths;
  lang: Lang;
}): ReactNode {
  return (
    <g data-piece={`ship ${ship}`} data-note={`ship ${ship}`}>
      <ShipCard ship={ship} lang={lang} x={x} y={room.outsideTop} width={room.outsideWidth} />
    </g>
  );
}

/** Which ships would move up, were the ship of this dock taken. */
function MoveUp({ from, room }: { from: number; room: Berths }): ReactNode {
  const y = BASIN.ships + room.height * 0.36;
  return room.docks.map((x, n) => {
    if (n < from) return null;
    const middle = x + room.width + (n === room.docks.length - 1 ? 16.5 : 4.5);
    return (
      <g key={x} className="c-move">
        <circle cx={middle} cy={y} r="12" />
        <path d={`M${middle + 5} ${y}h-10m4-4.5l-4.5 4.5 4.5 4.5`} />
      </g>
    );
  });
}

/** The dock whose ship would leave by the option in focus, from 0; null: none. */
export function leavingDock(
  scene: CarthagoScene,
  focus: { verb: string; noun?: string | number } | null,
): number | null {
  const at = scene.decision?.at;
  if (focus === null || at === undefined || scene.view.isExhausted) return null;
  if (at.step === 'delivery' && focus.verb === 'dock' && typeof focus.noun === 'number')
    return focus.noun - 1;
  if (at.step === 'deliverPay') return at.dock - 1;
  return focus.verb === 'use' && focus.noun === 'embargo' ? 0 : null;
}

interface DocksProps {
  readonly scene: CarthagoScene;
  readonly lang: Lang;
  readonly leaving: number | null;
}
export function Docks({ scene, lang, leaving }: DocksProps): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  const room = berths(view.tradeHarbour.length);
  const docks = view.tradeHarbour.map((data, n) => ({ data, n }));
  const first = room.outside[0] ?? 0;
  return (
    <g data-place="quay">
      <text className="c-title" x={BASIN.first + 2} y={BASIN.quay - 9} fontSize="16">
        {words.tradeHarbour}
        <tspan className="c-sub" dx="10">
          {words.stay}
        </tspan>
      </text>
      {docks.map(({ data, n }) => (
        <Dock key={n} n={n} data={data} room={room} lang={lang} me={seatOf(scene)} />
      ))}
      <g data-place="shipdeck" data-note="outside">
        <text className="c-quiet" x={first + 2} y={room.outsideTop - 9} fontSize="13">
          {view.isExhausted ? words.exhausted : words.outside(view.shipDeck)}
        </text>
      </g>
      {view.outside.map((ship, n) =>
        ship === null ? null : (
          <Outside key={ship} ship={ship} x={room.outside[n] ?? 0} room={room} lang={lang} />
        ),
      )}
      {leaving === null ? null : <MoveUp from={leaving} room={room} />}
    </g>
  );
}
