import { describe, expect, test } from 'vitest';
import { cardName, cardNumber, goodNumber } from '../src/lookup.ts';
import type { PortoState } from '../src/types.ts';
import * as put from './position.ts';
import { BLUE, bottom, type Game, quayIn, RED, redToMove, rtp, shipAt, YELLOW } from './position.ts';

const FULL_PATH = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2] as const;
const held = (game: Game, seat: number): readonly string[] =>
  game.state.players[seat]?.held.map(cardName) ?? [];
const deck = (game: Game): readonly string[] => game.state.deck.map(cardName);

/** Red carries this good to q1, where this Egyptian ship lies; R is the reserve after the cost of a2. */
function egyptian(
  card: 'egyptians-oil' | 'egyptians-grain',
  r: number,
  more: (s: PortoState) => void = () => {},
): Game {
  const good = card === 'egyptians-oil' ? 'oil' : 'grain';
  const game = redToMove(3, (s) => {
    put.owns(s, RED, 'q1');
    put.moored(s, 'q1', card);
    put.stores(s, RED, good);
    more(s);
    put.servants(s, RED, { reserve: r + 1 });
  });
  return game.plays('0 action a2', `0 good ${good}`, '0 quay q1');
}

describe('R-10.0 to R-10.3 immediate privileges', () => {
  test('R-10.0 R-10.1 R-14.12 three talents come by themselves, the card goes under the deck', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-oil');
      put.stores(s, RED, 'oil');
    });
    game.plays('0 action a2', '0 good oil', '0 quay q5', '0 tradeHouse').audited();
    expect([rtp(game, RED)[1], held(game, RED), bottom(game)]).toEqual([5 + 3, [], cardNumber('romans-oil')]);
  });
  test('R-10.2 R-14.13 one more point, after the servants are home', () => {
    const game = egyptian('egyptians-oil', 1).plays('0 tradeHouse');
    expect([rtp(game, RED), held(game, RED)]).toEqual([[3, 7, 1], ['egyptians-oil']]);
    game.offers(RED, ['tradeHouse', 'intrigue', 'decline']).plays('0 intrigue').audited();
    expect([rtp(game, RED), game.state.path, bottom(game)]).toEqual([
      [2, 7, 1],
      [RED],
      cardNumber('egyptians-oil'),
    ]);
  });
  test('R-10.2 R-9.5 R-14.29 on a full path only the trade house is left', () => {
    const game = egyptian('egyptians-oil', 1, (s) => put.path(s, ...FULL_PATH));
    game
      .refuses('0 intrigue', 'R-9.5', 'pathFull')
      .offers(RED, ['tradeHouse', 'decline'])
      .plays('0 tradeHouse');
    expect(rtp(game, RED)[2]).toBe(2);
  });
  test('R-10.3 R-14.12 a servant on the path, or declined; the card goes under the deck either way', () => {
    for (const [option, onPath] of [
      ['intrigue', [RED]],
      ['decline', []],
    ] as const) {
      const game = egyptian('egyptians-grain', 1).plays('0 tradeHouse').offers(RED, ['intrigue', 'decline']);
      game.plays(`0 ${option}`).audited();
      expect([game.state.path, bottom(game), rtp(game, RED)[0]]).toEqual([
        onPath,
        cardNumber('egyptians-grain'),
        3 - onPath.length,
      ]);
    }
  });
  test('R-10.3 R-14.29 a full path: no effect and no question', () => {
    const game = egyptian('egyptians-grain', 1, (s) => put.path(s, ...FULL_PATH)).audited();
    expect([game.told('privilegeLapsed').length, bottom(game)]).toEqual([1, cardNumber('egyptians-grain')]);
    expect(game.state.agenda.at(-1)?.seats).toEqual([BLUE]);
  });
  test('E-10 R-10.2 R-11.1 declining a point keeps the game going', () => {
    const game = redToMove(3, (s) => {
      s.firstPlayer = BLUE;
      s.decade = 4;
      put.toMove(s, 5, RED);
      put.owns(s, RED, 'q1');
      put.moored(s, 'q1', 'egyptians-oil');
      put.stores(s, RED, 'oil');
      put.purse(s, RED, 0, 6);
    });
    game.plays('0 action a2', '0 good oil', '0 quay q1', '0 tradeHouse', '0 decline').audited();
    expect([rtp(game, RED)[2], bottom(game)]).toEqual([7, cardNumber('egyptians-oil')]);
    game.plays('0 endTurn');
    expect([game.state.decade, game.state.result]).toEqual([5, null]);
  });
  test('E-47 R-9.4 R-14.46 at the arrival only the reserve counts', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q1', 'oil');
      put.row(s, 'row1', ['egyptians-oil', 'celts-cedar', 'romans-wine', 'greeks-oil']);
      put.servants(s, RED, { reserve: 0, temple: 9 });
      put.purse(s, RED, 0, 2);
      put.lastTurn(s, 2);
    });
    expect(game.state.players[RED]?.onCards[0]).toBe(5);
    game.plays('2 takeTalents').audited();
    expect(rtp(game, RED)).toEqual([2, 7, 3]);
    game.offers(RED, ['tradeHouse', 'intrigue', 'decline']);
  });
});

