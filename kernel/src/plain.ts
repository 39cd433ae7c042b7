// Plain JSON values: copied, compared and hashed without regard to the order of keys.
import { sha256 } from './sha256.ts';

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i += 1) {
      const item: unknown = value[i];
      list[i] = typeof item === 'object' && item !== null ? copy(item) : item;
    }
    return list;
  }
  const source = value as Readonly<Record<string, unknown>>; // cast: an object that is no array has string keys
  const target: Record<string, unknown> = {};
  for (const key in source) {
    const item = source[key];
    target[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return target;
}

/** A deep copy of plain JSON. */
export function clone<T>(plain: T): T {
  return copy(plain) as T; // cast: a copy is of the type of what was copied
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
