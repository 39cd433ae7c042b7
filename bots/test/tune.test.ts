import { fit, isTunable, type Tunable, type Weights } from '@comptoir/bots';
import { anyGame, type Kinds } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';

const game = anyGame(quay);
function bidOf(s: Kinds['State'], seat: number): number {
  const bids: unknown = Reflect.get(s, 'bids');
  const bid: unknown = Array.isArray(bids) ? bids[seat] : null;
  return typeof bid === 'number' ? bid : 0;
}
/** Thinks going first worth a little more than it costs, which it is not. */
const eager: Tunable = {
  weights: { first: 1.1 },
  evaluateWith: (weights: Weights) => (s: Kinds['State'], seat: number) =>
    game.evaluate(s, seat) + ((weights.first ?? 0) - 1) * bidOf(s, seat),
};
const tuning = { players: 2, rounds: 30, iterations: 0, seed: 'tune', tell: () => undefined };

describe('tuning', () => {
  test('a bot that pays too much for the first turn learns not to', () => {
    expect(fit(game, eager, tuning).first).toBeLessThan(1);
  });
  test('the same seed gives the same weights', () => {
    const short = { ...tuning, rounds: 5 };
    expect(fit(game, eager, short)).toEqual(fit(game, eager, short));
  });
  test('a game without weights is not tunable', () => {
    expect(isTunable(quay)).toBe(false);
    expect(isTunable({ ...quay, ...eager })).toBe(true);
  });
});
