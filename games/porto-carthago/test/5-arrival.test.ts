import { onlySeat } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { cardNumber } from '../src/lookup.ts';
import type { CardName } from '../src/names.ts';
import { BEGIN_DECADE } from '../src/steps.ts';
import { texts } from '../src/texts/index.ts';
import type { PortoState } from '../src/types.ts';
import * as put from './position.ts';
import {
  BLACK,
  BLUE,
  bottom,
  type Game,
  GREEN,
  quayIn,
  RED,
  redToMove,
  rtp,
  shipAt,
  YELLOW,
} from './position.ts';

const numbers = (cards: readonly CardName[]): number[] => cards.map(cardNumber);
const FOUR: readonly CardName[] = ['romans-wine', 'greeks-oil', 'celts-cedar', 'egyptians-wine'];
const FIVE: readonly CardName[] = [...FOUR, 'iberians-wine'];
const SIX: readonly CardName[] = [...FIVE, 'phoenicians-oil'];

/** The last turn of decade 2 has been played: ships of decade 3 arrive. */
function arrival(players: number, change: (s: PortoState) => void): Game {
  const game = redToMove(players, (s) => {
    change(s);
    put.lastTurn(s, 2);
  });
  const last = (game.state.firstPlayer + players - 1) % players;
  return game.plays(`${last} takeTalents`);
}
function lighthouse(s: PortoState, ...counts: readonly number[]): void {
  counts.forEach((count, seat) => {
    put.servants(s, seat, { lighthouse: count, reserve: 10 });
  });
}
/** Who decides now, or null once the turns have begun. */
function decider(game: Game): number | null {
  const at = game.state.agenda.at(-1);
  return at === undefined || at.step === 'turnMain' ? null : (at.seats[0] ?? null);
}
/** Every lighthouse player takes the first ship offered; who placed how often. */
function placements(game: Game): number[] {
  const placed: number[] = [];
  for (let seat = decider(game); seat !== null; seat = decider(game)) {
    const option = game.options(seat).find((o) => !o.startsWith('block')) ?? '';
    if (option.startsWith('place')) placed.push(seat);
    game.plays(`${seat} ${option}`);
  }
  return placed;
}

