// What happened is seen: pieces fly from where they were to where they are, pictures between places, names are lit.
import type { Flight } from './contract.ts';

export interface RunningAnimation {
  /** Settles when everything has landed. */
  readonly done: Promise<void>;
  /** Lets everything land at once. */
  finish(): void;
}
export interface AnimationConfig {
  /** Everything that carries `data-piece` or `data-place` is below this. */
  readonly root: HTMLElement;
  /** Where flying pictures are drawn: fixed over the page. */
  readonly sky: HTMLElement;
  /** Draws the new scene, at once. */
  draw(): void;
  /** Per event. */
  readonly flights: readonly (readonly Flight[])[];
  readonly lit: readonly string[];
  /** How long one event takes; 0 shows the end at once. */
  readonly ms: number;
  /** After how long the next event begins. */
  readonly gap: number;
}
const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
const LEAST_MOVE = 3;
/** Without motion, what an event touched is outlined this long. */
const STILL_MS = 1000;

function rectsOf(root: HTMLElement, attribute: 'data-piece' | 'data-place'): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) rects.set(element.getAttribute(attribute) ?? '', rect);
  }
  return rects;
}

/** How many pixels of the screen one unit of the element's parent is. */
function unitOf(element: Element): number {
  const parent = element.parentElement;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}

function flyHome(element: Element, before: DOMRect, ms: number): Animation | null {
  const now = element.getBoundingClientRect();
  const unit = unitOf(element);
  const dx = (before.x + before.width / 2 - now.x - now.width / 2) / unit;
  const dy = (before.y + before.height / 2 - now.y - now.height / 2) / unit;
  if (Math.hypot(dx, dy) * unit < LEAST_MOVE) return null;
  return element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
    duration: ms,
    easing: EASE,
  });
}

function pictureOf(icon: string, size: number): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  picture.setAttribute('viewBox', '0 0 48 48');
  picture.setAttribute('class', 'k-flight');
  picture.setAttribute('width', String(size));
  picture.setAttribute('height', String(size));
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#${icon}`);
  picture.append(use);
  return picture;
}

const FLIGHT_SIZE = 40;
function fly(sky: HTMLElement, icon: string, from: DOMRect, to: DOMRect, timing: EffectTiming): Animation {
  const picture = pictureOf(icon, FLIGHT_SIZE);
  sky.append(picture);
  const at = (rect: DOMRect): string =>
    `translate(${rect.x + rect.width / 2 - FLIGHT_SIZE / 2}px, ${rect.y + rect.height / 2 - FLIGHT_SIZE / 2}px)`;
  const animation = picture.animate(
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: `${at(to)} scale(1)`, opacity: 1 },
    ],
    { ...timing, easing: EASE, fill: 'backwards' },
  );
  animation.finished.then(
    () => picture.remove(),
    () => picture.remove(),
  );
  return animation;
}

/** Lights every element of these names, until the function returned is called. */
export function light(root: HTMLElement, names: readonly string[]): () => void {
  const elements = names.flatMap((name) => [
    ...root.querySelectorAll(`[data-place="${CSS.escape(name)}"], [data-target="${CSS.escape(name)}"]`),
  ]);
  for (const element of elements) element.setAttribute('data-lit', '');
  return () => {
    for (const element of elements) element.removeAttribute('data-lit');
  };
}

/** Shows a new scene and plays how it came about. */
export function animate({ root, sky, draw, flights, lit, ms, gap }: AnimationConfig): RunningAnimation {
  if (ms === 0) {
    draw();
    setTimeout(light(root, lit), STILL_MS);
    return { done: Promise.resolve(), finish() {} };
  }
  const pieces = rectsOf(root, 'data-piece');
  const places = rectsOf(root, 'data-place');
  draw();
  const after = rectsOf(root, 'data-place');
  const animations: Animation[] = [];
  for (const element of root.querySelectorAll('[data-piece]')) {
    const before = pieces.get(element.getAttribute('data-piece') ?? '');
    const animation = before === undefined ? null : flyHome(element, before, ms);
    if (animation !== null) animations.push(animation);
  }
  flights.forEach((list, n) => {
    for (const { icon, from, to } of list) {
      const [start, end] = [places.get(from) ?? after.get(from), after.get(to) ?? places.get(to)];
      if (start === undefined || end === undefined) continue;
      animations.push(fly(sky, icon, start, end, { duration: ms, delay: n * gap }));
    }
  });
  const dim = light(root, lit);
  const pause = root.animate([], { duration: ms }); // a scene without flights stands as long as one with
  const done = Promise.allSettled([pause, ...animations].map((one) => one.finished)).then(dim);
  return {
    done,
    finish() {
      for (const animation of [pause, ...animations]) animation.finish();
    },
  };
}
