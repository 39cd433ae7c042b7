// Where others have moved since the viewer's last pick: a ring in their colour with the number of the turn.
import { type BoardModule, seatMark } from '@comptoir/board-kit';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Area } from '../parts/area.ts';
import type { Turn } from './deeds.ts';

/** A turn that touched more places than this is told by the first of them. */
const MOST_PLACES = 4;
const ROOM = 4;
/** Pixels on a desk so wide; on a larger one everything is larger. A large thing is marked by a spot, the largest not at all. */
const SIZES = { desk: 1440, large: 190, spot: 60, largest: 420 } as const;

interface Mark {
  readonly key: string;
  readonly seat: number;
  /** On the first place of a turn only; never among the players' figures, which it would hide. */
  readonly n: number | null;
  readonly rect: Area;
  readonly isRound: boolean;
}

function elementOf(root: HTMLElement, name: string): Element | null {
  const quoted = CSS.escape(name);
  const found = root.querySelectorAll(`[data-place="${quoted}"], [data-target="${quoted}"]`);
  const thing = [...found].find((one) => one.closest('.t-bar, .t-log') === null) ?? null;
  // A wedge is told by its picture: a frame around all of it would lie over its neighbours.
  return thing?.querySelector('[data-mark]') ?? thing;
}

/** Whether something else lies over the thing at this point: a page over the chart, say, but not a piece of the same drawing. */
function isCovered(element: Element, x: number, y: number): boolean {
  const front = document.elementFromPoint(x, y);
  if (front === null || element.contains(front) || front.contains(element)) return false;
  const drawing = element.closest('svg');
  return drawing === null || front.closest('svg') !== drawing;
}

/** Around the thing; in the middle of a large one. null where it is out of sight, half the board, or a sheet of buttons. */
function rectOf(root: HTMLElement, element: Element): Area | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const k = Math.max(1, window.innerWidth / SIZES.desk);
  if (width === 0 || height === 0 || Math.max(width, height) > SIZES.largest * k) return null;
  const pane = (
    element.closest('.k-zoom, .t-board, .t-page, .t-mine, .t-sidebox') ?? root
  ).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom) return null;
  if (isCovered(element, x, y)) return null;
  const origin = root.getBoundingClientRect();
  const isLarge = Math.min(width, height) > SIZES.large * k;
  if (isLarge && element.querySelector('button') !== null) return null; // it would lie over one of them
  const spot = SIZES.spot * k;
  const [wide, high] = isLarge ? [spot, spot] : [width + 2 * ROOM, height + 2 * ROOM];
  return { left: x - origin.left - wide / 2, top: y - origin.top - high / 2, width: wide, height: high };
}

function marksOf(root: HTMLElement, turns: readonly Turn[], board: BoardModule): readonly Mark[] {
  const taken = new Set<Element>();
  return turns.toReversed().flatMap(({ n, seat, entries }) => {
    const events = entries.flatMap((entry) => entry.events);
    const names = new Set(events.flatMap((event) => board.log.about(event)));
    const marks: Mark[] = [];
    for (const name of names) {
      const element = elementOf(root, name);
      const rect = element === null || taken.has(element) ? null : rectOf(root, element);
      if (element === null || rect === null || marks.length >= MOST_PLACES) continue;
      taken.add(element);
      const isFigure = element.closest('.t-sidebox, [data-figure]') !== null;
      const hasNumber = !isFigure && marks.every((mark) => mark.n === null);
      const isSpot = rect.width < 90 && Math.abs(rect.width - rect.height) < 24;
      const isRound = isSpot || element instanceof SVGCircleElement;
      marks.push({ key: `${n} ${name}`, seat, n: hasNumber ? n : null, rect, isRound });
    }
    return marks;
  });
}

/** Marks that follow their things when the board is drawn, moved or resized. */
function useMarks(
  root: RefObject<HTMLElement | null>,
  turns: readonly Turn[],
  board: BoardModule,
): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const last = useRef('');
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let frame = 0;
    const place = (): void => {
      const next = marksOf(table, turns, board);
      const text = JSON.stringify(next);
      if (text !== last.current) setMarks(next);
      last.current = text;
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const size = new ResizeObserver(soon);
    size.observe(table);
    // The board is drawn anew, zoomed or moved: its own attributes say so.
    const drawn = new MutationObserver(soon);
    for (const pane of table.querySelectorAll('.t-board, .t-page, .t-mine, .t-sidebox'))
      drawn.observe(pane, { subtree: true, childList: true, attributeFilter: ['viewBox', 'transform', 'd'] });
    table.addEventListener('scroll', soon, { capture: true, passive: true });
    soon();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      drawn.disconnect();
      table.removeEventListener('scroll', soon, { capture: true });
    };
  }, [root, turns, board]);
  return marks;
}

export interface LastMovesProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly turns: readonly Turn[];
  readonly board: BoardModule;
}

export function LastMoves({ root, turns, board }: LastMovesProps): ReactNode {
  const marks = useMarks(root, turns, board);
  return (
    <div className="t-marks" aria-hidden="true">
      {marks.map(({ key, seat, n, rect, isRound }) => (
        <i key={key} className="t-mark" data-seat={seatMark(seat)} data-round={isRound} style={rect}>
          {n === null ? null : <span className="t-number">{n}</span>}
        </i>
      ))}
    </div>
  );
}
