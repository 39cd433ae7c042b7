// The city from above: ring, basin, town hall, tiles, market. On a small screen a part of it.
import { type BoardProps, Drawn, type Rect, ZoomPane } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { Carthago } from '../src/types.ts';
import { Aside } from './Aside.tsx';
import { art } from './art.ts';
import { CalloutBox } from './CalloutBox.tsx';
import { calloutOf } from './callouts.ts';
import { Docks, leavingDock } from './Docks.tsx';
import { Awning, Basin, RoundHarbour, Town } from './Ground.tsx';
import { Hall } from './Hall.tsx';
import './harbour.css';
import { BOARD, berthBox, HALL_BOX, RING_BOX, SMALL_MARKET, TILES_BOX } from './layout.ts';
import { Market } from './Market.tsx';
import { Ring } from './Ring.tsx';
import { Tiles } from './Tiles.tsx';
import { WarHarbour } from './WarHarbour.tsx';
import { wordsIn } from './words.ts';

type Props = BoardProps<Carthago>;

const ON_DOCKS: readonly string[] = ['tradeDock', 'deliverPay', 'setupDock'];

/** On a small screen the ring or the berths, as the decision wants it. */
function lookAt({ scene, page }: Props): Rect | null {
  if (page === null) return null;
  const { decision, view } = scene;
  const docks = berthBox(view.tradeHarbour.length);
  const step = decision?.at.step ?? '';
  if (page === 'docks' || ON_DOCKS.includes(step)) return docks;
  const isDelivery = step === 'delivery' && decision?.options.some(({ verb }) => verb === 'dock') === true;
  return isDelivery ? docks : RING_BOX;
}

function Waters({ scene, focus, lang, page }: Props): ReactNode {
  const { view } = scene;
  const callout = page === null ? calloutOf(scene, focus, lang) : null;
  const docks = view.tradeHarbour.length;
  return (
    <>
      <Basin docks={docks} />
      <RoundHarbour />
      <Ring scene={scene} lang={lang} />
      <WarHarbour scene={scene} lang={lang} />
      <Docks scene={scene} lang={lang} leaving={leavingDock(scene, focus)} />
      {callout === null ? null : <CalloutBox callout={callout} docks={docks} />}
    </>
  );
}

/** The board, or on a small screen what the decision is about. */
export function City(props: Props): ReactNode {
  const { scene, lang } = props;
  const { decade, round } = scene.view;
  const words = wordsIn(lang);
  return (
    <div className="c-city" data-place="city">
      <ZoomPane whole={BOARD} look={lookAt(props)} label={words.harbour} fit={words.fit}>
        <Town />
        <text className="c-title c-name" x="24" y="42" fontSize="31">
          {words.title}
        </text>
        <text className="c-quiet" x="25" y="60" fontSize="13">
          {words.subtitle}
        </text>
        <Waters {...props} />
        <Drawn name={art('decade')} x={84} y={567} width={24} />
        {words.next(decade, round).map((line, n) => (
          <text key={line} className={n === 0 ? '' : 'c-quiet'} x="114" y={577 + n * 16} fontSize="13">
            {line}
          </text>
        ))}
        <Aside scene={scene} lang={lang} />
        <Hall scene={scene} lang={lang} />
        <Tiles scene={scene} lang={lang} isSmall={false} />
        <Market scene={scene} lang={lang} isSmall={false} />
        <Awning />
      </ZoomPane>
    </div>
  );
}

const viewBox = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`;

export function SmallCity({ scene, lang }: Props): ReactNode {
  return (
    <div className="c-scroll">
      <svg viewBox={viewBox(HALL_BOX)} role="presentation">
        <Hall scene={scene} lang={lang} />
      </svg>
      <svg viewBox={viewBox(TILES_BOX)} role="presentation">
        <Tiles scene={scene} lang={lang} isSmall={true} />
      </svg>
    </div>
  );
}

export function SmallMarket({ scene, lang }: Props): ReactNode {
  return (
    <div className="c-scroll">
      <svg viewBox={viewBox(SMALL_MARKET)} role="presentation">
        <Market scene={scene} lang={lang} isSmall={true} />
        <Awning x={4} y={4} stripes={14} stripe={26} />
      </svg>
    </div>
  );
}
