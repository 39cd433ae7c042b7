import { fit } from '@comptoir/bots';
import type { BotHints, Kinds, Weights } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from './positions.ts';

function bidOf(s: Kinds['State'], seat: number): number {
  const bids: unknown = Reflect.get(s, 'bids');
  const bid: unknown = Array.isArray(bids) ? bids[seat] : null;
  return typeof bid === 'number' ? bid : 0;
}
/** Thinks going first worth a little more than it costs, which it is not. */
const eager: NonNullable<BotHints<Kinds>['tunable']> = {
  weights: { first: 1.1 },
  evaluateWith: (weights: Weights) => (s: Kinds['State'], seat: number) =>
    toy.hints.evaluate(s, seat) + ((weights.first ?? 0) - 1) * bidOf(s, seat),
};
const tuning = { players: 2, rounds: 30, looks: 0, seed: 'tune', tell: () => undefined };

describe('tuning', () => {
  test('a bot that pays too much for the first turn learns not to', () => {
    expect(fit(toy, eager, tuning).first).toBeLessThan(1);
  });
  test('the same seed gives the same weights', () => {
    const short = { ...tuning, rounds: 5 };
    expect(fit(toy, eager, short)).toEqual(fit(toy, eager, short));
  });
});
