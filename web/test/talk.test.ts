// Oltre Mare's table talk: a question by one press, the answer, waves taken up or ignored, cards put back, standing answers.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { look } from './support/look.ts';
import { sideways } from './support/phone.ts';
import { bring } from './support/position.ts';
import { talkingAt } from './support/talking.ts';
import { errorsOf, useBrowser, type Visit, visit } from './support/visit.ts';

useBrowser();
const SMALL = { width: 360, height: 640 };

async function sitAt(record: string, how: Visit = {}): Promise<Page> {
  const page = await visit('/', how);
  await bring(page, record);
  await page.locator('.t-table').waitFor();
  return page;
}
const has = (view: object, name: string): unknown => Object.entries(view).find(([key]) => key === name)?.[1];
const gives = (letter: unknown): boolean =>
  typeof letter === 'object' &&
  letter !== null &&
  Array.isArray(has(letter, 'give')) &&
  String(has(letter, 'give')) !== '';
const offered = (): Promise<string> =>
  talkingAt((view, step) => step === 'answerOffer' && gives(has(view, 'offer')));
const shownAt = async (page: Page): Promise<number> =>
  Number(await page.locator('.t-table[data-at]').getAttribute('data-at'));
describe('table talk', () => {
  test.each([
    ['desk', {}],
    ['phone', { viewport: SMALL, hasTouch: true, light: 'night', lang: 'fr' }],
  ] as const)('a question is one press, its answer stands on the letter (%s)', async (name, how) => {
    const page = await sitAt(await offered(), how);
    const errors = errorsOf(page);
    const topic = page.locator('.o-topic[data-target$="-p"]').first();
    await topic.waitFor();
    await look(page, `ask-${name}`);
    await topic.click();
    await page
      .locator('.o-asked li')
      .filter({ has: page.locator('q, small') })
      .first()
      .waitFor();
    await look(page, `asked-${name}`);
    expect(await page.locator('.o-topic[data-target$="-p"][data-state="refused"]').count()).toBeGreaterThan(
      0,
    );
    expect(await sideways(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a card picked for playing is put back by a press, and any order will do', async () => {
    const page = await sitAt(await talkingAt((_view, step) => step === 'playCard'));
    const hand = page.locator('.o-hand .o-usable');
    const played = page.locator('.o-played .o-usable');
    await hand.last().click();
    await played.first().waitFor();
    await look(page, 'play');
    await played.first().click();
    await expect.poll(() => played.count()).toBe(0);
  });

  test('at the end of the turn a press on a card says what one would give', async () => {
    const page = await sitAt(await talkingAt((_view, step) => step === 'wave'));
    await page.locator('.o-hand .o-usable[data-state="legal"]').first().waitFor();
    await look(page, 'wave');
    const before = await shownAt(page);
    await page.locator('.o-hand .o-usable').first().click();
    await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
  });

  test('a wave is taken up or ignored with one press', async () => {
    const waves = (view: object): boolean => {
      const merchants = has(view, 'merchants');
      return Array.isArray(merchants) && merchants.slice(1).some((one) => has(one, 'wave') !== null);
    };
    const page = await sitAt(await talkingAt((view, step) => step === 'trade' && waves(view)));
    const wave = page.locator('.o-wave').first();
    await wave.waitFor();
    await look(page, 'waved');
    await wave.locator('button').first().click();
    expect(await page.locator('.o-pencil .o-item').count()).toBe(1);
    const count = await page.locator('.o-wave').count();
    await wave.locator('button').last().click();
    expect(await page.locator('.o-wave').count()).toBe(count - 1);
  });

  test('standing answers are given as picks of the player, and only what they say', async () => {
    const page = await sitAt(await offered());
    const before = await shownAt(page);
    await page.locator('.o-standing summary').click();
    await page.locator('.o-standing input').first().check();
    await look(page, 'standing');
    expect(await shownAt(page)).toBe(before);
    await page.locator('.o-standing input').nth(1).check();
    await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
    await page.getByText('declined the offer').first().waitFor();
  });

  test('standing answers outlive a reload and hold in every tab of the device', async () => {
    const page = await sitAt(await talkingAt((_view, step) => step === 'trade'));
    await page.locator('.o-standing summary').click();
    await page.locator('.o-standing input').first().check();
    await page.reload();
    await expect.poll(() => page.locator('.o-standing summary b').textContent()).toBe('1');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator('.o-standing summary b').textContent()).toBe('1');
    await other.locator('.o-standing summary').click();
    await other.locator('.o-standing input').first().uncheck();
    await expect.poll(() => page.locator('.o-standing summary b').count()).toBe(0);
  });

  test('no card is sold below the price one has set: the offer is declined, at that price it is not', async () => {
    const buys = (letter: object): boolean =>
      !gives(letter) && String(has(letter, 'ask')) === 'corn' && has(letter, 'ducats') === 1;
    const isAsked = (view: object, step: string): boolean =>
      step === 'answerOffer' && buys(Object(has(view, 'offer')));
    const page = await sitAt(await talkingAt(isAsked, 'sale 1'));
    const before = await shownAt(page);
    await page.locator('.o-standing summary').click();
    const more = page.locator('.o-floor button').last();
    await more.click();
    await expect.poll(() => page.locator('.o-standing summary b').textContent()).toBe('1');
    expect(await shownAt(page)).toBe(before);
    await more.click();
    await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
    await page.getByText('declined the offer').first().waitFor();
  });
});

describe('a new table', () => {
  test.each([
    ['carthago', 'R-11.4', 'two'],
    ['porto-carthago', 'R-14.17', 'one from the warehouse too'],
    ['hermagor', 'R-12.2', 'whoever sells'],
    ['oltre-mare', 'R-12.57', 'one may pay into debt'],
  ])('%s: another reading is folded under “Rulings”, with its reason (%s)', async (game, rule, reading) => {
    const page = await visit(`/new/${game}`);
    const rulings = page.locator('details.rulings');
    await rulings.locator('summary').getByText('Rulings').waitFor();
    const field = rulings.locator('fieldset').filter({ hasText: rule });
    expect(await field.isVisible()).toBe(false);
    await rulings.locator('summary').click();
    await field.getByText(rule).waitFor();
    const choice = field.getByRole('radio', { name: reading, exact: true });
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    expect(await field.getByRole('radio').first().isChecked()).toBe(false);
  });
});
