import { useEffect, useRef } from 'react';

/** What the table does on a key; the name is the key's own. */
export type Keys = Readonly<Record<string, () => void>>;

/** Into a field; a slider takes nothing but arrows. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key.startsWith('Arrow');
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export interface KeyTerms {
  /** Heard before the others, and kept from them. */
  readonly isFirst?: boolean;
  /** Something is chosen and waits for Enter. */
  readonly hasDraft?: boolean;
}
/**
 * Keys that work anywhere on the table, except while something is typed. Enter and Space are left to the button that has
 * the focus; with a draft, Enter on an option or a place confirms the draft.
 */
export function useKeys(keys: Keys, { isFirst = false, hasDraft = false }: KeyTerms = {}): void {
  const latest = useRef({ keys, hasDraft });
  latest.current = { keys, hasDraft };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const isConfirming = key === 'Enter' && latest.current.hasDraft && isIn(target, '[data-target]');
      if ((key === 'Enter' || key === ' ') && isIn(target, 'button, a') && !isConfirming) return;
      const act = latest.current.keys[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey, isFirst);
    return () => window.removeEventListener('keydown', onKey, isFirst);
  }, [isFirst]);
}
