// SHA-256 (FIPS 180-4), synchronous and without a platform API: records must hash alike in Node and in a worker.

/** The first 32 bits of the fractional part of a root of the first primes. */
function primeRoots(count: number, exponent: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return Uint32Array.from(primes, (p) => (p ** exponent % 1) * 0x100000000);
}
const START = primeRoots(8, 1 / 2);
const ROUND = primeRoots(64, 1 / 3);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const at = (words: Uint32Array, n: number): number => words[n] ?? 0;

function block(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    if (i >= 16) {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    const t1 = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i);
    const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = at(hash, i) + word;
  });
}

/** UTF-8 by hand: the rooms that hash know neither Node's nor the browser's encoder. Plain ASCII goes the short way. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    if (code > 127) {
      const chars = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
      return chars.map((char) =>
        char.length === 3 ? Number.parseInt(char.slice(1), 16) : char.charCodeAt(0),
      );
    }
    bytes.push(code);
  }
  return bytes;
}

/** Lower-case hexadecimal SHA-256 of a text (as UTF-8) or of bytes. */
export function sha256(input: string | Uint8Array): string {
  const bytes = typeof input === 'string' ? utf8(input) : [...input];
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) % 256);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let i = 0; i < bytes.length; i += 1) {
    const word = (i & 63) >> 2;
    w[word] = (at(w, word) << 8) | (bytes[i] ?? 0);
    if ((i & 63) === 63) block(hash, w);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}
