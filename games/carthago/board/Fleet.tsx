// The viewer's ships: face up their effects are buttons, face down they wait to be turned up.
import { type Size, type TargetState, useSize, useTarget } from '@comptoir/board-kit';
import type { Lang, Option } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { ShipName } from '../src/names.ts';
import { capital, goodName } from '../src/texts/names.ts';
import type { MerchantView, ShipView } from '../src/views.ts';
import { cardHeight, GoodShip, ShipBack, ShipCard } from './Cards.tsx';
import { leavingDock } from './Docks.tsx';
import { type CarthagoScene, shipOf } from './facts.ts';
import { fan, fanPoint } from './fan.ts';
import { GlowRect, stronger } from './Pieces.tsx';
import { wordsIn } from './words.ts';

interface BerthedProps {
  readonly data: ShipView;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lang: Lang;
  /** The option in focus would spend it. */
  readonly isTurning: boolean;
  readonly hasWord: boolean;
}
function Berthed({ data, x, y, width, lang, isTurning, hasWord }: BerthedProps): ReactNode {
  const { ship, isActive } = data;
  const words = wordsIn(lang);
  const turn = useTarget(`ship ${ship}`);
  const use = useTarget(`use ${shipOf(ship).effect}`);
  const used: TargetState = isActive ? use.state : 'idle';
  const state = stronger(isTurning ? 'soon' : 'idle', stronger(turn.state, used));
  const height = cardHeight(width);
  const word = isTurning ? words.wouldTurn : isActive ? words.active : words.spent;
  const picture = (
    <g data-piece={`ship ${ship}`} data-note={`ship ${ship}`}>
      {isActive ? (
        <ShipCard ship={ship} lang={lang} x={x} y={y} width={width} />
      ) : (
        <ShipBack ship={ship} x={x} y={y} width={width} />
      )}
      <GlowRect state={state === 'refused' ? 'idle' : state} x={x} y={y} width={width} height={height} />
    </g>
  );
  return (
    <g {...turn.attributes}>
      {isActive ? <g {...use.attributes}>{picture}</g> : picture}
      {hasWord ? (
        <text className="c-quiet c-mid" x={x + width / 2} y={y + height + 15} fontSize="12.5">
          {word}
        </text>
      ) : null}
    </g>
  );
}

function Landing({
  ship,
  x,
  y,
  width,
  lang,
}: {
  ship: ShipName;
  x: number;
  y: number;
  width: number;
  lang: Lang;
}): ReactNode {
  const { good } = shipOf(ship);
  const height = cardHeight(width);
  return (
    <g>
      <rect
        className="c-glow"
        data-state="soon"
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        rx="7"
      />
      <g opacity=".6">
        <GoodShip good={good} x={x + width * 0.11} y={y + height * 0.14} scale={(width * 0.78) / 48} />
      </g>
      <text className="c-mid c-soon" x={x + width / 2} y={y + height - 14} fontSize="12.5" fontWeight="600">
        {capital(goodName(good, lang))}
      </text>
      <text className="c-quiet c-mid" x={x + width / 2} y={y + height + 15} fontSize="12">
        {wordsIn(lang).wouldLand}
      </text>
    </g>
  );
}

interface FleetProps {
  readonly scene: CarthagoScene;
  readonly focus: Option | null;
  readonly merchant: MerchantView;
  readonly after: MerchantView | undefined;
  readonly lang: Lang;
}
function Row({ scene, focus, merchant, after, lang, size }: FleetProps & { size: Size }): ReactNode {
  const { ships } = merchant;
  const dock = focus?.verb === 'use' ? null : leavingDock(scene, focus);
  const coming = dock === null ? null : (scene.view.tradeHarbour[dock]?.ship ?? null);
  const count = ships.length + (coming === null ? 0 : 1);
  if (count === 0)
    return (
      <text className="c-quiet c-mid" x={size.width / 2} y={size.height / 2} fontSize="13.5">
        {wordsIn(lang).noShips}
      </text>
    );
  const spread = fan(count, size.width - 8, size.height - 24);
  const { width, pitch, rows } = spread;
  const place = (n: number): { x: number; y: number; width: number } => {
    const { x, y } = fanPoint(spread, n);
    return { x: 4 + x, y: 4 + y, width };
  };
  const isTurning = (ship: ShipName): boolean =>
    after?.ships.some((one) => one.ship === ship && !one.isActive) === true;
  return (
    <>
      {ships.map((data, n) => (
        <Berthed
          key={data.ship}
          data={data}
          {...place(n)}
          lang={lang}
          isTurning={data.isActive && isTurning(data.ship)}
          hasWord={rows === 1 && pitch > 60}
        />
      ))}
      {coming === null ? null : <Landing ship={coming} {...place(ships.length)} lang={lang} />}
    </>
  );
}

export function Fleet(props: FleetProps): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div className="c-fleet" ref={ref} data-place={`fleet ${props.scene.viewer ?? 0}`}>
      {size.width === 0 ? null : (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
          <Row {...props} size={size} />
        </svg>
      )}
    </div>
  );
}
