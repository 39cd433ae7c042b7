// Where the keyboard is: at the decision when it arrives, one stop for each part of the table, arrows inside it.
import { type RefObject, useEffect } from 'react';

/** Parts of the table with one Tab stop each, and what can be reached in them. */
const ZONES: readonly (readonly [zone: string, item: string])[] = [
  ['.t-options', 'button:not(:disabled)'],
  ['.t-board, .t-page, .t-mine', '[data-target][role="button"]'],
  ['.t-log', 'button'],
];
const SCROLLED = '.t-page :is(div, ul, ol, section)';
const REACHABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

type Item = HTMLElement | SVGElement;
const isItem = (element: Element | null): element is Item =>
  element instanceof HTMLElement || element instanceof SVGElement;

function itemsIn(zone: Element, item: string): readonly Item[] {
  return [...zone.querySelectorAll(item)].filter(isItem);
}
const zonesOf = (root: HTMLElement): readonly (readonly [Element, string])[] =>
  ZONES.flatMap(([zone, item]) => [...root.querySelectorAll(zone)].map((one) => [one, item] as const));

/** One of them takes Tab: the one that has the focus, or the first. */
function giveStops(root: HTMLElement): void {
  for (const [zone, item] of zonesOf(root)) {
    const items = itemsIn(zone, item);
    const stop = items.find((one) => one === document.activeElement) ?? items[0];
    for (const one of items) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** What scrolls and holds nothing to stop at is a stop itself. */
function reachScrolled(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>(SCROLLED)) {
    const isScrolled = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const mayScroll = isScrolled && /auto|scroll/.test(getComputedStyle(box).overflow);
    if (mayScroll && box.querySelector(REACHABLE) === null) box.tabIndex = 0;
  }
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest in that direction; what lies aside counts as further away. */
function nearest(from: Item, items: readonly Item[], [dx, dy]: readonly [number, number]): Item | null {
  const [x, y] = middleOf(from);
  let best: Item | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [toX, toY] = middleOf(item);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (item === from || ahead < 1 || ahead + 2 * aside >= least) continue;
    best = item;
    least = ahead + 2 * aside;
  }
  return best;
}

/** Moves the focus inside its part of the table; false where there is nothing that way. */
function move(root: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  const found = zonesOf(root).find(([zone, item]) => zone.contains(from) && from?.matches(item) === true);
  if (direction === undefined || found === undefined || !isItem(from)) return false;
  const to = nearest(from, itemsIn(...found), direction);
  if (to === null) return false;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
  return true;
}

function focusHeading(root: HTMLElement): void {
  const heading = root.querySelector<HTMLElement>('.t-bar h1, .t-final h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** `question` changes when something else is asked or shown; arrows move the focus where `hasArrows`. */
export function useFocus(root: RefObject<HTMLElement | null>, question: unknown, hasArrows: boolean): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    giveStops(table);
    const active = document.activeElement;
    if (question !== undefined && (active === null || active === document.body)) focusHeading(table);
    let frame = 0;
    // Also when another page of a small screen is looked at.
    const reach = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => reachScrolled(table));
    };
    reach();
    table.addEventListener('click', reach);
    return () => {
      cancelAnimationFrame(frame);
      table.removeEventListener('click', reach);
    };
  }, [root, question]);
  useEffect(() => {
    const table = root.current;
    if (table === null || !hasArrows) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !move(table, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    table.addEventListener('keydown', onKey);
    return () => table.removeEventListener('keydown', onKey);
  }, [root, hasArrows]);
}
