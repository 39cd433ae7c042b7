import { nth, optionsOf, seedFrom, start } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { carthago } from '../src/index.ts';
import { cardName, merchantAt } from '../src/lookup.ts';
import { columnValue, LEFT } from '../src/rules/2-components.ts';
import * as put from './position.ts';
import { atTurn, boardOf, handOf, merchant, shipsOf, stepOf, type Table } from './position.ts';

const played = (table: Table, seat: number, side: 'playedLeft' | 'playedRight'): string[] =>
  merchant(table, seat)[side].map(cardName);

describe('R-1 and R-4.2 to R-4.9 A turn', () => {
  test('R-1.1 R-4.10 every seat has exactly 15 turns, in three decades of five rounds', () => {
    for (const players of [2, 3, 4]) {
      const table = atTurn(players).given((s) => {
        s.merchants.forEach((_, seat) => {
          put.emptyHand(s, seat);
        });
      });
      const turns = new Array<number>(players).fill(0);
      while (table.state.result === null) {
        const seat = table.state.onTurn;
        turns[seat] = nth(turns, seat) + 1;
        table.plays(`${seat} pass`);
      }
      expect(turns).toEqual(new Array(players).fill(15));
      expect(table.told('roundBegan').at(-1)).toMatchObject({ decade: 3, round: 5 });
    }
  });

  test('E-1 R-4.3 R-4.4 R-4.5 R-4.6 R-5.2.2 R-5.2.3 R-2.2 R-2.4 R-1.4 Residence with two discs on the space', () => {
    const table = atTurn(4).given((s) => {
      put.hand(s, 0, 'residence', 'market', 'market', 'dyes-2-market', 'dyes-3-delivery', 'dyes-4-warDock');
      put.actionDisc(s, 1, 'residence');
      put.actionDisc(s, 2, 'residence');
      put.free(s, 0, 1, 0, 0);
      merchantAt(s, 0).supply = 1;
    });
    const discarded = table.state.tradeDiscard.length;
    table.plays('0 space residence');
    expect(merchant(table, 0).actionDisc).toBe(1);
    table.plays('0 card residence', '0 card market', '0 card market');
    expect(played(table, 0, 'playedLeft')).toEqual(['residence']);
    expect(played(table, 0, 'playedRight')).toEqual(['market', 'market']);
    table.plays('0 column left-dyes');
    table.offers(0, ['card dyes-2-market', 'card dyes-3-delivery', 'card dyes-4-warDock']);
    table.plays('0 card dyes-2-market', '0 card dyes-3-delivery', '0 card dyes-4-warDock');
    expect(table.state.tradeDiscard).toHaveLength(discarded + 3);
    expect(merchant(table, 0)).toMatchObject({ supply: 2, hand: [], basics: [0, 0, 0, 0, 0] });
    expect(columnValue(merchant(table, 0), LEFT)).toBe(2);
    table.plays('0 end', '1 pass', '2 pass', '3 pass');
    expect(table.state.round).toBe(2);
    expect(played(table, 0, 'playedLeft')).toEqual(['residence']);
    table.given((s) => {
      s.round = 5;
      put.turnOf(s, 3);
    });
    table.plays('3 pass');
    expect(table.state.decade).toBe(2);
    expect(merchant(table, 0)).toMatchObject({ playedLeft: [], playedRight: [], basics: [2, 1, 0, 0, 0] });
  });

  test('R-1.2 R-4.2 a turn is a space, an effect or a pass', () => {
    const table = atTurn(3).given((s) => put.owns(s, 0, 'glass-1'));
    const spaces = ['market', 'residence', 'tradeDock', 'warDock', 'delivery'].map((name) => `space ${name}`);
    table.offers(0, [...spaces, 'use palette', 'pass']);
    table.refuses('1 pass', 'R-4.2', 'notAsked');
  });

  test('R-2.1 R-4.2 R-6.0 a ship that lies face down has no effect', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'glass-1', false));
    table.refuses('0 use palette', 'R-2.1', 'effectSpent');
  });

  test('E-17 R-4.3 R-4.8 R-11.25 the own disc is free, the neutral one moves on', () => {
    const given = (table: Table): Table =>
      table.given((s) => {
        put.actionDisc(s, 0, 'market');
        put.hand(s, 0, 'market', 'oils-6-delivery');
      });
    const table = given(atTurn(3)).given((s) => put.neutral(s, 'market'));
    table.offersAlso(0, ['space market']);
    table.plays('0 space market', '0 card market', '0 card oils-6-delivery', '0 waive', '0 end');
    expect(boardOf(table).neutrals).toEqual(['residence']);
    const crowded = given(atTurn(2)).given((s) => put.neutral(s, 'market', 'residence'));
    crowded.plays('0 space market', '0 card market', '0 card oils-6-delivery', '0 waive', '0 end');
    expect(boardOf(crowded).neutrals).toEqual(['tradeDock', 'residence']);
  });

  test('E-18 R-4.3 too few cards for the discs in the way', () => {
    const table = atTurn(3).given((s) => {
      put.hand(s, 0, 'delivery', 'market');
      put.actionDisc(s, 1, 'delivery');
      put.actionDisc(s, 2, 'delivery');
    });
    table.refuses('0 space delivery', 'R-4.3', 'tooFewCards');
    table.refuses('0 space warDock', 'R-4.3', 'noActionCard');
    table.offersAlso(0, ['pass', 'space market']);
  });

  test('R-4.3 a trade card serves as well as a basic card', () => {
    const table = atTurn(2).given((s) => {
      put.emptyHand(s, 0);
      put.hand(s, 0, 'oils-6-delivery');
    });
    table.offers(0, ['space delivery', 'pass']);
  });

  test('E-19 R-4.5 R-6.6 R-11.20 Favour replaces the match of the one card, extra cards are still due', () => {
    const table = atTurn(3).given((s) => {
      put.hand(s, 0, 'market', 'oils-3-market');
      put.owns(s, 0, 'oils-2');
      put.actionDisc(s, 1, 'tradeDock');
    });
    table.plays('0 space tradeDock');
    table
      .refuses('0 card market', 'R-4.5', 'otherAction')
      .refuses('0 card oils-3-market', 'R-4.5', 'otherAction');
    table.offers(0, ['use favor']);
    table.plays('0 use favor').offers(0, ['card oils-3-market', 'card market']);
    table.plays('0 card market').offers(0, ['card oils-3-market']);
    table.plays('0 card oils-3-market');
    expect(shipsOf(table, 0)).toEqual(['oils-2-']);
    expect(played(table, 0, 'playedLeft')).toEqual(['market']);
    expect(played(table, 0, 'playedRight')).toEqual(['oils-3-market']);
    expect(stepOf(table)).toBe('tradeDock');
  });

  test('R-4.3 R-6.6 Favour does not pay for discs in the way', () => {
    const table = atTurn(3).given((s) => {
      put.emptyHand(s, 0);
      put.hand(s, 0, 'oils-3-market');
      put.owns(s, 0, 'oils-2');
      put.actionDisc(s, 1, 'tradeDock');
    });
    table.refuses('0 space tradeDock', 'R-4.3', 'tooFewCards').offersAlso(0, ['space warDock']);
  });

  test('R-11.19 a second Favour is never used on the same card', () => {
    const table = atTurn(2).given((s) => {
      put.owns(s, 0, 'oils-2');
      put.owns(s, 0, 'glass-2');
    });
    table.plays('0 space market', '0 use favor').refuses('0 use favor', 'R-11.19', 'cardFree');
    expect(shipsOf(table, 0)).toEqual(['oils-2-', 'glass-2+']);
  });

  test('R-4.5 R-2.1 a Favour that lies face down does not help', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'oils-2', false));
    table.plays('0 space market').refuses('0 use favor', 'R-2.1', 'effectSpent');
  });

  test('R-4.7 R-11.15 ending is asked even when it is all there is, and everything may be given up', () => {
    const table = atTurn(2).given((s) => put.hand(s, 0, 'warDock'));
    table.plays('0 space warDock', '0 card warDock', '0 waive').offers(0, ['end']);
    table.plays('0 end');
    expect(table.told('waived')).toHaveLength(1);
    expect(table.state.onTurn).toBe(1);
  });

  test('E-20 R-4.9 a pass moves nothing on the action board', () => {
    const table = atTurn(3).given((s) => {
      put.actionDisc(s, 0, 'market');
      put.markers(s, 'market', 'delivery');
      put.neutral(s, 'market');
    });
    const before = merchant(table, 0).hand.length;
    table.plays('0 pass');
    expect(merchant(table, 0).hand).toHaveLength(before + 1);
    expect(merchant(table, 0).actionDisc).toBe(0);
    expect(boardOf(table).markers).toEqual(['market', 'delivery']);
    expect(boardOf(table).neutrals).toEqual(['market']);
    expect(table.state.onTurn).toBe(1);
  });

  test('E-22 R-4.8 without a guild action the marker stays', () => {
    const table = atTurn(2).given((s) => put.markers(s, 'tradeDock', 'delivery'));
    table.plays('0 space tradeDock', '0 card tradeDock', '0 dock 1', '0 end');
    expect(boardOf(table).markers).toEqual(['tradeDock', 'delivery']);
  });

  test('R-4.8 a neutral disc moves whether or not a guild action was taken, and not for others’ spaces', () => {
    const table = atTurn(2).given((s) => {
      put.neutral(s, 'tradeDock', 'market');
      put.markers(s, 'tradeDock', 'delivery');
      put.hand(s, 0, 'dyes-6-tradeDock', 'cedar-6-market', 'market', 'tradeDock');
    });
    table.plays('0 space tradeDock', '0 card tradeDock', '0 card market', '0 waive', '0 seat L8');
    table.plays('0 card dyes-6-tradeDock', '0 card cedar-6-market', '0 end');
    expect(boardOf(table).neutrals).toEqual(['warDock', 'market']);
    expect(boardOf(table).markers).toEqual(['warDock', 'delivery']);
  });

  test('R-11.26 action discs of the previous round make spaces dearer', () => {
    const table = atTurn(2).given((s) => {
      put.emptyHand(s, 1);
      put.hand(s, 1, 'market');
    });
    table.plays('0 space market', '0 card market', '0 waive', '0 end');
    table.refuses('1 space market', 'R-4.3', 'tooFewCards').plays('1 pass', '0 pass');
    expect(table.state.round).toBe(2);
    table.plays('1 space market', '1 card market');
    expect(stepOf(table)).toBe('payExtra');
  });

  test('R-11.35 with an empty hand only a pass and effects are left', () => {
    const table = atTurn(2).given((s) => {
      put.emptyHand(s, 0);
      put.owns(s, 0, 'dyes-6');
    });
    table.offers(0, ['use embargo', 'pass']);
  });

  test('R-11.16 effects are legal before a pass; after its draw the turn is over', () => {
    const table = atTurn(2).given((s) => put.owns(s, 0, 'glass-1'));
    table.plays('0 use palette', '0 pass');
    expect(table.state.onTurn).toBe(1);
  });
});

