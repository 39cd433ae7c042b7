import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { cardNumber } from '../src/lookup.ts';
import { palaceServants } from '../src/rules/2-components.ts';
import type { PortoState } from '../src/types.ts';
import * as put from './position.ts';
import { BLACK, BLUE, type Game, RED, redToMove, rtp, shipAt, YELLOW } from './position.ts';

/** The last turn of a decade is over. */
function after(players: number, decade: number, change: (s: PortoState) => void = () => {}): Game {
  const game = redToMove(players, (s) => {
    change(s);
    put.lastTurn(s, decade);
  });
  const last = (game.state.firstPlayer + players - 1) % players;
  return game.plays(`${last} takeTalents`);
}
const large = (s: PortoState, seat: number, count: number): void => {
  const player = s.players[seat];
  if (player === undefined) return;
  player.large = count;
  player.reserve -= count;
};
const inPalace = (game: Game): number[] =>
  game.state.players.map((_, seat) => palaceServants(game.state, seat));
const of = (seat: number, count: number): number[] => Array.from({ length: count }, () => seat);

describe('R-11.1 when the game ends', () => {
  test('E-38 R-1.4 R-11.1 R-14.20 8 points at the end of decade 4, not 7 and not at the end of decade 3', () => {
    const points = (decade: number, ...all: readonly number[]): Game =>
      after(4, decade, (s) => {
        all.forEach((tradePoints, seat) => {
          put.purse(s, seat, 0, tradePoints);
        });
      });
    expect(points(4, 8, 5, 5, 4).state.result).not.toBeNull();
    expect(points(4, 4, 9, 5, 4).state.result).not.toBeNull();
    const on = points(4, 7, 7, 7, 7).state;
    expect([on.result, on.decade]).toEqual([null, 5]);
    const early = points(3, 9, 5, 5, 4).state;
    expect([early.result, early.decade]).toEqual([null, 4]);
  });
  test('R-11.1 R-1.2 the end of decade 5 is the end', () => {
    expect(after(3, 5).state.result).not.toBeNull();
  });
});

describe('R-11.2 the last arrival', () => {
  test('R-11.2 without a good on a quay no ship arrives', () => {
    const game = after(3, 5, (s) => {
      put.row(s, 'row1', ['romans-wine', 'celts-cedar', 'greeks-oil', 'egyptians-oil']);
    });
    expect([shipAt(game, 'q5'), game.told('finalBegan')[0]?.arrival]).toEqual([null, false]);
  });
  test('R-11.2 R-14.38 a good on a quay: arrival and loads, but no new rows and no held privileges', () => {
    const game = after(3, 5, (s) => {
      s.firstPlayer = BLUE;
      put.owns(s, BLUE, 'q1', 'oil');
      put.holds(s, BLUE, 'romans-cedar');
      put.row(s, 'row1', ['egyptians-oil', 'celts-cedar', 'greeks-oil', 'romans-wine']);
      put.servants(s, YELLOW, { reserve: 10, lighthouse: 1 });
    });
    const row2 = [...game.state.row2];
    game.plays('2 place egyptians-oil', '2 berth q1', '2 place celts-cedar', '2 berth q12');
    game.offers(BLUE, ['tradeHouse', 'intrigue']).plays('1 tradeHouse');
    game.offers(BLUE, ['tradeHouse', 'intrigue', 'decline']).plays('1 tradeHouse').audited();
    expect([rtp(game, BLUE)[2], game.state.row2, game.told('rowsShifted')]).toEqual([2, row2, []]);
    expect(game.state.players[BLUE]?.held).toEqual([cardNumber('romans-cedar')]);
    expect(game.state.result).not.toBeNull();
  });
  test('R-11.2 a good that no ship can match brings the arrival all the same', () => {
    const game = after(3, 5, (s) => {
      put.owns(s, BLUE, 'q9', 'oil');
      put.row(s, 'row1', ['romans-wine', 'celts-cedar', 'greeks-oil', 'egyptians-oil']);
    });
    expect([shipAt(game, 'q5'), game.state.row1]).toEqual([
      cardNumber('romans-wine'),
      [null, null, null, null],
    ]);
  });
});

describe('R-11.3 the last purchase', () => {
  test('E-39 R-11.3 R-14.33 who has 20 talents, 6 points and a servant is asked; p14 is free in vain', () => {
    const game = after(4, 5, (s) => {
      put.palace(s, ...of(YELLOW, 4), ...of(BLUE, 5), ...of(BLACK, 4));
      put.servants(s, RED, { reserve: 1 });
      put.servants(s, BLUE, { reserve: 4 });
      put.servants(s, YELLOW, { reserve: 4 });
      put.servants(s, BLACK, { reserve: 0 });
      put.purse(s, RED, 20, 6);
      put.purse(s, BLUE, 35, 5);
      put.purse(s, YELLOW, 19, 8);
      put.purse(s, BLACK, 47, 7); // and 3 for the turn just played
    });
    expect(game.state.agenda.at(-1)?.seats).toEqual([RED]);
    game.offers(RED, ['buy', 'decline']).plays('0 buy').audited();
    expect([rtp(game, RED), game.state.players[RED]?.large, game.state.palace.length]).toEqual([
      [0, 0, 6],
      1,
      13,
    ]);
    expect(game.state.result?.scores).toEqual([1, 5, 4, 4]);
  });
  test('R-11.3 R-14.21 clockwise from the first, once each, also without an arrival; may be declined', () => {
    const game = after(3, 5, (s) => {
      s.firstPlayer = YELLOW;
      for (const seat of [0, 1, 2]) put.purse(s, seat, 60, 6);
    });
    game.plays('2 buy', '0 decline');
    expect(game.state.agenda.at(-1)?.seats).toEqual([BLUE]);
    game.plays('1 buy').audited();
    expect(game.state.result).toEqual({ scores: [0, 1, 1], ranks: [3, 1, 2] });
  });
});

