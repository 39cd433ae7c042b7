import {
  type Bot,
  type GameWithHints,
  greedyBot,
  hastyBot,
  ismctsBot,
  LEVEL_IDS,
  LEVELS,
  levelBot,
  randomBot,
  Search,
  type Thinking,
} from '@comptoir/bots';
import {
  advance,
  deciders,
  type Kinds,
  optionsOf,
  type Result,
  seedFrom,
  start,
  veil,
  writeOption,
} from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { toy } from './positions.ts';
import { dare, inTiny, ladderOfTwo, lottery, pennies, words } from './tiny.ts';

const THINKING = { cut: 100, greed: 0, explore: 0.5 };
const THOROUGH = { cut: 60, greed: 1, isThorough: true, explore: 0.03 };
const searching = (looks: number): Bot => ismctsBot({ ...THINKING, looks, milliseconds: 1e9, slip: 0 });
const thorough = (looks: number): Bot => ismctsBot({ ...THOROUGH, looks, milliseconds: 1e9, slip: 0 });

function gameBetween(
  known: GameWithHints<Kinds>,
  bots: readonly Bot[],
  name: string,
): { picks: string[]; result: Result } {
  const { game } = known;
  const { state } = start(game, bots.length, [], seedFrom(name));
  const picks: string[] = [];
  while (state.result === null) {
    const [seat = 0] = deciders(state);
    const salt = `${name} ${picks.length}`;
    const bot = bots[seat] ?? randomBot;
    const option = bot(
      known,
      veil(game, state, seat, seedFrom(`veil ${salt}`)),
      seat,
      seedFrom(`bot ${salt}`),
    );
    picks.push(`${seat} ${option.verb} ${option.noun}`);
    advance(game, state, seat, option);
  }
  return { picks, result: state.result };
}

/** How many of `games` the first bot wins against the other, draws counting half. */
function wins(known: GameWithHints<Kinds>, make: () => Bot, other: Bot, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n += 1) {
    const seat = n % 2;
    const bots = seat === 0 ? [make(), other] : [other, make()];
    const { ranks } = gameBetween(known, bots, `strength ${n}`).result;
    won += ranks[0] === ranks[1] ? 0.5 : ranks[seat] === 1 ? 1 : 0;
  }
  return won;
}

function searchAt(known: GameWithHints<Kinds>, iterations: number, thinking: Thinking = THINKING): Search {
  const { game } = known;
  const { state } = start(game, 2, [], seedFrom('tiny'));
  const seed = seedFrom('search');
  const search = new Search(known, thinking, veil(game, state, 0, seed), 0, seed);
  for (let n = 0; n < iterations; n += 1) search.iterate();
  return search;
}

describe('search', () => {
  test('beats a random player at least three times in four', () => {
    expect(wins(toy, () => searching(3000), randomBot, 20)).toBeGreaterThanOrEqual(15);
  });
  test('beats the greedy player', () => {
    expect(wins(toy, () => searching(3000), greedyBot, 20)).toBeGreaterThanOrEqual(12);
  });
  test('thoroughly, opens fewer nodes than a quick one, and still beats the greedy player', () => {
    expect(searchAt(toy, 60, THOROUGH).tree.edges).toBeLessThan(searchAt(toy, 60).tree.edges);
    expect(wins(toy, () => thorough(1500), greedyBot, 20)).toBeGreaterThan(11);
  });
  test('thoroughly, with no budget to speak of, still finds a pick', () => {
    const { result } = gameBetween(toy, [thorough(1), randomBot], 'no budget');
    expect(result.scores).toHaveLength(2);
  });
  test('plays the same game again from the same seeds', () => {
    const once = gameBetween(toy, [searching(2000), searching(1500), greedyBot], 'again');
    const twice = gameBetween(toy, [searching(2000), searching(1500), greedyBot], 'again');
    expect(twice).toEqual(once);
  });
  test('another seed may lead to other numbers, the same one never does', () => {
    const visits = (): readonly number[] =>
      searchAt(toy, 200)
        .report()
        .map((row) => row.visits);
    expect(visits()).toEqual(visits());
  });
});

