// The rules beside the board: a drawer at the paragraph in question, which leaves the table where it is.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { errorsOf, PHONE, sitDown, useBrowser, type Visit, visit } from './support/visit.ts';

useBrowser();
const DRAWER = '.rules-drawer';

/** At a table, and which files of rules were fetched. */
async function atTable(how: Visit = {}): Promise<{ readonly page: Page; readonly fetched: string[] }> {
  const page = await visit('/', how);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/RULES[^/]*\.js$/.test(request.url())) fetched.push(request.url());
  });
  await sitDown(page, 'nauticus');
  return { page, fetched };
}

const isInDrawer = (page: Page): Promise<boolean> =>
  page.evaluate((drawer) => document.activeElement?.closest(drawer) !== null, DRAWER);

describe('at a table', () => {
  test('a key opens it, words are looked up in it, Escape closes it and gives the focus back', async () => {
    const { page, fetched } = await atTable();
    const errors = errorsOf(page);
    await page.locator('.t-option').first().focus();
    expect(fetched).toEqual([]);
    await page.keyboard.press('/');
    await page.locator(`${DRAWER} .rule`).first().waitFor();
    expect(fetched.length).toBe(1);
    await page.keyboard.type('crown');
    await page.locator(`${DRAWER} .found`).waitFor();
    const found = await page.locator(`${DRAWER} .rule`).allTextContents();
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((text) => /crown/i.test(text))).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator(DRAWER).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('t-option');
    expect(errors).toEqual([]);
  });

  test('a note’s rule opens it there, with what the note says of this table', async () => {
    const { page } = await atTable();
    const address = page.url();
    await page.mouse.move(200, 500);
    await page.locator('[data-note="warehouse"]').first().hover();
    const link = page.locator('.t-pop a');
    await link.waitFor();
    const rule = await link.textContent();
    await link.click();
    const hot = page.locator(`${DRAWER} .rule.hot`);
    await hot.waitFor();
    expect(await hot.getAttribute('id')).toBe(rule);
    expect(await hot.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect(await page.locator('.on-table').textContent()).toMatch(/\w{5}/);
    expect(await isInDrawer(page)).toBe(true);
    await page.locator(`${DRAWER} .rule .rule-number`).first().click();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await page.locator(DRAWER).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
  });

  test.each([
    [1440, 900],
    [1280, 720],
  ])('it lies over the side column alone at %i × %i', async (width, height) => {
    const { page } = await atTable({ viewport: { width, height } });
    await page.keyboard.press('/');
    await page.locator(`${DRAWER} .rule`).first().waitFor();
    const over = (): Promise<string[]> =>
      page.evaluate((drawer) => {
        const box = document.querySelector(drawer)?.getBoundingClientRect();
        if (box === undefined) return ['none'];
        const parts = ['.t-bar', '.t-board', '.t-mine'].filter((part) => {
          const other = document.querySelector(part)?.getBoundingClientRect();
          if (other === undefined) return false;
          return (
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1
          );
        });
        return parts;
      }, DRAWER);
    await expect.poll(over).toEqual([]);
  });

  test.each([
    ['en', 'day'],
    ['fr', 'night'],
  ] as const)('axe finds nothing in it, %s by %s', async (lang, light) => {
    const { page } = await atTable({ lang, light });
    await page.keyboard.press('/');
    await page.locator(`${DRAWER} .rule`).first().waitFor();
    expect(await axeFindings(page, { include: [DRAWER] })).toEqual([]);
  });
});

test('on a phone it is a sheet of its own, closed by its button', async () => {
  const { page } = await atTable({ viewport: PHONE, hasTouch: true });
  await page.locator('.t-pages').getByRole('button', { name: 'Log' }).click();
  await page.getByRole('tab', { name: 'Help' }).click();
  await page.locator('.t-help a').first().click();
  await page.locator(`${DRAWER} .rule`).first().waitFor();
  const box = await page.locator(DRAWER).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: PHONE.width, height: PHONE.height });
  expect(await page.evaluate((drawer) => document.querySelector(drawer)?.matches(':modal'), DRAWER)).toBe(
    true,
  );
  await page.locator(`${DRAWER} header button`).click();
  await page.locator(DRAWER).waitFor({ state: 'detached' });
});

test('in a lesson the rule behind “Why?” opens it, and the lesson stays', async () => {
  const page = await visit('/learn/nauticus/1');
  const step = page.locator('.l-steps b');
  await expect.poll(() => step.first().textContent()).toMatch(/^1/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => step.first().textContent()).toMatch(/^3/);
  await page.keyboard.press('w');
  await page.locator('.l-why .l-rule').click();
  await page.locator(`${DRAWER} .rule.hot`).waitFor();
  expect(page.url()).toContain('/learn/nauticus/1');
  await page.keyboard.press('Escape');
  await page.locator(DRAWER).waitFor({ state: 'detached' });
});
