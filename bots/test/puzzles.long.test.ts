// The bars of the puzzles, by other chances than those they were chosen by: docs/puzzles.md.
import { isStillBest, shareFound } from '@comptoir/bots/puzzles';
import { BOXES } from '@comptoir/catalogue';
import { describe, expect, test } from 'vitest';
import { gameNamed } from './positions.ts';

const DEALS = 60;
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

const WITH_PUZZLES = BOXES.filter(({ loadPuzzles }) => loadPuzzles !== undefined);

describe.each(WITH_PUZZLES)('the puzzles of $id', ({ id, loadPuzzles }) => {
  test('are found by the doge, seldom by the merchant, and best in other deals too', async () => {
    const known = await gameNamed(id);
    const puzzles = (await loadPuzzles?.())?.puzzles ?? [];
    const shares = (level: 'doge' | 'negociant', tries: number): number[] =>
      puzzles.map((puzzle) => shareFound(known, puzzle, level, tries, `long ${puzzle.id}`));
    expect(mean(shares('negociant', 5))).toBeLessThanOrEqual(0.6);
    expect(mean(shares('doge', 1))).toBeGreaterThanOrEqual(0.95);
    const best = puzzles.map((puzzle) => isStillBest(known, puzzle, DEALS, `long ${puzzle.id}`));
    expect(mean(best.map(Number))).toBeGreaterThanOrEqual(0.95);
  });
});