describe('R-10.4 sortDeck', () => {
  const start = (): Game =>
    redToMove(3, (s) => {
      put.holds(s, RED, 'romans-cedar');
      put.onTop(s, 'celts-oil', 'celts-wine', 'iberians-wine', 'greeks-oil');
    });
  test('E-37 R-10.4 R-9.2 the chosen order, the used card at the bottom, a voyage in the same turn', () => {
    const game = start().given((s) => {
      put.charters(s, RED);
      put.stores(s, RED, 'wine');
      put.servants(s, RED, { reserve: 5, temple: 5 });
    });
    game.plays('0 use romans-cedar').offers(RED, ['card celts-oil', 'card celts-wine', 'card iberians-wine']);
    game
      .plays('0 card iberians-wine')
      .offers(RED, ['card celts-oil', 'card celts-wine'])
      .plays('0 card celts-oil');
    expect(deck(game).slice(0, 4)).toEqual(['iberians-wine', 'celts-oil', 'celts-wine', 'greeks-oil']);
    expect([deck(game).at(-1), held(game, RED)]).toEqual(['romans-cedar', []]);
    game.plays('0 action a2', '0 good wine', '0 charter').audited();
    expect(game.told('voyage')[0]?.card).toBe('iberians-wine');
  });
  test('R-10.4 fewer than three cards: two are sorted, one is only looked at, none is no use', () => {
    const small = (...cards: readonly ('celts-oil' | 'celts-wine')[]): Game =>
      redToMove(3, (s) => {
        put.holds(s, RED, 'romans-cedar');
        put.deckOf(s, BLUE, ...cards);
      });
    const two = small('celts-oil', 'celts-wine').plays('0 use romans-cedar', '0 card celts-wine').audited();
    expect(deck(two)).toEqual(['celts-wine', 'celts-oil', 'romans-cedar']);
    const one = small('celts-oil').plays('0 use romans-cedar').audited();
    expect([deck(one), one.told('deckLooked')[0]?.cards]).toEqual([
      ['celts-oil', 'romans-cedar'],
      ['celts-oil'],
    ]);
    one.offersAlso(RED, ['takeTalents']);
    small().refuses('0 use romans-cedar', 'R-14.27', 'noShipCard');
  });
});

describe('R-10.5 loadAnyGood', () => {
  test('R-10.5 R-14.17 a wrong good on the quay is loaded in full, with that ship’s own privilege', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-grain');
      put.owns(s, RED, 'q5', 'wine');
      put.owns(s, RED, 'q6', 'oil');
      put.owns(s, RED, 'q1');
      put.moored(s, 'q5', 'romans-oil');
      put.moored(s, 'q1', 'egyptians-wine');
      put.stores(s, RED, 'wine');
    });
    game.plays('0 use celts-grain').refuses('0 quay q6', 'R-10.5', 'noShipHere');
    game.refuses('0 quay q1', 'R-10.5', 'noGoodHere').plays('0 quay q5');
    expect(held(game, RED)).toEqual(['celts-grain']);
    game.plays('0 tradeHouse').audited();
    expect([rtp(game, RED), held(game, RED)]).toEqual([[12, 5 + 3, 1], []]);
    expect(deck(game).slice(-2)).toEqual(['romans-oil', 'celts-grain']);
    game.offersAlso(RED, ['takeTalents']);
  });
  test('R-10.5 of no use without a ship and a good at one quay', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-grain');
      put.owns(s, RED, 'q6', 'oil');
      put.owns(s, BLUE, 'q5', 'wine');
      put.moored(s, 'q5', 'romans-oil');
      put.stores(s, RED, 'wine');
    });
    game.refuses('0 use celts-grain', 'R-10.5', 'noQuayToLoad');
  });
});

