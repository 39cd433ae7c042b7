// A callout in the open water: it covers no piece.
import { Drawn } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { Callout } from './callouts.ts';
import { BASIN, berths } from './layout.ts';

function Chart({
  counts,
  strength,
  x,
}: {
  counts: readonly number[];
  strength: number;
  x: number;
}): ReactNode {
  const most = Math.max(1, ...counts);
  return counts.map((count, n) => {
    const danger = n + 1;
    const height = 3 + (26 * count) / most;
    return (
      <g key={danger} className="c-odds" data-reach={danger <= strength}>
        <rect x={x + n * 15} y={36 - height} width="11" height={height} rx="2" />
        <text className="c-mid" x={x + n * 15 + 5.5} y="47" fontSize="10.5">
          {danger}
        </text>
      </g>
    );
  });
}

export function CalloutBox({ callout, docks }: { callout: Callout; docks: number }): ReactNode {
  const { icon, title, text, chart } = callout;
  const x = BASIN.first;
  const y = Math.min(BASIN.ships + berths(docks).height + 9, BASIN.bottom - 56);
  const wanted = 62 + Math.max(title.length * 7.1, text.length * 6.4) + (chart === undefined ? 0 : 100);
  const width = Math.min(wanted, 652);
  return (
    <g className="c-callout" transform={`translate(${x} ${y})`}>
      <rect width={width} height="52" rx="7" />
      <Drawn name={icon} x={9} y={12} width={30} />
      <text x="48" y="22" fontSize="14.5" fontWeight="700">
        {title}
      </text>
      <text x="48" y="42" fontSize="13.5">
        {text}
      </text>
      {chart === undefined ? null : <Chart {...chart} x={width - 98} />}
    </g>
  );
}
