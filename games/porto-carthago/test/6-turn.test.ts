import { describe, expect, test } from 'vitest';
import { cardNumber, sum } from '../src/lookup.ts';
import * as put from './position.ts';
import { BLUE, quayIn, RED, redToMove, rtp, shipAt, YELLOW } from './position.ts';

describe('R-6 a turn', () => {
  test('E-42 R-6.1 R-14.28 nothing left: talents and the market are always possible', () => {
    const game = redToMove(3, (s) => {
      put.servants(s, RED, { reserve: 0 });
      put.purse(s, RED, 0, 0);
      put.market(s, 'wine');
    });
    game.offers(RED, ['takeTalents', 'refillMarket']);
  });
  test('R-14.28 with an empty reserve the card on a1 stays usable', () => {
    const game = redToMove(3, (s) => {
      put.servants(s, RED, { reserve: 0 });
      put.purse(s, RED, 6, 0);
      put.market(s, 'wine');
    });
    game.offers(RED, ['action a1', 'bonusOnly a1', 'takeTalents', 'refillMarket']);
  });
  test('R-6.1 R-6.2 the cost must be in the reserve; there is no pass', () => {
    const game = redToMove(3, (s) => {
      put.servants(s, RED, { reserve: 2, lighthouse: 3 });
    });
    game.refuses('0 action a6', 'R-6.2', 'tooFewServants').lacks(RED, ['pass', 'endTurn', 'decline']);
    game
      .refuses('0 bonusOnly a6', 'R-6.2', 'tooFewServants')
      .offersAlso(RED, ['takeTalents', 'refillMarket']);
  });
  test('R-6.2 R-6.3 a card is used again and again, by anybody; the servants stay on it', () => {
    const game = redToMove(3, (s) => {
      put.deal(s, ['merchant', 'captain', 'transporter-1', 'transporter-2', 'stevedore', 'aristocrat']);
    });
    game.plays('0 action a2', '1 action a2', '2 takeTalents', '0 action a2').audited();
    expect(game.state.charter).toEqual([RED, BLUE, RED]);
    expect([game.state.players[RED]?.onCards[1], game.state.players[BLUE]?.onCards[1]]).toEqual([2, 1]);
  });
  test('E-34 R-6.4 bonus only: the captain is not needed, the palace is bought', () => {
    const game = redToMove(3, (s) => {
      put.charters(s, BLUE, BLUE, YELLOW);
      put.palace(s, BLUE, BLUE);
      put.servants(s, RED, { reserve: 3 });
      put.purse(s, RED, 8, 2);
    });
    game.refuses('0 action a4', 'R-7.1', 'charterFull').plays('0 bonusOnly a4').audited();
    expect(rtp(game, RED)).toEqual([0, 0, 2]);
    expect(game.state.palace).toEqual([BLUE, BLUE, RED]);
    expect(game.state.agenda.at(-1)).toMatchObject({ step: 'turnMain', seats: [BLUE] });
  });
  test('R-6.4 R-8.0 after a bonus alone there is no second bonus', () => {
    const game = redToMove(3, (s) => {
      put.purse(s, RED, 40, 6);
      put.holds(s, RED, 'romans-cedar');
    });
    game.plays('0 bonusOnly a2').offers(RED, ['use romans-cedar', 'endTurn']);
  });
  test('R-6.5 R-14.25 three talents, and neither cost nor bonus', () => {
    const game = redToMove(3, (s) => put.purse(s, RED, 40, 6));
    game.plays('0 takeTalents');
    expect(rtp(game, RED)).toEqual([16, 43, 6]);
    expect(game.state.agenda.at(-1)?.seats).toEqual([BLUE]);
  });
  test('E-20 R-6.5 R-14.5 R-14.35 a refill, and the good bought counts as the first one sold', () => {
    const game = redToMove(4, (s) => {
      put.market(s, 'wine', 'oil', 'oil');
      put.stores(s, RED, 'grain');
      s.soldSinceFill = 3;
      put.purse(s, RED, 10, 0);
      put.purse(s, BLUE, 3, 0);
    });
    game.plays('0 refillMarket');
    expect([sum(game.state.market), sum(game.state.bag), game.state.soldSinceFill]).toEqual([6, 23, 0]);
    const good = game.options(RED).find((o) => o.startsWith('good')) ?? '';
    game.plays(`0 ${good}`).audited();
    expect([rtp(game, RED)[1], sum(game.state.market)]).toEqual([4, 5]);
    const next = game.plays('1 action a1').options(BLUE)[0] ?? '';
    game.plays(`1 ${next}`);
    expect(rtp(game, BLUE)[1]).toBe(0);
  });
  test('R-6.5 the refill may be declined, needs 6 talents and a free space', () => {
    const poor = redToMove(3, (s) => put.purse(s, RED, 5, 0)).plays('0 refillMarket');
    expect(poor.options(RED)).toEqual(['decline']);
    const kind = ['grain', 'oil', 'wine', 'purple', 'cedar'].filter((_, n) => poor.state.market[n] !== 0)[0];
    poor.refuses(`0 good ${kind}`, 'R-6.5', 'refillTooDear').plays('0 decline');
    expect([rtp(poor, RED)[1], poor.state.soldSinceFill]).toEqual([5, 0]);
    const rich = redToMove(3, (s) => put.purse(s, RED, 6, 0)).plays('0 refillMarket');
    const missing = ['grain', 'oil', 'wine', 'purple', 'cedar'].find((_, n) => rich.state.market[n] === 0);
    rich.refuses(`0 good ${missing}`, 'R-6.5', 'notDrawn');
    const full = redToMove(3, (s) => {
      put.stores(s, RED, 'wine', 'oil');
      put.purse(s, RED, 20, 0);
    }).plays('0 refillMarket');
    const there = ['grain', 'oil', 'wine', 'purple', 'cedar'].filter((_, n) => full.state.market[n] !== 0)[0];
    full.offers(RED, ['decline']).refuses(`0 good ${there}`, 'R-6.5', 'refillFull');
  });
  test('E-6 R-6.3 R-6.6 R-8.2 R-9.1 the bonus is paid with what the same turn brought', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-cedar');
      put.stores(s, RED, 'cedar');
      put.servants(s, RED, { reserve: 3 });
      put.purse(s, RED, 0, 1);
    });
    game.refuses('0 bonusOnly a2', 'R-8.2', 'palaceTooDear').plays('0 action a2');
    expect(rtp(game, RED)[0]).toBe(2);
    game.plays('0 good cedar', '0 quay q5', '0 tradeHouse');
    expect(rtp(game, RED)).toEqual([4, 11, 2]);
    expect([game.state.players[RED]?.held, shipAt(game, 'q5'), quayIn(game, 'q5').owner]).toEqual([
      [cardNumber('romans-cedar')],
      null,
      null,
    ]);
    game.plays('0 bonus').audited();
    expect([rtp(game, RED), game.state.palace]).toEqual([[3, 5, 2], [RED]]);
  });
  test('R-6.6 R-6.7 privileges before, after and between, but not inside an action', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'egyptians-purple', 'romans-cedar', 'celts-oil');
      put.stores(s, RED, 'wine');
      put.owns(s, RED, 'q1');
      put.purse(s, RED, 20, 2);
      put.row(s, 'row1', ['romans-wine', 'greeks-oil', 'celts-cedar', 'egyptians-wine']);
      put.onTop(s, 'iberians-oil', 'iberians-wine', 'iberians-cedar');
    });
    const sort = ['card iberians-oil', 'card iberians-wine'].map((o) => `0 ${o}`);
    game.plays('0 use egyptians-purple', ...sort).offersAlso(RED, ['action a2', 'takeTalents']);
    game
      .plays('0 action a2')
      .lacks(RED, ['use romans-cedar'])
      .plays('0 good wine')
      .lacks(RED, ['use romans-cedar']);
    game.plays('0 quay q1').offers(RED, ['bonus', 'use romans-cedar', 'use celts-oil', 'endTurn']);
    game.plays('0 use romans-cedar', ...sort, '0 bonus', '0 use celts-oil', ...sort).audited();
    expect([game.state.palace, game.state.agenda.at(-1)?.seats]).toEqual([[RED], [BLUE]]);
  });
  test('R-6.6 with nothing left to choose the turn ends by itself; otherwise only endTurn ends it', () => {
    const game = redToMove(3, (s) => put.purse(s, RED, 6, 2)).plays('0 action a4');
    game.offers(RED, ['bonus', 'endTurn']).plays('0 endTurn');
    expect(game.state.palace).toEqual([]);
    const poor = redToMove(3, (s) => put.purse(s, RED, 5, 2)).plays('0 action a4');
    expect(poor.state.agenda.at(-1)?.seats).toEqual([BLUE]);
  });
  test('R-14.23 a space is not offered when neither its action nor its bonus is possible', () => {
    const game = redToMove(3, (s) => put.purse(s, RED, 0, 0));
    game.lacks(RED, ['action a2', 'bonusOnly a2', 'bonusOnly a1']);
  });
});
