// A lesson in a browser, taken by what the coach points at.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visit, visit } from './visit.ts';

export async function openLesson(path: string, how: Visit = {}): Promise<Page> {
  const page = await visit(path, how);
  await page.locator('.l-dock').waitFor();
  return page;
}
export const stepOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.l-steps b').textContent()) ?? '', 10);
export const dueOf = (page: Page): Promise<string | null> => page.locator('.l-dock').getAttribute('data-due');
/** The option in the bar. */
export const optionOf = (page: Page, name: string): Locator =>
  page.locator(`.t-bar :is([data-target="${name}"], [data-stands-for="${name}"])`);

const placeOf = async (page: Page): Promise<string> => {
  const [at, made] = await Promise.all([stepOf(page), page.locator('.l-dock').getAttribute('data-picks')]);
  return `${at} ${made}`;
};

/** In the bar, or in the group of the bar that holds it. */
async function pickDue(page: Page, due: string): Promise<void> {
  const option = page.locator(
    `:is(.t-bar, .t-choices) :is([data-target="${due}"], [data-stands-for="${due}"])`,
  );
  const group = page.locator(`.t-bar [data-holds*="${due}"]`);
  await option.or(group).filter({ visible: true }).first().waitFor();
  if ((await option.filter({ visible: true }).count()) === 0) await group.first().click();
  await option.filter({ visible: true }).first().click();
}

/** On by what the coach points at: the button of the dock, or the ringed option. */
export async function followTo(page: Page, last: number): Promise<void> {
  for (let n = 0; n < 80 && (await stepOf(page)) < last; n += 1) {
    const [due, before] = [await dueOf(page), await placeOf(page)];
    if (due === null) {
      await page.locator('.l-dock .l-main').click();
      continue;
    }
    await pickDue(page, due);
    const confirm = page.locator(`.t-go[data-stands-for="${due}"]`);
    if ((await placeOf(page)) === before && (await confirm.count()) > 0) await confirm.click();
    await expect.poll(() => placeOf(page)).not.toBe(before);
  }
  expect(await stepOf(page)).toBe(last);
}
