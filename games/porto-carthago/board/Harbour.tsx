// The harbour from above: palace island, basin with its twelve quays, roads, town and sea.
import { type BoardProps, type Rect, useTarget, ZoomPane } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './harbour.css';
import { DECADES, ROUNDS } from '../src/data/players.ts';
import { type CardName, GOODS, type GoodName } from '../src/names.ts';
import type { Porto } from '../src/types.ts';
import type { PortoView, QuayView } from '../src/views.ts';
import { Pips } from './Art.tsx';
import { type PortoScene, seatOf, stepOf } from './facts.ts';
import { Bollards, Ground } from './Ground.tsx';
import { BOARD_BOX, CENTRE, LOOK } from './layout.ts';
import { Palace } from './Palace.tsx';
import { MooredShip, Quay } from './Quay.tsx';
import { IntriguePath, TradeHouse } from './Roads.tsx';
import { Charter, Lighthouse, OddsChart, Rows } from './Sea.tsx';
import { ShipCard } from './ShipCard.tsx';
import { Market, Temple } from './Town.tsx';
import { wordsIn } from './words.ts';

/** Decade and round on a plaque at the edge of the town. */
function Calendar({ view, lang }: { view: PortoView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const isPlaying = view.phase === 'actions';
  return (
    <g data-note="decade" data-place="decade">
      <rect x="626" y="4" width="142" height="52" rx="8" className="pc-plaque" />
      <text x="634" y="25" fontSize="14.5" className="pc-serif">
        {words.decade(view.decade)}
      </text>
      <Pips x={714} y={20} at={view.decade} of={DECADES} />
      <text x="634" y="46" fontSize="13.5">
        {view.phase === 'actions' ? words.round(view.round) : words[view.phase]}
      </text>
      {isPlaying ? <Pips x={714} y={41} at={view.round} of={ROUNDS} /> : null}
    </g>
  );
}

/** Ships in port; a ghost where one would come, faint where one would go. */
function Port({ view, after }: { view: PortoView; after: PortoView | null }): ReactNode {
  return view.quays.map(({ id, ship }, n) => {
    const next = after?.quays[n]?.ship ?? null;
    if (ship !== null) {
      const isLeaving = after !== null && next !== ship;
      return (
        <g key={id} opacity={isLeaving ? 0.45 : 1}>
          <MooredShip card={ship} quay={n} />
        </g>
      );
    }
    return next === null ? null : <MooredShip key={id} card={next} quay={n} isGhost />;
  });
}

function FanCard({ card, x }: { card: CardName; x: number }): ReactNode {
  const { attributes } = useTarget(`card ${card}`);
  return (
    <g transform={`translate(${x} ${CENTRE.y - 66}) scale(1.35)`}>
      <g {...attributes} className="pc-card" data-note={`card ${card}`}>
        <ShipCard card={card} width={87} height={104} />
        <rect width="87" height="104" rx="6" className="pc-rim" />
      </g>
    </g>
  );
}

/** The top cards of the deck, for the eyes of who sorts them. */
function SortFan({ scene, lang }: { scene: PortoScene; lang: Lang }): ReactNode {
  const { decision } = scene;
  if (decision?.at.step !== 'sortDeck') return null;
  const cards = decision.options.flatMap((o) => (o.verb === 'card' ? [o.noun] : []));
  const width = cards.length * 130 + 18;
  const left = CENTRE.x - width / 2;
  const words = wordsIn(lang);
  return (
    <g className="pc-fan">
      <rect x={left} y={CENTRE.y - 112} width={width} height="206" rx="12" className="pc-plaque" />
      <text x={CENTRE.x} y={CENTRE.y - 84} fontSize="20" className="pc-serif pc-mid">
        {decision.at.sorted === 0 ? words.sortTop : words.sortSecond}
      </text>
      {cards.map((card, n) => (
        <FanCard key={card} card={card} x={left + 15 + n * 130} />
      ))}
    </g>
  );
}

/** The good being carried, on the quay in focus: where it loads at once the table after shows it no more. */
function carriedTo({ scene, focus }: BoardProps<Porto>, quay: QuayView): GoodName | null {
  const at = scene.decision?.at;
  const isHere = focus?.verb === 'quay' && focus.noun === quay.id;
  return at?.step === 'transportDestination' && isHere ? (GOODS[at.good] ?? null) : null;
}

/** What a small screen looks at. */
function lookAt(scene: PortoScene, page: string | null): Rect | null {
  const step = stepOf(scene);
  if (page === 'ships') return LOOK.ships;
  if (page === 'town') {
    const isBuying = step === 'buyGood' || step === 'refillPurchase' || step === 'setupTakeGood';
    const isPoint = step === 'tradePoint' || step === 'bonusPoint' || step === 'bonusIntrigue';
    if (isBuying) return LOOK.market;
    return isPoint ? LOOK.roads : LOOK.town;
  }
  return page === 'harbour' ? LOOK.harbour : null;
}

export function Harbour(props: BoardProps<Porto>): ReactNode {
  const { scene, preview, lang, page } = props;
  const { view } = scene;
  const after = preview?.view ?? null;
  const seat = seatOf(scene);
  const at = scene.decision?.at;
  const shared = { view, after, seat, lang };
  const steps = [stepOf(scene), stepOf(preview)];
  const words = wordsIn(lang);
  return (
    <div className="pc-harbour" data-page={page ?? 'all'}>
      <ZoomPane whole={BOARD_BOX} look={lookAt(scene, page)} label={words.harbour} fit={words.fit}>
        <Ground />
        {view.quays.map((quay, n) => (
          <Quay
            key={quay.id}
            quay={quay}
            number={n}
            after={after?.quays[n] ?? null}
            carried={carriedTo(props, quay)}
          />
        ))}
        <Bollards />
        <TradeHouse {...shared} />
        <IntriguePath {...shared} />
        <Palace view={view} after={after} />
        <Port view={view} after={after} />
        <Temple {...shared} steps={steps} />
        <Market {...shared} steps={steps} />
        <Lighthouse {...shared} />
        <OddsChart {...shared} isHot={props.focus?.verb === 'charter'} />
        <Charter {...shared} />
        <Rows {...shared} asked={at?.step === 'lighthouseBerth' ? at.position : null} />
        <Calendar view={view} lang={lang} />
        <SortFan scene={scene} lang={lang} />
      </ZoomPane>
    </div>
  );
}