describe('R-11.4 the path of intrigue', () => {
  const awards = (players: number, ...owners: readonly number[]): number[] => {
    const game = after(players, 5, (s) => put.path(s, ...owners)).audited();
    return game.state.players.map(({ awarded }) => awarded);
  };
  const example = (): Game =>
    after(4, 5, (s) => {
      put.path(s, RED, BLUE, BLUE, BLUE, BLUE, BLUE, YELLOW, BLACK, RED, RED, YELLOW, RED, RED);
      put.palace(s, ...of(RED, 3), ...of(BLUE, 4), ...of(YELLOW, 3), ...of(BLACK, 4));
      for (const [seat, count] of [
        [BLUE, 1],
        [YELLOW, 1],
        [BLACK, 3],
      ] as const)
        large(s, seat, count);
      put.purse(s, RED, 90, 5);
      put.purse(s, BLUE, 99, 5);
      put.purse(s, BLACK, 1, 5);
    });
  test('E-1 R-11.4 R-14.31 red before blue by the earlier first servant', () => {
    const game = example().audited();
    expect(game.told('pathAward').map(({ seat, place, servants: moved }) => [seat, place, moved])).toEqual([
      [RED, 1, 3],
      [BLUE, 2, 2],
      [YELLOW, 3, 1],
    ]);
    expect(inPalace(game)).toEqual([6, 7, 5, 7]);
    expect(game.state.path.filter((owner) => owner !== null)).toHaveLength(13 - 6);
  });
  test('E-40 R-11.4 a short path', () => {
    expect(awards(3, RED, BLUE, RED, BLUE, RED, BLUE, RED)).toEqual([1, 0, 0]);
    expect(awards(3, RED, BLUE, RED)).toEqual([0, 0, 0]);
    expect(awards(3, RED, BLUE, RED, BLUE)).toEqual([1, 0, 0]);
    expect(awards(3, RED, BLUE, RED, BLUE, RED, BLUE, RED, BLUE)).toEqual([2, 1, 0]);
  });
  test('E-41 R-11.4 R-14.30 an award limited to the own servants, the third number lapses', () => {
    expect(awards(3, ...of(RED, 11), BLUE)).toEqual([3, 1, 0]);
  });
  test('R-11.4 without servants on the path nobody is placed third', () => {
    expect(awards(4, ...of(BLUE, 6), ...of(YELLOW, 6))).toEqual([0, 3, 2, 0]);
  });
  test('E-2 R-11.5 equal palaces: more trade points win, whatever the talents', () => {
    const game = redToMove(4, (s) => {
      put.palace(s, ...of(RED, 3), ...of(BLUE, 4), ...of(YELLOW, 3), ...of(BLACK, 4));
      for (const [seat, count] of [3, 3, 2, 3].entries()) large(s, seat, count);
      put.purse(s, BLUE, 19, 8);
      put.purse(s, BLACK, 0, 9);
      put.lastTurn(s, 4);
    });
    game.plays('3 takeTalents');
    expect(game.state.result).toEqual({ scores: [6, 7, 5, 7], ranks: [3, 2, 4, 1] });
  });
});

describe('R-11.5 the winner', () => {
  test('E-44 R-11.5 R-14.36 equal in everything: both win', () => {
    const game = redToMove(3, (s) => {
      put.palace(s, ...of(RED, 6), ...of(BLUE, 6));
      put.purse(s, RED, 3, 7);
      put.purse(s, BLUE, 3, 7);
      put.lastTurn(s, 5);
    });
    game.plays('2 takeTalents');
    expect(game.state.result).toEqual({ scores: [6, 6, 0], ranks: [1, 1, 3] });
    expect(game.told('gameEnded')[0]?.winners).toEqual([RED, BLUE]);
  });
  test('R-11.5 equal palace and points: more talents; nothing else counts', () => {
    const game = redToMove(3, (s) => {
      put.palace(s, ...of(RED, 2), ...of(BLUE, 2));
      put.holds(s, RED, 'romans-cedar');
      put.charters(s, RED);
      put.moored(s, 'q1', 'egyptians-oil');
      put.purse(s, RED, 3, 7);
      put.purse(s, BLUE, 4, 7);
      put.lastTurn(s, 5);
    });
    game.plays('2 takeTalents');
    expect(game.state.result).toEqual({ scores: [2, 2, 0], ranks: [2, 1, 3] });
  });
  test('R-11.5 the count is told by category and seat, and talents are shown', () => {
    const game = redToMove(3, (s) => {
      put.palace(s, RED, RED, BLUE);
      large(s, RED, 2);
      put.path(s, RED, BLUE, RED, RED);
      put.lastTurn(s, 5);
    });
    game.plays('2 takeTalents').audited();
    const red = game.told('scored').filter(({ seat }) => seat === RED);
    expect(red.map(({ category, points }) => [category, points])).toEqual([
      ['singleSpaces', 2],
      ['largeSpace', 2],
      ['path', 1],
    ]);
    expect(game.state.result?.scores).toEqual([5, 1, 0]);
    expect(game.told('talentsShown').map(({ talents }) => talents)).toEqual([0, 0, 3]);
    expect(portoCarthago.view(game.state, BLUE).players.map(({ talents }) => talents)).toEqual([0, 0, 3]);
  });
  test('R-12.1 there are no variants, but a switch for one open reading', () => {
    expect(portoCarthago.variants).toEqual({ loadAnyGood: ['quayOnly', 'warehouseToo'] });
  });
});
