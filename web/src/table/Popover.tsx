// One popover for refusals and explanations: it stands beside its thing and inside the screen.
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './popover.css';

type Side = 'above' | 'right' | 'left' | 'below';
interface Spot {
  readonly left: number;
  readonly top: number;
  /** Where the tip is, along the edge that faces the thing. */
  readonly tip: number;
  readonly side: Side;
}
const MARGIN = 10;
const GAP = 13;
const TIP = 18;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The first side with room for it; what covers least otherwise. */
function sideFor(rect: DOMRect, width: number, height: number): Side {
  if (rect.top - height - GAP > MARGIN) return 'above';
  if (rect.right + GAP + width < window.innerWidth - MARGIN) return 'right';
  if (rect.left - GAP - width > MARGIN) return 'left';
  return 'below';
}

function place(rect: DOMRect, width: number, height: number): Spot {
  const side = sideFor(rect, width, height);
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const [mostLeft, mostTop] = [window.innerWidth - width - MARGIN, window.innerHeight - height - MARGIN];
  if (side === 'right' || side === 'left') {
    const top = between(MARGIN, y - height / 2, mostTop);
    const left = side === 'right' ? rect.right + GAP : rect.left - GAP - width;
    return { side, left, top, tip: between(TIP, y - top, height - TIP) };
  }
  const left = between(MARGIN, x - width / 2, mostLeft);
  const top = side === 'above' ? rect.top - height - GAP : between(MARGIN, rect.bottom + GAP, mostTop);
  return { side, left, top, tip: between(TIP, x - left, width - TIP) };
}

/** The tip is the corner of a turned square; it sits on the edge that faces the thing. */
const TIPS: Readonly<Record<Side, (tip: number) => CSSProperties>> = {
  above: (tip) => ({ left: tip, bottom: -1, rotate: '45deg' }),
  below: (tip) => ({ left: tip, top: -1, rotate: '-135deg' }),
  right: (tip) => ({ top: tip, left: -1, rotate: '135deg' }),
  left: (tip) => ({ top: tip, right: -1, rotate: '-45deg' }),
};

export interface PopoverProps {
  readonly kind: 'why' | 'note';
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
      data-side={spot?.side}
      role="status"
      style={spot === null ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      {children}
      {spot === null ? null : <i className="t-tip" style={TIPS[spot.side](spot.tip)} />}
    </div>
  );
}
