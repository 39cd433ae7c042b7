// What somebody has begun or settled at a table and not sent: it outlives a reload of the page.
import { useEffect, useState } from 'react';

/** For this tab alone, or for every tab of this device. */
type Area = 'sessionStorage' | 'localStorage';

const placeOf = (name: string): string => `comptoir ${location.pathname} ${name}`;

function read(area: Area, name: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(placeOf(name)) ?? 'null');
  } catch {
    return null; // blocked, or written by something else
  }
}
function write(area: Area, name: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(placeOf(name));
    else globalThis[area].setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // blocked or full: it is kept as long as the page
  }
}

type Sound<T> = (value: unknown) => value is T;
type Stored<T> = readonly [T, (value: T) => void];

function useStored<T>(area: Area, name: string, blank: T, isSound: Sound<T>): Stored<T> {
  const [kept, setKept] = useState<{ readonly name: string; readonly value: unknown } | null>(null);
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === placeOf(name)) setKept({ name, value: read(area, name) }); // another tab changed it
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [area, name]);
  const found = kept?.name === name ? kept.value : read(area, name);
  const keep = (value: T): void => {
    write(area, name, value === blank ? null : value);
    setKept({ name, value });
  };
  return [isSound(found) ? found : blank, keep];
}

/** A state kept under a name at this table, as long as its tab; what is found there and does not pass `isSound` is forgotten. */
export function useSessionState<T>(name: string, blank: T, isSound: Sound<T>): Stored<T> {
  return useStored('sessionStorage', name, blank, isSound);
}

/** The same for every tab of this device, until it is blank again. */
export function useDeviceState<T>(name: string, blank: T, isSound: Sound<T>): Stored<T> {
  return useStored('localStorage', name, blank, isSound);
}
