// The part of a drawing that is seen.
export interface Box {
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
export function keepIn(whole: Box, view: Box): Box {
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
export function zoomAt(view: Box, factor: number, x: number, y: number): Box {
  return {
    x: x - (x - view.x) / factor,
    y: y - (y - view.y) / factor,
    width: view.width / factor,
    height: view.height / factor,
  };
}

export const isWhole = (whole: Box, view: Box): boolean => view.width > whole.width * 0.995;
export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;
