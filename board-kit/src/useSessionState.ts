// What somebody has begun at a table and not sent: it outlives a reload of the page, but not its tab.
import { useState } from 'react';

const placeOf = (name: string): string => `comptoir ${location.pathname} ${name}`;

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(name)) ?? 'null');
  } catch {
    return null; // blocked, or written by something else
  }
}
function write(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // blocked or full: it is kept as long as the page
  }
}

/** A state kept under a name at this table; what is found there and does not pass `isSound` is forgotten. */
export function useSessionState<T>(
  name: string,
  blank: T,
  isSound: (value: unknown) => value is T,
): readonly [T, (value: T) => void] {
  const [kept, setKept] = useState<{ readonly name: string; readonly value: T } | null>(null);
  const found = kept?.name === name ? kept.value : read(name);
  const keep = (value: T): void => {
    write(name, value);
    setKept({ name, value });
  };
  return [isSound(found) ? found : blank, keep];
}
