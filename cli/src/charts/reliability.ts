// A reliability diagram: the chances that were given across, what happened upwards; on the diagonal they are true.
import type { Reliability } from '@comptoir/bots/review';
import { colourOf, dot, drawing, line, type Point, path, text } from './svg.ts';

const SIDE = 260;
const LEFT = 40;
const TOP = 30;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

const at = (said: number, happened: number): Point => ({
  x: LEFT + SIDE * said,
  y: TOP + SIDE * (1 - happened),
});
const percent = (part: number): string => `${Math.round(100 * part)} %`;

function axes(): readonly string[] {
  const ticks = TICKS.flatMap((tick) => [
    text(at(tick, 0).x, TOP + SIDE + 16, percent(tick), 'middle'),
    text(LEFT - 5, at(0, tick).y + 4, percent(tick), 'end'),
  ]);
  const frame = [line(at(0, 0), at(1, 0)), line(at(0, 0), at(0, 1))];
  return [...frame, line(at(0, 0), at(1, 1), undefined, ' stroke-dasharray="4 4"'), ...ticks];
}

/** Dots are the larger the more chances stand behind them. */
function curve({ moment, games, bins }: Reliability, n: number): readonly string[] {
  const colour = colourOf(n);
  const points = bins.map(({ said, happened }) => at(said, happened));
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const dots = bins.map(({ count }, bin) =>
    dot(points[bin] ?? at(0, 0), 2 + 8 * Math.sqrt(count / all), colour),
  );
  const legend = text(
    LEFT + 10,
    TOP + 12 + 16 * n,
    `after ${percent(moment)} of ${games} games`,
    'start',
    colour,
  );
  return [path(points, colour), ...dots, legend];
}

export function reliabilityChart(title: string, all: readonly Reliability[]): string {
  const heading = text(LEFT, 18, `${title}: chances given, and what happened`);
  return drawing(LEFT + SIDE + 30, TOP + SIDE + 30, title, [heading, ...axes(), ...all.flatMap(curve)]);
}
