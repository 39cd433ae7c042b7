// Plain JSON values: copied, compared and hashed without regard to the order of keys.
import { sha256 } from './sha256.ts';

/** Engines copy a list or an object as a whole faster than one entry after the other: most entries of a state are plain. */
function copy(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i += 1) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copy(item);
    }
    return list;
  }
  const target: Record<string, unknown> = { ...value };
  for (const key in target) {
    const item = target[key];
    if (typeof item === 'object' && item !== null) target[key] = copy(item);
  }
  return target;
}

/** A deep copy of plain JSON. */
export function clone<T>(plain: T): T {
  // cast: a copy is of the type of what was copied
  return typeof plain === 'object' && plain !== null ? (copy(plain) as T) : plain;
}

/** JSON with the keys in order: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
  return `{${fields.sort().join(',')}}`;
}

/** SHA-256 of a state, independent of the order of its keys. */
export function stateHash(state: object): string {
  return sha256(canonical(state));
}
