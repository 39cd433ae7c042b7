import { Match, type Option, readOption } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { sum } from '../src/lookup.ts';
import type { Porto } from '../src/types.ts';
import * as put from './position.ts';
import { BLUE, type Game, RED, redToMove, rtp, YELLOW } from './position.ts';

describe('R-4 a decade', () => {
  test('E-43 R-4.1 R-6.2 servants on cards are back before first player and income', () => {
    const game = redToMove(3, (s) => {
      put.deal(s, ['aristocrat', 'transporter-1', 'transporter-2', 'captain', 'stevedore', 'merchant']);
      put.owns(s, RED, 'q1');
      put.purse(s, RED, 4, 0);
      put.market(s, 'wine', 'oil');
      put.servants(s, BLUE, { reserve: 12, temple: 4 });
      put.servants(s, YELLOW, { reserve: 12, temple: 4 });
      s.firstPlayer = BLUE;
      put.toMove(s, 3, RED);
    });
    game.plays('0 action a4', '1 takeTalents', '2 takeTalents', '0 action a6', '0 good wine');
    game.plays('1 takeTalents', '2 takeTalents');
    expect([rtp(game, RED)[0], game.state.players[RED]?.onCards]).toEqual([8, [0, 0, 0, 2, 0, 3]]);
    game.plays('0 action a2', '0 good wine', '0 quay q1').audited();
    expect(game.state.players[RED]?.onCards).toEqual([0, 0, 0, 0, 0, 0]);
    expect([rtp(game, RED)[0], game.state.firstPlayer]).toEqual([13, RED]);
    expect(game.told('income').find(({ seat }) => seat === RED)?.talents).toBe(13);
    const dealt = game.told('actionCardsDealt')[0]?.cards ?? [];
    expect([dealt.length, new Set(dealt).size]).toEqual([6, 6]);
  });
  test('E-19 R-4.2 R-4.3 R-14.3 a tie for first player, the old one last', () => {
    const game = redToMove(4, (s) => {
      s.firstPlayer = BLUE;
      for (const [seat, servantsHome] of [9, 11, 11, 7].entries()) {
        put.servants(s, seat, { reserve: servantsHome, lighthouse: 0 });
        const player = s.players[seat];
        if (player === undefined) continue;
        player.temple = player.onCards[0] ?? 0;
        player.onCards[0] = 0;
      }
      put.lastTurn(s, 2);
    });
    game.plays('0 takeTalents');
    expect(game.state.firstPlayer).toBe(YELLOW);
    expect(game.told('income').map(({ talents }) => talents)).toEqual([9, 11, 11, 7]);
    expect(game.options(YELLOW).length).toBeGreaterThan(0);
  });
  test('R-4.2 the old first player keeps the card when alone ahead', () => {
    const game = redToMove(3, (s) => {
      put.servants(s, BLUE, { reserve: 10, temple: 6 });
      put.servants(s, YELLOW, { reserve: 10, temple: 6 });
      put.lastTurn(s, 2);
    });
    game.plays('2 takeTalents');
    expect(game.state.firstPlayer).toBe(RED);
  });
  test('R-4.3 servants outside the reserve earn nothing', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1');
      put.servants(s, RED, { reserve: 5, temple: 9 });
      put.lastTurn(s, 2);
    });
    game.plays('2 takeTalents');
    expect(rtp(game, RED)[1]).toBe(5);
  });
  test('R-4.4 the market is filled up to 4 with three players, 6 with more; prices start anew', () => {
    for (const [players, size] of [
      [3, 4],
      [5, 6],
    ] as const) {
      const game = redToMove(players, (s) => {
        put.market(s, 'grain', 'grain');
        s.soldSinceFill = 3;
      });
      const last = players - 1;
      game
        .given((s) => put.lastTurn(s, 2))
        .plays(`${last} takeTalents`)
        .audited();
      expect([sum(game.state.market), game.state.soldSinceFill]).toEqual([size, 0]);
      expect(game.state.market[0]).toBeGreaterThanOrEqual(2);
    }
  });
  test('R-4.4 R-14.26 an empty bag leaves the market short, and prices start anew all the same', () => {
    const game = redToMove(3, (s) => {
      put.market(s, 'grain');
      s.soldSinceFill = 2;
      // All other goods lie in warehouses without blocking servants; this many never happens in play.
      s.bag.forEach((count, n) => {
        const player = s.players[n % 3];
        if (player !== undefined) player.goods[n] = count;
        s.bag[n] = 0;
      });
      put.lastTurn(s, 2);
    });
    game.plays('2 takeTalents');
    expect([sum(game.state.market), game.state.soldSinceFill]).toEqual([1, 0]);
  });
  test('R-1.2 R-4.5 R-4.7 five rounds of one turn each, clockwise from the first player', () => {
    const game = redToMove(3, (s) => {
      s.firstPlayer = BLUE;
      put.toMove(s, 1, BLUE);
    });
    const order: number[] = [];
    while (game.state.decade === 2) {
      const seats = game.state.agenda.at(-1)?.seats ?? [];
      expect(seats).toHaveLength(1);
      order.push(seats[0] ?? -1);
      game.plays(`${seats[0]} takeTalents`);
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(game.told('roundBegan').map(({ round }) => round)).toEqual([2, 3, 4, 5, 1]);
  });
  test('R-4.6 R-2.3 ship cards come in the order of the deck', () => {
    const game = redToMove(3, (s) => {
      put.row(s, 'row1', ['romans-wine', 'greeks-oil', 'celts-oil', 'iberians-oil']);
      put.lastTurn(s, 2);
    });
    const top = game.state.deck.slice(0, 4);
    const rest = game.state.deck.slice(4);
    game.plays('2 takeTalents');
    expect([game.state.row2, game.state.deck.slice(0, rest.length)]).toEqual([top, rest]);
  });
  test('R-4.8 what has a single way is not asked', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1');
      put.stores(s, RED, 'wine');
      put.servants(s, RED, { reserve: 1 });
    });
    game.plays('0 action a2', '0 good wine', '0 quay q1');
    expect(game.state.agenda.at(-1)).toMatchObject({ step: 'turnMain', seats: [BLUE] });
  });
});