describe('R-14.17 loadAnyGood, with the switch', () => {
  const SWITCH = ['loadAnyGood:warehouseToo'];
  const stored = (s: PortoState): void => put.stores(s, RED, 'oil', 'cedar');
  const withShips = (change: (s: PortoState) => void = stored, variants: readonly string[] = SWITCH): Game =>
    redToMove(
      3,
      (s) => {
        put.holds(s, RED, 'celts-grain');
        put.owns(s, RED, 'q1');
        put.owns(s, RED, 'q6');
        put.moored(s, 'q1', 'egyptians-wine');
        change(s);
      },
      variants,
    );

  test('R-14.17 a good of the warehouse is loaded where a ship lies and no good', () => {
    const game = withShips().plays('0 use celts-grain').refuses('0 quay q6', 'R-10.5', 'noShipHere');
    game.plays('0 quay q1').offers(RED, ['good oil', 'good cedar']);
    const before = game.state.players[RED]?.talents ?? 0;
    game.plays('0 good oil');
    expect(game.told('goodCarried')).toEqual([
      { kind: 'goodCarried', seat: RED, good: 'oil', from: null, to: 'q1' },
    ]);
    expect(game.told('loaded')).toMatchObject([{ seat: RED, quay: 'q1', good: 'oil' }]);
    game.plays('0 tradeHouse').audited();
    expect(game.state.players[RED]?.talents).toBeGreaterThan(before);
    expect(game.game.view(game.state, RED).players[RED]?.warehouse).toEqual(['cedar']);
    expect(held(game, RED)).not.toContain('celts-grain');
  });
  test('R-14.17 a good that lies there is loaded before any other', () => {
    const game = withShips((s) => {
      stored(s);
      put.owns(s, RED, 'q5', 'wine');
      put.moored(s, 'q5', 'romans-oil');
    });
    game.plays('0 use celts-grain', '0 quay q5');
    expect(game.told('loaded')).toMatchObject([{ quay: 'q5', good: 'wine' }]);
    expect(game.told('goodCarried')).toEqual([]);
  });
  test('R-14.17 of no use with an empty warehouse and empty quays, nor without the switch', () => {
    withShips(() => {}).refuses('0 use celts-grain', 'R-10.5', 'noQuayToLoad');
    withShips(stored, []).refuses('0 use celts-grain', 'R-10.5', 'noQuayToLoad');
    expect('isLoadingFromWarehouse' in withShips(stored, []).state).toBe(false);
  });
});

describe('R-10.6 moveServants', () => {
  const start = (): Game =>
    redToMove(3, (s) => {
      put.holds(s, RED, 'greeks-oil');
      put.servants(s, RED, { reserve: 14, lighthouse: 2 });
      put.servants(s, BLUE, { reserve: 12, lighthouse: 3, temple: 1 });
    });
  test('E-35 R-10.6 two servants of an opponent, one step at a time', () => {
    const game = start().plays('0 use greeks-oil').refuses('0 done', 'R-10.6', 'moveOneAtLeast');
    game.refuses('0 toLighthouse 2', 'R-10.6', 'nobodyOfTheirs');
    game.plays('0 toTemple 1', '0 toTemple 1', '0 done').audited();
    expect(
      game.state.players.map(({ lighthouse, temple, reserve }) => [lighthouse, temple, reserve]),
    ).toEqual([
      [2, 0, 14],
      [1, 3, 12],
      [0, 0, 16],
    ]);
    expect(bottom(game)).toBe(cardNumber('greeks-oil'));
  });
  test('R-10.6 R-14.24 at most three moves, own and others mixed', () => {
    const game = start().plays('0 use greeks-oil', '0 toTemple 0', '0 toLighthouse 1', '0 toTemple 1');
    expect(game.state.agenda.at(-1)?.step).toBe('turnMain');
    expect([game.state.players[RED]?.temple, game.state.players[BLUE]?.temple]).toEqual([1, 1]);
  });
  test('R-10.6 of no use when nobody stands in either place', () => {
    redToMove(3, (s) => put.holds(s, RED, 'greeks-oil')).refuses(
      '0 use greeks-oil',
      'R-10.6',
      'nobodyAnywhere',
    );
  });
});

