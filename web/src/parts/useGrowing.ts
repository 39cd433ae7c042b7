import { startTransition, useEffect, useState } from 'react';
import { useEngaged } from '../engaged.ts';

interface Growth {
  readonly total: number;
  /** At least what a screen shows. */
  readonly first: number;
  readonly more: number;
}

/** How many of the parts of a page are drawn: those in sight first, then some more at a time, so that nobody waits for the last ones. */
export function useGrowing({ total, first, more }: Growth): number {
  const [count, setCount] = useState(first);
  const isEngaged = useEngaged();
  const isWhole = first >= total || count >= total;
  useEffect(() => {
    if (isWhole || !isEngaged) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + more)));
    return () => clearTimeout(timer);
  }, [count, more, isWhole, isEngaged]);
  return isWhole ? total : count;
}
