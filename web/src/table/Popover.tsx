// One popover for refusals and explanations: it stands beside its thing and inside the screen.
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './popover.css';

type Side = 'above' | 'right' | 'left' | 'below';
interface Spot {
  readonly left: number;
  readonly top: number;
  /** Where the tip is, along the edge that faces the thing; null away from it. */
  readonly tip: number | null;
  readonly side: Side;
}
const MARGIN = 10;
const GAP = 13;
const TIP = 18;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** What a note must not lie over: the bar, what can be chosen, where others have just moved. */
const KEPT_FREE = '.t-bar, .t-mark, [data-target]:is([data-state="legal"], [data-state="focus"])';

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function spotAt(side: Side, rect: DOMRect, width: number, height: number): Spot {
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const [mostLeft, mostTop] = [window.innerWidth - width - MARGIN, window.innerHeight - height - MARGIN];
  if (side === 'right' || side === 'left') {
    const top = between(MARGIN, y - height / 2, mostTop);
    const left = between(MARGIN, side === 'right' ? rect.right + GAP : rect.left - GAP - width, mostLeft);
    return { side, left, top, tip: between(TIP, y - top, height - TIP) };
  }
  const left = between(MARGIN, x - width / 2, mostLeft);
  const top = between(MARGIN, side === 'above' ? rect.top - height - GAP : rect.bottom + GAP, mostTop);
  return { side, left, top, tip: between(TIP, x - left, width - TIP) };
}

/** Beside its thing where nothing is hidden by it, otherwise in a corner of the board; where it hides least as a last resort. */
function place(rect: DOMRect, width: number, height: number): Spot {
  const board = document.querySelector('.t-board, .t-page')?.getBoundingClientRect();
  const sides: readonly Side[] = ['above', 'right', 'left', 'below'];
  const beside = sides.map((side) => spotAt(side, rect, width, height));
  const corners: readonly Spot[] =
    board === undefined
      ? []
      : [board.top + MARGIN, board.bottom - height - MARGIN].flatMap((top) =>
          [board.left + MARGIN, board.right - width - MARGIN].map((left) => ({
            left,
            top,
            tip: null,
            side: 'above',
          })),
        );
  const free = [...document.querySelectorAll(KEPT_FREE)].map((one) => one.getBoundingClientRect());
  const cost = ({ left, top }: Spot): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    return [rect, ...free].reduce((sum, one) => sum + overlap(box, one), 0);
  };
  const spots = [...beside, ...corners].map((spot) => ({ spot, cost: cost(spot) }));
  const least = Math.min(...spots.map((one) => one.cost));
  return spots.find((one) => one.cost === least)?.spot ?? spotAt('below', rect, width, height);
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
      {spot === null || spot.tip === null ? null : <i className="t-tip" style={TIPS[spot.side](spot.tip)} />}
    </div>
  );
}
