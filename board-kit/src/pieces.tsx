// Things that lie on boards, drawn in our own style; all are SVG and stand where they are put.
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { Drawn } from './Icon.tsx';
import { seatMark } from './seat.tsx';

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Height for what is square. */
  readonly size: number;
}
/** A wooden piece of a player: `cube`, `disc`, `house`, `pawn`, `cylinder`, … With `piece` it flies when it moves. */
export function Piece({
  kind,
  seat,
  piece,
  x,
  y,
  size,
}: Placed & { kind: string; seat: Seat | null; piece?: string }): ReactNode {
  return (
    <g data-piece={piece} data-seat={seat === null ? undefined : seatMark(seat)}>
      <Drawn name={`piece-${kind}`} x={x - size / 2} y={y - size / 2} width={size} />
    </g>
  );
}

/** A round token with a symbol or a number. */
export function Token({
  icon,
  text,
  tint = 'var(--k-paper)',
  x,
  y,
  size,
}: Placed & { icon?: string; text?: string | number; tint?: string }): ReactNode {
  return (
    <g className="k-token">
      <circle cx={x + size / 24} cy={y + size / 24} r={size / 2} fill="var(--k-spot)" opacity=".5" />
      <circle cx={x} cy={y} r={size / 2} fill={tint} stroke="currentColor" strokeWidth={size / 17} />
      {icon === undefined ? null : <Drawn name={icon} x={x - size / 3} y={y - size / 3} width={size / 1.5} />}
      {text === undefined ? null : (
        <text x={x} y={y + size * 0.225} fontSize={size * 0.67} className="k-token-text">
          {text}
        </text>
      )}
    </g>
  );
}

interface Sheet extends Placed {
  readonly children?: ReactNode;
  readonly tint?: string;
}
/** A square tile of card: double line, off-register tint. Children are drawn in a box of 100 × 100. */
export function Tile({ x, y, size, tint = 'var(--g-card)', children }: Sheet): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <rect x="2.5" y="2.5" width="98" height="98" rx="7" fill="var(--k-spot)" opacity=".3" />
      <rect width="98" height="98" rx="7" fill={tint} stroke="currentColor" strokeWidth="2.5" />
      <rect x="5" y="5" width="88" height="88" rx="4" fill="none" stroke="currentColor" opacity=".5" />
      {children}
    </g>
  );
}

/** A card, 200 × 280 inside, on one of the game's frames. */
export function Card({ x, y, size, frame, children }: Sheet & { frame: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 280})`}>
      <Drawn name={frame} x={0} y={0} width={200} height={280} />
      {children}
    </g>
  );
}

/** A row of numbered spaces; `at` is taken, what was passed is tinted. */
export function Track({
  x,
  y,
  size,
  values,
  at,
}: Placed & { values: readonly number[]; at: number }): ReactNode {
  return (
    <g className="k-track">
      {values.map((value, n) => (
        <g key={value} transform={`translate(${x + n * size} ${y})`}>
          <rect
            width={size}
            height={size}
            fill={n === at ? 'var(--g-accent)' : n < at ? 'var(--g-edge)' : 'var(--g-card)'}
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <text x={size / 2} y={size * 0.68} fontSize={size * 0.5} className={n === at ? 'k-on-accent' : ''}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
