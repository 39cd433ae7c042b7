// What the hand, the keyboard or a finger points at: one set of listeners on the table's root serves every board.
import { type BoardModule, type Note, nameOf, type Scene } from '@comptoir/board-kit';
import { type Kinds, type Lang, type Option, type Texts, whyNot } from '@comptoir/kernel';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

export interface Pop {
  readonly kind: 'why' | 'note';
  readonly note: Note;
  readonly rect: DOMRect;
}
export interface Pointing {
  readonly focus: Option | null;
  readonly pop: Pop | null;
  closePop(): void;
  /** Explains what is under the pointer or has the focus. */
  explain(): void;
  readonly listeners: {
    onClick(event: MouseEvent): void;
    onPointerOver(event: PointerEvent): void;
    onPointerLeave(): void;
    onPointerDown(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}
export interface PointingConfig {
  readonly scene: Scene | null;
  readonly isLive: boolean;
  readonly board: BoardModule;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
  choose(option: Option, isTouch: boolean): void;
}

const WHY_MS = 320;
const NOTE_MS = 750;
const LONG_PRESS_MS = 480;

const above = (target: EventTarget, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Why the thing of this name cannot be chosen, or null. */
function whyOf({ scene, texts, lang }: PointingConfig, name: string): Note | null {
  const decision = scene?.decision ?? null;
  const refused = decision?.refused.find(([option]) => nameOf(option) === name);
  if (scene === null || decision === null || refused === undefined) return null;
  const [option, { rule }] = refused;
  const title =
    texts.options[option.verb]?.(
      option,
      decision.at,
      scene.view,
      (seat) => scene.players[seat]?.name ?? '',
    ) ?? '';
  return { title, text: whyNot(texts, lang, refused, decision.at, scene.view), rule };
}

/** From the inside out: the things the element is part of. */
function thingsAround(element: Element | null): readonly Element[] {
  const things: Element[] = [];
  let thing = element?.closest('[data-target]') ?? null;
  while (thing !== null) {
    things.push(thing);
    thing = thing.parentElement?.closest('[data-target]') ?? null;
  }
  return things;
}
const targetOf = (thing: Element): string => thing.getAttribute('data-target') ?? '';

export function usePointing(config: PointingConfig): Pointing {
  const [focus, setFocus] = useState<Option | null>(null);
  const [pop, setPop] = useState<Pop | null>(null);
  const timer = useRef(0);
  const under = useRef<Element | null>(null);
  const isTouch = useRef(false);
  const isHeld = useRef(false);
  const { scene } = config;

  const optionOf = (name: string): Option | null =>
    (config.isLive ? scene?.decision?.options.find((option) => nameOf(option) === name) : null) ?? null;
  const later = (ms: number, what: () => void): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(what, ms);
  };
  const noteOf = (element: Element | null): Pop | null => {
    const holder = element?.closest('[data-note]');
    const name = holder?.getAttribute('data-note');
    if (holder === null || holder === undefined || name === null || name === undefined || scene === null)
      return null;
    const note = config.board.note(name, scene, config.lang);
    return note === null ? null : { kind: 'note', note, rect: holder.getBoundingClientRect() };
  };
  const refusalOf = (element: Element | null): Pop | null => {
    if (!config.isLive) return null;
    for (const thing of thingsAround(element)) {
      const note = whyOf(config, targetOf(thing));
      if (note !== null) return { kind: 'why', note, rect: thing.getBoundingClientRect() };
    }
    return null;
  };
  /** The innermost thing around the element that can be chosen. */
  const legalAt = (element: Element | null): Option | null => {
    for (const thing of thingsAround(element)) {
      const option = optionOf(targetOf(thing));
      if (option !== null) return option;
    }
    return null;
  };
  const look = (element: Element | null, isAtOnce: boolean): void => {
    under.current = element;
    const option = legalAt(element);
    const isTarget = option !== null; // its consequence is shown; what it is, on demand
    setFocus(option);
    const why = isTarget ? null : refusalOf(element);
    setPop(null);
    if (why !== null) later(isAtOnce ? 0 : WHY_MS, () => setPop(why));
    else if (!isAtOnce && !isTarget) later(NOTE_MS, () => setPop(noteOf(element)));
    else clearTimeout(timer.current);
  };
  const act = (element: Element | null): void => {
    const option = legalAt(element);
    if (option !== null) {
      setPop(null);
      clearTimeout(timer.current);
      config.choose(option, isTouch.current);
      return;
    }
    setPop(refusalOf(element));
  };
  const position = scene?.decision;
  const [seen, setSeen] = useState(position);
  if (seen !== position) {
    setSeen(position);
    setFocus(null);
    setPop(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    focus,
    pop,
    closePop: useCallback(() => setPop(null), []),
    explain: () => setPop(refusalOf(under.current) ?? noteOf(under.current)),
    listeners: {
      onClick(event) {
        if (isHeld.current) {
          isHeld.current = false; // a long press has explained, it does not choose
          return;
        }
        act(event.target instanceof Element ? event.target : null);
      },
      onPointerOver(event) {
        if (event.pointerType === 'touch') return;
        const element = event.target instanceof Element ? event.target : null;
        const things = '[data-target], [data-note]';
        if (above(event.target, '[data-pop]') !== null) return;
        if (element?.closest(things) === under.current?.closest(things) && under.current !== null) return;
        look(element, false);
      },
      onPointerLeave() {
        look(null, true);
      },
      onPointerDown(event) {
        isTouch.current = event.pointerType === 'touch';
        isHeld.current = false;
        if (!isTouch.current || !(event.target instanceof Element)) return;
        const element = event.target;
        later(LONG_PRESS_MS, () => {
          const found = refusalOf(element) ?? noteOf(element);
          isHeld.current = found !== null;
          setPop(found);
        });
        window.addEventListener('pointerup', () => clearTimeout(timer.current), { once: true });
      },
      onFocus(event) {
        if (event.target.matches(':focus-visible') && above(event.target, '[data-target]') !== null)
          look(event.target, true);
      },
      onBlur() {
        setFocus(null);
      },
      onKeyDown(event) {
        const isPress = event.key === 'Enter' || event.key === ' ';
        if (!isPress || event.target instanceof HTMLButtonElement) return;
        const element = above(event.target, '[data-target]');
        if (element === null) return;
        event.preventDefault();
        event.stopPropagation();
        isTouch.current = false;
        act(element);
      },
    },
  };
}
