import { describe, expect, test } from 'vitest';
import { VILLAGES } from '../src/data/map.ts';
import { nodeIndex } from '../src/lookup.ts';
import type { Node } from '../src/names.ts';
import { halfJourneyCost, journeyCost, routeBetween } from '../src/rules/7-3-journeys.ts';
import type { HermagorState } from '../src/types.ts';
import * as put from './position.ts';
import {
  BLUE,
  decider,
  GREEN,
  hasPostIn,
  holds,
  inBag,
  money,
  opening,
  passAll,
  RED,
  restAll,
  selling,
  stepOf,
  type Table,
} from './position.ts';

const journey = (from: Node, to: Node): number => journeyCost(nodeIndex(from), nodeIndex(to));
/** E-18: red in v21 with amulets at 7, green and blue posts in v19. */
function atGoldrain(change: (s: HermagorState) => void = () => {}): Table {
  return selling(3, (s) => {
    put.purses(s, 10, 20, 20);
    put.give(s, RED, 't07');
    put.move(s, RED, 'v21');
    put.price(s, 'amulets', 7);
    put.post(s, BLUE, 'v19');
    put.post(s, GREEN, 'v19');
    change(s);
  });
}
/** E-21: blue's journey of 7 from v16 to v03, here taken by red. */
function atRabenegg(amount: number): Table {
  return selling(3, (s) => {
    put.purses(s, amount, 20, 20);
    put.give(s, RED, 't03');
    put.move(s, RED, 'v16');
  });
}

describe('R-7.1 Turns', () => {
  test('R-7.1 R-12.40 one action a turn, clockwise, until all posts are used', () => {
    const table = selling(3, () => {});
    const actions = table.state.turned[0] ?? 0;
    const order: (number | undefined)[] = [];
    while (stepOf(table) === 'act') {
      order.push(decider(table));
      table.plays(`${decider(table)} noAction`);
    }
    expect(order).toEqual(Array.from({ length: 3 * actions }, (_, n) => n % 3));
    expect(table.state.round).toBe(2);
  });

  test('R-7.1 an action uses up a post: in a village, or back in the supply', () => {
    const table = atGoldrain();
    const { posts = 0, supply = 0 } = table.state.players[RED] ?? {};
    table.plays('0 moveAndSell v19', '1 noAction', '2 noAction');
    expect(table.state.players[RED]).toMatchObject({ posts: posts - 1, supply });
    table.plays('0 noAction');
    expect(table.state.players[RED]).toMatchObject({ posts: posts - 2, supply: supply + 1 });
    table.audited();
  });
});

