// Names for what must be told apart. `crypto.randomUUID` is for secure pages alone; on a network of one's own, by http, there is none.

/** Sixteen bytes that nobody can guess, in hexadecimal. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
