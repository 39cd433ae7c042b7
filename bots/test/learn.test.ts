import { type Position, practise, readNetwork, train, usualLength, writeNetwork } from '@comptoir/bots/learn';
import { type BotHints, drawFrom, type Kinds, seedFrom, start } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { correct } from '../src/learn/judgement.ts';
import { Network } from '../src/learn/network.ts';
import { Rewards } from '../src/reward.ts';
import { allGames, positionAfter, toy } from './positions.ts';

const silent = { hidden: [8], rounds: 12, seed: 'learn', share: 1, tell: () => undefined };

/** Positions in which the first feature is what `evaluate` has forgotten, ten points of it. */
function forgetful(count: number): readonly Position[] {
  const draw = drawFrom(seedFrom('forgetful'));
  return Array.from({ length: count }, (_, game) => {
    const features = [0, 1].map(() => [draw(1000) / 1000, draw(1000) / 1000]);
    const points = [draw(20), draw(20)];
    const scores = points.map((each, seat) => each + 10 * (features[seat]?.[0] ?? 0));
    return { game, features, points, scores };
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
  test('of another version, or with a weight too few, is refused', () => {
    expect(() => readNetwork('0'.repeat(24))).toThrow('another version');
    expect(() => new Network([3, 1], new Float32Array(3), 1)).toThrow('too few');
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
    const { loss, network } = train(forgetful(600), { ...silent, rounds: 150 });
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
    const noise = drawFrom(seedFrom('noise'));
    const blind = forgetful(200).map((each) => ({ ...each, scores: each.points.map((p) => p + noise(20)) }));
    expect(train(blind, silent).loss).toBeLessThanOrEqual(1);
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

test('positions to learn from are ends of turns, with the scores of the game they come from', () => {
  const features = (s: Kinds['State'], seat: number): readonly number[] => [s.agenda.length, seat];
  const known = { ...toy, features };
  const practice = { players: 2, variants: [], seed: 'practice' };
  const length = usualLength(known, practice);
  const all = Array.from({ length: 12 }, (_, game) => practise(known, practice, length, game)).flat();
  expect(all.length).toBeGreaterThan(12);
  for (const { features: rows, points, scores } of all) {
    expect([rows.length, points.length, scores.length]).toEqual([2, 2, 2]);
    expect(rows.map(([, seat]) => seat)).toEqual([0, 1]);
  }
  expect(practise(known, practice, length, 3)).toEqual(practise(known, practice, length, 3));
});
