// Points by the sources that the board tells apart: everybody's, and what doges make.
import type { BoardModule, DogeAverages } from '@comptoir/board-kit';
import type { LogEntry, Result } from '@comptoir/kernel';

/** Points by seat and category; what no event adds was scored in play. */
export function tallyOf(board: BoardModule, log: readonly LogEntry[], result: Result): number[][] {
  const { categories } = board.scoring;
  const tally = result.scores.map(() => categories.map(() => 0));
  for (const event of log.flatMap(({ events }) => events)) {
    const scored = board.scoring.added(event);
    if (scored === null) continue;
    const row = tally[scored.seat];
    const column = categories.findIndex(({ id }) => id === scored.category);
    if (row !== undefined && column > 0) row[column] = (row[column] ?? 0) + scored.points;
  }
  tally.forEach((row, seat) => {
    const added = row.reduce((sum, points) => sum + points, 0);
    row[0] = (result.scores[seat] ?? 0) - added;
  });
  return tally;
}

/** By category of the board; what no event of the game mentions was scored in play, the first category. */
export function dogesBySource({ scoring }: BoardModule, { total, sources }: DogeAverages): readonly number[] {
  const { categories } = scoring;
  const sums = categories.map(() => 0);
  for (const [category, points] of Object.entries(sources)) {
    const event = { kind: 'scored', seat: 0, category, points };
    const column = categories.findIndex(({ id }) => id === scoring.added(event)?.category);
    if (column > 0) sums[column] = (sums[column] ?? 0) + points;
  }
  const added = sums.reduce((sum, points) => sum + points, 0);
  return sums.with(0, total - added);
}
