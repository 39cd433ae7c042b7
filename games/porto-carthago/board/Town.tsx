// The town on the left: the temple with those who pray, and the market.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { GOODS, type GoodName } from '../src/names.ts';
import type { PortoView } from '../src/views.ts';
import { Coin, GoodDisc, Hole } from './Art.tsx';
import { art } from './art.ts';
import type { StepName } from './facts.ts';
import { stallAt, TEMPLE_TALLY } from './layout.ts';
import { Tally } from './Tally.tsx';
import { wordsIn } from './words.ts';

interface TownProps {
  readonly view: PortoView;
  readonly after: PortoView | null;
  readonly seat: Seat;
  readonly lang: Lang;
  /** The decision that is due, and the one that would follow. */
  readonly steps: readonly (StepName | null)[];
}

export function Temple({ view, after, seat, lang }: TownProps): ReactNode {
  const { attributes } = useTarget('move reserve-temple');
  const rows = view.players.flatMap(({ temple }, owner) => {
    const next = after?.players[owner]?.temple ?? temple;
    return temple + next > 0 ? [{ seat: owner, count: temple, after: next, note: '' }] : [];
  });
  return (
    <g data-place="temple" data-note="temple">
      <g {...attributes} className="pc-building">
        <rect x="6" y="4" width="104" height="118" rx="10" className="pc-sign" />
        <Drawn name={art('temple')} x={12} y={8} width={86} />
        <text x="12" y="113" fontSize="15" className="pc-serif">
          {wordsIn(lang).temple}
        </text>
      </g>
      <Tally rows={rows.sort((a, b) => b.count - a.count)} at={TEMPLE_TALLY} me={seat} from="temple" />
    </g>
  );
}

const BUYING: readonly (StepName | null)[] = ['setupTakeGood', 'buyGood', 'refillPurchase'];

interface StallProps {
  readonly good: GoodName;
  readonly x: number;
  readonly y: number;
  readonly isLeaving: boolean;
  readonly isSold: boolean;
}
function Stall({ good, x, y, isLeaving, isSold }: StallProps): ReactNode {
  const { attributes } = useTarget(isSold ? `good ${good}` : `stall ${good}`);
  return (
    <g {...attributes} className="pc-stall" opacity={isLeaving ? 0.35 : 1}>
      <GoodDisc x={x} y={y} good={good} size={40} />
      <circle cx={x} cy={y} r="19.5" className="pc-rim" />
    </g>
  );
}

/** The goods that the option in focus would take away: the last of their kind. */
function leavingOf(market: readonly GoodName[], after: readonly GoodName[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const good of GOODS) {
    const fewer = market.filter((one) => one === good).length - after.filter((one) => one === good).length;
    if (fewer > 0 && fewer <= 1) gone.add(market.lastIndexOf(good));
  }
  return gone;
}

export function Market({ view, after, lang, steps }: TownProps): ReactNode {
  const words = wordsIn(lang);
  const count = view.players.length > 3 ? 6 : 4;
  const leaving = leavingOf(view.market, after?.market ?? view.market);
  const isSold = steps.some((step) => BUYING.includes(step));
  const price = steps[0] === 'refillPurchase' ? 6 : steps[0] === 'setupTakeGood' ? 0 : view.price;
  return (
    <g data-place="market" data-note="market">
      <path d="M10 446H158V588H10Z" className="pc-sheet" />
      <path d="M6 446l8-22h140l8 22z" fill="var(--k-clay)" stroke="currentColor" strokeWidth="1.75" />
      <path d="M40 424l-4 22M67 424l-2 22M94 424v22M121 424l2 22" className="pc-fine" />
      <text x="17" y="467" fontSize="16" className="pc-serif">
        {words.market}
      </text>
      <text x="125" y="466" fontSize="12.5" className="pc-end pc-dim">
        {words.costs}
      </text>
      <Coin x={141} y={462} value={price} size={25} />
      {Array.from({ length: count }, (_, n) => {
        const spot = stallAt(n, count);
        const good = view.market[n];
        return good === undefined ? (
          <Hole key={`${spot.x} ${spot.y}`} {...spot} size={32} isOpen />
        ) : (
          <Stall
            key={`${spot.x} ${spot.y}`}
            good={good}
            {...spot}
            isLeaving={leaving.has(n)}
            isSold={isSold}
          />
        );
      })}
      <text x="84" y="583" fontSize="13" className="pc-mid pc-dim">
        {words.prices}
      </text>
    </g>
  );
}
