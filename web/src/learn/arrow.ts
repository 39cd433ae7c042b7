// The coach's arrow: it comes from free ground and crosses nothing that can be chosen; with no free way there is none.

export interface Arrow {
  readonly line: string;
  readonly head: string;
}
type Pair = readonly [number, number];
const LENGTH = 84;
const GAP = 12;
const HEAD = 15;
const SAMPLES = 6;
/** How far its middle is drawn aside, and how far it is free on both sides. */
const BEND = 14;
const SIDES = [-8, 0, 8];
/** How near words may be. */
const MARGIN = 4;
/** The ground on which an arrow may lie. */
const GROUND = '.t-board, .t-mine, .t-page';
const TAKEN = '[data-target], [data-note], [data-place], button, a, text, .l-dock';
/** Towards the target, from below and from the sides first. */
const DIRECTIONS = [
  [0.5, 0.87],
  [-0.5, 0.87],
  [-0.87, 0.5],
  [0.87, 0.5],
  [-1, 0],
  [1, 0],
  [-0.6, -0.8],
  [0.6, -0.8],
] as const;

/** Whether the element has words of its own here: a page's words are no elements. */
function isWritten(element: Element, x: number, y: number): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN,
    );
  });
}

function isFree(x: number, y: number): boolean {
  const element = document.elementFromPoint(x, y);
  if (element === null || element.closest(GROUND) === null || isWritten(element, x, y)) return false;
  const taken = element.closest(TAKEN);
  if (taken === null) return true;
  return !taken.matches('[data-target]') && taken.querySelector('[data-target]') !== null; // a whole board may bear a name
}

/** Where a ray from the middle of the target leaves it. */
function edgeOf(rect: DOMRect, dx: number, dy: number): Pair {
  const across = dx === 0 ? Number.POSITIVE_INFINITY : rect.width / 2 / Math.abs(dx);
  const along = dy === 0 ? Number.POSITIVE_INFINITY : rect.height / 2 / Math.abs(dy);
  const reach = Math.min(across, along) + GAP;
  return [rect.x + rect.width / 2 + dx * reach, rect.y + rect.height / 2 + dy * reach];
}

/** Whether nothing is taken where the arrow would lie, in its bend and its breadth. */
function isWayFree([x, y]: Pair, [dx, dy]: Pair): boolean {
  return Array.from({ length: SAMPLES }, (_, n) => (n + 0.4) / SAMPLES).every((part) => {
    const [far, aside] = [LENGTH * part, 2 * part * (1 - part) * BEND];
    return SIDES.every((side) =>
      isFree(x + dx * far - dy * (aside + side), y + dy * far + dx * (aside + side)),
    );
  });
}

const round = (n: number): string => n.toFixed(1);

/** An arrow to this target, or null. */
export function arrowTo(rect: DOMRect): Arrow | null {
  for (const [dx, dy] of DIRECTIONS) {
    const [x, y] = edgeOf(rect, dx, dy);
    if (!isWayFree([x, y], [dx, dy])) continue;
    const [sx, sy] = [x + dx * LENGTH, y + dy * LENGTH];
    const [hx, hy] = [x + dx * HEAD, y + dy * HEAD];
    const [bx, by] = [(sx + hx) / 2 - dy * BEND, (sy + hy) / 2 + dx * BEND];
    const [wx, wy] = [-dy * 9.5, dx * 9.5];
    const line = `M${round(sx)} ${round(sy)}Q${round(bx)} ${round(by)} ${round(hx)} ${round(hy)}`;
    const head = `M${round(x)} ${round(y)}L${round(hx + wx)} ${round(hy + wy)}L${round(hx - wx)} ${round(hy - wy)}z`;
    return { line, head };
  }
  return null;
}
