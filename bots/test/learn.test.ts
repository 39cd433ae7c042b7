import { practise, readNetwork, type Siblings, train, usualLength, writeNetwork } from '@comptoir/bots/learn';
import { type BotHints, drawFrom, type Kinds, seedFrom, start } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { correct } from '../src/learn/judgement.ts';
import { joined, Network } from '../src/learn/network.ts';
import { Rewards } from '../src/reward.ts';
import { allGames, positionAfter, toy } from './positions.ts';

const silent = { hidden: 8, voices: 2, rounds: 12, seed: 'learn', share: 1, tell: () => undefined };

/** Positions, four siblings each, in which the first feature is what `evaluate` has forgotten, ten points of it; `blur`: by how much
 * what came is blurred, and `wave`: by how much all siblings of a position are misjudged alike. */
function forgetful(count: number, { blur = 0, wave = 0 } = {}): readonly Siblings[] {
  const draw = drawFrom(seedFrom('forgetful'));
  const share = (): number => draw(1000) / 1000;
  return Array.from({ length: count }, (_, game) => {
    const common = wave * (share() - 0.5);
    const positions = Array.from({ length: 4 }, () => {
      const features = [0, 1].map(() => [share(), share()]);
      const points = [draw(20), draw(20)];
      const forgotten = (seat: number): number =>
        blur > 0 ? blur * share() : 10 * (features[seat]?.[0] ?? 0);
      return { features, points, wanted: points.map((each, seat) => each + forgotten(seat) + seat * common) };
    });
    return { game, positions };
  });
}

/** Says for each seat what its one feature is: one unit of the hidden layer hands it on. */
const parrot = new Network([3, 1, 1], Float32Array.from([1, 0, 0, 0, 1, 0]), 2);
const markedHints = (network?: string): BotHints<Kinds> => ({
  evaluate: () => 5,
  features: (_s, seat) => [seat],
  ...(network === undefined ? {} : { network }),
});
const { state } = start(toy.game, 2, [], seedFrom('learn'));

describe('a network', () => {
  test('is the same after it was written and read, and so is what it says', () => {
    const { network } = train(forgetful(40), silent);
    const again = readNetwork(writeNetwork(network));
    expect(again.sizes).toEqual(network.sizes);
    expect(again.weights).toEqual(network.weights);
    for (const each of [network, again]) each.inputs.set([0.3, 0.1, 0.8, 0.2, -0.4]);
    expect(again.run()).toBe(network.run());
  });
  test('sums in one order, whatever is summed side by side and left out', () => {
    const [inputs, hidden] = [5, 7];
    const weights = Float32Array.from({ length: hidden * (inputs + 1) + hidden + 1 }, (_, n) => Math.sin(n));
    const network = new Network([inputs, hidden, 1], weights, 1);
    const told = [0.3, 0, -0.7, 0, 1 / 3];
    network.inputs.set(told);
    let w = 0;
    const unit = (from: readonly number[]): number => {
      let sum = 0;
      for (const each of from) {
        sum += (weights[w] ?? 0) * each;
        w += 1;
      }
      w += 1;
      return sum + (weights[w - 1] ?? 0);
    };
    const middle = Array.from({ length: hidden }, () => Math.max(0, unit(told)));
    expect(network.run()).toBe(unit(middle));
  });
  test('of another version, or with a weight too few, is refused', () => {
    expect(() => readNetwork('0'.repeat(24))).toThrow('another version');
    expect(() => new Network([3, 1], new Float32Array(3), 1)).toThrow('too few');
  });
  test('joined with another says the mean of both in points, of each the share that is wanted', () => {
    const weights = (first: number): Float32Array =>
      Float32Array.from([first, 0.5, 0.25, 0.1, -0.5, 1, 2, 0.3, 2, -1, 0.7]);
    const [one, other] = [new Network([3, 2, 1], weights(1), 2), new Network([3, 2, 1], weights(-2), 8)];
    const lead = 6;
    const said = (network: Network): number => {
      network.inputs.set([0.4, 0.9, lead / network.scale]);
      return network.scale * network.run();
    };
    const both = joined([
      { network: one, share: 1 },
      { network: other, share: 0.5 },
    ]);
    expect(both.sizes).toEqual([3, 4, 1]);
    expect(said(both)).toBeCloseTo((said(one) + 0.5 * said(other)) / 2, 4);
    expect(said(one)).not.toBeCloseTo(said(other), 1);
  });
  test('corrects who leads by how much, and leaves the mean', () => {
    const points = [5, 5];
    correct(markedHints(writeNetwork(parrot)), state, points, 2);
    expect(points).toEqual([4, 6]);
  });
  test('is asked where the search judges, and without one nothing changes', () => {
    const judged = (network?: string): readonly number[] => {
      const rewards = new Rewards();
      rewards.judge(markedHints(network), state, 2);
      return [...rewards.bySeat];
    };
    const [first = 0, second = 0] = judged(writeNetwork(parrot));
    expect(second).toBeGreaterThan(first);
    expect(judged()).toEqual([0.5, 0.5]);
  });
});

