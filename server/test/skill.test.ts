// Ratings: our Plackett–Luce gives what openskill 5.0.1 gave, so that every stored rating goes on from where it stands.
import { describe, expect, test } from 'vitest';
import { NEWCOMER, ordinal, rate } from '../src/people/skill.ts';

const S = NEWCOMER.sigma;
type Pair = readonly [mu: number, sigma: number];
interface Case {
  readonly name: string;
  readonly before: readonly Pair[];
  readonly places: readonly number[];
  readonly after: readonly Pair[];
}

// Computed with openskill 5.0.1: rate(before.map(([mu, sigma]) => [rating({ mu, sigma })]), { rank: places }).
const CASES: readonly Case[] = [
  {
    name: 'two newcomers',
    before: [
      [25, S],
      [25, S],
    ],
    places: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    name: 'two newcomers, the second wins',
    before: [
      [25, S],
      [25, S],
    ],
    places: [2, 1],
    after: [
      [22.364610506859503, 8.06590141354368],
      [27.635389493140497, 8.06590141354368],
    ],
  },
  {
    name: 'a tie of two newcomers',
    before: [
      [25, S],
      [25, S],
    ],
    places: [1, 1],
    after: [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  },
  {
    name: 'the favourite wins',
    before: [
      [32.5, 2.5],
      [21.25, 6],
    ],
    places: [1, 2],
    after: [
      [32.65487358422185, 2.49645691155288],
      [20.35874635494971, 5.835140702521011],
    ],
  },
  {
    name: 'the favourite loses',
    before: [
      [32.5, 2.5],
      [21.25, 6],
    ],
    places: [2, 1],
    after: [
      [31.941764271946216, 2.49645691155288],
      [24.46248862370574, 5.835140702521011],
    ],
  },
  {
    name: 'three newcomers',
    before: [
      [25, S],
      [25, S],
      [25, S],
    ],
    places: [2, 1, 3],
    after: [
      [25.717262170187357, 8.058224222802378],
      [27.869048680749426, 8.205243377397993],
      [21.413689149063217, 8.058224222802378],
    ],
  },
  {
    name: 'a tie for the first place',
    before: [
      [28, 3],
      [25, S],
      [19.5, 4],
    ],
    places: [1, 1, 3],
    after: [
      [28.04511549364085, 2.9955199552117215],
      [25.901155748145268, 8.021585265016771],
      [19.21212610219677, 3.9885501341947656],
    ],
  },
  {
    name: 'all tied',
    before: [
      [28, 3],
      [25, S],
      [19.5, 4],
    ],
    places: [1, 1, 1],
    after: [
      [27.921111583369235, 2.9955199552117215],
      [24.94497756261986, 8.021585265016771],
      [19.65288017031717, 3.9885501341947656],
    ],
  },
  {
    name: 'four at the table',
    before: [
      [25, S],
      [41.2, 1.1],
      [12.75, 3.3],
      [27, 7],
    ],
    places: [4, 2, 1, 3],
    after: [
      [20.931591369209933, 7.854226273764772],
      [41.18763998384731, 1.103024109619863],
      [13.463811828187337, 3.2996211723453643],
      [27.158299205345184, 6.749854483741215],
    ],
  },
  {
    name: 'five at the table, a tie for the third place',
    before: [
      [25, S],
      [30, 2],
      [20, 2],
      [26, 5],
      [24, 4],
    ],
    places: [1, 2, 3, 3, 5],
    after: [
      [28.902044020045345, 8.204019886907563],
      [30.106307501732523, 2.0005736513047525],
      [19.980780154009278, 2.000498965429692],
      [25.363800298272043, 4.936845894368583],
      [23.160002370379583, 3.9768676484019223],
    ],
  },
  {
    name: 'somebody of whom nearly everything is known',
    before: [
      [35, 0.1],
      [25, S],
    ],
    places: [2, 1],
    after: [
      [34.99879309050767, 0.13017080114415872],
      [29.946845013451423, 7.870865091039841],
    ],
  },
];

describe('the skills after a game', () => {
  test.each(CASES)('$name', ({ before, places, after }) => {
    const skills = rate(
      before.map(([mu, sigma]) => ({ mu, sigma })),
      places,
    );
    expect(skills).toHaveLength(after.length);
    for (const [n, [mu, sigma]] of after.entries()) {
      expect(skills[n]?.mu).toBeCloseTo(mu, 10);
      expect(skills[n]?.sigma).toBeCloseTo(sigma, 10);
    }
  });

  test('the order of the seats does not matter', () => {
    const [alma, bruno, carla] = [
      { mu: 30, sigma: 3 },
      { mu: 22, sigma: 5 },
      { mu: 27, sigma: 4 },
    ];
    const one = rate([alma, bruno, carla], [2, 1, 3]);
    const two = rate([carla, alma, bruno], [3, 2, 1]);
    expect([two[1]?.mu, two[2]?.mu, two[0]?.mu]).toEqual(one.map(({ mu }) => expect.closeTo(mu, 10)));
  });

  test('a newcomer starts at nothing, as far as anybody can tell', () => {
    expect(ordinal(NEWCOMER)).toBeCloseTo(0, 10);
  });
});
