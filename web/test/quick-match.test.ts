// Quick match in two browsers: whoever wants the same game, number and pace is at the same table, and the wish is plain on a phone too.
import { AxeBuilder } from '@axe-core/playwright';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();
const SMALL = { width: 360, height: 640 };

const look = async (page: Page, name: string): Promise<void> => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` });
};

async function findings(page: Page): Promise<string[]> {
  const pictures = ['.k-sprite', '.harbour', '.cover'];
  const { violations } = await new AxeBuilder({ page }).exclude(pictures).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('two who want the same are at one friendly table after the second press', async () => {
  const address = `${server().url}/my-games`;
  const alma = await visit(address);
  const bruno = await visit(address, { lang: 'fr', light: 'night', viewport: SMALL, hasTouch: true });
  const errors = [alma, bruno].map(errorsOf);
  const form = alma.locator('.quick');
  // by keys alone: to the games, on to the players, the pace, the button
  await form.getByRole('radio', { name: 'Nauticus' }).focus();
  await alma.keyboard.press('Space');
  await form.getByRole('radio', { name: 'Live' }).focus();
  await alma.keyboard.press('ArrowLeft');
  await form.getByText('5 minutes + 15 seconds a turn').waitFor();
  await look(alma, 'quick');
  expect(await findings(alma)).toEqual([]);
  await form.getByRole('button', { name: 'Find me a table' }).focus();
  await alma.keyboard.press('Enter');
  await alma.locator('.link-box').waitFor();
  await alma.getByText('5 minutes + 15 seconds a turn, friendly').waitFor();
  await bruno.locator('.quick-games label', { hasText: 'Nauticus' }).click();
  await bruno.locator('.quick .segmented label', { hasText: 'Rapide' }).click();
  await bruno.locator('.quick').scrollIntoViewIfNeeded();
  await look(bruno, 'quick-phone');
  expect(await findings(bruno)).toEqual([]);
  expect(await sideways(bruno)).toBe(0);
  expect(await bruno.evaluate(tooSmall, LEAST)).toEqual([]);
  await bruno.getByRole('button', { name: 'Me trouver une table' }).click();
  await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
  expect(alma.url()).toBe(bruno.url());
  expect(errors.flat()).toEqual([]);
});
