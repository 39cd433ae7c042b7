// The turning disc with the anchor and the blue workers. The sections turn, the pictures stay upright.
import { Drawn } from '@comptoir/board-kit';
import { memo, type ReactNode, useState } from 'react';
import { WHEEL } from '../src/data/board.ts';
import { art } from './art.ts';
import { CENTRE, polar, sector } from './layout.ts';

const CROWD: Readonly<
  Record<number, { readonly width: number; readonly at: readonly (readonly [number, number])[] }>
> = {
  1: { width: 46, at: [[0, 0]] },
  2: {
    width: 42,
    at: [
      [-19, 0],
      [19, 0],
    ],
  },
  3: {
    width: 38,
    at: [
      [0, -18],
      [-20, 16],
      [20, 16],
    ],
  },
};

function Workers({ count }: { count: number }): ReactNode {
  const crowd = CROWD[count];
  if (crowd === undefined) return <Drawn name={art('anchor')} x={-34} y={-34} width={68} />;
  const { width, at } = crowd;
  return at.map(([x, y]) => (
    <Drawn key={`${x} ${y}`} name={art('worker-blue')} x={x - width / 2} y={y - width / 2} width={width} />
  ));
}

/** Turns always clockwise, however many rounds have been played. */
function useTurn(anchorSlot: number): number {
  const [turn, setTurn] = useState(anchorSlot * 45);
  const missing = (((anchorSlot * 45 - turn) % 360) + 360) % 360;
  if (missing !== 0) setTurn(turn + missing);
  return turn + missing;
}

export interface DiscProps {
  readonly anchorSlot: number;
  readonly slot: number | null;
  readonly phase: number;
  readonly word: string;
}

export const Disc = memo(function Disc({ anchorSlot, slot, phase, word }: DiscProps): ReactNode {
  const turn = useTurn(anchorSlot);
  return (
    <g className="n-disc" data-note="disc" data-place="disc">
      <circle cx={CENTRE} cy={CENTRE} r="174" fill="var(--g-sea)" stroke="currentColor" strokeWidth="5" />
      <g className="n-turning" style={{ transform: `rotate(${turn}deg)` }}>
        {WHEEL.map((count, n) => {
          const angle = 45 * n;
          const isNow = slot !== null && (slot - anchorSlot + 8) % 8 === n;
          const { x, y } = polar(122, angle);
          return (
            <g key={angle}>
              <path
                className="n-section"
                data-now={isNow}
                data-odd={n % 2}
                d={sector(62, 168, angle - 22.5, angle + 22.5)}
              />
              {count === 0 ? <path className="n-pointer" d="M500 313l-14 21h28z" /> : null}
              <g transform={`translate(${x} ${y})`}>
                <g className="n-upright" style={{ transform: `rotate(${-turn}deg)` }}>
                  <Workers count={count} />
                </g>
              </g>
            </g>
          );
        })}
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="61" fill="var(--k-wood)" stroke="currentColor" strokeWidth="4" />
      <circle cx={CENTRE} cy={CENTRE} r="51" fill="var(--g-card)" stroke="currentColor" strokeWidth="2" />
      <text x={CENTRE} y="490" className="n-mid" fontSize="21" fontWeight="600">
        {word}
      </text>
      <text x={CENTRE} y="530" className="n-title" fontSize="38" fontWeight="800">
        {phase}
        <tspan fontSize="25" fontWeight="500">
          {' '}
          / 7
        </tspan>
      </text>
    </g>
  );
});