test('R-10.5 R-14.17 only quays of one’s own are loaded', () => {
  const game = redToMove(3, (s) => {
    put.holds(s, RED, 'greeks-purple');
    put.owns(s, RED, 'q1', 'wine');
    put.moored(s, 'q1', 'egyptians-oil');
    put.owns(s, BLUE, 'q5', 'wine');
    put.moored(s, 'q5', 'romans-oil');
  });
  game.plays('0 use greeks-purple').offers(RED, ['quay q1']);
});
test('R-10.8 one servant in the reserve is enough for the palace', () => {
  const game = redToMove(3, (s) => {
    put.holds(s, RED, 'greeks-cedar');
    put.servants(s, RED, { reserve: 1 });
    put.purse(s, RED, 6, 0);
  });
  game.offersAlso(RED, ['use greeks-cedar']).plays('0 use greeks-cedar').audited();
});

describe('R-10.7 bringShip', () => {
  test('E-36 R-10.7 R-14.37 placement, second row, deck, used card', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-wine');
      put.row(s, 'row1', ['romans-wine', 'egyptians-wine', 'greeks-oil', 'celts-cedar']);
      put.row(s, 'row2', ['romans-oil', 'celts-oil', 'greeks-wine', 'iberians-cedar']);
      put.onTop(s, 'iberians-oil');
    });
    game.plays('0 use celts-wine', '0 ship egyptians-wine').audited();
    expect([shipAt(game, 'q1'), game.state.row1[1], game.state.row2[1], bottom(game)]).toEqual(
      (['egyptians-wine', 'celts-oil', 'iberians-oil', 'celts-wine'] as const).map(cardNumber),
    );
  });
  test('R-10.7 R-4.7 R-10.0 R-14.37 an opponent’s good is loaded out of turn, and he decides', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-wine');
      put.owns(s, BLUE, 'q1', 'oil');
      put.row(s, 'row1', ['romans-wine', 'egyptians-oil', 'greeks-oil', 'celts-cedar']);
    });
    game.plays('0 use celts-wine', '0 ship egyptians-oil').audited();
    expect([game.options(RED), game.state.row1.includes(null)]).toEqual([[], false]);
    game.offers(BLUE, ['tradeHouse', 'intrigue']).plays('1 tradeHouse');
    game.offers(BLUE, ['tradeHouse', 'intrigue', 'decline']).plays('1 intrigue').audited();
    expect([rtp(game, BLUE), game.state.path]).toEqual([[15, 7, 1], [BLUE]]);
    expect(deck(game).slice(-2)).toEqual(['egyptians-oil', 'celts-wine']);
    game.offersAlso(RED, ['takeTalents', 'action a4']);
  });
  test('R-10.7 the lower free numeral, no choice; both taken: it leaves port', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-wine', 'phoenicians-purple');
      put.moored(s, 'q1', 'egyptians-grain');
      put.row(s, 'row1', ['egyptians-wine', 'egyptians-oil', 'greeks-oil', 'celts-cedar']);
    });
    game.plays('0 use celts-wine', '0 ship egyptians-wine');
    expect(shipAt(game, 'q2')).toBe(cardNumber('egyptians-wine'));
    game.plays('0 use phoenicians-purple', '0 ship egyptians-oil').audited();
    expect(deck(game).slice(-2)).toEqual(['egyptians-oil', 'phoenicians-purple']);
  });
  test('E-46 R-10.7 R-14.44 beside a gap nothing moves up and no card is drawn', () => {
    const game = redToMove(5, (s) => {
      put.holds(s, RED, 'celts-wine');
      put.row(s, 'row2', ['romans-wine', 'greeks-grain', 'greeks-wine', 'celts-cedar', null, null]);
      put.row(s, 'row1', [
        ...(['romans-oil', 'egyptians-oil', 'greeks-oil', 'celts-oil', 'iberians-oil'] as const),
        'phoenicians-oil',
      ]);
      put.deckOf(s, BLUE, 'iberians-wine', 'romans-cedar');
    });
    game.plays('0 use celts-wine', '0 ship phoenicians-oil').audited();
    expect([game.state.row1[5], game.state.row2[5]]).toEqual([null, null]);
    expect(deck(game)).toEqual(['iberians-wine', 'romans-cedar', 'celts-wine']);
  });
  test('R-14.44 a ship that leaves goes under the deck before the rows are filled', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-wine');
      put.moored(s, 'q1', 'egyptians-grain');
      put.moored(s, 'q2', 'egyptians-purple');
      put.row(s, 'row1', ['egyptians-wine', 'romans-oil', 'greeks-oil', 'celts-cedar']);
      put.deckOf(s, BLUE);
    });
    const second = game.state.row2[0] ?? -1;
    game.plays('0 use celts-wine', '0 ship egyptians-wine').audited();
    expect([game.state.row1[0], game.state.row2[0]]).toEqual([second, cardNumber('egyptians-wine')]);
    expect(deck(game)).toEqual(['celts-wine']);
  });
  test('R-10.7 of no use when the first row is empty', () => {
    const game = redToMove(3, (s) => {
      put.holds(s, RED, 'celts-wine');
      put.row(s, 'row1', [null, null, null, null]);
    });
    game.refuses('0 use celts-wine', 'R-14.27', 'noShipCard');
  });
});

