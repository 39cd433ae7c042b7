import { describe, expect, test } from 'vitest';
import { ALL_TILES, tileNumber } from '../src/lookup.ts';
import * as put from './position.ts';
import {
  BLUE,
  decider,
  GREEN,
  holds,
  inBag,
  money,
  opening,
  passAll,
  priceNow,
  RED,
  stepOf,
  type Table,
} from './position.ts';

/** The rulebook's market: red, blue and green buyers, tiles A to L on s21 to s44. */
function rulebookMarket(): Table {
  const table = opening(3).given((s) =>
    put.layOnly(s, {
      s21: 't09',
      s22: 't10',
      s23: 't11',
      s24: 't12',
      s31: 't13',
      s32: 't14',
      s33: 't15',
      s34: 't01',
      s41: 't16',
      s42: 't02',
      s43: 'shortcut',
      s44: 'blackMarket',
    }),
  );
  table.plays('0 buyer h2v1', '1 buyer s31', '2 buyer s21', '0 buyer h2v2', '1 buyer v3r3', '2 buyer h1c1');
  return table.plays(
    '0 buyer h2v3',
    '1 buyer h3v3',
    '2 buyer s41',
    '0 buyer h2c4',
    '1 buyer s44',
    '2 buyer h4c1',
  );
}
const spent = (table: Table, seat: number): number =>
  table.told('buyerPlaced').reduce((sum, e) => sum + (e.seat === seat ? e.cost : 0), 0);
const earned = (table: Table, seat: number): readonly string[] =>
  table.told('corridorPaid').flatMap((e) => (e.seat === seat ? [`${e.corridor} ${e.money}`] : []));
const income = (table: Table, seat: number): number =>
  table.told('corridorPaid').reduce((sum, e) => sum + (e.seat === seat ? e.money : 0), 0);
/** Three players fight for the tile on s33. */
function aroundS33(change: Parameters<Table['given']>[0]): Table {
  return passAll(
    opening(3).given((s) => {
      put.layOnly(s, { s33: 't13' });
      change(s);
    }),
  );
}

describe('R-6.1 Corridor income', () => {
  test('E-1 R-5.3 R-6.1 the corridor example of the rulebook', () => {
    const table = rulebookMarket();
    expect([RED, BLUE, GREEN].map((seat) => spent(table, seat))).toEqual([18, 12, 8]);
    expect(earned(table, RED)).toEqual(['H2 10', 'V1 1', 'V2 1', 'V3 1']);
    expect(earned(table, BLUE)).toEqual(['H3 1', 'V3 3']);
    expect(earned(table, GREEN)).toEqual(['H1 1', 'H4 1']);
    expect([RED, BLUE, GREEN].map((seat) => income(table, seat))).toEqual([13, 4, 2]);
    expect([RED, BLUE, GREEN].map((seat) => money(table, seat))).toEqual([15, 12, 14]);
  });

  test('E-3 R-6.1 crossings count in both corridors', () => {
    const table = opening(3).plays(
      '0 buyer h1v1',
      '1 pass',
      '2 pass',
      '0 buyer h2v1',
      '0 buyer h3v1',
      '0 buyer h4v1',
    );
    expect(spent(table, RED)).toBe(18);
    expect(earned(table, RED)).toEqual(['H1 1', 'H2 1', 'H3 1', 'H4 1', 'V1 10']);
    expect(income(table, RED)).toBe(14);
  });

  test('E-4 R-6.1 one buyer on a crossing brings 2', () => {
    const table = passAll(opening(3).given((s) => put.stand(s, BLUE, 'h3v2')));
    expect(income(table, BLUE)).toBe(2);
  });

  test('R-6.1 two bring 3, three bring 6, buyers on tiles nothing', () => {
    const table = passAll(
      opening(3).given((s) => {
        put.layOnly(s, {});
        put.stand(s, RED, 'h1c1', 'h1c2', 'h1c3');
        put.stand(s, BLUE, 'v2r1', 'v2r5');
        put.stand(s, GREEN, 's21', 's22');
      }),
    );
    expect([RED, BLUE, GREEN].map((seat) => income(table, seat))).toEqual([6, 3, 0]);
  });
});

