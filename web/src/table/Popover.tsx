// One popover for refusals, explanations and the guide: it stands beside its thing and inside the screen.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './popover.css';

interface Spot {
  readonly left: number;
  readonly top: number;
  /** Where the tip is, from the popover's left edge. */
  readonly tip: number;
  readonly isAbove: boolean;
}
const MARGIN = 10;
const GAP = 12;

function place(rect: DOMRect, width: number, height: number): Spot {
  const isAbove = rect.top - height - GAP > MARGIN;
  const below = Math.min(rect.bottom + GAP, window.innerHeight - height - MARGIN);
  const middle = rect.left + rect.width / 2;
  const left = Math.min(Math.max(MARGIN, middle - width / 2), window.innerWidth - width - MARGIN);
  return {
    left,
    top: isAbove ? rect.top - height - GAP : Math.max(MARGIN, below),
    tip: Math.min(Math.max(18, middle - left), width - 18),
    isAbove,
  };
}

export interface PopoverProps {
  readonly kind: 'why' | 'note' | 'guide';
  readonly rect: DOMRect;
  readonly children: ReactNode;
}

export function Popover({ kind, rect, children }: PopoverProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element !== null) setSpot(place(rect, element.offsetWidth, element.offsetHeight));
  }, [rect]);
  return (
    <div
      ref={ref}
      className="t-pop"
      data-pop={kind}
      data-above={spot?.isAbove ?? true}
      role="status"
      style={spot === null ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      {children}
      {spot === null ? null : <i className="t-tip" style={{ left: spot.tip }} />}
    </div>
  );
}
