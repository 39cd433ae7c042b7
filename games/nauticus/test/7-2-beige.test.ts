import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { purse, second, ship, ships, stored } from './table.ts';

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

describe('R-7.3 Withdraw money', () => {
  test('X-30 R-7.3 two coins for each worker', () => {
    const table = () => second('withdraw', 2, { workers: 2, coins: 0 });
    table().offers(1, ['workers 1', 'workers 2', 'workers 3', 'workers 4', 'workers 5', 'pass']);
    expect(purse(table().plays('1 workers 5'), 1)).toMatchObject({ coins: 10, workers: 0 });
    expect(purse(table().plays('1 workers 3'), 1)).toMatchObject({ coins: 6, workers: 2 });
  });

  test('R-7.3 R-7 one choice, then the action is over', () => {
    expect(second('withdraw', 2, { workers: 2 }).plays('1 workers 1').state.phase).toBe(2);
  });
});

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
      s.tiles[0] = 4;
      s.tiles[1] = 6;
      for (const [n, action] of [0, 1, 2, 3, 5, 7].entries()) s.tiles[n + 2] = action;
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
