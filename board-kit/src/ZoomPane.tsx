// A drawing one can come close to: wheel, pinch, drag, keys + and −, and a button that shows the whole again.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { isWhole, keepIn, type Rect, showing, viewBoxOf, zoomAt } from './rect.ts';
import { usePan } from './usePan.ts';

export type { Rect };

export interface ZoomPaneProps {
  readonly whole: Rect;
  /** Where to look now; the pane goes there whenever it changes. null: the whole. */
  readonly look: Rect | null;
  /** What is drawn, for those who cannot see it. */
  readonly label: string;
  /** The word on the button that shows the whole. */
  readonly fit: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const WHEEL_STEP = 0.0016;
const LOOK = 'k-look';

/** Has the drawing show this part of it; false where it stands in none that can be moved. */
export const lookHere = (part: Element): boolean =>
  !part.dispatchEvent(new CustomEvent(LOOK, { bubbles: true, cancelable: true }));

export function ZoomPane({ whole, look, label, fit, className = '', children }: ZoomPaneProps): ReactNode {
  const [view, setView] = useState<Rect>(look ?? whole);
  const svg = useRef<SVGSVGElement>(null);
  const move = (change: (old: Rect) => Rect): void => setView((old) => keepIn(whole, change(old)));
  const goal = look ?? whole;
  const [seen, setSeen] = useState(viewBoxOf(goal));
  if (seen !== viewBoxOf(goal)) {
    setSeen(viewBoxOf(goal));
    setView(goal);
  }
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const point = toDrawing(element, event.clientX, event.clientY);
      setView((old) => keepIn(whole, zoomAt(old, Math.exp(-event.deltaY * WHEEL_STEP), point.x, point.y)));
    };
    const onLook = (event: Event): void => {
      if (!(event.target instanceof Element)) return;
      const { left, top, right, bottom } = event.target.getBoundingClientRect();
      const [from, to] = [toDrawing(element, left, top), toDrawing(element, right, bottom)];
      const thing = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
      event.preventDefault();
      setView((old) => keepIn(whole, showing(old, thing)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener(LOOK, onLook);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener(LOOK, onLook);
    };
  }, [whole]);
  const pan = usePan(svg, move);
  return (
    <section className={`k-zoom ${className}`} aria-label={label}>
      <svg ref={svg} viewBox={viewBoxOf(view)} role="presentation" {...pan}>
        {children}
      </svg>
      <button
        type="button"
        className="k-fit"
        data-whole={isWhole(whole, view)}
        onClick={() => setView(whole)}
      >
        <Icon name="ui-zoom-fit" />
        <span>{fit}</span>
      </button>
    </section>
  );
}

/** A point of the screen in the drawing's own units. */
function toDrawing(svg: SVGSVGElement, x: number, y: number): DOMPoint {
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
}
