// How cards of a given number stand in a given room: one row or two, as large as may be.
import type { Point } from './layout.ts';

const MOST_CARD = 104;
/** Above this width cards rather shrink than overlap. */
const LEAST_WHOLE = 76;
const MOST_OVERLAPPED = 94;
const ROW_GAP = 8;
export const CARD_RATIO = 1.4;
const LEGIBLE = 60;
const GRASP = 28;

interface Fan {
  readonly width: number;
  readonly rows: number;
  readonly perRow: number;
  readonly pitch: number;
  /** Free room above the first row. */
  readonly top: number;
}

function fanOf(count: number, rows: number, room: number, height: number): Fan {
  const gaps = (rows - 1) * ROW_GAP;
  const perRow = Math.ceil(count / rows);
  const whole = (room - (perRow - 1) * 5) / perRow;
  const most = whole < LEAST_WHOLE ? MOST_OVERLAPPED : Math.min(MOST_CARD, whole);
  const width = Math.min(most, (height - gaps) / (rows * CARD_RATIO));
  const pitch = perRow < 2 ? width + 5 : Math.min(width + 5, (room - width) / (perRow - 1));
  return { width, rows, perRow, pitch, top: (height - rows * width * CARD_RATIO - gaps) / 2 };
}

export function fan(count: number, room: number, height: number): Fan {
  const one = fanOf(count, 1, room, height);
  const two = fanOf(count, 2, room, height);
  const isTiny = two.width < LEGIBLE && one.pitch >= GRASP; // better close together than too small to read
  return one.pitch >= one.width * 0.5 || one.pitch >= two.pitch || isTiny ? one : two;
}

/** Where the nth card of a fan stands. */
export const fanPoint = ({ perRow, pitch, width, top }: Fan, n: number): Point => ({
  x: (n % perRow) * pitch,
  y: top + Math.floor(n / perRow) * (width * CARD_RATIO + ROW_GAP),
});
