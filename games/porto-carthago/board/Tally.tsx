// How many servants of whom stand in a building; a row is what one may move.
import { useTarget } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { Pawn } from './Art.tsx';
import { art } from './art.ts';
import { type Point, TALLY_STEP } from './layout.ts';
import { Chip } from './Quay.tsx';

interface TallyRow {
  readonly seat: Seat;
  readonly count: number;
  readonly after: number;
  readonly note: string;
}
interface TallyProps {
  readonly rows: readonly TallyRow[];
  readonly at: Point;
  readonly me: Seat;
  readonly from: Building;
}
type Building = 'lighthouse' | 'temple';

/** Where servants go from here, besides the reserve: anybody's by the verb, one's own by a move. */
const OTHER = {
  lighthouse: { building: 'temple', verb: 'toTemple' },
  temple: { building: 'lighthouse', verb: 'toLighthouse' },
} as const;

function Row({ row, x, y, verb }: { row: TallyRow; x: number; y: number; verb: string }): ReactNode {
  const { seat, count, after, note } = row;
  const { attributes } = useTarget(`${verb} ${seat}`);
  const change = after === count ? '' : ` → ${after}`;
  return (
    <g {...attributes} className="pc-row">
      <rect x={x - 16} y={y - 15} width={note === '' ? 58 : 128} height="29" rx="8" className="pc-hit" />
      <Pawn x={x} y={y} seat={seat} size={27} isGhost={count === 0} />
      <text x={x + 15} y={y + 6} fontSize="16" className="pc-strong">
        ×{count}
        <tspan className="pc-after">{change}</tspan>
      </text>
      {change !== '' ? null : (
        <text x={x + 44} y={y + 5} fontSize="13.5">
          {note}
        </text>
      )}
      <rect x={x - 16} y={y - 15} width={note === '' ? 58 : 128} height="29" rx="8" className="pc-rim" />
    </g>
  );
}

export function Tally({ rows, at, me, from }: TallyProps): ReactNode {
  const mine = rows.findIndex(({ seat }) => seat === me);
  const { building, verb } = OTHER[from];
  const ways = [
    { name: `move ${from}-${building}`, icon: art(building) },
    { name: `move ${from}-reserve`, icon: 'ui-home' },
  ];
  return (
    <>
      {rows.map((row, n) => (
        <Row key={row.seat} row={row} x={at.x} y={at.y + n * TALLY_STEP} verb={verb} />
      ))}
      {mine < 0
        ? null
        : ways.map(({ name, icon }, n) => (
            <Chip key={name} name={name} icon={icon} x={at.x + 54 + n * 31} y={at.y + mine * TALLY_STEP} />
          ))}
    </>
  );
}
