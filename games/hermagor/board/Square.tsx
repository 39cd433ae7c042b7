// The square itself: paving, lanes and the roofs around it. It never changes.
import { memo, type ReactNode } from 'react';
import './square.css';

const ROOF_TINTS = ['wood', 'sand', 'clay', 'rose', 'clay', 'wood', 'sand', 'clay'] as const;
const DEPTH = 30;
const LENGTH = 71;

function Roof({ n, x, y, isUpright }: { n: number; x: number; y: number; isUpright: boolean }): ReactNode {
  const tint = `var(--k-${ROOF_TINTS[n % ROOF_TINTS.length]})`;
  const ribs = [0, 1, 2, 3, 4, 5, 6, 7].map((rib) => `M${6 + rib * 8.4} 18v11`).join('');
  return (
    <g transform={`translate(${x} ${y})${isUpright ? ` rotate(90) translate(0 -${DEPTH})` : ''}`}>
      <rect className="h-roof" width={LENGTH} height={DEPTH} fill={tint} />
      <path className="h-roof" d={`M0 15h${LENGTH}`} />
      <path className="h-roof-rib" d={ribs} />
    </g>
  );
}

const COLUMNS = [0, 1, 2, 3] as const;
const ROWS = [0, 1, 2, 3, 4] as const;
const LANES_X = [142, 366, 590] as const;
const LANES_Y = [136, 356, 576, 796] as const;

function DrawnSquare({ hasRoofs }: { hasRoofs: boolean }): ReactNode {
  return (
    <g>
      {hasRoofs ? (
        <>
          {COLUMNS.flatMap((c) =>
            [0, 1].map((half) => (
              <g key={`${c} ${half}`}>
                <Roof n={c * 2 + half} x={-8 + c * 224 + half * 73} y={-78} isUpright={false} />
                <Roof n={c * 3 + half + 2} x={-8 + c * 224 + half * 73} y={1048} isUpright={false} />
              </g>
            )),
          )}
          {ROWS.flatMap((r) =>
            [0, 1].map((half) => (
              <g key={`${r} ${half}`}>
                <Roof n={r * 2 + half + 1} x={-78} y={-12 + r * 220 + half * 73} isUpright />
                <Roof n={r * 3 + half} x={848} y={-12 + r * 220 + half * 73} isUpright />
              </g>
            )),
          )}
        </>
      ) : null}
      <pattern id="hermagor-cobble" width="48" height="40" patternUnits="userSpaceOnUse">
        <path
          className="h-cobble"
          d="M4 9q8-6 17 0M28 7q8-5 16 1M14 29q9-6 18 0M38 28q8-5 16 0M-10 28q8-5 16 0"
        />
      </pattern>
      <rect className="h-paving" x="-44" y="-44" width="888" height="1088" rx="8" />
      <rect x="-44" y="-44" width="888" height="1088" rx="8" fill="url(#hermagor-cobble)" />
      {LANES_Y.map((y) => (
        <rect key={y} className="h-alley" x="-34" y={y} width="868" height="68" />
      ))}
      {LANES_X.map((x) => (
        <rect key={x} className="h-alley" x={x} y="-34" width="68" height="1068" />
      ))}
    </g>
  );
}

export const Square = memo(DrawnSquare);
