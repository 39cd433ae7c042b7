import { describe, expect, test } from 'vitest';
import { lay, purse, second, ship, ships } from './position.ts';

describe('R-7.4 Deliver goods', () => {
  const size3 = ship('stern helm/helm fish', 'middle helm/helm fish', 'bow helm/helm salt');
  const size2 = ship('stern whale/whale coffee', 'bow whale/crown coffee');

  test('X-31 R-7.4 whole ships only', () => {
    const table = second('deliver', 4, { workers: 1, ships: [size3, size2] });
    table.refuses('1 deliver 1', 'R-7.4', 'tooFewWorkers').offers(1, ['deliver 2', 'pass']);
    table.plays('1 deliver 2');
    expect(purse(table, 1).workers).toBe(0);
    expect(table.state.players[1]?.delivered).toEqual([2, 0, 0, 0]);
    expect(table.told('delivered')).toEqual([
      { kind: 'delivered', seat: 1, ship: 2, goods: ['coffee', 'coffee'] },
    ]);
    second('deliver', 4, { workers: 0, ships: [size3, size2] }).offers(1, ['pass']);
  });

  test('X-32 R-7.4 R-8.5 R-12.29 reloading', () => {
    const table = second('deliver', 2, { workers: 4, ships: [size2], stored: { salt: 2 } }).plays(
      '1 deliver 1',
    );
    expect(ships(table, 1)).toEqual([['stern whale/whale', 'bow whale/crown']]);
    table.given((s) => {
      for (const player of s.players) player.workers = 9;
      lay(s, 'transport', 0);
      lay(s, 'deliver', 1);
    });
    table.plays('1 slot 0', '1 move salt', '1 move salt', '0 pass');
    expect(table.told('shipCompleted')).toEqual([]);
    table.plays('0 slot 1', '0 take whale', '0 pass', '1 deliver 1');
    expect(table.state.players[1]?.delivered).toEqual([2, 0, 0, 2]);
    expect(table.told('rewardTaken')).toEqual([]);
  });

  test('R-7.4 unfinished or half loaded ships do not deliver', () => {
    const open = ship('stern helm/helm fish');
    const half = ship('stern helm/helm fish', 'bow helm/helm');
    second('deliver', 2, { workers: 9, ships: [open, half] })
      .refuses('1 deliver 1', 'R-7.4', 'unfinished')
      .refuses('1 deliver 2', 'R-7.4', 'notLoaded')
      .offers(1, ['pass']);
  });

  test('R-7.4 several ships in one action, each once', () => {
    const table = second('deliver', 2, { workers: 2, ships: [size3, size2] }).plays('1 deliver 1');
    table.refuses('1 deliver 1', 'R-7.4', 'notLoaded').offers(1, ['deliver 2', 'stop']).plays('1 deliver 2');
    expect(table.state.players[1]?.delivered).toEqual([2, 0, 2, 1]);
    expect(table.audited().state.phase).toBe(2);
  });
});