describe('R-7.2 The actions', () => {
  test('E-18 R-7.2a R-7.3 R-7.4 travel and sell, the rulebook example', () => {
    const table = atGoldrain().plays('0 moveAndSell v19').audited();
    expect(table.told('travelled')).toEqual([
      { kind: 'travelled', seat: RED, route: ['v21', 'v20', 'v19'], cost: 8, by: 'full' },
    ]);
    expect([RED, BLUE, GREEN].map((seat) => money(table, seat))).toEqual([9, 21, 21]);
    expect(hasPostIn(table, RED, 'v19')).toBe(true);
    expect(table.state.players[RED]?.merchant).toBe(19);
  });

  test('R-7.2a a village without own post whose good is held', () => {
    const table = atGoldrain((s) => put.post(s, RED, 'v27'));
    table
      .refuses('0 moveAndSell v20', 'R-7.2a', 'goodNotHeld')
      .refuses('0 moveAndSell v27', 'R-7.3', 'ownPost');
    table.refuses('0 moveAndSell v21', 'R-12.8', 'alreadyThere').plays('0 moveAndSell v19');
  });

  test('R-7.2b selling where one stands costs nothing', () => {
    const table = atGoldrain((s) => put.give(s, RED, 't08')).plays('0 sellHere');
    expect(money(table, RED)).toBe(15);
    table.plays('1 noAction', '2 noAction').refuses('0 sellHere', 'R-7.2b', 'soldHere');
  });

  test('R-7.2b without the good nothing is sold', () => {
    atGoldrain().refuses('0 sellHere', 'R-7.2b', 'goodNotHeldHere');
  });

  test('E-27 R-7.2b nothing is sold in the city', () => {
    const table = selling(3, (s) => put.give(s, RED, 't07'));
    table.lacks(RED, ['sellHere']).refuses('0 sellHere', 'R-7.2b', 'inCity');
  });

  test('R-7.2c travelling only: half the journey, a post back, nobody paid', () => {
    const table = atGoldrain().plays('0 moveOnly v19').audited();
    expect([RED, BLUE, GREEN].map((seat) => money(table, seat))).toEqual([6, 20, 20]);
    expect(hasPostIn(table, RED, 'v19')).toBe(false);
    expect(table.state.players[RED]?.merchant).toBe(19);
  });

  test('E-25 R-7.2b R-7.2c move first, sell on the spot with the next action', () => {
    const table = selling(3, (s) => put.give(s, RED, 't03'));
    table.plays('0 moveOnly v10', '1 noAction', '2 noAction');
    const before = money(table, RED);
    table.plays('0 sellHere');
    expect([money(table, RED), hasPostIn(table, RED, 'v10')]).toEqual([before + 5, true]);
  });

  test('R-7.2d no action is always possible', () => {
    const table = selling(3, (s) => put.purses(s, 0, 0, 0));
    table.offers(RED, ['noAction']).plays('0 noAction').audited();
  });

  test('E-28 R-7.2 without goods tiles one can only travel or rest', () => {
    const table = selling(3, (s) => put.give(s, RED, 'blackMarket'));
    expect(table.options(RED).every((o) => o.startsWith('moveOnly v') || o === 'noAction')).toBe(true);
    expect(table.options(RED).length).toBeGreaterThan(20);
  });
});

describe('R-7.3 Journeys', () => {
  test('E-23 R-7.3 through the city, never into it', () => {
    expect(journey('v07', 'v16')).toBe(5 + 2);
    expect(journey('v22', 'v20')).toBe(3 + 2 + 3);
    expect(routeBetween(nodeIndex('v22'), nodeIndex('v20'))).toEqual(['v22', 'hermagor', 'v19', 'v20']);
    const table = selling(3, (s) => {
      put.give(s, RED, 't01', 'shortcut');
      put.move(s, RED, 'v07');
    });
    table.refuses('0 moveOnly hermagor', 'R-7.3', 'cityNoStop');
    table.refuses('0 moveAndSell hermagor', 'R-7.3', 'cityNoStop');
    table.refuses('0 shortcutAndSell hermagor', 'R-7.3', 'cityNoStop');
    table.plays('0 moveAndSell v16');
    expect(table.told('travelled')[0]?.route).toEqual(['v07', 'hermagor', 'v16']);
  });

  test('E-24 R-7.3 through own posts, but not to them', () => {
    const table = selling(3, (s) => {
      put.purses(s, 20, 20, 20);
      put.give(s, RED, 't01', 't06', 't07');
      put.move(s, RED, 'v21');
      put.post(s, RED, 'v19', 'v20');
    });
    table.refuses('0 moveAndSell v19', 'R-7.3', 'ownPost').refuses('0 moveOnly v20', 'R-7.3', 'ownPost');
    table.plays('0 moveAndSell v16');
    expect(table.told('travelled')[0]?.cost).toBe(5 + 3 + 2 + 2);
  });

  test('R-7.3 every route is as cheap as its roads allow, both ways', () => {
    for (const { id: a } of VILLAGES) {
      for (const { id: b } of VILLAGES) {
        expect(journey(a, b)).toBe(journey(b, a));
        expect(journey(a, b)).toBeLessThanOrEqual(journey(a, 'hermagor') + journey('hermagor', b));
        const stops = routeBetween(nodeIndex(a), nodeIndex(b));
        const legs = stops.slice(1).map((stop, n) => journey(stops[n] ?? a, stop));
        expect(legs.reduce((sum, leg) => sum + leg, 0)).toBe(journey(a, b));
      }
    }
  });

  test('R-7.3 several merchants may stand in one village; nobody moves after a sale', () => {
    const table = atGoldrain((s) => put.move(s, BLUE, 'v19')).plays('0 moveAndSell v19');
    expect(decider(table)).toBe(BLUE);
    expect(table.state.players.slice(0, 2).map((player) => player.merchant)).toEqual([19, 19]);
  });

  test('E-21 R-7.3a R-12.4 the sale price may pay for the journey', () => {
    const table = atRabenegg(2);
    expect(journey('v16', 'v03')).toBe(3 + 4);
    table.plays('0 moveAndSell v03');
    expect(money(table, RED)).toBe(0);
    atRabenegg(1).refuses('0 moveAndSell v03', 'R-7.3a', 'journeyTooDear');
  });

  test('R-7.3a R-12.4 income from closing a region does not count', () => {
    const table = atRabenegg(1).given((s) => put.post(s, RED, 'v06', 'v04', 'v07')); // g05 would pay 5
    table.refuses('0 moveAndSell v03', 'R-7.3a', 'journeyTooDear');
  });

  test('E-22 R-7.2c R-7.6 R-12.7 R-12.27 half of seven is four', () => {
    expect(halfJourneyCost(nodeIndex('v16'), nodeIndex('v03'))).toBe(4);
    atRabenegg(3).refuses('0 moveOnly v03', 'R-7.3a', 'moveTooDear');
    expect(money(atRabenegg(4).plays('0 moveOnly v03'), RED)).toBe(0);
    const table = atRabenegg(0).given((s) => put.give(s, RED, 'shortcut'));
    table.refuses('0 moveAndSell v03', 'R-7.3a', 'journeyTooDear').plays('0 shortcutAndSell v03');
    expect([money(table, RED), inBag(table, 'shortcut'), holds(table, RED, 'shortcut')]).toEqual([
      1,
      true,
      false,
    ]);
  });
});

