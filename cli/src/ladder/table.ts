// Results as tables, for the terminal and for the documents.
import { interval } from '../bot-games.ts';
import type { Pairing } from './pairing.ts';

export type Row = readonly string[];
const HEAD: Row = [
  'one',
  'against',
  'games',
  'wins',
  '95 %',
  'fair',
  'ratio',
  'points',
  'ms/pick',
  'slowest',
];
const percent = (x: number): string => (100 * x).toFixed(1);

function rowOf({ upper, lower, players, sums }: Pairing): Row {
  const { games, wins, upperPoints, lowerPoints, upperMs, upperPicks, slowestMs } = sums;
  const share = wins / games;
  const [low, high] = interval(share, games);
  return [
    upper.name,
    `${players - 1} × ${lower.name}`,
    `${games}`,
    `${percent(share)} %`,
    `${percent(low)} – ${percent(high)}`,
    `${percent(1 / players)} %`,
    `× ${(share * players).toFixed(2)}`,
    `${(upperPoints / games).toFixed(1)} : ${(lowerPoints / games).toFixed(1)}`,
    (upperMs / upperPicks).toFixed(1),
    slowestMs.toFixed(0),
  ];
}

export function rowsOf(all: readonly Pairing[]): readonly Row[] {
  return [HEAD, ...all.filter(({ sums }) => sums.games > 0).map(rowOf)];
}
/** Every column as wide as its widest cell. */
function padded(rows: readonly Row[]): readonly Row[] {
  const width = (rows[0] ?? []).map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  return rows.map((row) => row.map((cell, n) => cell.padEnd(width[n] ?? 0)));
}
export function plain(rows: readonly Row[]): string {
  return padded(rows)
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}
/** As the formatter lays out a table. */
export function markdown(rows: readonly Row[]): string {
  const [head = [], ...body] = padded(rows);
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
