// Notes of the operators that whoever is signed in has not read: asked for once a visit.
import type { Measure } from '@comptoir/protocol';
import { useEffect } from 'react';
import { useStore } from '../useStore.ts';
import { useMe } from './me.ts';
import { server } from './server.ts';

let unread: readonly Measure[] = [];
let askedFor: string | null = null;
const listeners = new Set<() => void>();

function setUnread(next: readonly Measure[]): void {
  unread = next;
  for (const tell of listeners) tell();
}

async function ask(): Promise<void> {
  const { measures } = await (await server()).me.get({});
  setUnread(measures.filter(({ kind, isStanding }) => kind === 'note' && isStanding));
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useUnreadNotes(): readonly Measure[] {
  const user = useMe()?.id ?? null;
  useEffect(() => {
    if (user === askedFor) return;
    askedFor = user;
    setUnread([]);
    if (user !== null) ask().catch(() => undefined); // the next visit asks again
  }, [user]);
  return useStore(listen, () => unread);
}

/** Says that a note was read, which ends it. */
export async function readNote(measure: string): Promise<void> {
  await (await server()).me.readNote({ measure });
  setUnread(unread.filter(({ id }) => id !== measure));
}