describe('seats that decide together', () => {
  test('do not know of each other: guessing is worth one half to both', () => {
    for (const { worth } of searchAt(inTiny(pennies), 4000).report()) {
      expect(worth).toBeGreaterThan(0.3);
      expect(worth).toBeLessThan(0.7);
    }
  });
  test('answer in any order', () => {
    const { state } = start(pennies, 2, [], seedFrom('order'));
    for (const seat of [1, 0]) {
      const seed = seedFrom(`order ${seat}`);
      const option = searching(500)(inTiny(pennies), veil(pennies, state, seat, seed), seat, seed);
      expect(optionsOf(pennies, state, seat)).toContainEqual(option);
      advance(pennies, state, seat, option);
    }
    expect(state.result).not.toBeNull();
  });
});

describe('options that exist only in some deals', () => {
  test('a rare danger does not frighten', () => {
    expect(searchAt(inTiny(dare(1)), 3000).best()).toEqual([{ verb: 'dare' }]);
  });
  test('a likely danger does, though it is not always there', () => {
    expect(searchAt(inTiny(dare(3)), 3000).best()).toEqual([{ verb: 'rest' }]);
  });
});

describe('memory', () => {
  test.each([
    ['as foreseen', 0],
    ['after something unforeseen', 5],
  ])('the picks of a turn share its budget, %s', (_name, points) => {
    let deals = 0;
    const watched: typeof quay = {
      ...quay,
      redeal(s, viewer, draw) {
        deals += 1;
        quay.redeal(s, viewer, draw);
      },
    };
    const { state } = start(watched, 2, [], seedFrom('reuse a'));
    for (const seat of [0, 1]) advance(watched, state, seat, { verb: 'bid', noun: 0 });
    const bot = searching(20_000);
    const dealsFor = (name: string): number => {
      deals = 0;
      const option = bot(
        { game: watched, hints: quayHints },
        veil(quay, state, 0, seedFrom(name)),
        0,
        seedFrom(name),
      );
      advance(watched, state, 0, option);
      return deals;
    };
    const first = dealsFor('good');
    expect(state.agenda.at(-1)?.step).toBe('chooseShip');
    state.points[1] = points;
    const second = dealsFor('ship');
    expect(second).toBeGreaterThan(first / 4);
    expect(second).toBeLessThan(first);
  });
  test('the tree of a turn is used again for its next pick', () => {
    const { state } = start(quay, 2, [], seedFrom('reuse a'));
    for (const seat of [0, 1]) advance(quay, state, seat, { verb: 'bid', noun: 0 });
    const seed = seedFrom('reuse');
    const search = new Search(toy, THINKING, veil(quay, state, 0, seed), 0, seed);
    for (let n = 0; n < 400; n += 1) search.iterate();
    const [good] = search.best();
    if (good === undefined) throw new Error('no pick');
    const wanted = optionsOf(quay, state, 0).find((option) => writeOption(option) === writeOption(good));
    if (wanted === undefined) throw new Error('not offered');
    advance(quay, state, 0, wanted);
    expect(search.follow([good], veil(quay, state, 0, seed))).toBe(true);
    expect(search.visits).toBeGreaterThan(50);
  });
  test('a search of many iterations stays small', () => {
    const { nodes, edges } = searchAt(toy, 20_000).tree;
    expect(24 * nodes + 36 * edges).toBeLessThan(50e6);
  });
});

describe('a whole turn', () => {
  const worthOf = (search: Search, verb: string): number =>
    search.report().find(({ sequence }) => sequence[0]?.verb === verb)?.worth ?? 0;
  test('is shared out by the decisions it still has', () => {
    const { state } = start(quay, 2, [], seedFrom('reuse a'));
    for (const seat of [0, 1]) advance(quay, state, seat, { verb: 'bid', noun: 0 });
    const seed = seedFrom('left');
    const search = new Search(toy, THINKING, veil(quay, state, 0, seed), 0, seed);
    expect(search.decisionsLeft()).toBeGreaterThan(1);
  });
  test('is worth what would really be played, not the mean of all that was tried', () => {
    const search = searchAt(inTiny(ladderOfTwo), 3000);
    expect(worthOf(search, 'climb')).toBeGreaterThan(0.8); // one of five second picks wins, the others lose
    expect(worthOf(search, 'rest')).toBeLessThan(0.6);
  });
  test('counts on a pick in those deals alone that offer it', () => {
    const search = searchAt(inTiny(lottery), 3000);
    expect(worthOf(search, 'draw')).toBeLessThan(0.4); // it wins in one deal of four
    expect(search.best()).toEqual([{ verb: 'rest' }]);
  });
});

