// A whole game in one go, inside the page: buttons of the table are clicked as soon as they are there. Slower ways with
// pointer and keys are tried on one device; here many tables are played side by side.
import type { Page } from 'playwright-core';
import { END, PICK } from './visit.ts';

interface Plan {
  readonly button: string;
  readonly end: string;
  readonly patience: number;
  readonly isBrief: boolean;
}

/** Runs in the page. */
async function playInPage({ button, end, patience, isBrief }: Plan): Promise<number> {
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((done, fail) => {
      const look = (): void => {
        if (!isSo()) return;
        watching.disconnect();
        clearTimeout(timer);
        done();
      };
      const watching = new MutationObserver(look);
      const timer = setTimeout(() => fail(new Error(`nothing moves: ${document.title}`)), patience);
      watching.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(button)];
  /** Where all options stand in groups, one is opened. */
  const isReady = (): boolean => {
    if (buttons().length === 0)
      document.querySelector<HTMLElement>('.t-group[aria-expanded="false"]')?.click();
    return buttons().length > 0;
  };
  const isOver = (): boolean => document.querySelector(end) !== null;
  const at = (): string | null | undefined => document.querySelector('.t-table')?.getAttribute('data-at');
  for (let picks = 0; ; picks += 1) {
    await until(() => isOver() || isReady());
    if (isOver()) return picks;
    const before = at();
    const all = buttons();
    // What names no component ends, passes or declines.
    const brief = isBrief ? all.findLast(({ dataset }) => dataset.target?.includes(' ') !== true) : undefined;
    (brief ?? all[picks % all.length])?.click();
    await until(() => isOver() || at() !== before);
  }
}

/** Plays until this is there, or to the end; where it is brief, whatever can be passed is passed. Returns the number of picks. */
export const playQuickly = (page: Page, isBrief: boolean, end = END): Promise<number> =>
  page.evaluate(playInPage, { button: PICK, end, patience: 300_000, isBrief });
