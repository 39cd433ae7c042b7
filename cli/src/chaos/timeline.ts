// The run as a picture: picks acknowledged in each second, and every kill with the time until all matches had gone on.
import type { Report } from './run.ts';

const WIDTH = 1200;
const LEFT = 50;
const TOP = 60;
const HEIGHT = 220;
const COLOURS = ['#c0392b', '#2471a3', '#b7950b', '#7d3c98', '#1e8449', '#a04000', '#566573', '#117a65'];
const SECOND = 1000;
/** How wide a number of minutes is. */
const WORD = 50;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`;

const box = (x: number, y: number, width: number, height: number, more: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${more}/>`;

/** How many fall into each second. */
function perSecond(times: readonly number[], from: number): readonly number[] {
  const counts: number[] = [];
  for (const at of times) {
    const second = Math.floor((at - from) / SECOND);
    counts[second] = (counts[second] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

export function timelineOf({ outcomes, acknowledgedAt }: Report, title: string): string {
  const from = acknowledgedAt.reduce(
    (first, at) => Math.min(first, at),
    Math.min(...outcomes.map(({ at }) => at)),
  ); // of so many picks that they are too many arguments
  const counts = perSecond(acknowledgedAt, from);
  const most = Math.max(1, ...counts);
  const scale = (WIDTH - LEFT - 20) / Math.max(1, counts.length);
  const x = (at: number): number => LEFT + ((at - from) / SECOND) * scale;
  const bottom = TOP + HEIGHT;
  const names = [...new Set(outcomes.map(({ kill }) => kill))];
  const colour = (name: string): string => COLOURS[names.indexOf(name) % COLOURS.length] ?? '#000';
  const bars = counts.map((count, n) => {
    const height = (count / most) * HEIGHT;
    return box(LEFT + n * scale, bottom - height, Math.max(0.5, scale - 0.5), height, 'fill="#aab7b8"');
  });
  const kills = outcomes.flatMap(({ kill, at, seconds }) => [
    box(x(at), TOP, Math.max(1.5, (seconds ?? 0) * scale), HEIGHT, `fill="${colour(kill)}" opacity="0.35"`),
    box(x(at), TOP - 6, 1.5, HEIGHT + 6, `fill="${colour(kill)}"`),
  ]);
  const legend = names.flatMap((name, n) => [
    box(LEFT + n * 150, 34, 10, 10, `fill="${colour(name)}"`),
    text(LEFT + n * 150 + 15, 43, name),
  ]);
  const every = Math.ceil(WORD / (60 * scale)); // so that no word stands on the next
  const minutes = Array.from({ length: Math.ceil(counts.length / 60 / every) }, (_, n) =>
    text(LEFT + n * every * 60 * scale, bottom + 16, `${n * every} min`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 30}" font-family="sans-serif" font-size="12">`,
    box(0, 0, WIDTH, bottom + 30, 'fill="#fff"'),
    text(LEFT, 20, title, 'font-size="14"'),
    ...legend,
    text(LEFT - 6, TOP + 10, String(most), 'text-anchor="end"'),
    text(LEFT - 6, bottom, '0', 'text-anchor="end"'),
    ...bars,
    ...kills,
    ...minutes,
    '</svg>',
    '',
  ].join('\n');
}
