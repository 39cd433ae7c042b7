// When a press counts: also where the browser sends no click, because what was pressed has been drawn anew before it was let go.
// A finger that rests explains instead, however late the page comes to hear of it.
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface PressConfig {
  /** The name of what would be chosen there; null: nothing. */
  nameAt(element: Element | null): string | null;
  act(element: Element | null): void;
  /** Says what this is; false where there is nothing to say. */
  explain(element: Element | null): boolean;
}
export interface PressListeners {
  onClick(event: MouseEvent): void;
  onPointerDown(event: PointerEvent): void;
}
interface Pressing {
  /** The last press was made with a finger. */
  readonly isTouch: RefObject<boolean>;
  readonly listeners: PressListeners;
}
/** Where and when it began, as the browser tells it: not when the page had time for it. */
interface Press {
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
  readonly begun: number;
  /** Nobody waits for its end any more. */
  readonly over: AbortController;
}

const LONG_PRESS_MS = 480;
/** A hand that moves further has dragged. */
const CLICK_SLACK = 7;

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** Calls back unless a click follows in the same breath. */
function unlessClicked(missing: () => void): void {
  const forget = (): void => {
    clearTimeout(timer);
    window.removeEventListener('click', forget, true);
  };
  const timer = setTimeout(() => {
    forget();
    missing();
  });
  window.addEventListener('click', forget, true);
}

/** The main button of a mouse or a pen; a finger's tap is a click wherever it lies. */
function isClick({ x, y }: Press, event: globalThis.PointerEvent): boolean {
  if (event.pointerType === 'touch' || event.button !== 0) return false;
  return Math.hypot(event.clientX - x, event.clientY - y) < CLICK_SLACK;
}

export function usePress(config: PressConfig): Pressing {
  const isTouch = useRef(false);
  const isHeld = useRef(false);
  const resting = useRef(0);
  const press = useRef<Press | null>(null);
  const latest = useRef(config);
  latest.current = config;
  const letGo = (): void => {
    clearTimeout(resting.current);
    press.current?.over.abort();
  };
  const end = (last: Press, event: globalThis.PointerEvent): void => {
    letGo();
    if (event.timeStamp - last.begun < LONG_PRESS_MS) isHeld.current = false;
    const element = elementOf(event.target);
    const isSame = (): boolean => last.name !== null && latest.current.nameAt(element) === last.name;
    if (isClick(last, event) && isSame()) unlessClicked(() => isSame() && latest.current.act(element));
  };
  const listeners: PressListeners = {
    onClick({ target }) {
      if (!isHeld.current) config.act(elementOf(target));
      isHeld.current = false; // a long press has explained, it does not choose
    },
    onPointerDown({ target, pointerType, clientX: x, clientY: y, timeStamp: begun }) {
      letGo();
      const element = elementOf(target);
      const over = new AbortController();
      const begins: Press = { name: config.nameAt(element), x, y, begun, over };
      press.current = begins;
      isTouch.current = pointerType === 'touch';
      isHeld.current = false;
      const { signal } = over;
      window.addEventListener('pointerup', (event) => end(begins, event), { signal });
      window.addEventListener('pointercancel', letGo, { signal });
      if (!isTouch.current) return;
      resting.current = window.setTimeout(() => {
        isHeld.current = latest.current.explain(element);
      }, LONG_PRESS_MS);
    },
  };
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      press.current?.over.abort();
    },
    [],
  );
  return { isTouch, listeners };
}
