// What a phone asks of a page: no sideways scrolling, room for a finger.
import type { Page } from 'playwright-core';

/** How far the page can be moved sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is too small for a finger. Links inside a sentence are exempt, as in WCAG. Runs in the page. */
export function tooSmall(least: number): string[] {
  const things = document.querySelectorAll<HTMLElement>('a, button, select, input, summary, [role="button"]');
  const isInline = (thing: Element): boolean =>
    thing.matches('a') &&
    getComputedStyle(thing).display === 'inline' &&
    thing.closest('p, li, td, dd') !== null;
  return [...things]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter((thing) => !isInline(thing) && thing.closest('.skip, .rule') === null)
    .map((thing) => ({ thing, box: (thing.closest('label') ?? thing).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
    .map(({ thing, box }) => {
      const name = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
      return `${thing.tagName} “${name.trim().slice(0, 40)}” ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

export const LEAST = 43.5; // 44 px, less what rounding takes