describe('R-6.2 Winning tiles', () => {
  test('E-2 R-6.2 R-6.3 the tile example of the rulebook', () => {
    const table = rulebookMarket();
    expect(table.told('tileWon').map((e) => [e.stall, e.seat])).toEqual([
      ['s21', GREEN],
      ['s22', RED],
      ['s23', RED],
      ['s24', RED],
      ['s31', BLUE],
      ['s32', RED],
      ['s33', BLUE],
      ['s41', GREEN],
      ['s43', BLUE],
      ['s44', BLUE],
    ]);
    expect(table.told('tileStayed')).toEqual([
      { kind: 'tileStayed', stall: 's34', tile: 't01', tied: true },
      { kind: 'tileStayed', stall: 's42', tile: 't02', tied: false },
    ]);
  });

  test('E-5 R-6.2c R-6.2d three tied, two still tied by sides: nobody', () => {
    const table = aroundS33((s) => {
      put.stand(s, RED, 'h2c3', 'h2v2');
      put.stand(s, BLUE, 'h3v2', 'h3v3');
      put.stand(s, GREEN, 'v2r3', 'h2v3');
    });
    expect(table.told('tileWon')).toEqual([]);
    expect(table.told('tileStayed')[0]?.tied).toBe(true);
  });

  test('E-6 R-6.2b a buyer on the tile decides only among the leaders', () => {
    const table = aroundS33((s) => {
      put.stand(s, GREEN, 's33');
      put.stand(s, RED, 'h2c3', 'h2v3');
      put.stand(s, BLUE, 'h3v2', 'h3v3');
    });
    expect(table.told('tileWon').map((e) => e.seat)).toEqual([RED]);
  });

  test('R-6.2b tied for most with the buyer on the tile wins against more sides', () => {
    const table = aroundS33((s) => {
      put.stand(s, GREEN, 's33', 'h3v3');
      put.stand(s, RED, 'h2c3', 'v2r3');
    });
    expect(table.told('tileWon').map((e) => e.seat)).toEqual([GREEN]);
  });

  test('E-7 R-6.2a most buyers beat the buyer on the tile', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s22: 't13' });
      put.stand(s, BLUE, 's22');
      put.stand(s, RED, 'h1v1', 'h2v2');
    });
    expect(
      passAll(table)
        .told('tileWon')
        .map((e) => e.seat),
    ).toEqual([RED]);
  });

  test('R-6.2d without a buyer around the tile stays', () => {
    const table = aroundS33((s) => put.stand(s, RED, 'h1c1'));
    expect(table.told('tileStayed')).toEqual([
      { kind: 'tileStayed', stall: 's33', tile: 't13', tied: false },
    ]);
    expect(table.state.market[10]).toBe(13);
  });

  test('R-6.3 one buyer on a crossing wins four tiles', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s22: 't09', s23: 't10', s32: 't11', s33: 't12' });
      put.stand(s, RED, 'h2v2');
    });
    expect(passAll(table).told('tileWon')).toHaveLength(4);
  });
});

describe('R-6.4 Tiles won', () => {
  test('E-13 R-6.4 R-2.3 raising opens the next green space; declining is final', () => {
    const won = (): Table =>
      passAll(
        opening(3).given((s) => {
          put.layOnly(s, { s21: 't03', s22: 't09' });
          put.stand(s, RED, 's21');
          put.stand(s, BLUE, 'v2r2');
        }),
      );
    const raised = won();
    expect(raised.told('tileWon').map((e) => e.stall)).toEqual(['s21']); // s22 waits for the answer
    raised.plays('0 raise weapons');
    expect(priceNow(raised, 'weapons')).toBe(6);
    expect(raised.game.view(raised.state, null).open.weapons).toBe(3);
    const declined = won().plays('0 decline');
    expect(priceNow(declined, 'weapons')).toBe(5);
    expect(stepOf(declined)).toBe('chooseFirstPlayer');
  });

  test('E-14 R-6.4 R-12.10 at price 10 nothing is asked', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 't01' });
      put.stand(s, BLUE, 's21');
      put.price(s, 'corn', 10);
    });
    expect(stepOf(passAll(table))).toBe('chooseFirstPlayer');
    expect(holds(table, BLUE, 't01')).toBe(true);
  });

  test('E-15 R-6.5 R-6.6 fluctuation and bargain work at once and go into the bag', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 'marketFluctuation', s22: 'bargain' });
      put.stand(s, RED, 'h1v1');
      put.price(s, 'salt', 10);
    });
    passAll(table).refuses('0 raise salt', 'R-12.10', 'priceAtTop').plays('0 raise corn');
    expect(priceNow(table, 'corn')).toBe(6);
    expect(money(table, RED)).toBe(20 + 2 + 5);
    expect(table.told('consoled').map((e) => e.seat)).toEqual([0, 1, 2]); // red holds no goods tile by them
    expect([inBag(table, 'marketFluctuation'), inBag(table, 'bargain')]).toEqual([true, true]);
  });

  test('R-6.5 a declined fluctuation goes into the bag too', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 'marketFluctuation' });
      put.stand(s, RED, 's21');
    });
    passAll(table).plays('0 decline').audited();
    expect(inBag(table, 'marketFluctuation')).toBe(true);
    expect(table.told('raiseDeclined')).toEqual([{ kind: 'raiseDeclined', seat: RED, good: null }]);
    expect(table.state.prices).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
  });

  test('R-6.5 Shortcut and Black market are kept', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 'shortcut', s22: 'blackMarket' });
      put.stand(s, RED, 'h1v1');
    });
    passAll(table);
    expect([holds(table, RED, 'shortcut'), holds(table, RED, 'blackMarket')]).toEqual([true, true]);
  });
});

