// The price table with its green spaces, prices and end values, and the nobility track below.
import { type BoardProps, Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './prices.css';
import { GREEN_SPACES, NOBILITY_SPACES, PRICE_STEPS } from '../src/data/price-table.ts';
import { GOODS, type Good, type Region } from '../src/names.ts';
import { goodsOf, isGreenUsed } from '../src/texts/words.ts';
import type { Hermagor, HermagorView, ViewOwner } from '../src/types.ts';
import { art } from './art.ts';
import { closing, markOf, regionsDue } from './facts.ts';
import type { Point } from './layout.ts';
import { BUILDING_ART } from './pictures.ts';
import { wordsIn } from './words.ts';

const CELL = 23;
const ROW = 30.5;
const TOP = 43;
const GREEN_X = 67.5;
const PRICE_X = 165.5;
const LOWEST = PRICE_STEPS[0].price;

function DiscAt({
  owner,
  x,
  y,
  piece,
}: {
  owner: ViewOwner;
  x: number;
  y: number;
  piece: string;
}): ReactNode {
  return (
    <g data-seat={markOf(owner)} data-piece={piece}>
      <Drawn name="piece-disc-flat" x={x - 12.5} y={y - 12.5} width={25} />
    </g>
  );
}

/** A second column, where the table lies under the board. */
const COLUMN = 306;

interface RowProps {
  readonly good: Good;
  readonly n: number;
  /** Where it stands. */
  readonly at: Point;
  readonly view: HermagorView;
  readonly after: HermagorView | null;
  readonly isLit: boolean;
  /** The next space would be reached. */
  readonly isReached: boolean;
}

/** The leftmost free space of a row, or -1. */
function nextSpace(view: HermagorView, good: Good): number {
  return GREEN_SPACES.findIndex(
    (_, space) => isGreenUsed(view, space) && space < view.open[good] && view.discs[good][space] === null,
  );
}

function Greens({ good, view, after, isReached }: RowProps): ReactNode {
  const next = nextSpace(view, good);
  return GREEN_SPACES.map((value, space) => {
    const x = GREEN_X + space * CELL;
    const owner = view.discs[good][space] ?? null;
    const coming = owner === null ? (after?.discs[good][space] ?? null) : null;
    const isUsed = isGreenUsed(view, space);
    return (
      <g key={value}>
        <circle className="h-green" cx={x} cy="14.25" r="9.6" data-unused={!isUsed} />
        {isUsed ? (
          <text className="h-green-value" x={x} y="18.6">
            {value}
          </text>
        ) : null}
        {owner === null ? null : <DiscAt owner={owner} x={x} y={14.25} piece={`disc ${good} ${space}`} />}
        {coming === null ? null : (
          <g className="h-ghost" data-seat={markOf(coming)}>
            <Drawn name="piece-disc-flat" x={x - 12.5} y={1.75} width={25} />
          </g>
        )}
        {isReached && space === next && coming === null ? (
          <circle className="h-reach" cx={x} cy="14.25" r="11.5" />
        ) : null}
      </g>
    );
  });
}

/** Covers the two cells before the price: green spaces while the price is low. */
function Marker({ good, price, isGhost }: { good: Good; price: number; isGhost: boolean }): ReactNode {
  const first = 2 + price - LOWEST;
  const left = first < 4 ? GREEN_X + first * CELL : PRICE_X + (first - 4) * CELL;
  const second = first + 1;
  const right = second < 4 ? GREEN_X + second * CELL : PRICE_X + (second - 4) * CELL;
  const width = right - left + 21;
  return (
    <g
      className={isGhost ? 'h-marker h-ghost' : 'h-marker'}
      data-piece={isGhost ? undefined : `price ${good}`}
    >
      <rect x={left - 10.5} y="4.25" width={width} height="20" rx="2" />
      <path d={`M${left - 3} 14.25H${left + width - 18}m-7-5l7 5-7 5`} />
    </g>
  );
}

function Steps({ good, view, after }: RowProps): ReactNode {
  const price = view.prices[good];
  const raised = after?.prices[good] ?? price;
  return (
    <>
      {PRICE_STEPS.map((step, n) => {
        const x = PRICE_X + n * CELL;
        if (step.price !== price)
          return (
            <text key={step.price} className="h-step" x={x} y="18.5" data-soon={step.price === raised}>
              {step.price}
            </text>
          );
        return (
          <g key={step.price}>
            <rect className="h-now" x={x - 11} y="2.25" width="22" height="24" rx="3" />
            <text className="h-now-text" x={x} y="20">
              {step.price}
            </text>
          </g>
        );
      })}
      {raised === price ? (
        <Marker good={good} price={price} isGhost={false} />
      ) : (
        <>
          <rect
            className="h-reach"
            x={PRICE_X + (raised - LOWEST) * CELL - 11}
            y="2.25"
            width="22"
            height="24"
            rx="3"
          />
          <Marker good={good} price={raised} isGhost />
        </>
      )}
    </>
  );
}

function PriceRow(props: RowProps): ReactNode {
  const { good, n, at, isLit } = props;
  const [raise, place] = [useTarget(`raise ${good}`), useTarget(`good ${good}`)];
  const { attributes, state } = place.state === 'idle' ? raise : place;
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      {...attributes}
      data-place={`row ${good}`}
      data-note={`good ${good}`}
    >
      <rect className="h-row" width="290" height="28.5" rx="3" data-even={n % 2 === 1} />
      <Drawn name={art(good)} x={2.5} y={1.8} width={25} />
      <Drawn name={BUILDING_ART[good]} x={29.5} y={2.8} width={23} />
      <Greens {...props} />
      <Steps {...props} />
      {isLit ? <rect className="h-related" x="1" y=".5" width="288" height="27.5" rx="4" /> : null}
      {state === 'legal' || state === 'focus' ? (
        <rect className="h-offer" data-state={state} x="1" y=".5" width="288" height="27.5" rx="4" />
      ) : null}
    </g>
  );
}

