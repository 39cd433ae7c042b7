import { type PointerEvent, useRef } from 'react';

/** Less than this is a hand that rests while the table changes under it. */
const LEAST_PX = 8;

/**
 * Whether the pointer has really been moved since the question changed: a layout that slides under a resting pointer
 * sends the same events as a hand that points.
 */
export function useTravel(question: unknown): (event: PointerEvent) => boolean {
  const last = useRef<readonly [x: number, y: number] | null>(null);
  const start = useRef(last.current);
  const asked = useRef(question);
  if (asked.current !== question) {
    asked.current = question;
    start.current = last.current;
  }
  return ({ clientX: x, clientY: y }) => {
    last.current = [x, y];
    if (start.current !== null && Math.hypot(x - start.current[0], y - start.current[1]) < LEAST_PX)
      return false;
    start.current = null;
    return true;
  };
}
