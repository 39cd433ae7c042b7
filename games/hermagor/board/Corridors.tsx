// Corridors: their spaces with costs and buyers, and at their ends what they would pay now.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { CORRIDORS, type SPACES } from '../src/data/market.ts';
import type { ViewOwner } from '../src/types.ts';
import { type Buyers, type Corridor, incomeIn, markOf } from './facts.ts';
import { PITCH, placeAt } from './layout.ts';

interface SpaceProps {
  readonly space: (typeof SPACES)[number];
  readonly verb: string;
  readonly buyer: ViewOwner | null;
  readonly ghost: ViewOwner | null;
}

function Buyer({ owner, piece }: { owner: ViewOwner; piece: string | null }): ReactNode {
  return (
    <g
      className={piece === null ? 'h-ghost' : 'h-piece'}
      data-seat={markOf(owner)}
      data-piece={piece ?? undefined}
    >
      <Drawn name="piece-buyer" x={-31} y={-33} width={62} />
    </g>
  );
}

const ACROSS = 50;
const isCrossing = (id: string): boolean => id.startsWith('h') && id.includes('v');

/** Across its corridor a space reaches to the tiles, along it to its neighbours. */
function reachOf(id: string): { x: number; y: number } {
  if (isCrossing(id)) return { x: ACROSS, y: ACROSS };
  return id.startsWith('h') ? { x: PITCH.x - ACROSS, y: ACROSS } : { x: ACROSS, y: PITCH.y - ACROSS };
}

export function Space({ space, verb, buyer, ghost }: SpaceProps): ReactNode {
  const { id, cost } = space;
  const { x, y } = placeAt(id);
  const { attributes, state } = useTarget(`${verb} ${id}`);
  const reach = reachOf(id);
  const isOffer = state === 'legal' || state === 'focus';
  return (
    <g transform={`translate(${x} ${y})`} {...attributes} data-place={id} data-note={`space ${id}`}>
      <rect className="h-hit" x={-reach.x} y={-reach.y} width={2 * reach.x} height={2 * reach.y} />
      {state === 'focus' ? <circle className="h-space-focus" r="36" /> : null}
      {isCrossing(id) ? (
        <path className="h-space" data-state={state} data-crossing="" d="M0-34L34 0 0 34-34 0z" />
      ) : (
        <circle className="h-space" data-state={state} r="24" />
      )}
      {buyer === null && ghost === null ? (
        <text className="h-space-cost" data-offer={isOffer} y="9">
          {verb === 'sharedBuyer' && isOffer ? '·' : cost}
        </text>
      ) : null}
      {buyer === null ? null : <Buyer owner={buyer} piece={`buyer ${id}`} />}
      {ghost === null ? null : <Buyer owner={ghost} piece={null} />}
    </g>
  );
}

/** Rows of three at the end of a corridor. */
const PER_ROW = 3;
const WIDTH = 62;
function endOf(corridor: Corridor): { x: number; y: number; isLevel: boolean } {
  const n = Number(corridor.charAt(1));
  return corridor.startsWith('H')
    ? { x: 862, y: 170 + (n - 1) * 220, isLevel: true }
    : { x: 176 + (n - 1) * 224, y: 1098, isLevel: false };
}

interface IncomeProps {
  readonly corridor: Corridor;
  readonly buyers: Buyers;
  readonly now: Buyers;
  readonly players: number;
}

function Income({ corridor, buyers, now, players }: IncomeProps): ReactNode {
  const { x, y, isLevel } = endOf(corridor);
  const before = incomeIn(corridor, now, players);
  const paid = incomeIn(corridor, buyers, players)
    .map((money, seat) => ({ money, seat }))
    .filter(({ money }) => money > 0);
  const rows = Math.ceil(paid.length / PER_ROW);
  return paid.map(({ money, seat }, n) => {
    const row = Math.floor(n / PER_ROW);
    const inRow = Math.min(PER_ROW, paid.length - row * PER_ROW);
    const left = isLevel ? x : x - (inRow * WIDTH) / 2;
    const top = isLevel ? y + (row - (rows - 1) / 2) * 36 : y + row * 32;
    return (
      <g
        key={markOf(seat)}
        className="h-income"
        data-new={money !== before[seat]}
        transform={`translate(${left + (n % PER_ROW) * WIDTH} ${top - 14})`}
      >
        <g data-seat={markOf(seat)}>
          <Drawn name="seat-mark" x={0} y={1} width={26} />
        </g>
        <text x="28" y="22">
          +{money}
        </text>
      </g>
    );
  });
}

/** The corridors from end to end: nothing to see or to touch, but lessons point at them. */
export function Lanes(): ReactNode {
  return CORRIDORS.map(({ id }) => {
    const { x, y, isLevel } = endOf(id);
    const box = isLevel
      ? { x: -36, y: y - 40, width: 872, height: 80 }
      : { x: x - 40, y: -36, width: 80, height: 1072 };
    return <rect key={id} data-place={`lane ${id}`} {...box} fill="none" pointerEvents="none" />;
  });
}

export function Incomes({ buyers, now, players }: Omit<IncomeProps, 'corridor'>): ReactNode {
  return CORRIDORS.map(({ id }) => {
    const n = Number(id.charAt(1)) - 1;
    const isLevel = id.startsWith('H');
    const [x, y] = isLevel ? [-82, 179 + n * 220] : [176 + n * 224, -54];
    return (
      <g key={id} data-place={`corridor ${id}`} data-note={`corridor ${id}`}>
        <text className="h-corridor" x={x} y={y}>
          {id}
        </text>
        <Income corridor={id} buyers={buyers} now={now} players={players} />
      </g>
    );
  });
}
