import { type PointerEvent, useRef } from 'react';

/** Less than this is a hand that rests while the table changes under it. */
const LEAST_PX = 8;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Whether the pointer has really been moved since the question changed: a layout that slides under a resting pointer
 * sends the same events as a hand that points.
 */
export class Travel {
  #last: Point | null = null;
  #start: Point | null = null;
  #question: unknown;

  /** Something else is asked: from here on a hand must move again. */
  ask(question: unknown): void {
    if (this.#question === question) return;
    this.#question = question;
    this.#start = this.#last;
  }
  hasMoved({ clientX, clientY }: Point): boolean {
    this.#last = { clientX, clientY };
    const start = this.#start;
    if (start !== null && Math.hypot(clientX - start.clientX, clientY - start.clientY) < LEAST_PX)
      return false;
    this.#start = null;
    return true;
  }
}

export function useTravel(question: unknown): (event: PointerEvent) => boolean {
  const travel = useRef<Travel>(null);
  travel.current ??= new Travel();
  const { current } = travel;
  current.ask(question);
  return (event) => current.hasMoved(event);
}
