// A ship card: civilisation and danger above, the good it wants, talents and privilege below.
import { Drawn } from '@comptoir/board-kit';
import { memo, type ReactNode } from 'react';
import type { CardName } from '../src/names.ts';
import { printed } from '../src/texts/words.ts';
import { Coin } from './Art.tsx';
import { art } from './art.ts';
import { type Arrival, washOf } from './facts.ts';

interface ShipCardProps {
  readonly card: CardName;
  readonly width: number;
  readonly height: number;
  /** Where it would go by itself. */
  readonly arrival?: Arrival | null;
}

function DangerShield({ x, danger }: { x: number; danger: number }): ReactNode {
  return (
    <>
      <path
        d={`M${x} 1h21v23l-10.5 8-10.5-8z`}
        fill="var(--k-teal)"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path d={`M${x + 2.5} 3h16v19.5l-8 6-8-6z`} fill="var(--k-paper)" />
      <text x={x + 10.5} y="19" fontSize="15" className="pc-mid pc-strong pc-dark">
        {danger}
      </text>
    </>
  );
}

function ArrivalTab({ y, arrival }: { y: number; arrival: Arrival }): ReactNode {
  const isAway = arrival === 'away';
  return (
    <g transform={`translate(17 ${y})`}>
      <path
        d="M-13 0l8-10h16a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-16z"
        fill={isAway ? 'var(--g-refused)' : 'var(--g-accent-2)'}
        stroke="var(--g-card)"
        strokeWidth="1.25"
      />
      <text x="3" y="5" fontSize="13" className="pc-mid pc-strong pc-light">
        {isAway ? '×' : arrival}
      </text>
    </g>
  );
}

export const ShipCard = memo(function ShipCard({
  card,
  width: w,
  height: h,
  arrival = null,
}: ShipCardProps): ReactNode {
  const { civ, good, talents, danger, privilege } = printed(card);
  const middle = (26.6 + h - 33) / 2;
  const picture = Math.min(38, h - 62);
  const shift = arrival === null ? 0 : 11;
  return (
    <>
      <rect x="2" y="3" width={w} height={h} rx="6" fill="var(--k-spot)" opacity=".2" />
      <rect width={w} height={h} rx="6" className="pc-sheet" />
      <path d={`M1 26V6a5 5 0 0 1 5-5H${w - 6}a5 5 0 0 1 5 5V26Z`} fill={washOf(civ, 42)} />
      <path d={`M1 26H${w - 1}`} className="pc-fine" />
      <rect x="1" y="26.6" width={w - 2} height={h - 60} fill="var(--g-sea)" opacity=".55" />
      <path
        d={`M4 38q6-4 12 0t12 0M${w - 30} ${h - 52}q6-4 12 0t12 0M4 ${h - 42}q6-4 12 0`}
        className="pc-fine"
        opacity=".4"
      />
      <Drawn name={art(civ)} x={4} y={2.5} width={22} />
      <DangerShield x={w - 26} danger={danger} />
      <Drawn name={art(good)} x={w / 2 - picture / 2 + shift} y={middle - picture / 2} width={picture} />
      <path d={`M1 ${h - 33}H${w - 1}`} className="pc-fine" />
      <Coin x={19} y={h - 17} value={talents} size={27} />
      <Drawn name={art(privilege)} x={w - 36} y={h - 32} width={30} />
      {arrival === null ? null : <ArrivalTab y={middle} arrival={arrival} />}
    </>
  );
});