describe('R-6.6 Consolation and first player', () => {
  /** Red and blue hold tiles, green has won Shortcut; in the bag only these two. */
  function twoInBag(seed: string): Table {
    const table = opening(3, [], seed).given((s) => {
      put.layOnly(s, { s21: 'shortcut' });
      put.stand(s, GREEN, 's21');
      put.give(s, RED, 't01', 't02', 't03', 't04', 't06', 't07', 't08', 't09', 'blackMarket');
      put.give(s, BLUE, 't10', 't11', 't12', 't13', 't14', 't15', 't16', 'marketFluctuation');
    });
    return passAll(table);
  }

  test('E-16 R-6.6 R-12.5 R-12.31 special tiles drawn do nothing and go back', () => {
    let table = twoInBag('a');
    for (let n = 0; table.told('consoled')[0]?.drawn.length !== 2; n += 1) table = twoInBag(`b${n}`);
    expect(table.told('consoled')).toEqual([
      { kind: 'consoled', seat: GREEN, drawn: ['bargain', 't05'], tile: 't05' },
    ]);
    expect(money(table, GREEN)).toBe(20);
    expect(stepOf(table)).toBe('chooseFirstPlayer'); // no question about the arrow of t05
    expect([holds(table, GREEN, 't05'), holds(table, GREEN, 'shortcut'), inBag(table, 'bargain')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('R-6.6 clockwise from the first player, each without a goods tile', () => {
    const table = opening(4).given((s) => {
      put.layOnly(s, { s21: 't09' });
      put.stand(s, BLUE, 's21');
      s.firstPlayer = 2;
    });
    expect(
      passAll(table)
        .told('consoled')
        .map((e) => e.seat),
    ).toEqual([2, 3, 0]);
  });

  test('R-6.6 R-6.7 R-12.18 without goods tiles in the bag nobody draws, and the first player stays', () => {
    const table = opening(5).given((s) => {
      put.layOnly(s, {});
      s.market.splice(0, 20, ...ALL_TILES.slice(0, 20));
      s.bag = ALL_TILES.slice(20);
      put.give(s, GREEN, 'shortcut'); // no goods tile, so it does not let green choose
    });
    passAll(table).audited();
    expect(table.told('consoled').map((e) => [e.drawn, e.tile])).toEqual(Array(5).fill([[], null]));
    expect([stepOf(table), decider(table)]).toEqual(['act', RED]);
    expect(table.options(RED).every((o) => o.startsWith('moveOnly') || o === 'noAction')).toBe(true);
  });

  test('E-17 R-6.7 R-12.29 the lowest number held chooses the first player', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 't01' });
      put.give(s, RED, 't02', 't15');
      put.give(s, BLUE, 't09');
      put.give(s, GREEN, 't11');
    });
    passAll(table).offers(RED, ['firstPlayer 0', 'firstPlayer 1', 'firstPlayer 2']).plays('0 firstPlayer 2');
    expect([table.state.firstPlayer, decider(table)]).toEqual([GREEN, GREEN]);
  });

  test('R-6.7 special tiles have no number', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, {});
      put.give(s, RED, 't16', 'shortcut');
      put.give(s, BLUE, 't15');
      put.give(s, GREEN, 't14', 'blackMarket');
    });
    expect(decider(passAll(table))).toBe(GREEN);
  });

  test('E-48 R-6.6 R-6.7 R-12.39 a consolation tile may be the lowest; it raises nothing', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, {});
      put.give(s, RED, 't04', 't01', 't03', 't05', 't06', 't07', 't08', 't10', 't11');
      put.give(s, BLUE, 't09', 't12', 't13', 't14', 't15', 't16');
      s.players[RED]?.tiles.splice(1, 1); // t01 is out of the way on the market
      s.market[4] = tileNumber('t01');
    });
    passAll(table).audited();
    expect(table.told('consoled').map((e) => [e.seat, e.tile])).toEqual([[GREEN, 't02']]);
    expect([stepOf(table), decider(table), priceNow(table, 'salt')]).toEqual(['chooseFirstPlayer', GREEN, 5]);
  });

  test('R-6.8 all buyers return', () => {
    const table = opening(3).plays(
      '0 buyer h2v1',
      '1 buyer h2v2',
      '2 buyer h2v3',
      '0 pass',
      '1 pass',
      '2 pass',
    );
    while (stepOf(table) === 'raisePrice' || stepOf(table) === 'fluctuate')
      table.plays(`${decider(table)} decline`);
    expect(table.state.buyers.every((owner) => owner === -1)).toBe(true);
    expect(table.state.players.map((player) => player.buyers)).toEqual([4, 4, 4]);
  });
});
