// Lessons that are done, on this device and with the account: whoever is signed in finds on each what either knew.
import { boxOf } from '@comptoir/catalogue';
import type { Lessons } from '@comptoir/protocol';
import { useEffect } from 'react';
import { useMe } from '../online/me.ts';
import { isWithinReach, onReach } from '../online/network.ts';
import { server } from '../online/server.ts';
import { useStore } from '../useStore.ts';
import { addDone, doneIn, useProgress } from './progress.ts';

async function sync(done: Lessons): Promise<void> {
  try {
    addDone((await (await server()).me.tickLessons({ done })).done);
  } catch {
    // out of reach: it is done again once the server is back, or when another page of the courses is opened
  }
}

/** Nobody is signed in for it; the device keeps what it knows, and tells it once there is an account and a server. */
export function useSyncedProgress(): void {
  const id = useMe()?.id;
  const isUp = useStore(onReach, isWithinReach);
  const known = doneIn(useProgress()).filter(({ game }) => boxOf(game) !== null);
  const done = JSON.stringify(known);
  useEffect(() => {
    if (id !== undefined && isUp) void sync(JSON.parse(done));
  }, [id, isUp, done]);
}
