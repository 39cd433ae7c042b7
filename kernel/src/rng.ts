// xoshiro128** over four 32-bit words that live in the state, so that a state alone decides what comes next.
import { sha256 } from './sha256.ts';
import type { Seed } from './types.ts';

type Words = [number, number, number, number];

function nextWord(rng: Words): number {
  const a = rng[0];
  const b = rng[1];
  const c2 = rng[2] ^ a;
  const d2 = rng[3] ^ b;
  const x = Math.imul(b, 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  rng[0] = (a ^ d2) >>> 0;
  rng[1] = (b ^ c2) >>> 0;
  rng[2] = (c2 ^ (b << 9)) >>> 0;
  rng[3] = ((d2 << 11) | (d2 >>> 21)) >>> 0;
  return result;
}

/** 0..n-1, every value equally likely: words beyond the last whole multiple of n are drawn again. */
export function random(rng: Words, n: number): number {
  if (!(n >= 1 && n <= 0x100000000)) throw new Error(`rng: cannot draw below ${n}`);
  const limit = 0x100000000 - (0x100000000 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(list: T[], draw: (n: number) => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = draw(i + 1);
    const held = list[i] as T; // cast: both indices are inside the list
    list[i] = list[j] as T; // cast: as above
    list[j] = held;
  }
}

/** A seed from any text: the first 128 bits of its SHA-256. */
export function seedFrom(text: string): Seed {
  return readSeed(sha256(text).slice(0, 32));
}

export function writeSeed(seed: Seed): string {
  return seed.map((word) => word.toString(16).padStart(8, '0')).join('');
}

export function readSeed(hex: string): Seed {
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new Error('seed: 32 hexadecimal digits are wanted');
  const word = (n: number): number => Number.parseInt(hex.slice(8 * n, 8 * n + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

/** Generator words from a seed. Hashed, so that neighbouring or all-zero seeds start far apart. */
export function rngFrom(seed: Seed): Words {
  const [a, b, c, d] = seedFrom(`rng ${writeSeed(seed)}`);
  return [a, b, c, d | 1]; // never all zero, which would stay zero
}

/** Draws 0..n-1 for whatever is no part of a match: bots, tests, samples. */
export function drawFrom(seed: Seed): (n: number) => number {
  const words = rngFrom(seed);
  return (n) => random(words, n);
}