describe('R-7.4 Sales', () => {
  test('E-26 R-7.4 one tile serves for several sales', () => {
    const table = selling(3, (s) => {
      put.purses(s, 50, 20, 20);
      put.give(s, RED, 't10');
    });
    table.plays(
      '0 moveAndSell v13',
      '1 noAction',
      '2 noAction',
      '0 moveAndSell v12',
      '1 noAction',
      '2 noAction',
    );
    table.plays('0 moveAndSell v20');
    expect(table.told('sold').map((e) => e.good)).toEqual(['relics', 'dragonEggs', 'relics']);
    expect(holds(table, RED, 't10')).toBe(true);
  });

  test('R-7.4 R-12.22 the bank pays 1 for each other post, the seller nothing', () => {
    const table = atGoldrain().plays('0 moveAndSell v19');
    expect(table.told('postPaid')).toEqual([
      { kind: 'postPaid', seat: BLUE, village: 'v19', money: 1 },
      { kind: 'postPaid', seat: GREEN, village: 'v19', money: 1 },
    ]);
    expect([RED, BLUE, GREEN].every((seat) => hasPostIn(table, seat, 'v19'))).toBe(true);
  });
});

describe('R-7.6 Shortcut and Black market', () => {
  test('R-7.6 R-12.28 once, with a sale only; then it rests in the bag', () => {
    const table = atGoldrain((s) => {
      put.give(s, RED, 'shortcut', 't08');
      put.purses(s, 10, 20, 20);
    });
    table.offersAlso(RED, ['moveAndSell v19', 'shortcutAndSell v19', 'sellHere', 'moveOnly v19']);
    table.refuses('0 shortcutAndSell v21', 'R-12.8', 'alreadyThere');
    table.refuses('0 shortcutAndSell v20', 'R-7.2a', 'goodNotHeld').plays('0 shortcutAndSell v19');
    expect(money(table, RED)).toBe(10 - 4 + 7);
    table.plays('1 noAction', '2 noAction').refuses('0 shortcutAndSell v27', 'R-7.2', 'notOffered');
    table.audited();
  });

  test('R-12.27 the full journey may be paid although Shortcut is held', () => {
    const table = atGoldrain((s) => put.give(s, RED, 'shortcut')).plays('0 moveAndSell v19');
    expect([money(table, RED), holds(table, RED, 'shortcut')]).toEqual([9, true]);
  });

  test('E-29 R-7.7 R-12.2 its holder pays nobody, others pay as ever', () => {
    const table = selling(3, (s) => {
      put.purses(s, 20, 20, 20);
      put.give(s, BLUE, 'blackMarket', 't06');
      put.give(s, RED, 't01');
      put.post(s, RED, 'v13');
      put.post(s, GREEN, 'v13', 'v16');
      put.move(s, BLUE, 'v13');
      put.move(s, RED, 'v16');
    });
    table.plays('0 noAction', '1 sellHere', '2 noAction');
    expect([RED, BLUE, GREEN].map((seat) => money(table, seat))).toEqual([20, 25, 20]);
    table.plays('0 sellHere');
    expect([RED, GREEN].map((seat) => money(table, seat))).toEqual([25, 21]);
  });

  test('R-12.2 by the switch nobody is paid, whoever sells, while somebody holds it', () => {
    const sales = (holder: number | null, variants: readonly string[]): readonly number[] => {
      const table = selling(
        3,
        (s) => {
          put.purses(s, 20, 20, 20);
          if (holder !== null) put.give(s, holder, 'blackMarket');
          put.give(s, RED, 't01');
          put.post(s, BLUE, 'v16');
          put.post(s, GREEN, 'v16');
          put.move(s, RED, 'v16');
        },
        { variants },
      );
      table.plays('0 sellHere').audited();
      return [BLUE, GREEN].map((seat) => money(table, seat) - 20);
    };
    const all = ['blackMarket:anybodySells'];
    expect([sales(RED, []), sales(BLUE, []), sales(null, [])]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    expect([sales(RED, all), sales(BLUE, all), sales(null, all)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  test('R-12.2 the switch leaves no trace where it is off, and is shown where it is on', () => {
    const flag = (variants: readonly string[]): readonly unknown[] => {
      const { game, state } = opening(3, variants);
      return ['isBlackMarketForAll' in state, game.view(state, RED).isBlackMarketForAll];
    };
    expect([flag([]), flag(['blackMarket:holderSells'])]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(flag(['blackMarket:anybodySells'])).toEqual([true, true]);
  });

  test('R-7.7 for every sale of the phase', () => {
    const table = selling(3, (s) => {
      put.purses(s, 30, 20, 20);
      put.give(s, RED, 'blackMarket', 't06');
      put.post(s, GREEN, 'v13', 'v20');
      put.move(s, RED, 'v13');
    });
    table.plays('0 sellHere', '1 noAction', '2 noAction', '0 moveAndSell v20');
    expect(money(table, GREEN)).toBe(20);
  });

  test('R-7.8 both lie open before their holder', () => {
    const table = selling(3, (s) => put.give(s, RED, 'shortcut', 'blackMarket'));
    expect(table.game.view(table.state, BLUE).players[RED]?.tiles).toEqual(['shortcut', 'blackMarket']);
    expect(table.options(RED).every((o) => !o.includes('give'))).toBe(true);
  });
});

describe('R-7.9 Cleaning up', () => {
  test('E-49 R-7.6 R-7.9 all tiles of the players go into the bag, those on the market stay', () => {
    const table = selling(3, (s) => {
      put.layOnly(s, { s32: 'marketFluctuation' });
      put.give(s, RED, 'shortcut', 't05');
      put.give(s, BLUE, 'blackMarket');
    });
    let bag: readonly number[] = [];
    while (stepOf(table) === 'act') {
      bag = table.state.bag;
      table.plays(`${decider(table)} noAction`);
    }
    expect(bag).toHaveLength(20 - 4);
    expect(table.state.players.every((player) => player.tiles.length === 0)).toBe(true);
    expect(table.game.view(table.state, null).market[9]?.tile).toBe('marketFluctuation');
    expect(inBag(table, 'marketFluctuation')).toBe(false);
    expect(table.told('marketFilled')).toEqual([{ kind: 'marketFilled', round: 2, drawn: 11, kept: 1 }]);
    table.audited();
  });

  test('R-7.9 R-12.9 merchants and posts stay', () => {
    const table = restAll(atGoldrain().plays('0 moveAndSell v19'));
    expect([table.state.round, table.state.players[RED]?.merchant]).toEqual([2, 19]);
    expect(hasPostIn(table, RED, 'v19')).toBe(true);
    passAll(table);
    expect(table.state.players[RED]?.merchant).toBe(19);
  });
});
