// What must hold whenever somebody decides: every legal option can be reached, the bar has one height, the board stays where it is.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Parts of the table that moved by themselves, as the Layout Instability API tells. */
    moved: string[];
  }
}
interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Watches the frame of the table and its drawing. Runs in the page before anything else. */
export function watchShifts(): void {
  window.moved = [];
  const FRAME = '.t-bar, .t-head, .t-board, .t-page, .t-mine, .t-sidebox, .t-pages';
  const isDrawing = (node: Element): boolean =>
    node.matches('.t-board svg, .t-page svg') && node.clientWidth * node.clientHeight > 40_000;
  const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries().filter(isShift))
      for (const { node } of sources)
        if (node instanceof Element && (node.matches(FRAME) || isDrawing(node)))
          window.moved.push(`${node.tagName}.${node.getAttribute('class')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What is wrong with the decision on the screen, or, once something is chosen, with the buttons that confirm it. Runs in the page. */
async function problemsIn(isChosen: boolean): Promise<string[]> {
  const problems: string[] = [];
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  const all = (selector: string): readonly HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ];
  const check = (button: HTMLElement): void => {
    button.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const name = button.dataset.target ?? button.textContent;
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      problems.push(`${name}: outside the screen`);
    const inset = 4;
    for (const [x, y] of [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, (top + bottom) / 2],
      [right - inset, (top + bottom) / 2],
      [(left + right) / 2, top + inset],
      [(left + right) / 2, bottom - inset],
    ] as const) {
      const found = document.elementFromPoint(x, y);
      if (found === null || !button.contains(found)) {
        problems.push(`${name}: under ${found?.tagName}.${found?.getAttribute('class')}`);
        break;
      }
    }
  };
  all(isChosen ? '.t-last > button' : '.t-bar :is(.t-option, .t-go, .t-undo)').forEach(check);
  if (isChosen) return problems;
  const isSheet = all('.t-pages').length > 0;
  for (let n = 0; n < all('.t-options .t-group').length; n += 1) {
    const group = all('.t-options .t-group')[n];
    const count = Number(group?.querySelector('em')?.textContent);
    group?.click();
    await frame();
    const inside = all(isSheet ? '.t-options [data-target]' : '.t-choices [data-target]');
    if (inside.length !== count) problems.push(`${group?.textContent}: lists ${inside.length}`);
    inside.forEach(check);
    all(isSheet ? '.t-options .t-back' : '.t-choices .t-quiet')[0]?.click();
    await frame();
  }
  document.querySelector('.t-options')?.scrollTo(0, 0);
  const bar = document.querySelector('.t-bar')?.getBoundingClientRect();
  problems.push(...window.moved.splice(0).map((what) => `${what} moved`));
  return [...problems, `bar ${bar?.height}`];
}

/** Collects the bar's height and throws at the first decision where something is wrong. */
export class DecisionCheck {
  #bar: string | undefined;

  async run(page: Page): Promise<void> {
    const found = await page.evaluate(problemsIn, false);
    const bar = found.pop();
    this.#bar ??= bar;
    if (bar !== this.#bar) found.push(`${this.#bar}, then ${bar}`);
    await this.#judge(page, found);
  }

  /** Something is chosen and not picked yet. */
  async runChosen(page: Page): Promise<void> {
    await this.#judge(page, await page.evaluate(problemsIn, true));
  }

  async #judge(page: Page, found: readonly string[]): Promise<void> {
    if (found.length === 0) return;
    const asked = await page.locator('.t-ask h1').textContent();
    throw new Error(
      `“${asked}” at ${await page.locator('.t-table[data-at]').getAttribute('data-at')}:\n${found.join('\n')}`,
    );
  }
}
