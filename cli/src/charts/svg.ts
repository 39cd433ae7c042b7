// Charts for the documents, as SVG: readable on a light and on a dark page.

const COLOURS = ['#c2410c', '#0e7490', '#4d7c0f'] as const;
const GREY = '#888';

export const colourOf = (n: number): string => COLOURS[n % COLOURS.length] ?? GREY;

type Anchor = 'start' | 'middle' | 'end';

export const text = (x: number, y: number, words: string, anchor: Anchor = 'start', colour = GREY): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${colour}">${words}</text>`;

export const line = (from: Point, to: Point, colour = GREY, more = ''): string =>
  `<line x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}" stroke="${colour}"${more}/>`;

export const dot = ({ x, y }: Point, radius: number, colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`;

export const path = (points: readonly Point[], colour: string): string =>
  `<polyline points="${points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}" fill="none" stroke="${colour}"/>`;

export interface Point {
  readonly x: number;
  readonly y: number;
}
const round = (n: number): number => Math.round(10 * n) / 10;

export function drawing(width: number, height: number, title: string, parts: readonly string[]): string {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`;
  return `${[frame, `<title>${title}</title>`, ...parts, '</svg>'].join('\n')}\n`;
}
