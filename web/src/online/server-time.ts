// What time it is for the server: a device's own clock may be minutes off, and what the server says is compared with it.

/** The header of an answer tells seconds, and a line is slow: less than this means nothing. */
const LEAST_MS = 3000;
let aheadMs = 0;

/** An answer has come that was asked for at this moment. */
export function noteServerTime(date: string | null, askedAt: number): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const ahead = told - (askedAt + Date.now()) / 2;
  aheadMs = Math.abs(ahead) < LEAST_MS ? 0 : ahead;
}

export const serverNow = (): number => Date.now() + aheadMs;
