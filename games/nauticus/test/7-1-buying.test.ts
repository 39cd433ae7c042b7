import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { chosen, inStock, own, purse, second, ship, ships, stored } from './position.ts';

const size2 = ship('stern', 'bow');

describe('R-7.1 Buying', () => {
  /** X-7 up to the end of the start player's turn, with three players. */
  const hullExample = () =>
    chosen('buy-hull', 3, 3).plays(
      ...['0 item stern', '0 new', '0 item middle', '0 new', '0 item bow', '0 ship 1'],
      ...['0 item single', '0 take single', '0 stop'],
    );

  test('X-7 R-5 R-5.2 R-7.1 R-7.1.1 R-7.1.4 R-6 R-12.16 the bonus and a full set of hull parts', () => {
    const table = hullExample().audited();
    expect(purse(table, 0)).toEqual({ vp: 12, coins: 9, workers: 2 });
    expect(stored(table, 0)).toEqual({ single: 2 });
    expect(ships(table, 0)).toEqual([['stern', 'bow'], ['middle']]);
  });

  test('X-8 R-5 R-7.1.1 the second player buys two parts', () => {
    const table = hullExample().plays('1 item stern', '1 new', '1 item bow', '1 ship 1', '1 stop');
    expect(purse(table, 1)).toEqual({ vp: 10, coins: 12, workers: 4 });
    expect(ships(table, 1)).toEqual([['stern', 'bow']]);
  });

  test('X-9 R-6 R-5.2 the third player takes the free part', () => {
    const table = hullExample().plays('1 pass', '2 item single', '2 stop');
    expect(purse(table, 2)).toEqual({ vp: 10, coins: 17, workers: 5 });
    expect(stored(table, 2)).toEqual({ single: 1 });
    expect(table.state.players[2]?.passFlips).toBe(0);
  });

  test('X-10 R-7.1.1 R-6 R-6.5 R-12.3 masts, two of one kind', () => {
    const table = second('buy-masts', 7, { coins: 15, workers: 4, ships: [size2] });
    table.plays('1 item whale', '1 item ship-anchor', '1 ship 1', '1 item ship-anchor', '1 ship 1', '1 stop');
    expect(purse(table, 1)).toMatchObject({ coins: 10, workers: 2 });
    expect(stored(table, 1)).toEqual({ 'whale-mast': 1 });
    expect(table.state.players[1]?.spaces).toBe(2);
    expect(ships(table, 1)).toEqual([['stern ship-anchor', 'bow ship-anchor']]);
  });

  const threeParts = { coins: 15, workers: 4, ships: [size2, ship('single')] };

  test('X-11 R-7.1.1 R-6.8 R-12.3 goods, two of one kind', () => {
    const table = second('buy-goods', 7, threeParts);
    table.plays('1 item coffee');
    expect(stored(table, 1)).toEqual({ coffee: 1 });
    table.plays('1 item coffee').offers(1, ['warehouse', 'ship 1', 'ship 2']).plays('1 ship 1');
    table.plays('1 item grain').offers(1, ['warehouse', 'ship 1', 'ship 2']).plays('1 ship 1');
    table.plays('1 item fish').offers(1, ['warehouse', 'ship 2']).plays('1 warehouse', '1 stop');
    expect(purse(table, 1)).toMatchObject({ coins: 8, workers: 1 });
    expect(stored(table, 1)).toEqual({ coffee: 1, fish: 1 });
    expect(ships(table, 1)).toEqual([['stern - coffee', 'bow - grain'], ['single']]);
  });

  test('X-12 R-7.1.4 R-6 goods, the set instead', () => {
    const table = second('buy-goods', 7, threeParts);
    table.plays(
      '1 item coffee',
      '1 item grain',
      '1 ship 1',
      '1 item fish',
      '1 ship 1',
      '1 item salt',
      '1 ship 2',
    );
    table.offers(1, ['take coffee', 'take grain', 'take fish', 'take salt']).plays('1 take coffee', '1 stop');
    expect(purse(table, 1)).toMatchObject({ coins: 9, workers: 1 });
    expect(stored(table, 1)).toEqual({ coffee: 2 });
    expect(ships(table, 1)).toEqual([['stern - grain', 'bow - fish'], ['single - salt']]);
  });

  test('X-13 R-7.1.4 R-7.1.1 R-12.4 the set bonus comes once', () => {
    const table = second('buy-sails', 7, { coins: 22, workers: 7 });
    const crests = ['whale', 'ship-anchor', 'helm', 'lighthouse'];
    table.plays(...crests.map((crest) => `1 item ${crest}`), '1 take helm');
    table.plays(...crests.map((crest) => `1 item ${crest}`));
    expect(purse(table, 1)).toMatchObject({ coins: 0, workers: 0 });
    expect(table.told('freeTileTaken')).toHaveLength(1);
    expect(table.state.players[1]?.spaces).toBe(9);
    expect(table.audited().state.phase).toBe(2);
  });

  test('X-14 R-2 R-7.1.4 no set bonus when a kind is sold out', () => {
    const table = second('buy-hull', 7, { coins: 15, workers: 4 }).given((s) => inStock(s, { middle: 0 }));
    table.refuses('1 item middle', 'R-2', 'soldOut');
    table.plays('1 item stern', '1 item bow', '1 warehouse', '1 item single', '1 warehouse');
    table.lacks(1, ['item middle', 'take stern', 'take bow']).plays('1 stop');
    expect(table.told('freeTileTaken')).toEqual([]);
  });

  test('X-15 R-6 R-7.1.3 R-7 R-12.9 price 0 needs room', () => {
    const table = second('buy-goods', 7, {
      stored: { bow: 12 },
      ships: [ship('single')],
      coins: 1,
      workers: 0,
    });
    table.refuses('1 item coffee', 'R-6.2', 'noRoom').offers(1, ['item grain', 'pass']);
    table.plays('1 item grain');
    expect(ships(table, 1)).toEqual([['single - grain']]);
    expect(purse(table, 1)).toMatchObject({ coins: 0, workers: 0 });
    expect(table.state.phase).toBe(2);
  });

  test('X-17 R-7.1.3 R-5.3 R-5.2 no worker at all', () => {
    const table = second('buy-masts', 0, { workers: 0, coins: 20, hasExtra: true });
    table.refuses('1 item lighthouse', 'R-5.2', 'noWorker').offers(1, ['pass', 'extra']);
    table.plays('1 extra');
    expect(purse(table, 1).workers).toBe(2);
  });

  test('X-47 R-7 R-7.1.2 item first, destination second', () => {
    const table = () => second('buy-hull', 3, { coins: 2, workers: 0, ships: [ship('stern')] });
    table().offers(1, ['item stern', 'item middle', 'item single', 'pass']);
    table().refuses('1 item bow', 'R-7.1.3', 'tooExpensive');
    table().plays('1 item middle').offers(1, ['warehouse', 'new', 'ship 1']);
    const single = table().plays('1 item single');
    expect(stored(single, 1)).toEqual({ single: 1 });
    single
      .offers(1, ['item stern', 'item middle', 'stop'])
      .refuses('1 item single', 'R-7.1.3', 'tooExpensive');
  });

  test('R-7 worker and coins go when the place is settled, and the pick can be taken back until then', () => {
    const table = second('buy-hull', 7, { coins: 9, workers: 2 }).plays('1 item bow');
    expect(purse(table, 1)).toMatchObject({ coins: 9, workers: 2 });
    expect(table.state.work.blue).toBe(1);
    table.plays('1 warehouse');
    expect(purse(table, 1)).toMatchObject({ coins: 7, workers: 2 });
    expect(table.state.work.blue).toBe(0);
  });

  test('R-7 STOP comes after the first use, and the action ends by itself', () => {
    const table = second('buy-goods', 7, { coins: 1, workers: 1 }).lacks(1, ['stop']);
    table.plays('1 item coffee').offers(1, ['item grain', 'stop']).plays('1 item grain');
    expect(table.state.phase).toBe(2);
    expect(table.told('stopped')).toEqual([]);
  });

  test('R-7.1 R-5.2 the log tells the tile that a blue worker bought from the one that took an own', () => {
    const table = second('buy-goods', 7, { coins: 9, workers: 1 }).plays('1 item coffee', '1 item grain'); // 1 blue
    expect(table.told('bought').map((e) => e.isBlue)).toEqual([true, false]);
  });

  test('R-7.1 crowns cannot be bought, and the tile comes from the stock', () => {
    const table = second('buy-sails', 7, {}).refuses('1 item crown', 'R-5.3', 'notOffered');
    table.plays('1 item whale', '1 stop');
    expect(nauticus.view(table.state, 1).stock['whale-sail']).toBe(14);
  });

  test('R-7.1.1 a new turn begins with first prices again', () => {
    const table = chosen('buy-goods', 7).plays('0 item coffee', '0 stop').offersAlso(1, ['item coffee']);
    expect(nauticus.view(table.state, 1).work).toMatchObject({ prices: [0, 1, 2, 3], bought: [0, 0, 0, 0] });
    table.plays('1 item coffee');
    expect(nauticus.view(table.state, 1).work).toMatchObject({ prices: [4, 1, 2, 3], bought: [1, 0, 0, 0] });
  });

  test('R-7.1.2 price 0 is stored, any other price leaves the choice', () => {
    const table = second('buy-hull', 3, { ships: [ship('stern')] }).plays('1 item single');
    expect(stored(table, 1)).toEqual({ single: 1 });
    table.plays('1 item single').offers(1, ['warehouse', 'new']); // 4 coins now
  });

  test('R-7.1.3 no debts, no stock, no place', () => {
    const table = second('buy-sails', 7, { coins: 2, workers: 4, stored: { bow: 12 } });
    table.refuses('1 item lighthouse', 'R-7.1.3', 'tooExpensive');
    table.refuses('1 item helm', 'R-7.1.3', 'noDestination').offers(1, ['pass']);
  });

  test('R-7.1.4 R-12.8 the free tile is one of the four, in stock, and must be taken', () => {
    const table = second('buy-goods', 7, { coins: 6, workers: 4 }).given((s) => inStock(s, { salt: 1 }));
    table.plays('1 item coffee', '1 item grain', '1 item fish', '1 item salt');
    table.refuses('1 take salt', 'R-2', 'soldOut').offers(1, ['take coffee', 'take grain', 'take fish']);
  });

  test('R-7.1.4 R-12.5 R-12.32 the free tile comes at once and may take the last space', () => {
    const table = second('buy-goods', 7, { coins: 20, workers: 9, stored: { bow: 7 } });
    table
      .plays('1 item coffee', '1 item grain', '1 item fish', '1 item salt')
      .lacks(1, ['stop', 'item coffee']);
    table.plays('1 take salt');
    expect(table.state.players[1]?.spaces).toBe(12);
    expect(table.state.phase).toBe(2);
  });

  test('R-7.1.4 a free tile without room is lost', () => {
    const table = second('buy-goods', 7, { coins: 6, workers: 4, stored: { bow: 8 } });
    table.plays('1 item coffee', '1 item grain', '1 item fish', '1 item salt');
    expect(table.told('freeTileLost')).toEqual([{ kind: 'freeTileLost', seat: 1 }]);
  });

  test('R-7.1.5 the free tile is no purchase', () => {
    const table = second('buy-goods', 7, { coins: 30, workers: 9 });
    table.plays(
      '1 item coffee',
      '1 item coffee',
      '1 item grain',
      '1 item fish',
      '1 item salt',
      '1 take salt',
    );
    expect(table.state.work.bought).toEqual([2, 1, 1, 1]);
  });

  test('R-12.7 R-7.1.1 the price does not depend on the order', () => {
    const paid = (...items: string[]) => {
      const table = second('buy-goods', 7, { coins: 20, workers: 9 });
      table.plays(...items.map((item) => `1 item ${item}`));
      return 20 - purse(table, 1).coins;
    };
    expect(paid('coffee', 'coffee', 'grain')).toBe(5);
    expect(paid('grain', 'coffee', 'coffee')).toBe(5);
    expect(paid('coffee', 'grain', 'coffee')).toBe(5);
  });

  test('R-7.1 hull, mast and good never interrupt, whatever ship they go to', () => {
    const table = second('buy-masts', 7, { coins: 9, workers: 3 }).given((s) => {
      own(s, 1, { ships: [ship('single')] });
    });
    table.plays('1 item helm', '1 ship 1').offersAlso(1, ['item helm', 'stop']);
    expect(table.audited().told('shipCompleted')).toEqual([]);
  });
});
