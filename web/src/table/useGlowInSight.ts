// A page of a small screen that scrolls opens where the decision is: whoever is told to touch what glows sees some of it.
import type { Scene } from '@comptoir/board-kit';
import { useEffect } from 'react';

/** Places, and whatever else of a board can be pressed now. */
const GLOWING = '.t-page :is([data-state="legal"], [data-state="focus"])';
/** A page whose beginning must be read before anything is touched: what somebody offers. */
const READ_FIRST = '.t-page [data-read-first]';
/** Pixels above it, so that its heading is read too. */
const ROOM = 40;

function scrolledAround(element: Element): Element | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (box.matches('.t-page')) return null;
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1)
      return box;
  }
  return null;
}

function isIn(box: Element, element: Element): boolean {
  const [{ top, bottom }, thing] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  return thing.top >= top && thing.bottom <= bottom;
}

export function useGlowInSight(decision: Scene['decision'], page: string): void {
  useEffect(() => {
    if (decision === null || page === '') return;
    const read = document.querySelector(READ_FIRST);
    if (read !== null) {
      read.scrollTop = 0;
      return;
    }
    const all = [...document.querySelectorAll(GLOWING)].map((one) => ({ one, box: scrolledAround(one) }));
    const [first] = all;
    if (first === undefined || first.box === null) return;
    if (all.some(({ one, box }) => box === null || isIn(box, one))) return;
    first.box.scrollTop +=
      first.one.getBoundingClientRect().top - first.box.getBoundingClientRect().top - ROOM;
  }, [decision, page]);
}
