import {
  type Bot,
  type GameWithHints,
  greedyBot,
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
} from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { toy } from './positions.ts';
import { dare, inTiny, pennies } from './tiny.ts';

const THINKING = { cut: 100, greed: 0, explore: 0.5 };
const THOROUGH = { cut: 60, greed: 1, isThorough: true, explore: 0.03 };
const searching = (iterations: number): Bot =>
  ismctsBot({ ...THINKING, iterations, milliseconds: 1e9, whims: 0 });

const thorough = (iterations: number): Bot =>
  ismctsBot({ ...THOROUGH, iterations, milliseconds: 1e9, whims: 0 });

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
  test('beats a random player at least four times in five', () => {
    expect(wins(toy, () => searching(100), randomBot, 30)).toBeGreaterThanOrEqual(24);
  });
  test('beats the greedy player', () => {
    expect(wins(toy, () => searching(150), greedyBot, 30)).toBeGreaterThanOrEqual(20);
  });
  test('thoroughly, opens fewer nodes than a quick one, and still beats the greedy player', () => {
    expect(searchAt(toy, 60, THOROUGH).tree.edges).toBeLessThan(searchAt(toy, 60).tree.edges);
    expect(wins(toy, () => thorough(30), greedyBot, 30)).toBeGreaterThan(18);
  });
  test('thoroughly, with fewer iterations than a node takes to open, still finds a pick', () => {
    expect(wins(toy, () => thorough(3), randomBot, 6)).toBeGreaterThan(3);
  });
  test('plays the same game again from the same seeds', () => {
    const once = gameBetween(toy, [searching(60), searching(40), greedyBot], 'again');
    const twice = gameBetween(toy, [searching(60), searching(40), greedyBot], 'again');
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
      const option = searching(50)(inTiny(pennies), veil(pennies, state, seat, seed), seat, seed);
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
  test('the tree of a turn is used again for its next pick', () => {
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
    const bot = searching(400);
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
    expect(dealsFor('good')).toBeGreaterThan(400);
    expect(state.agenda.at(-1)?.step).toBe('chooseShip');
    expect(dealsFor('ship')).toBeLessThan(300);
  });
  test('a search of many iterations stays small', () => {
    const { nodes, edges } = searchAt(toy, 20_000).tree;
    expect(24 * nodes + 36 * edges).toBeLessThan(50e6);
  });
});

describe('levels', () => {
  test('there are five, each with a name in both languages, growing in budget', () => {
    expect(LEVELS.map((level) => level.id)).toEqual(LEVEL_IDS);
    for (const { name } of LEVELS) expect(name.en.length * name.fr.length).toBeGreaterThan(0);
    const budgets = LEVELS.map(({ temper }) => ('iterations' in temper ? temper.iterations : 0));
    expect([...budgets].sort((a, b) => a - b)).toEqual(budgets);
    for (const { temper } of LEVELS)
      if ('milliseconds' in temper) expect(temper.milliseconds).toBeLessThanOrEqual(3000);
  });
  test.each(LEVEL_IDS.slice(0, 4))('%s plays a game to its end', (id) => {
    const { result } = gameBetween(toy, [levelBot(id), randomBot], `level ${id}`);
    expect(result.scores).toHaveLength(2);
  });
});