describe('R-4.9 what ends taking back', () => {
  function after(game: Game, ...lines: string[]): Match<Porto> {
    let now = Match.from(portoCarthago, game.state);
    for (const line of lines) {
      const option: Option = readOption(line);
      const next = now.pick(RED, option);
      if ('code' in next) throw new Error(`${line}: ${next.code}`);
      now = next;
    }
    return now;
  }
  const sorter = (): Game =>
    redToMove(3, (s) => {
      put.holds(s, RED, 'romans-cedar', 'celts-wine');
      put.stores(s, RED, 'oil');
      put.charters(s, RED);
      put.owns(s, RED, 'q1');
      put.servants(s, RED, { reserve: 6, temple: 2 });
    });

  test('R-4.9 carrying a good can be taken back, pick by pick', () => {
    const now = after(sorter(), 'action a2', 'good oil', 'quay q1');
    expect(now.canUndo(RED)).toBe(true);
    const back = now.undo(RED);
    if ('code' in back) throw new Error(back.code);
    expect(back.state.agenda.at(-1)?.step).toBe('transportDestination');
  });
  test('R-4.9 R-9.2 a voyage card, looking at cards, a brought ship and a new market cannot', () => {
    for (const lines of [['action a2', 'good oil', 'charter'], ['use romans-cedar'], ['refillMarket']]) {
      const now = after(sorter(), ...lines);
      expect([lines.at(-1), now.canUndo(RED)]).toEqual([lines.at(-1), false]);
    }
    const game = sorter();
    const ship = game.plays('0 use celts-wine').options(RED)[0] ?? '';
    expect(after(game, ship).canUndo(RED)).toBe(false);
  });
  test('R-4.9 the end of the turn cannot be taken back', () => {
    const now = after(redToMove(3), 'takeTalents');
    expect([now.canUndo(RED), now.canUndo(BLUE), now.snapshot.open]).toEqual([false, false, []]);
  });
});
