import { describe, expect, test } from 'vitest';
import * as put from './position.ts';
import {
  decider,
  finalResult,
  hasPostIn,
  lastTurns,
  opening,
  passAll,
  RED,
  restAll,
  selling,
  stepOf,
} from './position.ts';

describe('R-1 At a glance', () => {
  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
    [5, 4],
  ])('R-1.1 %i players play %i rounds', (players, rounds) => {
    const table = opening(players);
    while (table.state.result === null) {
      passAll(table);
      if (stepOf(table) === 'chooseFirstPlayer') table.plays(`${decider(table)} firstPlayer 0`);
      restAll(table);
    }
    expect(table.told('cleanedUp').map((e) => e.round)).toEqual(
      Array.from({ length: rounds }, (_, n) => n + 1),
    );
    expect(table.state.turned).toHaveLength(rounds);
  });

  test('R-1.2 market, preparation, selling follow one another', () => {
    const table = opening(3);
    expect(table.state.phase).toBe('market');
    passAll(table);
    expect(table.state.phase).toBe('preparation');
    table.plays(`${decider(table)} firstPlayer 0`);
    expect(table.state.phase).toBe('selling');
    restAll(table);
    expect([table.state.phase, table.state.round]).toEqual(['market', 2]);
  });

  test('R-1.3 a sale leaves a post behind, the last village of a region a disc', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't04', 't02', 't06');
      put.move(s, RED, 'v32');
      put.purses(s, 50, 50, 50);
    });
    table.plays('0 sellHere', '1 noAction', '2 noAction', '0 moveAndSell v31', '1 noAction', '2 noAction');
    expect(hasPostIn(table, RED, 'v32')).toBe(true);
    table.plays('0 moveAndSell v30', '0 build g21');
    expect(table.state.nobility[0]).toBe(RED);
  });

  test('R-1.4 most money after the final income wins', () => {
    const table = lastTurns(3, (s) => put.purses(s, 30, 50, 40));
    expect(finalResult(table)).toEqual({ scores: [30, 50, 40], ranks: [3, 1, 2] });
  });
});