describe('training', () => {
  test('finds what evaluate has forgotten, on games it has not seen', () => {
    const { loss, network } = train(forgetful(600), { ...silent, rounds: 40 });
    expect(loss).toBeLessThan(0.1);
    const points = [5, 5];
    const hints = {
      ...markedHints(writeNetwork(network)),
      features: (_s: Kinds['State'], seat: number) => [seat === 0 ? 0.8 : 0.2, 0.5],
    };
    correct(hints, state, points, 2);
    expect((points[0] ?? 0) - (points[1] ?? 0)).toBeGreaterThan(4);
  });
  test('says nothing rather than something false where there is nothing to find', () => {
    expect(train(forgetful(200, { blur: 20 }), silent).loss).toBeLessThanOrEqual(1);
  });
  test('asks which of two ways is better, more than how good both are', () => {
    const waved = train(forgetful(600, { wave: 40 }), { ...silent, rounds: 40 }).network;
    const said = [0.2, 0.8].map((own) => {
      waved.inputs.set([own, 0.5, 0.5, 0.5, 0]);
      return waved.run() * waved.scale;
    });
    expect((said[1] ?? 0) - (said[0] ?? 0)).toBeGreaterThan(2);
  });
  test('says the part of what it learned that it is asked to', () => {
    const [whole, half] = [1, 0.5].map((share) => train(forgetful(60), { ...silent, share }).network);
    for (const each of [whole, half]) each?.inputs.set([0.9, 0.1, 0.2, 0.3, 0.4]);
    expect(whole?.run()).not.toBe(0);
    expect(half?.run()).toBeCloseTo((whole?.run() ?? 0) / 2, 6);
  });
  test('gives the same network for the same seed', () => {
    expect(train(forgetful(60), silent).network.weights).toEqual(
      train(forgetful(60), silent).network.weights,
    );
  });
});

describe.each(
  (await allGames()).flatMap((known) => (known.hints.features ? [[known.game.id, known] as const] : [])),
)('what a network may know of %s', (_id, { game, hints }) => {
  test('is always as many finite numbers, at any table and time', () => {
    const [min, max] = game.players;
    const lengths = new Set<number>();
    for (const players of [min, max])
      for (const picks of [0, 9, 40, 120]) {
        const position = positionAfter(game, players, picks, `features ${picks}`);
        if (position === null) continue;
        for (let seat = 0; seat < players; seat += 1) {
          const row = hints.features?.(position.state, seat) ?? [];
          lengths.add(row.length);
          expect(row.every(Number.isFinite)).toBe(true);
        }
      }
    expect(lengths.size).toBe(1);
  });
});

test('positions to learn from are the ways to go on from one position, with what came of each', () => {
  const features = (s: Kinds['State'], seat: number): readonly number[] => [s.agenda.length, seat];
  const known = { ...toy, features };
  const practice = { players: 2, variants: [], seed: 'practice', asked: [2, 4] };
  const length = usualLength(known, practice);
  const all = Array.from({ length: 12 }, (_, game) => practise(known, practice, length, game)).flat();
  expect(all.length).toBeGreaterThan(12);
  for (const { positions } of all) {
    expect(positions.length).toBeGreaterThan(1);
    for (const { features: rows, points, wanted } of positions) {
      expect([rows.length, points.length, wanted.length]).toEqual([2, 2, 2]);
      expect(rows.map((row) => row[1])).toEqual([0, 1]);
    }
  }
  expect(
    new Set(all.flatMap(({ positions }) => positions.map(({ wanted }) => `${wanted}`))).size,
  ).toBeGreaterThan(12);
  expect(practise(known, practice, length, 3)).toEqual(practise(known, practice, length, 3));
  const sooner = { ...practice, asked: [1] };
  expect(practise(known, sooner, length, 3)).not.toEqual(practise(known, practice, length, 3));
});
