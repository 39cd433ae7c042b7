// What a part of the page shows, asked for when it is opened and again when something was done.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Trouble } from '../online/trouble.ts';
import { useAction } from '../online/useAction.tsx';

interface Loaded<T> {
  readonly found: T | null;
  readonly no: Trouble | null;
  readonly reload: () => void;
  /** Does something, and looks again; what is refused is the caller's to say. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
  /** Shows this instead, when it comes. */
  readonly follow: (next: () => Promise<T>) => void;
}

/** `load` must stay the same while it asks for the same. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [found, setFound] = useState<T | null>(null);
  const current = useRef(load);
  const { no, run } = useAction();
  // An answer that comes when something else is asked for is not shown.
  const show = useCallback(
    async (asked: () => Promise<T>) => {
      const answer = await asked();
      if (current.current === load) setFound(answer);
    },
    [load],
  );
  const follow = useCallback((next: () => Promise<T>) => run(() => show(next)), [run, show]);
  const reload = useCallback(() => follow(load), [follow, load]);
  useEffect(() => {
    current.current = load;
    reload();
  }, [load, reload]);
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    await work();
    await show(load);
  };
  return { found, no, reload, act, follow };
}

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

interface Pages<T> extends Pick<Loaded<Page<T>>, 'no' | 'reload'> {
  readonly items: readonly T[] | null;
  /** null: there is no more. */
  readonly further: (() => void) | null;
}

/** A long list, page by page. `load` must stay the same while it asks for the same. */
export function usePages<T>(load: (cursor?: string) => Promise<Page<T>>): Pages<T> {
  const first = useCallback(() => load(), [load]);
  const { found, no, reload, follow } = useLoaded(first);
  const { items = null, next = null } = found ?? {};
  const further = (): void =>
    follow(async () => {
      const page = await load(next ?? undefined);
      return { ...page, items: [...(items ?? []), ...page.items] };
    });
  return { items, no, reload, further: next === null ? null : further };
}
