// The coach's arrow: it comes from free ground and crosses nothing that can be chosen; with no free way there is none.

export interface Arrow {
  readonly line: string;
  readonly head: string;
}
const LENGTH = 84;
const GAP = 12;
const HEAD = 15;
const SAMPLES = 6;
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

function isFree(x: number, y: number): boolean {
  const element = document.elementFromPoint(x, y);
  if (element === null || element.closest(GROUND) === null) return false;
  const taken = element.closest(TAKEN);
  return taken === null || taken.querySelector('[data-target]') !== null; // a whole board may bear a name
}

/** Where a ray from the middle of the target leaves it. */
function edgeOf(rect: DOMRect, dx: number, dy: number): readonly [number, number] {
  const across = dx === 0 ? Number.POSITIVE_INFINITY : rect.width / 2 / Math.abs(dx);
  const along = dy === 0 ? Number.POSITIVE_INFINITY : rect.height / 2 / Math.abs(dy);
  const reach = Math.min(across, along) + GAP;
  return [rect.x + rect.width / 2 + dx * reach, rect.y + rect.height / 2 + dy * reach];
}

const round = (n: number): string => n.toFixed(1);

/** An arrow to this target, or null. */
export function arrowTo(rect: DOMRect): Arrow | null {
  for (const [dx, dy] of DIRECTIONS) {
    const [x, y] = edgeOf(rect, dx, dy);
    const points = Array.from({ length: SAMPLES }, (_, n) => (LENGTH * (n + 0.4)) / SAMPLES);
    if (!points.every((far) => isFree(x + dx * far, y + dy * far))) continue;
    const [sx, sy] = [x + dx * LENGTH, y + dy * LENGTH];
    const [hx, hy] = [x + dx * HEAD, y + dy * HEAD];
    const [bx, by] = [(sx + hx) / 2 - dy * 14, (sy + hy) / 2 + dx * 14];
    const [wx, wy] = [-dy * 9.5, dx * 9.5];
    const line = `M${round(sx)} ${round(sy)}Q${round(bx)} ${round(by)} ${round(hx)} ${round(hy)}`;
    const head = `M${round(x)} ${round(y)}L${round(hx + wx)} ${round(hy + wy)}L${round(hx - wx)} ${round(hy - wy)}z`;
    return { line, head };
  }
  return null;
}
