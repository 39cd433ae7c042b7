import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { sum } from '../src/lookup.ts';
import { BLACK, BLUE, type Game, RED, rtp, YELLOW } from './position.ts';

/** A fresh game whose first player is this seat; the steps of the setup are laid anew for it. */
function setupWith(players: number, first: number): Game {
  for (let n = 0; n < 200; n += 1) {
    const game = scenario(portoCarthago, players, { seed: `setup ${n}` });
    if (game.state.firstPlayer === first) return game;
  }
  throw new Error('no seed with that first player');
}
const goodOf = (game: Game, seat: number): string => `${seat} ${game.options(seat)[0]}`;

describe('R-1 to R-3', () => {
  test('R-1.1 R-3.1 R-3.2 market, rows and deck by number of players', () => {
    const laid = [3, 4, 5].map((players) => {
      const { state } = scenario(portoCarthago, players);
      return [sum(state.market), sum(state.bag), state.row1.length, state.row2.length, state.deck.length];
    });
    expect(laid).toEqual([
      [4, 26, 4, 4, 22],
      [6, 24, 5, 5, 20],
      [6, 24, 6, 6, 18],
    ]);
    expect(() => scenario(portoCarthago, 2)).toThrow();
    expect(() => scenario(portoCarthago, 6)).toThrow();
  });
  test('R-3.3 R-14.2 R-14.6 16 servants in reserve, 2 on the warehouse card, no talents, no points', () => {
    const { state } = scenario(portoCarthago, 5);
    for (const player of state.players) {
      expect(player).toMatchObject({
        reserve: 16,
        blocked: 2,
        talents: 0,
        tradePoints: 0,
        goods: [0, 0, 0, 0, 0],
      });
    }
    expect([state.decade, state.charter.length]).toEqual([1, 5]);
    expect(portoCarthago.view(state, RED).players[RED]?.freeSpaces).toBe(2);
  });
  test('R-3.4 the lot may fall on every seat', () => {
    const firsts = Array.from(
      { length: 60 },
      (_, n) => scenario(portoCarthago, 4, { seed: `${n}` }).state.firstPlayer,
    );
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
  });
  test('R-3.5 R-2.4 a claimed quay cannot be claimed, passing is legal', () => {
    const game = setupWith(3, RED).plays('0 claim q4').refuses('1 claim q4', 'R-2.4', 'quayClaimed');
    expect(game.options(BLUE)).toContain('pass');
    game.plays('1 pass', '2 pass');
    expect(game.state.quays.filter(({ owner }) => owner !== null)).toHaveLength(1);
  });
  test('R-3.6 R-3.7 R-14.7 the second pass goes back, both steps each, no pass, no refill', () => {
    const game = setupWith(3, BLUE).plays('1 pass', '2 claim q1', '0 pass').lacks(RED, ['pass']);
    game.plays('0 claim q2').lacks(RED, ['pass', 'decline']);
    game.plays(goodOf(game, RED), '2 claim q3');
    game.plays(goodOf(game, YELLOW), '1 claim q4');
    expect(sum(game.state.market)).toBe(2);
    const kinds = game.options(BLUE).map((o) => o.replace('good ', ''));
    const present = portoCarthago.view(game.state, null).market;
    expect(kinds.toSorted()).toEqual([...new Set(present)].toSorted());
    expect(sum(game.state.players[BLUE]?.goods ?? [])).toBe(0);
  });
  test('R-3.6 a kind that is not in the market cannot be taken', () => {
    const game = setupWith(3, RED).plays('0 pass', '1 pass', '2 pass', '2 claim q1');
    game.given((s) => {
      s.bag.forEach((_, n) => {
        s.bag[n] = 6;
        s.market[n] = 0;
      });
      s.market[0] = 4;
      s.bag[0] = 2;
    });
    game.offers(YELLOW, ['good grain']).refuses('2 good wine', 'R-3.6', 'noneToTake');
  });
  test('E-11 R-3.5 R-3.6 R-3.7 setup counts with four players and first player blue', () => {
    const game = setupWith(4, BLUE).plays('1 claim q1', '2 claim q3', '3 pass', '0 claim q5');
    for (const [seat, quay] of [
      [RED, 'q6'],
      [BLACK, 'q8'],
      [YELLOW, 'q10'],
    ] as const) {
      game.plays(`${seat} claim ${quay}`);
      game.plays(goodOf(game, seat));
    }
    game.plays('1 claim q12');
    expect(sum(game.state.market)).toBe(3);
    expect([BLACK, RED, BLUE, YELLOW].map((seat) => rtp(game, seat))).toEqual([
      [14, 0, 0],
      [12, 0, 0],
      [12, 0, 0],
      [12, 0, 0],
    ]);
    game.plays(goodOf(game, BLUE)).audited();
    const [filled] = game.told('marketFilled');
    expect(filled?.goods).toHaveLength(4);
    for (const player of game.state.players) expect(sum(player.goods)).toBe(1);
  });
  test('E-12 E-8 R-4.2 R-4.3 the first income, and the first player of the setup stays in decade 1', () => {
    const game = setupWith(4, BLUE).plays('1 claim q1', '2 claim q3', '3 pass', '0 claim q5');
    for (const [seat, quay] of ['q6 0', 'q8 3', 'q10 2', 'q12 1'].map((text) =>
      text.split(' ').toReversed(),
    )) {
      game.plays(`${seat} claim ${quay}`);
      game.plays(goodOf(game, Number(seat)));
    }
    expect([BLACK, RED, BLUE, YELLOW].map((seat) => rtp(game, seat)[1])).toEqual([14, 12, 12, 12]);
    expect([game.state.firstPlayer, game.state.phase, game.options(BLUE).length > 0]).toEqual([
      BLUE,
      'actions',
      true,
    ]);
    const income = game.told('income').map(({ seat, talents }) => [seat, talents]);
    expect(income).toEqual([
      [RED, 12],
      [BLUE, 12],
      [YELLOW, 12],
      [BLACK, 14],
    ]);
  });
});
