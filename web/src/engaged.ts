// A page that was drawn beforehand is whole as far as it is seen. What is out of sight, and what asks the server, waits until its
// visitor does something with it or has looked at it for a while: a phone that is busy does not answer. Any other page waits
// for nothing.
import { useStore } from './useStore.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
const A_WHILE_MS = 3000;
const listeners = new Set<() => void>();
let isEngaged = document.documentElement.dataset.prerendered === undefined || scrollY > 0;

function engage(): void {
  isEngaged = true;
  for (const sign of SIGNS) removeEventListener(sign, engage, true);
  for (const tell of listeners) tell();
  listeners.clear();
}

if (!isEngaged) {
  for (const sign of SIGNS) addEventListener(sign, engage, { capture: true, passive: true });
  setTimeout(engage, A_WHILE_MS);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useEngaged(): boolean {
  return useStore(listen, () => isEngaged);
}

/** Calls back once the visitor is engaged: at once, if they are. */
export function onceEngaged(then: () => void): void {
  if (isEngaged) then();
  else listeners.add(then);
}
