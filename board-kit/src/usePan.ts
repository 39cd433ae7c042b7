// One finger or the mouse drags a drawing, two fingers pinch it.
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Rect, zoomAt } from './rect.ts';

interface Hold {
  readonly x: number;
  readonly y: number;
}
interface PanHandlers {
  onPointerDown(event: PointerEvent<SVGSVGElement>): void;
  onPointerMove(event: PointerEvent<SVGSVGElement>): void;
  onPointerUp(event: PointerEvent<SVGSVGElement>): void;
  onPointerCancel(event: PointerEvent<SVGSVGElement>): void;
  onClickCapture(event: MouseEvent<SVGSVGElement>): void;
}
/** A hand that moves less than this has clicked. */
const CLICK_SLACK = 7;

export function usePan(
  svg: RefObject<SVGSVGElement | null>,
  move: (change: (old: Rect) => Rect) => void,
): PanHandlers {
  const holds = useRef(new Map<number, Hold>());
  const travelled = useRef(0);
  const unit = (): number => svg.current?.getScreenCTM()?.a ?? 1;

  const drag = (event: PointerEvent<SVGSVGElement>, old: Hold): void => {
    const k = unit();
    const [dx, dy] = [(event.clientX - old.x) / k, (event.clientY - old.y) / k];
    move((view) => ({ ...view, x: view.x - dx, y: view.y - dy }));
  };
  const pinch = (event: PointerEvent<SVGSVGElement>, old: Hold): void => {
    const other = [...holds.current].find(([id]) => id !== event.pointerId)?.[1];
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (other === undefined || matrix === undefined) return;
    const before = Math.hypot(old.x - other.x, old.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const middle = new DOMPoint((event.clientX + other.x) / 2, (event.clientY + other.y) / 2).matrixTransform(
      matrix,
    );
    if (before > 0) move((view) => zoomAt(view, after / before, middle.x, middle.y));
  };
  const release = (event: PointerEvent<SVGSVGElement>): void => {
    holds.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (event.isPrimary) {
        holds.current.clear(); // whoever let go elsewhere was not heard
        travelled.current = 0;
      }
      holds.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const old = holds.current.get(event.pointerId);
      if (old === undefined) return;
      if (event.buttons === 0) return release(event);
      travelled.current += Math.hypot(event.clientX - old.x, event.clientY - old.y);
      if (travelled.current < CLICK_SLACK) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (holds.current.size === 2) pinch(event, old);
      else drag(event, old);
      holds.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture(event) {
      if (travelled.current >= CLICK_SLACK) event.stopPropagation();
    },
  };
}
