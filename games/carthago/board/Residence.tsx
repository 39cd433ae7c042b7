// A residence: three columns of disc spaces, emptied from the top, with what the next one costs.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { RESIDENCE } from '../src/data/residence.ts';
import type { Column, Good } from '../src/names.ts';
import type { MerchantView } from '../src/views.ts';
import { art } from './art.ts';
import { HOUSE, HOUSE_BOX } from './layout.ts';
import { Disc, GlowRect } from './Pieces.tsx';
import { wordsIn } from './words.ts';

const MIDDLES = [66, 170, 252] as const;
/** From good to good in a cost. */
const COST_PITCH = 36;
const TOPS: readonly (readonly number[])[] = [
  [71, 106, 141],
  [106, 141],
  [88, 136],
];
const BATTLEMENTS = `M4 30v-9${'h16v5h16v-5'.repeat(8)}h16v5h16v4z`;

interface SpotProps {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly seat: Seat;
  /** Discs that still cover it. */
  readonly discs: number;
  readonly isNow: boolean;
  readonly isGhost: boolean;
}
function Spot({ x, y, value, seat, discs, isNow, isGhost }: SpotProps): ReactNode {
  return (
    <>
      <circle className="c-spot" data-now={isNow} cx={x} cy={y} r="16.5" />
      <text className="c-title c-mid c-spot-text" data-now={isNow} x={x} y={y + 6} fontSize="17">
        {value}
      </text>
      <g className={isGhost ? 'c-leaving' : ''}>
        {discs > 1 ? <Disc seat={seat} x={x + 6} y={y + 4} size={33} /> : null}
        {discs > 0 ? <Disc seat={seat} x={x} y={y} size={33} /> : null}
      </g>
    </>
  );
}

interface ColumnProps {
  readonly n: number;
  readonly freed: number;
  /** Freed spaces after the option in focus. */
  readonly after: number;
  readonly seat: Seat;
  readonly title: string;
  /** What an emptied column says instead of a cost. */
  readonly emptied: string;
}
function Spots({ n, freed, after, seat }: ColumnProps): ReactNode {
  const column = RESIDENCE[n];
  const x = MIDDLES[n] ?? 0;
  if (column === undefined) return null;
  return (
    <>
      {n === 1 ? (
        <>
          <rect className="c-spot" data-now={freed === 0} x={x - 14} y="57" width="28" height="28" rx="3" />
          <text className="c-title c-mid c-spot-text" data-now={freed === 0} x={x} y="77" fontSize="17">
            1
          </text>
        </>
      ) : null}
      {column.spaces.map(({ value, discs }, space) => (
        <Spot
          key={value}
          x={x}
          y={TOPS[n]?.[space] ?? 0}
          value={value}
          seat={seat}
          discs={space < freed ? 0 : discs}
          isNow={space === freed - 1}
          isGhost={space >= freed && space < after}
        />
      ))}
    </>
  );
}

/** What the next space of a column costs; in the left one each good is a choice of its own. */
function Cost({ good, x, isChoice }: { good: Good; x: number; isChoice: boolean }): ReactNode {
  const { attributes, state } = useTarget(`column left-${good}`);
  if (!isChoice) return <Drawn name={art(good)} x={x} y={159} width={19} />;
  return (
    <g {...attributes}>
      <rect className="c-hit" x={x - 8} y="146" width="36" height="37" />
      <Drawn name={art(good)} x={x} y={159} width={20} />
      <GlowRect
        state={state === 'soon' ? 'idle' : state}
        x={x - 3}
        y={157}
        width={26}
        height={24}
        radius={5}
      />
    </g>
  );
}

function ColumnArea(props: ColumnProps): ReactNode {
  const { n, title, emptied } = props;
  const column = RESIDENCE[n];
  const name: Column = column?.column ?? 'left';
  const own = useTarget(`column ${name}`);
  const goods: readonly Good[] = column?.goods ?? [];
  const [from, to] = [HOUSE.columns[n] ?? 0, HOUSE.edges[n] ?? 0];
  const x = MIDDLES[n] ?? 0;
  const costWidth = 12 + goods.length * COST_PITCH;
  const isEmpty = props.freed === (column?.spaces.length ?? 0);
  return (
    <g {...own.attributes} data-place={`column ${name}`} data-note={name}>
      <rect className="c-hit" x={from} y={HOUSE.top} width={to - from} height={HOUSE.bottom - HOUSE.top} />
      <GlowRect state={own.state} x={from + 4} y={34} width={to - from - 8} height={146} radius={6} />
      <text className="c-mid" x={x} y="48" fontSize="13.5" fontWeight="600">
        {title}
      </text>
      <Spots {...props} />
      {isEmpty ? (
        <text className="c-mid c-quiet" x={x} y="175" fontSize="13" fontWeight="600">
          {emptied}
        </text>
      ) : (
        <text x={x - costWidth / 2 + 1} y="174" fontSize="14" fontWeight="700">
          {column?.cards}
        </text>
      )}
      {isEmpty
        ? null
        : goods.map((good, k) => (
            <Cost key={good} good={good} x={x - costWidth / 2 + 20 + k * COST_PITCH} isChoice={n === 0} />
          ))}
    </g>
  );
}

interface ResidenceProps {
  readonly merchant: MerchantView;
  readonly after: MerchantView | undefined;
  readonly seat: Seat;
  readonly lang: Lang;
}
export function Residence({ merchant, after, seat, lang }: ResidenceProps): ReactNode {
  const words = wordsIn(lang);
  const titles = [words.columnSeats, words.columnStrength, words.columnDiscs];
  return (
    <svg className="c-house" data-place="house" viewBox={HOUSE_BOX} role="presentation">
      <path className="c-stone" d="M4 30h288v152H4z" />
      <path className="c-floor" d="M-2 182h300v8H-2z" />
      <path className="c-stone" d={BATTLEMENTS} />
      <path className="c-fine c-pale" d="M128 30v152M212 30v152" />
      {titles.map((title, n) => (
        <ColumnArea
          key={title}
          n={n}
          title={title}
          emptied={words.emptied}
          freed={merchant.freed[n] ?? 0}
          after={after?.freed[n] ?? merchant.freed[n] ?? 0}
          seat={seat}
        />
      ))}
    </svg>
  );
}
