import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { random, readSeed, rngFrom, type Seed, seedFrom, sha256, shuffle, writeSeed } from '../src/index.ts';

describe('sha256', () => {
  test('agrees with the platform on texts of every length around a block, in any alphabet', () => {
    for (const text of [
      '',
      'abc',
      'é — “quay” 港 🚢',
      ...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n)),
    ]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
    const bytes = Uint8Array.from({ length: 200 }, (_, n) => n);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('the generator', () => {
  /** Chi-square over n bins; for n - 1 degrees of freedom about n - 1 is expected. */
  function chiSquare(n: number, draws: number): number {
    const words = rngFrom(seedFrom(`chi ${n}`));
    const bins = new Array<number>(n).fill(0);
    for (let k = 0; k < draws; k += 1) {
      const drawn = random(words, n);
      bins[drawn] = (bins[drawn] ?? 0) + 1;
    }
    return bins.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0);
  }

  test.each([2, 3, 6, 7, 52, 100])('draws evenly below %i', (n) => {
    // Ten standard deviations above the mean: fails for a biased generator, never by chance (the seed is fixed).
    expect(chiSquare(n, 60_000)).toBeLessThan(n - 1 + 10 * Math.sqrt(2 * (n - 1)));
  });

  test('is unbiased where 2^32 is no multiple: the upper third is drawn again', () => {
    const n = 3 * 2 ** 30;
    const words = rngFrom(seedFrom('wide'));
    let low = 0;
    for (let k = 0; k < 30_000; k += 1) if (random(words, n) < 2 ** 30) low += 1;
    expect(Math.abs(low / 30_000 - 1 / 3)).toBeLessThan(0.02); // plain modulo would give one half
  });

  test('refuses a range without numbers', () => {
    expect(() => random(rngFrom(seedFrom('a')), 0)).toThrow('cannot draw');
    expect(() => random(rngFrom(seedFrom('a')), Number.NaN)).toThrow('cannot draw');
  });

  test('seeds next to one another, and the seed of zeros, lead far apart', () => {
    const zero: Seed = [0, 0, 0, 0];
    const one: Seed = [0, 0, 0, 1];
    const first = Array.from({ length: 20 }, () => 0).map(() => random(rngFrom(zero), 1000));
    const words = rngFrom(zero);
    const drawn = Array.from({ length: 20 }, () => random(words, 1000));
    expect(new Set(first).size).toBe(1);
    expect(new Set(drawn).size).toBeGreaterThan(15);
    expect(rngFrom(zero)).not.toEqual(rngFrom(one));
  });

  test('a seed is written and read as 32 hexadecimal digits', () => {
    const seed = seedFrom('any text');
    expect(readSeed(writeSeed(seed))).toEqual(seed);
    expect(writeSeed(readSeed('00000001ffffffff00000000deadbeef'))).toBe('00000001ffffffff00000000deadbeef');
    expect(() => readSeed('12')).toThrow('32 hexadecimal digits');
  });

  test('a shuffle reaches every order about equally often', () => {
    const words = rngFrom(seedFrom('orders'));
    const seen = new Map<string, number>();
    for (let k = 0; k < 6_000; k += 1) {
      const list = ['a', 'b', 'c'];
      shuffle(list, (n) => random(words, n));
      seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