function Nobility(props: BoardProps<Hermagor>): ReactNode {
  const { view } = props.scene;
  const after = afterIn(props);
  const isReached = regionsIn(props).some((region) => goodsOf(region).length === 0);
  const next = view.nobility.indexOf(null);
  return (
    <g data-note="nobility" data-place="nobility">
      <rect className="h-hit" width="290" height="34" />
      <Drawn name={art('nobility')} x={2} y={0} width={32} />
      <text className="h-nobility" x="38" y="20">
        {wordsIn(props.lang).nobility}
      </text>
      {NOBILITY_SPACES.map((value, n) => {
        const x = 112 + n * 31;
        const shield = `M${x - 13} 3h26v18q0 6-13 11q-13-5-13-11z`;
        const owner = view.nobility[n] ?? null;
        const coming = owner === null ? (after?.nobility[n] ?? null) : null;
        const isGhost = coming !== null;
        return (
          <g key={value}>
            <path className="h-shield" d={shield} />
            <text className="h-shield-value" x={x} y="22">
              {value}
            </text>
            {owner === null ? null : <DiscAt owner={owner} x={x} y={15} piece={`nobility ${n}`} />}
            {coming === null ? null : (
              <g className="h-ghost" data-seat={markOf(coming)}>
                <Drawn name="piece-disc-flat" x={x - 12.5} y={2.5} width={25} />
              </g>
            )}
            {isReached && n === next && !isGhost ? <path className="h-reach" d={shield} /> : null}
          </g>
        );
      })}
    </g>
  );
}

/** What the columns mean. */
function Heads({ lang, x }: { readonly lang: Lang; readonly x: number }): ReactNode {
  const words = wordsIn(lang);
  return (
    <g transform={`translate(${x} 0)`}>
      <text className="h-head" x="55" y="13">
        {words.placeDisc}
      </text>
      <text className="h-head" x="153" y="13">
        {words.price} <tspan className="h-worth">{words.endValue}</tspan>
      </text>
      {GREEN_SPACES.map((value, n) => (
        <text key={value} className="h-step h-step-green" x={GREEN_X + n * CELL} y="31">
          {value}
        </text>
      ))}
      {PRICE_STEPS.map(({ price, buildingValue }, n) => (
        <g key={price}>
          <text className="h-step h-step-head" x={PRICE_X + n * CELL} y="27">
            {price}
          </text>
          <text className="h-step h-worth" x={PRICE_X + n * CELL} y="39">
            {buildingValue}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The regions that close, or would. */
const regionsIn = ({ scene, preview }: BoardProps<Hermagor>): readonly Region[] => [
  ...closing(scene, preview),
  ...regionsDue(scene),
];
const afterIn = ({ scene, preview }: BoardProps<Hermagor>): HermagorView | null =>
  preview !== null && preview.view.round === scene.view.round ? preview.view : null;

interface PricesProps extends BoardProps<Hermagor> {
  readonly goods: readonly Good[];
  /** Under the board: in two columns, and nobility has a place of its own. */
  readonly isWide?: boolean;
}

export function Prices({ isWide = false, goods, ...props }: PricesProps): ReactNode {
  const { lang, scene } = props;
  const words = wordsIn(lang);
  const reached = new Set(regionsIn(props).flatMap((region) => goodsOf(region)));
  const rows = isWide ? GOODS.length / 2 : GOODS.length;
  const columns = Array.from({ length: GOODS.length / rows }, (_, column) => column * COLUMN);
  return (
    <section className="h-prices" aria-label={words.prices} data-place="prices">
      <h2>
        {words.prices} <small>{words.pricesNote}</small>
      </h2>
      <svg viewBox={isWide ? '0 0 596 165' : '0 0 290 336'} role="presentation">
        {columns.map((x) => (
          <Heads key={x} lang={lang} x={x} />
        ))}
        {GOODS.map((good, n) => (
          <PriceRow
            key={good}
            good={good}
            n={n}
            at={{ x: Math.floor(n / rows) * COLUMN, y: TOP + (n % rows) * ROW }}
            view={scene.view}
            after={afterIn(props)}
            isLit={goods.includes(good)}
            isReached={reached.has(good)}
          />
        ))}
        {isWide ? null : (
          <g transform="translate(0 298)">
            <Nobility {...props} />
          </g>
        )}
      </svg>
    </section>
  );
}

/** The nobility track by itself. */
export function NobilityTrack(props: BoardProps<Hermagor>): ReactNode {
  return (
    <div className="h-prices">
      <svg viewBox="0 0 290 34" role="presentation">
        <Nobility {...props} />
      </svg>
    </div>
  );
}
