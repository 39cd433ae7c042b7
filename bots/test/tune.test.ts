import { errorOf, fit, isTunable, type Sample, samplesOf, type Tunable, type Weights } from '@comptoir/bots';
import { anyGame, type Kinds } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';

/** So many points for every step on the agenda, so many for sitting first. */
const linear: Tunable = {
  weights: { steps: 0, first: 0 },
  evaluateWith: (weights: Weights) => (s: Kinds['State'], seat: number) =>
    (weights['steps'] ?? 0) * s.agenda.length + (seat === 0 ? (weights['first'] ?? 0) : 0),
};

function samples(): readonly Sample[] {
  return [0, 1, 2, 3].flatMap((n) => samplesOf(anyGame(quay), 3, `tune ${n}`));
}

describe('tuning', () => {
  test('finds the weights that samples were made with', () => {
    const truth = linear.evaluateWith({ steps: 2.5, first: -4 });
    const made = samples().map((sample) => ({ ...sample, points: truth(sample.state, sample.seat) }));
    const { steps, first } = fit(linear, made);
    expect(steps).toBeCloseTo(2.5, 1);
    expect(first).toBeCloseTo(-4, 1);
  });
  test('never foretells the samples worse than before', () => {
    const own = samples();
    const error = (weights: Weights): number => errorOf(linear.evaluateWith(weights), own);
    expect(error(fit(linear, own))).toBeLessThanOrEqual(error(linear.weights));
  });
  test('a game without weights is not tunable', () => {
    expect(isTunable(quay)).toBe(false);
    expect(isTunable({ ...quay, ...linear })).toBe(true);
  });
});
