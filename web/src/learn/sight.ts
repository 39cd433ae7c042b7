// What the coach points at, and how much of it can be seen.
import { lookHere } from '@comptoir/board-kit';

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is drawn smaller cannot be told apart: a ring would say nothing. */
const LEAST_SIDE = 14;
/** What lies over the board, or beside it. */
const PANELS = '.t-bar, .t-head, .t-pages, .l-dock, .c-coach';

/** A thing that is spread over the board marks the part that wears the ring. */
const partOf = (element: Element): Element => element.querySelector('[data-ring]') ?? element;
const isLarge = ({ width, height }: DOMRect): boolean => Math.min(width, height) >= LEAST_SIDE;

/** In sight, and not under a panel that it is no part of. */
export function isSeen(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  if (!isLarge(rect)) return false;
  const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
  return top !== null && top.closest(PANELS) === element.closest(PANELS);
}

/** All that bears this name, as an option or as a place. A place may be called like an option. */
export function namesakes(name: string): readonly Element[] {
  const escaped = CSS.escape(name);
  const options = document.querySelectorAll(
    `.t-table :is([data-target="${escaped}"], [data-stands-for="${escaped}"])`,
  );
  const places = document.querySelectorAll(`.t-table [data-place="${escaped}"]`);
  return [...(options.length > 0 ? options : places)].map(partOf);
}

/** The part of the screen in which the element can be seen at all: what it stands in scrolls, and a sheet lies over it. */
export function windowOn(element: Element): Edges {
  let { left, top, right, bottom } = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let up = element.parentElement; up !== null; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const rect = up.getBoundingClientRect();
    [left, top] = [Math.max(left, rect.left), Math.max(top, rect.top)];
    [right, bottom] = [Math.min(right, rect.right), Math.min(bottom, rect.bottom)];
  }
  const isOnPage = element.closest('.t-page') !== null;
  for (const sheet of isOnPage ? document.querySelectorAll('.t-bar, .c-coach[data-sheet="true"]') : []) {
    const edge = sheet.getBoundingClientRect();
    if (edge.height > 0 && edge.left < right && edge.right > left) bottom = Math.min(bottom, edge.top);
  }
  return { left, top, right, bottom };
}

function isWholeIn({ left, top, right, bottom }: Edges, rect: DOMRect): boolean {
  return rect.left >= left - 1 && rect.top >= top - 1 && rect.right <= right + 1 && rect.bottom <= bottom + 1;
}

/** The whole drawing in which this stands. */
function drawingOf(element: Element): Element | null {
  const above = element.parentElement?.closest('svg') ?? null;
  return above === null ? null : (drawingOf(above) ?? above);
}

/** Brings the first of these into sight, unless one is, or its drawing is held by what was asked for before. */
function bringFirst(found: readonly Element[], held: Set<Element>): void {
  const [first] = found;
  if (first === undefined) return;
  const drawing = drawingOf(first);
  if (drawing !== null && held.has(drawing)) return;
  if (drawing !== null) held.add(drawing);
  if (found.some((one) => isWholeIn(windowOn(one), one.getBoundingClientRect()))) return;
  // Elsewhere what is cut is cut on purpose.
  if (!lookHere(first) && first.closest('.t-options, .t-choices, .t-page') !== null)
    first.scrollIntoView({ block: 'nearest' });
}

/**
 * What the coach points at comes into sight: a sheet or a page scrolls, a drawing moves. A drawing that cannot show all of it
 * stays with the first: it would go to and fro.
 */
export function bringIntoSight(names: readonly string[]): void {
  const held = new Set<Element>();
  const isOption = (one: Element): boolean => one.closest('.t-bar, .t-choices, .l-dock, .t-log') !== null;
  for (const name of names) {
    const all = namesakes(name).filter((one) => isLarge(one.getBoundingClientRect()));
    bringFirst(all.filter(isOption), held);
    bringFirst(
      all.filter((one) => !isOption(one)),
      held,
    );
  }
}
