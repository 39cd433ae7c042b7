// How strong the bots of a game are: a line each, a dot at its Elo, a bar for the doubt.
import { ANCHORED, type Strength } from '../ladder/elo.ts';
import { colourOf, dot, drawing, line, text } from './svg.ts';

const LEFT = 90;
const WIDTH = 380;
const ROW = 26;
const TOP = 44;
const GRID = 200;
/** Numbers stand under every second line, 1000 among them: side by side they would touch. */
const NUMBERED = 2 * GRID;

export function strengthsChart(title: string, all: readonly Strength[]): string {
  const low = GRID * Math.floor(Math.min(...all.map(({ elo, doubt }) => elo - doubt)) / GRID);
  const high = GRID * Math.ceil(Math.max(...all.map(({ elo, doubt }) => elo + doubt)) / GRID);
  const x = (elo: number): number => LEFT + (WIDTH * (elo - low)) / Math.max(high - low, 1);
  const bottom = TOP + ROW * all.length;
  const ticks = Array.from({ length: (high - low) / GRID + 1 }, (_, n) => low + GRID * n);
  const grid = ticks.flatMap((elo) => [
    line({ x: x(elo), y: TOP - 8 }, { x: x(elo), y: bottom }, undefined, ' stroke-opacity="0.3"'),
    ...((elo - ANCHORED) % NUMBERED === 0 ? [text(x(elo), bottom + 16, `${elo}`, 'middle')] : []),
  ]);
  const rows = all.flatMap(({ name, elo, doubt }, n) => {
    const y = TOP + ROW * (n + 0.5);
    return [
      text(LEFT - 8, y + 4, name, 'end'),
      line(
        { x: x(elo - doubt), y },
        { x: x(elo + doubt), y },
        colourOf(0),
        ' stroke-width="3" stroke-opacity="0.5"',
      ),
      dot({ x: x(elo), y }, 5, colourOf(0)),
    ];
  });
  const heading = text(8, 20, `${title}: Elo, greedy at 1000, with 95 % intervals`);
  return drawing(LEFT + WIDTH + 30, bottom + 28, title, [heading, ...grid, ...rows]);
}