describe('R-10.8 and holding', () => {
  test('R-10.8 R-14.18 full price and a servant, also on the large space', () => {
    const game = redToMove(4, (s) => {
      put.palace(s, ...[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2]);
      put.holds(s, RED, 'greeks-cedar');
      put.purse(s, RED, 19, 0);
    });
    game.refuses('0 use greeks-cedar', 'R-10.8', 'placeTooDear').given((s) => put.purse(s, RED, 20, 0));
    game.plays('0 use greeks-cedar').audited();
    expect([rtp(game, RED), game.state.players[RED]?.large]).toEqual([[12, 0, 0], 1]);
    game.offersAlso(RED, ['takeTalents']);
  });
  test('R-10.0 R-14.11 a held card waits without limit, for its owner only, and is used once', () => {
    const game = redToMove(3, (s) => put.holds(s, RED, 'romans-cedar'));
    game.plays('0 takeTalents', '0 endTurn').lacks(BLUE, ['use romans-cedar']);
    game.plays('1 takeTalents', '2 takeTalents').offersAlso(RED, ['use romans-cedar']);
    game.given((s) => put.lastTurn(s, 2)).plays('2 takeTalents');
    expect([held(game, RED), game.state.decade]).toEqual([['romans-cedar'], 3]);
    game.given((s) => put.toMove(s, 1, RED)).plays('0 use romans-cedar');
    game.plays(`0 ${game.options(RED)[0]}`);
    game.plays(`0 ${game.options(RED)[0]}`).lacks(RED, ['use romans-cedar']);
    expect([held(game, RED), bottom(game)]).toEqual([[], cardNumber('romans-cedar')]);
  });
  test('R-10.0 a card is usable from the turn of its load on', () => {
    const game = redToMove(3, (s) => {
      put.owns(s, RED, 'q5');
      put.moored(s, 'q5', 'romans-cedar');
      put.stores(s, RED, 'cedar');
    });
    game
      .plays('0 action a3', '0 good cedar', '0 quay q5', '0 tradeHouse')
      .offersAlso(RED, ['use romans-cedar']);
    expect([quayIn(game, 'q5').owner, game.state.bag[goodNumber('cedar')]]).toEqual([
      null,
      6 - inMarket(game, 'cedar'),
    ]);
    expect(game.state.players[YELLOW]?.held).toEqual([]);
  });
});

const inMarket = (game: Game, good: 'cedar'): number => game.state.market[goodNumber(good)] ?? 0;
