import { describe, expect, test } from 'vitest';
import { merchantAt } from '../src/lookup.ts';
import { guildSeats } from '../src/scoring.ts';
import * as put from './position.ts';
import { atTurn, boardOf, handOf, merchant, type Table, tileDiscs } from './position.ts';

/** Seat 0 has paid for the Warship dock, given the action up, and a marker lies there. */
const atGuild = (players: number, change: (s: Table['state']) => void = () => {}): Table =>
  atTurn(players)
    .given((s) => {
      put.hand(s, 0, 'glass-5-market', 'cedar-4-delivery');
      put.markers(s, 'warDock', 'market');
      change(s);
    })
    .plays('0 space warDock', '0 card warDock', '0 waive');

describe('R-7 Guild actions', () => {
  test('E-21 R-5.0 R-7.1 R-7.2 R-4.8 R-11.29 the guild action alone, 9 coins for 8, no change', () => {
    const black = (other: 'market' | 'delivery'): Table =>
      atGuild(4, (s) => {
        put.markers(s, 'warDock', other);
        merchantAt(s, 0).supply = 1;
      }).plays('0 seat R8', '0 card glass-5-market', '0 card cedar-4-delivery', '0 end');
    const table = black('market');
    expect(table.state.smallSeats[8]).toBe(0);
    expect(merchant(table, 0).supply).toBe(0);
    expect(handOf(table, 0)).toEqual([]);
    expect(boardOf(table).markers).toEqual(['delivery', 'market']);
    expect(boardOf(black('delivery')).markers).toEqual(['market', 'delivery']);
  });

  test('R-7.2 R-7.5 coins that just reach the cost of a tile are enough, one less is not', () => {
    const rich = atGuild(4, (s) => put.hand(s, 0, 'glass-2-residence'));
    rich.offersAlso(0, ['tile townHall1']);
    const poor = atGuild(4, (s) => {
      put.hand(s, 0, 'glass-4-market');
      put.discOn(s, 1, 'townHall1');
    });
    poor.refuses('0 tile townHall1', 'R-7.2', 'tooFewCoins');
  });

  test('R-7.1 R-11.22 without a marker on the space there is no guild action', () => {
    const table = atGuild(4, (s) => put.markers(s, 'market', 'delivery'));
    table
      .offers(0, ['end'])
      .refuses('0 seat R8', 'R-7.1', 'noMarker')
      .refuses('0 tile achievements', 'R-7.1', 'noMarker');
  });

  test('R-7.1 at most one per turn', () => {
    const table = atGuild(4, (s) => put.hand(s, 0, 'glass-5-market', 'cedar-6-market', 'dyes-6-market'));
    table.plays('0 tile achievements', '0 card glass-5-market').offers(0, ['end']);
    table.refuses('0 tile townHall1', 'R-7.1', 'guildActionTaken');
  });

  test('R-7.1 R-11.37 without a disc in supply there is no guild action', () => {
    const table = atGuild(4, (s) => {
      merchantAt(s, 0).supply = 0;
    });
    table.offers(0, ['end']).refuses('0 seat R8', 'R-11.37', 'noDisc');
  });

  test('R-7.2 only what all trade cards together can pay', () => {
    const table = atGuild(4);
    const seats = ['L6', 'L7', 'L8', 'L9', 'R6', 'R7', 'R8', 'R9'].map((place) => `seat ${place}`);
    table.offers(0, [...seats, 'tile townHall1', 'tile achievements', 'end']);
    table.refuses('0 seat L10', 'R-7.2', 'tooFewCoins').refuses('0 seat F1', 'R-7.2', 'tooFewCoins');
  });

  test('R-7.2 R-11.29 payment stops once the price is reached', () => {
    const table = atGuild(4, (s) => put.hand(s, 0, 'oils-2-warDock', 'dyes-6-market', 'cedar-6-market'));
    table.plays('0 seat L6', '0 card oils-2-warDock').refuses('0 card market', 'R-11.36', 'basicCard');
    table.offers(0, ['card dyes-6-market', 'card cedar-6-market']).plays('0 card dyes-6-market');
    expect(handOf(table, 0)).toEqual(['cedar-6-market']);
    expect(table.told('seatTaken')).toEqual([{ kind: 'seatTaken', seat: 0, place: 'L6', cost: 6 }]);
  });

  test('R-7.3 R-7.4 a small seat takes one disc, a large one any number of discs of anybody', () => {
    const table = atGuild(4, (s) => {
      put.hand(s, 0, 'dyes-6-market', 'cedar-6-market', 'oils-6-delivery');
      put.sits(s, 1, 'L6', 'F1');
      put.sits(s, 0, 'L7', 'F1');
      merchantAt(s, 0).supply = 3;
    });
    table.refuses('0 seat L6', 'R-7.3', 'seatTaken').refuses('0 seat L7', 'R-7.3', 'seatTaken');
    table.plays('0 seat F1', '0 card dyes-6-market', '0 card cedar-6-market');
    expect(table.state.largeSeats[0]).toEqual([1, 0, 0]);
    expect(guildSeats(table.state, 0)).toBe(3);
  });

  test('R-3.6 R-7.3 seats under neutral discs are closed', () => {
    atGuild(2).refuses('0 seat L6', 'R-3.6', 'seatCovered').refuses('0 seat R7', 'R-3.6', 'seatCovered');
    atGuild(3).refuses('0 seat R7', 'R-3.6', 'seatCovered').offersAlso(0, ['seat L7', 'seat R6']);
  });

  test('E-35 R-7.5 R-7.6 R-7.7 R-11.10 R-11.11 tile limits with three players', () => {
    const own = atGuild(3, (s) => put.discOn(s, 0, 'achievements'));
    own.refuses('0 tile achievements', 'R-7.7', 'ownDiscThere');
    const blue = atGuild(3, (s) => put.discOn(s, 1, 'achievements'));
    blue.plays('0 tile achievements', '0 card glass-5-market');
    expect(blue.told('tileTaken')).toMatchObject([{ position: 2, cost: 5 }]);
    expect(tileDiscs(blue, 'achievements')).toEqual([1, 0]);
    const yellow = atGuild(3, (s) => {
      put.discOn(s, 1, 'achievements');
      put.discOn(s, 2, 'achievements');
    });
    yellow.refuses('0 tile achievements', 'R-7.6', 'tileFull');
  });

  test('R-7.6 with four players a third disc goes on a tile for 8 coins', () => {
    const table = atGuild(4, (s) => {
      put.discOn(s, 1, 'achievements');
      put.discOn(s, 2, 'achievements');
    });
    table.plays('0 tile achievements', '0 card glass-5-market', '0 card cedar-4-delivery');
    expect(table.told('tileTaken')).toMatchObject([{ position: 3, cost: 8 }]);
  });

  test('R-7.6 R-11.11 with two players a tile takes two discs', () => {
    const table = atGuild(2, (s) => {
      put.discOn(s, 1, 'achievements');
    });
    table.plays('0 tile achievements', '0 card glass-5-market');
    expect(tileDiscs(table, 'achievements')).toEqual([1, 0]);
  });

  test('R-7.5 R-3.7 R-11.40 only tiles of the running decade', () => {
    const table = atGuild(4, (s) => {
      s.decade = 2;
    });
    table.offersAlso(0, ['tile townHall2', 'tile victoryPoints']);
    table.refuses('0 tile townHall1', 'R-7.5', 'tileClosed').refuses('0 tile coins', 'R-11.40', 'tileLater');
  });

  test('R-7.7 R-11.10 discs on tiles never move; the first pays 2 for the top', () => {
    const table = atGuild(4).plays('0 tile achievements', '0 card cedar-4-delivery', '0 end');
    table.plays('1 pass', '2 pass', '3 pass').given((s) => {
      s.round = 5;
      s.agenda.length = 0;
      s.agenda.push({ step: 'turn', seats: [3] });
      s.onTurn = 3;
    });
    table.plays('3 pass');
    expect(table.state.decade).toBe(2);
    expect(tileDiscs(table, 'achievements')).toEqual([0]);
    expect(table.told('tileTaken')).toMatchObject([{ position: 1, cost: 2 }]);
  });
});