describe('the offers of the root', () => {
  test('are halved again and again while the budget is spent: the last two are tried most', () => {
    const search = searchAt(toy, 0, THOROUGH);
    for (let n = 0; n < 400; n += 1) search.iterate(n / 400);
    const visits = search.report().map((tried) => tried.visits);
    expect(visits.length).toBeGreaterThan(2);
    const [first = 0, second = 0, third = 0] = visits;
    expect(second).toBeGreaterThan(1.5 * third);
    expect(first).toBeLessThan(2 * second);
  });
  test.each([
    [12, 12],
    [32, 16],
    [33, 32],
    [90, 32],
  ])('of %i, %i compete', (offers, contenders) => {
    const search = searchAt(inTiny(words(offers, () => 0)), 200, THOROUGH);
    expect(search.report().length).toBe(contenders);
  });
});

describe('slips', () => {
  const report = () => searchAt(toy, 400);
  test('are rare where they are small, and always picks that were considered', () => {
    const search = report();
    const best = search.report().reduce((a, b) => (b.worth > a.worth ? b : a));
    const all = search.report().map(({ sequence }) => sequence);
    let small = 0;
    for (let n = 0; n < 50; n += 1) {
      expect(all).toContainEqual(search.near(0.5));
      if (search.near(1e-6) === best.sequence) small += 1;
    }
    expect(small).toBe(50);
  });
  test('of hasty players stay among the six picks that look best, and all of those are picked', () => {
    const known = inTiny(words(40, (word) => word));
    const { state } = start(known.game, 2, [], seedFrom('tiny'));
    const said = Array.from(
      { length: 200 },
      (_, n) => hastyBot(2.5)(known, state, 0, seedFrom(`hasty ${n}`)).verb,
    );
    expect(new Set(said)).toEqual(new Set(['34', '35', '36', '37', '38', '39']));
  });
  test('never lead to what is picked for somebody who is away', () => {
    const search = searchAt(inTiny(ladderOfTwo), 400);
    expect(search.report().map(({ sequence }) => sequence)).toContainEqual([{ verb: 'rest' }]);
    for (let n = 0; n < 50; n += 1) expect(search.near(1e6)).toEqual([{ verb: 'climb' }]);
  });
});

describe('levels', () => {
  test('there are five, each with a name in both languages, growing in budget', () => {
    expect(LEVELS.map((level) => level.id)).toEqual(LEVEL_IDS);
    for (const { name } of LEVELS) expect(name.en.length * name.fr.length).toBeGreaterThan(0);
    const budgets = LEVELS.map(({ temper }) => ('looks' in temper ? temper.looks : 0));
    expect([...budgets].sort((a, b) => a - b)).toEqual(budgets);
    for (const { temper } of LEVELS)
      if ('milliseconds' in temper) expect(temper.milliseconds).toBeLessThanOrEqual(3000);
  });
  test.each(LEVEL_IDS.slice(0, 4))('%s plays a game to its end', (id) => {
    const { result } = gameBetween(toy, [levelBot(id), randomBot], `level ${id}`);
    expect(result.scores).toHaveLength(2);
  });
  test.each(LEVEL_IDS)('%s keeps to what is sensible for its level, whatever would win', (id) => {
    const seen = new Set<number | undefined>();
    const known: GameWithHints<Kinds> = inTiny(dare(0));
    const sensible: GameWithHints<Kinds>['hints']['sensible'] = (_s, _seat, options, level) => {
      seen.add(level);
      return options.filter(({ verb }) => verb !== 'dare');
    };
    for (let n = 0; n < 12; n += 1) {
      const wary = { ...known, hints: { ...known.hints, sensible } };
      const { picks } = gameBetween(wary, [levelBot(id), randomBot], `sensible ${n}`);
      expect(picks[0]).toContain('0 rest');
    }
    expect([...seen]).toEqual([LEVEL_IDS.indexOf(id)]);
  });
});
