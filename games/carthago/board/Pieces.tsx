// Discs of all sorts, and the glow around what may be chosen.
import { Drawn, Piece, type TargetState } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';

interface DiscProps {
  readonly seat: Seat | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** An influence disc; without a seat a neutral one. */
export function Disc({ seat, x, y, size }: DiscProps): ReactNode {
  return <Piece kind={seat === null ? 'neutralDisc' : 'disc-flat'} seat={seat} x={x} y={y} size={size} />;
}

/** An action disc has a star rim; a neutral one a cross besides. */
export function ActionDisc({ seat, x, y, size }: DiscProps): ReactNode {
  if (seat !== null)
    return <Piece kind="actionDisc" seat={seat} piece={`action ${seat}`} x={x} y={y} size={size} />;
  return (
    <g>
      <Drawn name="piece-actionDisc" x={x - size / 2} y={y - size / 2} width={size} />
      <path className="c-cross" d={`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`} />
    </g>
  );
}

interface GlowRectProps {
  readonly state: TargetState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}
export function GlowRect({ state, x, y, width, height, radius = 8 }: GlowRectProps): ReactNode {
  if (state === 'idle') return null;
  const box = { x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: radius };
  return (
    <>
      {state === 'refused' ? null : <rect className="c-halo" data-state={state} {...box} />}
      <rect className="c-glow" data-state={state} {...box} />
    </>
  );
}
export function GlowCircle({
  state,
  x,
  y,
  r,
}: {
  state: TargetState;
  x: number;
  y: number;
  r: number;
}): ReactNode {
  if (state === 'idle') return null;
  return (
    <>
      {state === 'refused' ? null : <circle className="c-halo" data-state={state} cx={x} cy={y} r={r} />}
      <circle className="c-glow" data-state={state} cx={x} cy={y} r={r} />
    </>
  );
}

const ORDER: readonly TargetState[] = ['focus', 'legal', 'soon', 'refused', 'idle'];
/** A thing with two names glows for the one that is worth more. */
export const stronger = (a: TargetState, b: TargetState): TargetState =>
  ORDER.indexOf(a) <= ORDER.indexOf(b) ? a : b;
