import { useEffect, useRef } from 'react';

/** What the table does on a key; the name is the key's own. */
export type Keys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Keys that work anywhere on the table, except while something is typed. Enter is left to the button that has the focus.
 * What is heard first (`isFirst`) keeps its keys from the others.
 */
export function useKeys(keys: Keys, isFirst = false): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
      if (event.key === 'Enter' && isOnButton) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey, isFirst);
    return () => window.removeEventListener('keydown', onKey, isFirst);
  }, [isFirst]);
}