describe('R-4.10 to R-4.13 Rounds and decades', () => {
  const lastTurn = (players: number): Table =>
    atTurn(players).given((s) => {
      s.round = 5;
      put.turnOf(s, players - 1);
    });

  test('E-37 R-4.11 R-11.9 most discs in supply begins; of equals the earlier one', () => {
    const table = lastTurn(4).given((s) => {
      s.firstPlayer = 1;
      put.turnOf(s, 0);
      for (const [seat, supply] of [3, 1, 3, 0].entries()) merchantAt(s, seat).supply = supply;
    });
    table.plays('0 pass');
    expect(table.state.firstPlayer).toBe(2);
    table.plays('2 pass', '3 pass', '0 pass', '1 pass');
    expect(table.state.round).toBe(2);
  });

  test('E-38 R-4.11 R-11.49 R-11.50 the front ship goes under the deck, ships move up, discs stay', () => {
    const table = lastTurn(2).given((s) => {
      put.harbour(s, 'jewels-1', 'jewels-2', 'jewels-3');
      put.outside(s, 'jewels-4', 'jewels-5');
      put.nextShips(s, 'jewels-6');
      put.dock(s, 0, 'trade', 1);
    });
    const size = table.state.shipDeck.length;
    table.plays('1 pass').audited();
    expect(boardOf(table).docks).toEqual(['jewels-2', 'jewels-3', 'jewels-4']);
    expect(boardOf(table).outside).toEqual(['jewels-5', 'jewels-6']);
    expect(table.told('shipRemoved')).toMatchObject([{ ship: 'jewels-1', dock: 1, isLost: false }]);
    expect(table.state.shipDeck).toHaveLength(size);
    expect(table.state.shipDeck[0]).toBe(0);
    expect(table.state.tradeDiscs).toEqual([0, -1, -1]);
  });

  test('R-4.11 R-11.5 market, tiles, cards, income and action discs of the new decade', () => {
    const table = lastTurn(3).given((s) => {
      put.neutral(s, 'warDock');
      put.actionDisc(s, 0, 'market');
      put.owns(s, 0, 'glass-1', false);
      put.owns(s, 0, 'oils-5', true);
    });
    const before = table.state.market;
    const hands = table.state.merchants.map((player) => player.hand.length);
    table.plays('2 pass').audited();
    const view = carthago.view(table.state, null);
    expect([view.decade, view.round]).toEqual([2, 1]);
    expect(view.tiles.map(({ isOpen }) => isOpen)).toEqual([false, false, true, true, false, false]);
    expect(table.state.market).not.toEqual(before);
    for (const card of before) expect(table.state.tradeDiscard).toContain(card);
    const wanted = hands.map((size, seat) => size + 2 + (seat === 2 ? 1 : 0));
    expect(table.state.merchants.map((player) => player.hand.length)).toEqual(wanted);
    expect(view.merchants.map(({ space }) => space)).toEqual([null, null, null]);
    expect(boardOf(table).neutrals).toEqual(['warDock']);
    expect(boardOf(table).markers).toEqual(['residence', 'delivery']);
    expect(shipsOf(table, 0)).toEqual(['glass-1-', 'oils-5+']);
    expect(view.merchants.map(({ basicCards }) => basicCards)).toEqual([7, 7, 7]);
  });

  test('R-4.11 the third decade brings 1 card each', () => {
    const table = lastTurn(2).given((s) => {
      s.decade = 2;
    });
    const before = merchant(table, 0).hand.length;
    table.plays('1 pass');
    expect(table.state.decade).toBe(3);
    expect(merchant(table, 0).hand).toHaveLength(before + 1);
  });

  test('R-4.12 nothing but shuffles and the first player is random: a turn without them leaves the generator alone', () => {
    const table = atTurn(2).given((s) => put.hand(s, 0, 'oils-6-delivery'));
    const before = [...table.state.rng];
    table.plays('0 space market', '0 card market', '0 market 0', '0 decline', '0 end', '1 pass');
    expect([...table.state.rng]).toEqual(before);
  });

  test('R-4.13 R-11.56 a question is left out only for reasons everybody can see', () => {
    const table = atTurn(2).given((s) => {
      put.hand(s, 0, 'oils-2-warDock', 'oils-3-market');
      put.nextCards(s, 'jewels-2-market');
      put.nextShips(s, 'glass-6');
      put.dock(s, 0, 'war', 1);
    });
    table.plays('0 space market', '0 card market', '0 deck', '0 decline');
    expect(stepOf(table)).toBe('after');
    table.plays('0 end', '1 pass', '0 space residence', '0 card residence').offers(0, ['waive']);
    table.plays('0 waive', '0 end', '1 pass');
    table.given((s) => {
      put.hand(s, 0, 'oils-2-warDock');
      put.discOn(s, 1, 'achievements');
      put.discOn(s, 1, 'townHall1');
    });
    table.plays('0 space delivery', '0 card delivery', '0 war 1', '0 card oils-2-warDock');
    expect(handOf(table, 0)).toHaveLength(1);
    expect(stepOf(table)).toBe('warAchievement');
  });
});

test('R-4.2 a pass is always offered, whatever the hand', () => {
  for (let n = 0; n < 20; n += 1) {
    const { state } = start(carthago, 4, [], seedFrom(`pass ${n}`));
    put.turnOf(state, 2);
    expect(optionsOf(carthago, state, 2)).toContainEqual({ verb: 'pass' });
  }
});
