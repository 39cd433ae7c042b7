// The part of a drawing that is seen.
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** How far one may come close. */
const MOST_ZOOM = 7;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Never farther out than the whole, never so far aside that the whole is lost. */
export function keepIn(whole: Rect, view: Rect): Rect {
  const width = between(whole.width / MOST_ZOOM, view.width, whole.width);
  const height = (width * view.height) / view.width;
  const slackX = Math.max(0, whole.width - width);
  const slackY = Math.max(0, whole.height - height);
  return {
    x: between(whole.x, view.x, whole.x + slackX),
    y: between(whole.y, view.y, whole.y + slackY),
    width,
    height,
  };
}

/** Closer by `factor`, with the point (x, y) of the drawing staying where it is. */
export function zoomAt(view: Rect, factor: number, x: number, y: number): Rect {
  return {
    x: x - (x - view.x) / factor,
    y: y - (y - view.y) / factor,
    width: view.width / factor,
    height: view.height / factor,
  };
}

/** As close as before, or as far out as it needs, with the thing in the middle. */
export function showing(view: Rect, thing: Rect): Rect {
  const factor = Math.max(1, (1.2 * thing.width) / view.width, (1.2 * thing.height) / view.height);
  const [width, height] = [view.width * factor, view.height * factor];
  const [x, y] = [thing.x + thing.width / 2 - width / 2, thing.y + thing.height / 2 - height / 2];
  return { x, y, width, height };
}

export const isWhole = (whole: Rect, view: Rect): boolean => view.width > whole.width * 0.995;
export const viewBoxOf = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`;
