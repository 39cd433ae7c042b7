import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { type Belongings, lay, own, passPhase, purse, second, ship, ships, stored } from './position.ts';

const ready = (belongings: Belongings): Belongings => ({ hasExtra: true, ...belongings });

describe('R-9 Extra action', () => {
  test('X-40 R-9.1 R-7.1.4 prices', () => {
    const table = second('withdraw', 2, ready({ workers: 3, coins: 10 })).plays('1 extra');
    expect(purse(table, 1).workers).toBe(5);
    table.plays('1 action buy-masts');
    expect(nauticus.view(table.state, 1).work).toMatchObject({
      isExtra: true,
      blue: 0,
      prices: [2, 2, 2, 2],
    });
    table.plays('1 item whale', '1 item ship-anchor', '1 item helm');
    expect(nauticus.view(table.state, 1).work?.prices).toEqual([4, 4, 4, 2]);
    table.plays('1 item lighthouse', '1 take whale');
    expect(purse(table, 1)).toMatchObject({ workers: 1, coins: 2 });
    expect(table.state.players[1]?.spaces).toBe(10);
    table.offersAlso(1, ['pass', 'workers 1']); // no purchase for 4 is left, and his turn is still to come
  });

  test('X-41 R-9.4 R-7.5 twice 15', () => {
    const table = second('crowns', 2, ready({ stored: { 'crown-sail': 5 }, workers: 1, vp: 0 }));
    table
      .plays('1 workers 3', '1 extra', '1 action crowns')
      .offers(1, ['workers 1', 'workers 2', 'workers 3', 'stop']);
    table.plays('1 workers 3');
    expect(purse(table, 1)).toMatchObject({ vp: 30, workers: 0 });
  });

  test('X-42 R-9.1 R-9.2 face-down tiles count, and nothing turns', () => {
    const table = scenario(nauticus, 2).given((s) => {
      lay(s, 'transport', 0);
      lay(s, 'withdraw', 7);
    });
    for (const slot of [0, 1, 2, 3]) passPhase(table, slot);
    table.given((s) => own(s, 0, { stored: { bow: 1 } })).plays('0 slot 7');
    const { anchorSlot, anchorMark, startPlayer } = table.state;
    const sides = [...table.state.chosenBy];
    table.plays('0 extra').offersAlso(0, ['action transport', 'action withdraw']).plays('0 action transport');
    table.plays('0 move bow');
    expect(ships(table, 0)).toEqual([['bow']]);
    expect(table.state.chosenBy).toEqual(sides);
    expect(table.state).toMatchObject({ anchorSlot, anchorMark, startPlayer });
    expect(table.state.players[0]?.hasExtra).toBe(false);
  });

  test('X-48 R-9.3 R-12.31 the extra action for the workers only', () => {
    const table = () =>
      second('deliver', 2, ready({ workers: 0, coins: 0 }))
        .plays('1 extra')
        .offers(1, ['action withdraw'])
        .refuses('1 action transport', 'R-9.3', 'noUse')
        .refuses('1 action crowns', 'R-9.3', 'noUse')
        .plays('1 action withdraw')
        .offers(1, ['workers 1', 'workers 2', 'stop']);
    const ends = ['workers 1', 'workers 2', 'stop'].map((pick) =>
      table().plays(`1 ${pick}`).offers(1, ['pass']),
    );
    expect(ends.map((end) => purse(end, 1))).toMatchObject([
      { coins: 2, workers: 1 },
      { coins: 4, workers: 0 },
      { coins: 0, workers: 2 },
    ]);
    for (const end of ends) end.refuses('1 extra', 'R-9', 'extraUsed').plays('1 pass');
  });

  test('R-9 R-12.12 the start player may use it before choosing and still chooses', () => {
    const table = scenario(nauticus, 2).given((s) => own(s, 0, { stored: { single: 12 } }));
    table.plays('0 extra', '0 action transport', '0 move single', '0 stop');
    table.refuses('0 extra', 'R-9', 'extraUsed').offersAlso(0, ['slot 0', 'slot 7']).plays('0 slot 2');
    table.offersAlso(0, ['take whale']); // room was made for the bonus sail
  });

  test('R-9 before the action, and the turn is still to come with all its blue workers', () => {
    const table = second('withdraw', 2, ready({ workers: 0, coins: 0 }));
    table.plays('1 extra', '1 action withdraw', '1 workers 2');
    table.offers(1, ['workers 1', 'workers 2', 'workers 3', 'pass']).plays('1 workers 3');
    expect(purse(table, 1)).toMatchObject({ coins: 10, workers: 0 });
    expect(table.state.phase).toBe(2);
  });

  test('R-9 after the action or the pass, asked only while the tile is there', () => {
    const table = second('withdraw', 2, ready({})).plays('1 workers 1').offers(1, ['extra', 'end']);
    table.plays('1 end');
    expect(table.state.players[1]?.hasExtra).toBe(true);
    expect(table.state.phase).toBe(2);
    const used = second('withdraw', 2, {}).plays('1 workers 1');
    expect(used.state.phase).toBe(2);
  });

  test('R-9 never in the middle of an action, never on the turn of another', () => {
    const table = second('buy-goods', 7, ready({})).plays('1 item coffee').lacks(1, ['extra']);
    table.plays('1 item grain').plays('1 stop').offers(1, ['extra', 'end']);
    const other = scenario(nauticus, 2).plays('0 slot 0');
    expect(other.options(1)).toEqual([]);
  });

  test('R-9 once in a game', () => {
    const table = second('withdraw', 2, ready({})).plays('1 extra', '1 action withdraw', '1 stop', '1 pass');
    expect(table.options(1)).not.toContain('extra');
    table.refuses('1 extra', 'R-9', 'extraUsed');
  });

  test('R-9.1 no bonus and no blue workers', () => {
    const table = second('withdraw', 2, ready({ workers: 1, coins: 5, vp: 10 }));
    table.plays('1 extra', '1 action withdraw').offers(1, ['workers 1', 'workers 2', 'workers 3', 'stop']);
    expect(purse(table, 1)).toEqual({ vp: 10, coins: 5, workers: 3 });
  });

  test('R-9.3 STOP at once is legal in an extra action and leaves the two workers', () => {
    const table = second('withdraw', 2, ready({ workers: 0, coins: 9 })).plays(
      '1 extra',
      '1 action buy-hull',
    );
    table.offersAlso(1, ['stop']).plays('1 stop');
    expect(purse(table, 1)).toMatchObject({ workers: 2, coins: 9 });
    expect(stored(table, 1)).toEqual({});
  });

  test('R-12.25 R-5.4 after a pass the tile just flipped counts as a crown', () => {
    const table = second('deliver', 2, ready({ workers: 0, vp: 10 })).plays('1 pass', '1 extra');
    table.plays('1 action crowns', '1 workers 2');
    expect(purse(table, 1).vp).toBe(12);
  });

  test('R-9.3 an action that could not be used once cannot be named', () => {
    const table = second('withdraw', 2, ready({ workers: 0, coins: 1, ships: [ship('single')] })).plays(
      '1 extra',
    );
    table.refuses('1 action buy-hull', 'R-9.3', 'noUse').refuses('1 action deliver', 'R-9.3', 'noUse');
    table.offers(1, ['action withdraw']);
  });
});
