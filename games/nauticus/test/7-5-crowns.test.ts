import { decisions, writeOption } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import type { NauticusOption } from '../src/types.ts';
import { purse, second, ship, type Table } from './position.ts';

describe('R-7.5 Score crowns', () => {
  const crowned = {
    ships: [ship('stern crown')],
    stored: { 'crown-sail': 1 },
    passFlips: 1,
    vp: 10,
  } as const;

  test('X-33 R-7.5 R-5.4 three crowns, three workers', () => {
    const table = second('crowns', 3, { ...crowned, workers: 1 }).plays('1 workers 3'); // 2 blue
    expect(purse(table, 1)).toMatchObject({ vp: 19, workers: 0 });
    const more = second('crowns', 3, { ...crowned, workers: 3 }).plays('1 workers 5');
    expect(purse(more, 1)).toMatchObject({ vp: 25, workers: 0 });
  });

  test('X-34 R-7.5 R-12.10 the limit of 15', () => {
    const table = () => second('crowns', 2, { stored: { 'crown-mast': 4 }, workers: 3, vp: 0 });
    table().offers(1, ['workers 1', 'workers 2', 'workers 3', 'workers 4', 'pass']);
    table().refuses('1 workers 5', 'R-7.5', 'crownLimit');
    const points = [1, 2, 3, 4].map((n) => purse(table().plays(`1 workers ${n}`), 1).vp);
    expect(points).toEqual([4, 8, 12, 15]);
  });

  /** Numbers of workers that are listed, and of these the refused ones. */
  const listed = (table: Table): { legal: string[]; refused: string[] } => {
    const [now] = decisions(nauticus, table.state);
    const words = (list: readonly NauticusOption[]): string[] =>
      list.map(writeOption).filter((text) => text.startsWith('workers'));
    return { legal: words(now?.options ?? []), refused: words((now?.refused ?? []).map(([o]) => o)) };
  };

  test('R-7.5 R-12.10 one worker too many is listed to say why not, and none that is not there', () => {
    const crowns = (n: number, workers: number): Table =>
      second('crowns', 2, { stored: { 'crown-sail': n }, workers }); // 3 blue
    expect(listed(crowns(0, 9))).toEqual({ legal: [], refused: ['workers 1'] });
    expect(listed(crowns(4, 9)).refused).toEqual(['workers 5']);
    expect(listed(crowns(4, 9)).legal).toHaveLength(4);
    expect(listed(crowns(1, 1))).toEqual({
      legal: ['workers 1', 'workers 2', 'workers 3', 'workers 4'],
      refused: [],
    });
  });

  test('R-7.5 R-12.10 the worker after the limit is exactly reached scores nothing and is refused', () => {
    const table = second('crowns', 2, { stored: { 'crown-sail': 5 }, workers: 9, vp: 0 });
    table.refuses('1 workers 4', 'R-7.5', 'crownLimit').plays('1 workers 3');
    expect(purse(table, 1).vp).toBe(15);
  });

  test('X-35 R-7.5 R-5.3 no crown, no action', () => {
    const table = second('crowns', 2, { workers: 4 }).refuses('1 workers 1', 'R-7.5', 'noCrown');
    table.offers(1, ['pass']).plays('1 pass');
    expect(table.told('passed').at(-1)).toEqual({ kind: 'passed', seat: 1, flipped: 3 });
  });

  test('R-7.5 crowns count on ships complete or not and in the warehouse, and stay', () => {
    const fleet = [ship('single crown/crown'), ship('middle crown')];
    const table = second('crowns', 2, { ships: fleet, stored: { 'crown-mast': 1 }, workers: 0, vp: 0 });
    expect(nauticus.view(table.state, 1).players[1]?.crowns).toBe(4);
    table.plays('1 workers 2');
    expect(purse(table, 1).vp).toBe(8);
    expect(nauticus.view(table.state, 1).players[1]?.crowns).toBe(4);
  });
});
