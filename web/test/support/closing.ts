// A tab that is closed while its writes are slow, and the same game opened again.
import { expect } from 'vitest';
import { LEGAL, PICK, shownAt, sitDown, visit } from './visit.ts';

/** Every write to IndexedDB stays open for half a second; a tab that is closed meanwhile takes it along. Runs in the page. */
function slowWrites(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function slow(
    this: IDBObjectStore,
    value: unknown,
  ): IDBRequest<IDBValidKey> {
    const request = put.call(this, value);
    const until = performance.now() + 500;
    const hold = (): void => {
      if (performance.now() < until) this.get('nothing').onsuccess = hold;
    };
    hold();
    return request;
  };
}

/** Picks as fast as the table allows, as long as it is told. Runs in the page. */
function pickFor([legal, ms]: readonly [string, number]): Promise<void> {
  return new Promise((done) => {
    const until = performance.now() + ms;
    const pick = (): void => {
      if (performance.now() > until) done();
      else {
        document.querySelector<HTMLElement>(legal)?.click();
        setTimeout(pick, 20);
      }
    };
    pick();
  });
}

/** Plays for so many milliseconds, closes the tab, opens it again; as often as there are numbers. What was seen is still there. */
export async function closeAndReopen(lang: 'en' | 'fr', moments: readonly number[]): Promise<void> {
  let page = await visit('/', { lang, before: slowWrites });
  await sitDown(page, 'nauticus');
  const table = new URL(page.url()).pathname;
  for (const ms of moments) {
    await page.evaluate(pickFor, [PICK, ms] as const);
    const seen = await shownAt(page);
    const context = page.context();
    await page.close();
    page = await context.newPage();
    await page.goto(table);
    await page.locator(`.t-table ${LEGAL}`).first().waitFor();
    expect([ms, await shownAt(page)]).toEqual([ms, expect.toSatisfy((at: number) => at >= seen)]);
    if (ms === moments.at(-1)) expect(seen).toBeGreaterThan(moments.length);
  }
}
