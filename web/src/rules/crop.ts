// Which part of a drawn board a figure shows.
import type { Area } from '../parts/area.ts';

/** The smallest area that holds them all. */
export function around(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.left + area.width));
  const bottom = Math.max(...areas.map((area) => area.top + area.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Air round what is shown, as a part of its longer side. */
const MARGIN = 0.05;

/** The wanted area with some air, in this shape (width by height), inside the whole as far as it fits. */
export function cropTo(wanted: Area, shape: number, whole: Area): Area {
  const air = Math.max(wanted.width, wanted.height) * MARGIN;
  const wide = wanted.width + 2 * air;
  const high = wanted.height + 2 * air;
  const width = Math.max(wide, high * shape);
  const height = width / shape;
  const within = (middle: number, size: number, start: number, most: number): number =>
    size >= most
      ? start + (most - size) / 2
      : Math.max(start, Math.min(middle - size / 2, start + most - size));
  return {
    left: within(wanted.left + wanted.width / 2, width, whole.left, whole.width),
    top: within(wanted.top + wanted.height / 2, height, whole.top, whole.height),
    width,
    height,
  };
}
