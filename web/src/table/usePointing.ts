// What the hand, the keyboard or a finger points at: one set of listeners on the table's root serves every board.
import { nameOf } from '@comptoir/board-kit';
import type { Option } from '@comptoir/kernel';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Explanation, noteAt, optionAt, refusalAt, type Surroundings } from './things.ts';
import { type PressListeners, usePress } from './usePress.ts';
import { useTravel } from './useTravel.ts';

export interface Pointing {
  readonly focus: Option | null;
  readonly pop: Explanation | null;
  closePop(): void;
  /** Explains what is under the pointer or has the focus. */
  explain(): void;
  readonly listeners: Listeners;
}
interface Listeners extends PressListeners {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onKeyDown(event: KeyboardEvent): void;
}
export interface PointingConfig extends Surroundings {
  /** Something is chosen and waits: Enter confirms it, wherever the focus is. */
  readonly hasDraft: boolean;
  choose(option: Option, isTouch: boolean): void;
}

const WHY_MS = 320;
const NOTE_MS = 750;

const elementOf = (target: EventTarget): Element | null => (target instanceof Element ? target : null);
const thingOf = (element: Element | null): Element | null =>
  element?.closest('[data-target], [data-note]') ?? null;

/** What is looked at, and its explanation, which comes after a while. */
function useGaze(around: Surroundings) {
  const [focus, setFocus] = useState<Option | null>(null);
  const [pop, setPop] = useState<Explanation | null>(null);
  const looked = useRef<Element | null>(null);
  const timer = useRef(0);
  const later = (ms: number, what: () => void): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(what, ms);
  };
  const show = (explanation: Explanation | null): void => {
    clearTimeout(timer.current);
    setPop(explanation);
  };
  const look = (element: Element | null, isAtOnce: boolean): void => {
    looked.current = thingOf(element);
    const option = optionAt(around, element);
    setFocus(option);
    show(null);
    if (option !== null) return; // its consequence is shown; what it is, on demand
    const why = refusalAt(around, element);
    if (why !== null) later(isAtOnce ? 0 : WHY_MS, () => setPop(why));
    else if (!isAtOnce) later(NOTE_MS, () => setPop(noteAt(around, element)));
  };
  const decision = around.scene?.decision;
  const [seen, setSeen] = useState(decision);
  if (seen !== decision) {
    setSeen(decision);
    looked.current = null;
    setFocus(null);
    setPop(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return { focus, pop, looked, setFocus, look, show };
}

export function usePointing(config: PointingConfig): Pointing {
  const { focus, pop, looked, setFocus, look, show } = useGaze(config);
  const under = useRef<Element | null>(null);
  const hasTravelled = useTravel(config.scene?.decision);
  const explanationOf = (element: Element | null): Explanation | null =>
    refusalAt(config, element) ?? noteAt(config, element);
  const act = (element: Element | null): void => {
    const option = optionAt(config, element);
    show(option === null ? refusalAt(config, element) : null);
    if (option !== null) config.choose(option, isTouch.current);
  };
  const { isTouch, listeners: pressed } = usePress({
    nameAt(element) {
      const option = optionAt(config, element);
      return option === null ? null : nameOf(option);
    },
    act,
    explain(element) {
      const found = explanationOf(element);
      show(found);
      return found !== null;
    },
  });
  const listeners: Listeners = {
    ...pressed,
    onPointerMove(event) {
      const element = elementOf(event.target);
      if (event.pointerType === 'touch' || element?.closest('[data-pop]')) return;
      under.current = element;
      if (hasTravelled(event) && thingOf(element) !== looked.current) look(element, false);
    },
    onPointerLeave() {
      under.current = null;
      look(null, true);
    },
    onFocus({ target }) {
      if (!target.matches(':focus-visible') || target.closest('[data-target]') === null) return;
      under.current = target;
      look(target, true);
    },
    onBlur: () => setFocus(null),
    onKeyDown(event) {
      const isPress = event.key === 'Enter' || event.key === ' ';
      const element = elementOf(event.target)?.closest('[data-target]') ?? null;
      if (!isPress || element === null || event.target instanceof HTMLButtonElement) return;
      if (config.hasDraft && event.key === 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      isTouch.current = false;
      act(element);
    },
  };
  const explain = (): void => show(explanationOf(under.current));
  return { focus, pop, closePop: () => show(null), explain, listeners };
}
