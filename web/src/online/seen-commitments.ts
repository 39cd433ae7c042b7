// The seals this device saw before a game began: what the server opens at the end must fit the one it showed then.
const KEY = 'comptoir-seals';
const MOST = 200;

function read(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Only the first sight counts. */
export function rememberCommitment(match: string, commitment: string): void {
  const seen = read();
  if (Object.hasOwn(seen, match)) return;
  const kept = Object.entries({ ...seen, [match]: commitment }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // storage is blocked: the seal in the record is checked all the same
  }
}

export function seenCommitment(match: string): string | null {
  const seal = read()[match];
  return typeof seal === 'string' ? seal : null;
}