describe('R-5 arrival', () => {
  test('E-7 R-5.6 R-5.7 nobody in the lighthouse at the start: berth I, berth II, under the deck', () => {
    const game = redToMove(3, (s) => {
      put.row(s, 'row1', ['romans-wine', 'romans-oil', 'romans-grain', 'celts-cedar']);
      s.decade = 1;
      s.phase = 'setup';
      s.market.fill(0);
      s.bag.fill(6);
      s.market[0] = 4;
      s.bag[0] = 2;
      s.agenda.length = 0;
      s.agenda.push(BEGIN_DECADE, { step: 'setupTakeGood', seats: onlySeat(RED) });
    });
    const second = [...game.state.row2];
    const drawn = game.state.deck.slice(0, 4);
    expect(game.state.deck).toHaveLength(22);
    game.plays('0 good grain').audited();
    const ships = (['q5', 'q6', 'q11'] as const).map((quay) => shipAt(game, quay));
    expect(ships).toEqual(numbers(['romans-wine', 'romans-oil', 'celts-cedar']));
    expect([game.state.row1, game.state.row2]).toEqual([second, drawn]);
    expect([game.state.deck.length, bottom(game)]).toEqual([19, cardNumber('romans-grain')]);
    expect(game.state.agenda.at(-1)?.step).toBe('turnMain');
  });
  test('E-13 R-5.1 R-5.2 R-5.3 R-5.4 a tie in the lighthouse, two placed or one blocked', () => {
    const start = (): Game =>
      arrival(4, (s) => {
        s.firstPlayer = YELLOW;
        put.row(s, 'row1', FIVE);
        lighthouse(s, 3, 3, 1, 0);
      });
    const game = start();
    expect(portoCarthago.view(game.state, null).lighthouseOrder).toEqual([RED, BLUE, YELLOW]);
    expect(placements(game)).toEqual([RED, RED, BLUE, BLUE, YELLOW]);
    expect(game.told('shipArrived').every(({ seat }) => seat !== null)).toBe(true);
    const blocked = start().plays('0 block greeks-oil');
    expect(bottom(blocked)).toBe(cardNumber('greeks-oil'));
    expect(placements(blocked)).toEqual([BLUE, BLUE, YELLOW]);
    expect(blocked.told('shipArrived').filter(({ seat }) => seat === null)).toHaveLength(1);
  });
  test('R-5.5 a ship with both berths free is not announced for the first', () => {
    const game = arrival(3, (s) => {
      put.row(s, 'row1', FOUR);
      put.moored(s, 'q3', 'greeks-wine');
      lighthouse(s, 2, 1, 0);
    });
    const at = game.state.agenda.at(-1);
    if (at === undefined) throw new Error('nothing is due');
    const view = portoCarthago.view(game.state, RED);
    const label = (noun: CardName): string =>
      texts.en.options.place({ verb: 'place', noun }, at, view, (seat) => `seat ${seat}`);
    expect(label('romans-wine')).toMatch(/, both berths are free$/);
    expect(label('greeks-oil')).toMatch(/quay II$/);
  });
  test('R-5.2 R-14.9 rank 1 may not block once it has placed, and must place a second', () => {
    const game = arrival(3, (s) => {
      put.row(s, 'row1', FOUR);
      lighthouse(s, 2, 1, 0);
    });
    game.offersAlso(RED, ['block romans-wine', 'place romans-wine']);
    game.plays('0 place romans-wine', '0 berth q5');
    game.refuses('0 block greeks-oil', 'R-5.2', 'blockInstead').lacks(RED, ['pass', 'decline', 'done']);
    game.offers(RED, ['place greeks-oil', 'place celts-cedar', 'place egyptians-wine']);
  });
  test('R-5.3 rank 2 can never block', () => {
    const game = arrival(3, (s) => {
      put.row(s, 'row1', FOUR);
      lighthouse(s, 2, 1, 0);
    });
    game.plays('0 block romans-wine').refuses('1 block greeks-oil', 'R-5.3', 'blockRankOne');
  });
  test('R-5.4 rank 3 places one ship and cannot block', () => {
    const game = arrival(4, (s) => {
      put.row(s, 'row1', FIVE);
      lighthouse(s, 3, 2, 1, 0);
    });
    game.plays(
      '0 block romans-wine',
      '1 place greeks-oil',
      '1 berth q3',
      '1 place celts-cedar',
      '1 berth q11',
    );
    game.refuses('2 block iberians-wine', 'R-5.3', 'blockRankOne');
    game.plays('2 place iberians-wine', '2 berth q10');
    expect(game.told('shipArrived').filter(({ seat }) => seat === YELLOW)).toHaveLength(1);
  });
  test('E-14 R-5.4 R-14.41 with three players rank 3 places only if rank 1 blocks', () => {
    const start = (): Game =>
      arrival(3, (s) => {
        put.row(s, 'row1', FOUR);
        lighthouse(s, 4, 2, 1);
      });
    expect(placements(start())).toEqual([RED, RED, BLUE, BLUE]);
    expect(placements(start().plays('0 block romans-wine'))).toEqual([BLUE, BLUE, YELLOW]);
  });
  test('E-15 R-5.1 five players', () => {
    const start = (): Game =>
      arrival(5, (s) => {
        s.firstPlayer = BLACK;
        put.row(s, 'row1', SIX);
        lighthouse(s, 5, 4, 2, 2, 1);
      });
    expect(placements(start())).toEqual([RED, RED, BLUE, BLUE, BLACK, YELLOW]);
    expect(placements(start().plays('0 block romans-wine'))).toEqual([BLUE, BLUE, BLACK, YELLOW, GREEN]);
  });
  test('R-5.1 R-14.40 the ranking is fixed at the start and the servants stay', () => {
    const game = arrival(3, (s) => {
      put.row(s, 'row1', FOUR);
      lighthouse(s, 1, 2, 0);
    });
    game.plays('1 place romans-wine').given((s) => put.servants(s, BLUE, { lighthouse: 0, reserve: 12 }));
    expect(placements(game)).toEqual([BLUE, RED, RED]);
    expect(game.state.players[RED]?.lighthouse).toBe(1);
  });
  test('E-16 R-5.5 R-14.10 a ship without a berth may be chosen; it leaves and uses up a placement', () => {
    const game = arrival(3, (s) => {
      put.moored(s, 'q3', 'greeks-grain');
      put.moored(s, 'q4', 'greeks-purple');
      put.row(s, 'row1', ['greeks-wine', 'celts-cedar', 'romans-wine', 'egyptians-wine']);
      lighthouse(s, 3, 2, 0);
    });
    game.plays('0 block egyptians-wine', '1 place greeks-wine');
    expect(bottom(game)).toBe(cardNumber('greeks-wine'));
    game.offers(BLUE, ['place celts-cedar', 'place romans-wine']).plays('1 place celts-cedar', '1 berth q12');
    expect([decider(game), shipAt(game, 'q5')]).toEqual([null, cardNumber('romans-wine')]);
    game.audited();
  });
  test('R-5.5 both berths free is a choice, one free is not', () => {
    const game = arrival(3, (s) => {
      put.moored(s, 'q3', 'greeks-grain');
      put.row(s, 'row1', ['greeks-oil', 'celts-cedar', 'romans-wine', 'egyptians-wine']);
      lighthouse(s, 3, 0, 0);
    });
    game.plays('0 place greeks-oil');
    expect(shipAt(game, 'q4')).toBe(cardNumber('greeks-oil'));
    game.plays('0 place romans-wine').offers(RED, ['berth q5', 'berth q6']).plays('0 berth q6');
    expect([shipAt(game, 'q5'), shipAt(game, 'q6')]).toEqual([null, cardNumber('romans-wine')]);
  });
  test('E-17 R-5.8 R-9.1 loading waits for the last ship and the new rows', () => {
    const game = arrival(3, (s) => {
      put.owns(s, BLUE, 'q9', 'grain');
      put.row(s, 'row1', ['iberians-grain', 'celts-cedar', 'romans-wine', 'egyptians-wine']);
      put.servants(s, BLUE, { reserve: 5, temple: 9 });
      put.purse(s, BLUE, 3, 2);
    });
    expect(game.told('rowsShifted')).toHaveLength(1);
    const kinds = game.events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('shipArrived')).toBeLessThan(kinds.indexOf('rowsShifted'));
    expect(kinds.indexOf('rowsShifted')).toBeLessThan(kinds.indexOf('loaded'));
    game.offers(BLUE, ['tradeHouse', 'intrigue']);
    expect(rtp(game, BLUE)).toEqual([5, 13, 2]);
    game.plays('1 tradeHouse').audited();
    expect(rtp(game, BLUE)).toEqual([7, 13 + 7, 3]); // then the income of the decade
    expect(game.state.players[BLUE]?.held).toEqual([cardNumber('iberians-grain')]);
    expect([quayIn(game, 'q9').owner, quayIn(game, 'q9').ship]).toEqual([null, null]);
  });
  test('E-18 R-2.4 R-14.8 servants do not keep ships out', () => {
    const game = arrival(3, (s) => {
      put.owns(s, RED, 'q1');
      put.row(s, 'row1', ['egyptians-wine', 'celts-cedar', 'romans-wine', 'greeks-oil']);
    });
    expect([shipAt(game, 'q1'), quayIn(game, 'q1').owner]).toEqual([cardNumber('egyptians-wine'), RED]);
  });
  test('R-5.8 R-14.4 loads go clockwise from the first player, then by quay number, one at a time', () => {
    const game = arrival(3, (s) => {
      s.firstPlayer = BLUE;
      put.owns(s, RED, 'q1', 'wine');
      put.owns(s, BLUE, 'q11', 'cedar');
      put.owns(s, BLUE, 'q5', 'wine');
      put.row(s, 'row1', ['egyptians-wine', 'celts-cedar', 'romans-wine', 'greeks-oil']);
    });
    expect(game.told('loaded').map(({ quay }) => quay)).toEqual(['q5']);
    game.plays('1 tradeHouse');
    expect(game.told('loaded')).toHaveLength(1); // romans-wine: its bonus point first
    game.plays('1 decline', '1 tradeHouse', '0 tradeHouse');
    expect(game.told('loaded').map(({ quay }) => quay)).toEqual(['q5', 'q11', 'q1']);
    game.audited();
  });
  test('R-5.9 R-7.3 ships not loaded stay, decade after decade', () => {
    const game = arrival(3, (s) => {
      put.moored(s, 'q3', 'greeks-grain');
      put.row(s, 'row1', ['romans-wine', 'celts-cedar', 'egyptians-wine', 'iberians-wine']);
    });
    game.given((s) => put.lastTurn(s, 3));
    const last = (game.state.firstPlayer + 2) % 3;
    game.plays(`${last} takeTalents`);
    expect([shipAt(game, 'q3'), shipAt(game, 'q5')]).toEqual(numbers(['greeks-grain', 'romans-wine']));
  });
  test('R-5.7 R-14.27 a short deck leaves the last positions empty, and arrival skips gaps', () => {
    const game = arrival(3, (s) => {
      put.row(s, 'row1', [null, 'celts-cedar', null, 'romans-wine']);
      const { deck, seen } = s;
      s.players[RED]?.held.push(...deck.splice(2));
      seen.length = 2;
    });
    expect([shipAt(game, 'q11'), shipAt(game, 'q5')]).toEqual(numbers(['celts-cedar', 'romans-wine']));
    expect(game.state.row2.slice(2)).toEqual([null, null]);
    expect(game.state.row2[0]).not.toBeNull();
    expect(game.state.deck).toEqual([]);
    game.audited();
  });
});
