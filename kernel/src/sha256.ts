// SHA-256 (FIPS 180-4), synchronous and without a platform API: records must hash alike in Node and in a worker.

/** The first 32 bits of the fractional part of a root of the first primes. */
function primeRoots(count: number, exponent: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let found = 0, n = 2; found < count; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (isPrime) words[found++] = (n ** exponent % 1) * 0x100000000;
  }
  return words;
}
const START = primeRoots(8, 1 / 2);
const ROUND = primeRoots(64, 1 / 3);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const at = (words: Uint32Array, n: number): number => words[n] ?? 0;

function block(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = at(hash, i) + word;
  });
}

/** UTF-8 by hand: the rooms that hash know neither Node's nor the browser's encoder. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of encodeURIComponent(text).match(/%..|[^%]/g) ?? []) {
    bytes.push(char.length === 3 ? Number.parseInt(char.slice(1), 16) : char.charCodeAt(0));
  }
  return bytes;
}

/** Lower-case hexadecimal SHA-256 of a text (as UTF-8) or of bytes. */
export function sha256(input: string | Uint8Array): string {
  const bytes = typeof input === 'string' ? utf8(input) : input;
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const length = bytes.length;
  for (let from = 0; from < length + 9; from += 64) {
    w.fill(0);
    for (let i = 0; i < 64; i += 1) {
      const byte = from + i < length ? (bytes[from + i] ?? 0) : from + i === length ? 0x80 : 0;
      w[i >> 2] = at(w, i >> 2) | (byte << (24 - 8 * (i & 3)));
    }
    if (from + 64 >= length + 9) {
      w[14] = Math.floor((length * 8) / 0x100000000);
      w[15] = (length * 8) >>> 0;
    }
    block(hash, w);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}
