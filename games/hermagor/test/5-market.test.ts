import { describe, expect, test } from 'vitest';
import * as put from './position.ts';
import { BLUE, GREEN, money, opening, passAll, RED, restAll, selling, stepOf } from './position.ts';

describe('R-5 Phase 1: the market', () => {
  test('R-5.1 empty stalls are filled row by row, face up, from the bag', () => {
    const { state } = opening(4);
    expect(state.bag).toHaveLength(24 - 16);
    expect(state.market.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(state.market.slice(4).every((tile) => tile !== 0)).toBe(true);
  });

  test('E-12 R-5.1 tiles left from the round before stay, the others are drawn in order', () => {
    const table = selling(4, (s) => put.layOnly(s, { s23: 't13', s41: 'bargain' }));
    restAll(table).audited();
    expect(table.told('tileLaid').map((e) => e.stall)).toEqual([
      's21',
      's22',
      's24',
      's31',
      's32',
      's33',
      's34',
      's42',
      's43',
      's44',
      's51',
      's52',
      's53',
      's54',
    ]);
    expect(table.told('marketFilled')).toEqual([{ kind: 'marketFilled', round: 2, drawn: 14, kept: 2 }]);
    const market = table.game.view(table.state, null).market.map((stall) => stall.tile);
    expect([market[6], market[12]]).toEqual(['t13', 'bargain']);
  });

  test('R-5.2 R-12.34 the action tile gives posts and actions', () => {
    const { state } = opening(4);
    const actions = state.turned[0] ?? 0;
    for (const player of state.players)
      expect([player.posts, player.supply]).toEqual([actions, 21 - actions]);
  });

  test('R-5.3 one buyer a turn, paid to the bank, on a free place', () => {
    const table = opening(3).plays('0 buyer s21', '1 buyer h2v2', '2 buyer h2c2');
    expect([money(table, RED), money(table, BLUE), money(table, GREEN)]).toEqual([18, 15, 17]);
    table.refuses('0 buyer s21', 'R-5.3', 'placeTaken').refuses('0 buyer h2v2', 'R-5.3', 'placeTaken');
  });

  test('E-9 R-5.3 R-5.5 what three money can pay', () => {
    const table = opening(3).given((s) => put.purses(s, 20, 3, 20));
    table.plays('0 buyer v1r1');
    table.offersAlso(BLUE, ['buyer s21', 'buyer h2c2']).refuses('1 buyer h2v2', 'R-5.3', 'placeTooDear');
    table.plays('1 buyer h2c2');
    expect(money(table, BLUE)).toBe(0);
    table.plays('2 buyer s21', '0 buyer s22').offersAlso(GREEN, ['pass']);
    expect(table.told('passed')).toEqual([{ kind: 'passed', seat: BLUE, broke: true }]);
  });

  test('E-11 R-3.5 R-5.4 R-12.30 unused stalls take no buyer, the spaces beside them do', () => {
    const table = opening(3);
    for (const stall of ['s11', 's12', 's13', 's14', 's51', 's52', 's53', 's54']) {
      table.refuses(`0 buyer ${stall}`, 'R-5.4', 'noTile');
    }
    table.plays('0 buyer v1r1');
    expect(money(table, RED)).toBe(18);
    passAll(table);
    expect(table.told('corridorPaid')).toEqual([
      { kind: 'corridorPaid', seat: RED, corridor: 'V1', buyers: 1, money: 1 },
    ]);
  });

  test('R-5.4 an active stall that lost its tile takes no buyer either', () => {
    const table = opening(3).given((s) => put.layOnly(s, { s21: 't09' }));
    table.refuses('0 buyer s22', 'R-5.4', 'noTile').plays('0 buyer h2v2');
  });

  test('E-10 R-5.5 R-12.3 a pass is final for the round', () => {
    const table = opening(3).plays(
      '0 buyer s21',
      '1 buyer s22',
      '2 buyer s23',
      '0 pass',
      '1 buyer s24',
      '2 buyer s31',
    );
    expect(money(table, RED)).toBe(18);
    expect(table.told('passed')).toEqual([{ kind: 'passed', seat: RED, broke: false }]);
    table
      .refuses('0 buyer s32', 'R-5.3', 'notAsked')
      .plays('1 buyer s32', '2 buyer s33', '1 buyer s34', '2 buyer s41');
    expect(stepOf(table)).not.toBe('placeBuyer');
  });

  test('R-5.5 the phase ends when all buyers stand', () => {
    const table = opening(3).given((s) => {
      put.stand(s, RED, 'v1r1', 'v2r1', 'v3r1');
      put.stand(s, BLUE, 'v1r5', 'v2r5', 'v3r5');
      put.stand(s, GREEN, 'h1c1', 'h1c4', 'h4c1', 'h4c4');
    });
    table.plays('0 buyer h1c2', '1 buyer h1c3');
    expect(table.state.phase).toBe('preparation');
  });

  test('R-5.6 nobody receives money while buyers are placed', () => {
    const table = opening(3).plays('0 buyer h2v1', '1 buyer h2v2', '2 buyer h2v3', '0 buyer h3v1');
    expect([money(table, RED), money(table, BLUE), money(table, GREEN)]).toEqual([10, 15, 15]);
  });
});
