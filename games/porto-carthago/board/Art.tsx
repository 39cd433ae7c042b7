// The small pieces everything is drawn with: servants, goods, coins, figures.
import { Drawn, Icon, seatMark } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { GoodName } from '../src/names.ts';
import { art } from './art.ts';
import { round } from './layout.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export function Pawn({
  x,
  y,
  seat,
  size = 26,
  isGhost = false,
}: Placed & { seat: Seat; isGhost?: boolean }): ReactNode {
  return (
    <g data-seat={seatMark(seat)} className={isGhost ? 'pc-ghost' : undefined}>
      <Drawn name="piece-pawn" x={round(x - size / 2)} y={round(y - size * 0.52)} width={size} />
    </g>
  );
}

export function GoodDisc({
  x,
  y,
  good,
  size = 30,
  isGhost = false,
}: Placed & { good: GoodName; isGhost?: boolean }): ReactNode {
  return (
    <g data-good={good} className={isGhost ? 'pc-ghost' : undefined}>
      <Drawn name="piece-token" x={round(x - size / 2)} y={round(y - size / 2)} width={size} />
      <Drawn name={art(good)} x={round(x - size * 0.3)} y={round(y - size * 0.3)} width={size * 0.6} />
    </g>
  );
}

export function Coin({ x, y, value, size = 24 }: Placed & { value: number }): ReactNode {
  return (
    <g>
      <circle
        cx={round(x)}
        cy={round(y)}
        r={size / 2}
        fill="var(--k-gold)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx={round(x)} cy={round(y)} r={size / 2 - 2.6} fill="var(--k-paper)" />
      <text
        x={round(x)}
        y={round(y + size * 0.21)}
        fontSize={size * 0.6}
        className="pc-mid pc-strong pc-dark"
      >
        {value}
      </text>
    </g>
  );
}

/** An empty place for a servant or a good. */
export function Hole({ x, y, size, isOpen }: Placed & { size: number; isOpen: boolean }): ReactNode {
  return (
    <circle
      className="pc-hole"
      cx={round(x)}
      cy={round(y)}
      r={size / 2}
      strokeDasharray={isOpen ? '3 3' : undefined}
    />
  );
}

/** Decades and rounds as beads; what is over is filled. */
export function Pips({ x, y, at, of }: Placed & { at: number; of: number }): ReactNode {
  return (
    <>
      {Array.from({ length: of }, (_, n) => (
        <circle
          key={x + n * 11.5}
          cx={x + n * 11.5}
          cy={y}
          r="4.3"
          fill={n < at ? 'var(--g-accent)' : 'var(--g-card)'}
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
    </>
  );
}

/** A servant of a player, in a line of text. */
export function PawnIcon({ seat, label }: { seat: Seat; label?: string }): ReactNode {
  return (
    <span className="pc-pawn" data-seat={seatMark(seat)}>
      {label === undefined ? <Icon name="piece-pawn" /> : <Icon name="piece-pawn" label={label} />}
    </span>
  );
}

export function GoodIcon({ good }: { good: GoodName }): ReactNode {
  return (
    <svg className="pc-disc" viewBox="0 0 48 48" aria-hidden="true">
      <GoodDisc x={24} y={24} good={good} size={46} />
    </svg>
  );
}

/** Before → after, where the option in focus would change it. */
export function Figure({ value, after }: { value: number | string; after?: number | undefined }): ReactNode {
  return (
    <>
      {value}
      {after === undefined || after === value ? null : <b className="pc-after"> → {after}</b>}
    </>
  );
}
