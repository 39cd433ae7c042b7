// What is drawn only when somebody who reads comes near it.
import { type RefObject, useEffect, useState } from 'react';
import { useEngaged } from '../engaged.ts';

/** A little before it is seen. */
const AHEAD = '400px';

/** Whether it has come into sight; true from then on. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  const isEngaged = useEngaged();
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen || !isEngaged) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, isSeen, isEngaged]);
  return isSeen;
}
