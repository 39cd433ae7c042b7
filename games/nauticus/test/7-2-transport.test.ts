import { describe, expect, test } from 'vitest';
import { purse, second, ship, ships, stored } from './position.ts';

describe('R-7.2 Transport', () => {
  test('R-7.2 one worker for each tile, masts too', () => {
    const table = second('transport', 4, {
      workers: 2,
      ships: [ship('stern', 'bow')],
      stored: { 'helm-mast': 1, 'helm-sail': 1, fish: 3 },
    });
    table.plays('1 move helm-mast', '1 move helm-sail', '1 move fish'); // 1 blue, 2 own
    expect(purse(table, 1).workers).toBe(0);
    expect(ships(table, 1)).toEqual([['stern helm/helm fish', 'bow']]);
    expect(stored(table, 1)).toEqual({ fish: 2 });
    expect(table.audited().state.phase).toBe(2);
  });

  test('R-7.2 R-5.2 the log tells the tile that a blue worker moved from the one that took an own', () => {
    const table = second('transport', 4, { workers: 1, stored: { stern: 2, bow: 1 } });
    table.plays('1 move stern', '1 move stern'); // 1 blue, 1 own
    expect(table.told('moved').map((e) => e.isBlue)).toEqual([true, false]);
  });

  test('R-7.2 only what is stored and fits somewhere', () => {
    const table = second('transport', 2, { stored: { 'whale-sail': 1, stern: 1 } });
    table.refuses('1 move whale-sail', 'R-7.2', 'fitsNowhere').refuses('1 move bow', 'R-5.3', 'notOffered');
    table.offers(1, ['move stern', 'pass']).plays('1 move stern');
    expect(ships(table, 1)).toEqual([['stern']]);
  });

  test('R-7.2 R-7 stopping early', () => {
    const table = second('transport', 2, { stored: { stern: 2, single: 1 } }).lacks(1, ['stop']);
    table.plays('1 move single').offers(1, ['move stern', 'stop']).plays('1 stop');
    expect(stored(table, 1)).toEqual({ stern: 2 });
  });

  test('X-49 R-7 R-7.2 Transport ends by itself', () => {
    const table = second('transport', 2, {
      workers: 4,
      ships: [ship('single helm')],
      stored: { 'helm-sail': 1 },
    });
    table.plays('1 move helm-sail', '1 reward vp3');
    expect(purse(table, 1)).toMatchObject({ vp: 13, workers: 4 });
    expect(table.told('stopped')).toEqual([]);
    expect(table.state.phase).toBe(2);
  });
});
