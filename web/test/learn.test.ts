// Lessons as a newcomer takes them: by clicks, by keys, on a phone; what was unwise is undone, what was left is found again.
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { dueOf, followTo, openLesson, optionOf, stepOf } from './support/lesson.ts';
import { LEAST, sideways } from './support/phone.ts';
import { playQuickly } from './support/quick-game.ts';
import { errorsOf, lookUpRules, PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();
const LESSON = '/learn/nauticus/1';
/** Many rows of players, and a board that a small phone shows in parts. */
const CROWDED = '/learn/carthago/1';
const SMALL_PHONE = { width: 360, height: 640 };
const MOMENTS = 9;
/** One for each game. */
const COURSES = 5;

test('a first visit leads to the first lesson, and back to where it was left', async () => {
  const page = await visit('/', {
    before: () => localStorage.setItem('comptoir', '{"lang":"en","light":"day"}'),
  });
  const learn = page.locator('.hero .btn.go', { hasText: 'Never played?' });
  await learn.click();
  await page.locator('.l-dock h3', { hasText: 'Ships are points' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(LESSON);
  await page.locator('.l-dock .l-main').click();
  await expect.poll(() => stepOf(page)).toBe(2);
  await page.goto('/');
  await learn.click();
  await page.locator('.l-dock').waitFor();
  await expect.poll(() => stepOf(page)).toBe(2);
});

test('where the rule is reason enough, “Why?” opens it: by its button and by its key, read or picked', async () => {
  const page = await openLesson(LESSON);
  const hot = page.locator('.rules-drawer .rule.hot');
  await page.locator('.l-dock .l-reason', { hasText: 'Why?' }).click();
  await hot.waitFor();
  expect(await hot.getAttribute('id')).toBe('R-10.2');
  await page.keyboard.press('Escape');
  await hot.waitFor({ state: 'detached' });
  await followTo(page, 6);
  await page.keyboard.press('w');
  await hot.waitFor();
  expect(await hot.getAttribute('id')).toBe('R-5.2');
  expect([await stepOf(page), await dueOf(page)]).toEqual([6, 'stop']);
});

test('in a group that was opened late, the ringed option is ringed and in sight', async () => {
  const page = await openLesson('/learn/hermagor/2', { viewport: PHONE, hasTouch: true });
  await followTo(page, 3);
  const ring = page.locator('.l-ring[data-kind="now"]');
  await expect.poll(() => ring.count()).toBe(2);
  // Somebody reads first: by then the coach has stopped following what moves. A slow page only makes this easier.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2500)));
  await page.locator('.t-bar [data-holds*="buyer h2v1"]').tap();
  const option = optionOf(page, 'buyer h2v1');
  await option.waitFor();
  const isWhole = async (): Promise<boolean> => {
    const [box, list] = await Promise.all([option.boundingBox(), page.locator('.t-options').boundingBox()]);
    if (box === null || list === null) return false;
    return box.y >= list.y - 1 && box.y + box.height <= list.y + list.height + 1;
  };
  await expect.poll(isWhole).toBe(true);
});

test('by clicks: an unwise pick is compared and undone, a reload keeps the place, the end is ticked', async () => {
  const page = await openLesson(LESSON);
  const errors = errorsOf(page);
  await followTo(page, 4);
  expect(await page.locator('.l-ring[data-kind="now"]').count()).toBe(2);
  await optionOf(page, 'item single').click();
  await page.locator('.l-compared li').nth(1).waitFor();
  expect(await page.locator('.l-dock h3').textContent()).toBe('Free, but it waits ashore');
  await page.locator('.l-dock .l-main').click();
  await expect.poll(() => dueOf(page)).toBe('item stern');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.locator('.l-dock').waitFor();
  expect([await stepOf(page), await dueOf(page)]).toEqual([4, 'item stern']);
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tab').first().click();
  expect(await stepOf(page)).toBe(4);
  await followTo(page, MOMENTS);
  expect(await page.locator('.l-known li').count()).toBe(3);
  await page.goto('/learn');
  await page.locator('.l-lessons a[data-done="true"]').waitFor();
  expect(errors).toEqual([]);
});

test('by keys: Enter reads on, W says why, S shows, U takes an unwise pick back, L leads to the coach', async () => {
  const page = await openLesson(LESSON);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => stepOf(page)).toBe(3);
  await page.keyboard.press('w');
  await page.locator('.l-why').waitFor();
  await page.keyboard.press('8');
  await page.locator('.l-compared').waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => dueOf(page)).toBe('slot 3');
  await page.keyboard.press('s');
  await page.locator('.t-bar[data-mine="false"]').waitFor();
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  await page.keyboard.press('l');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('l-dock'))).toBe(true);
  await page.keyboard.press('4');
  await expect.poll(() => stepOf(page)).toBe(4);
});

test('on a phone: the coach stands over the table and covers nothing, every target is large enough', async () => {
  const page = await openLesson(LESSON, { viewport: PHONE, hasTouch: true, lang: 'fr', light: 'night' });
  await followTo(page, 4);
  const [dock, table] = await Promise.all(
    ['.l-dock', '.t-table'].map((part) => page.locator(part).boundingBox()),
  );
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + 1);
  expect(await sideways(page)).toBe(0);
  const heights = await page
    .locator('.l-dock :is(a, button):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(LEAST);
  expect(await axeFindings(page)).toEqual([]);
});

test('under many rows of players all that is said can be read', async () => {
  const page = await openLesson(CROWDED);
  for (let moment = 1; moment <= 3; moment += 1) {
    await followTo(page, moment);
    const [said, acts] = await Promise.all(
      ['.l-say', '.l-acts'].map((part) => page.locator(part).boundingBox()),
    );
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((acts?.y ?? 0) + 6);
  }
});

test('on a small phone the sheet gives way to what is read about, and nothing under it is ringed', async () => {
  const page = await openLesson(CROWDED, { viewport: SMALL_PHONE, hasTouch: true });
  const ring = page.locator('.l-ring');
  await expect.poll(() => ring.count()).toBe(1);
  expect(await page.locator('.t-bar').isVisible()).toBe(false);
  expect(await page.locator('.t-pages [aria-current="page"]').textContent()).toBe('Mine');
  await followTo(page, 3);
  await expect.poll(() => ring.count()).toBe(2); // the action on the board and its option
  const sheet = (await page.locator('.t-bar').boundingBox())?.y ?? 0;
  const boxes = await Promise.all((await ring.all()).map((one) => one.boundingBox()));
  for (const { y, height } of boxes.map((box) => box ?? { y: 0, height: 0 }))
    expect(y + height <= sheet + 8 || y >= sheet - 8).toBe(true);
});

test('on a phone a map moves to what the coach points at, and a page scrolls to it', async () => {
  const how = { viewport: PHONE, hasTouch: true };
  const map = await openLesson('/learn/hermagor/6', how);
  await followTo(map, 2);
  await expect.poll(() => map.locator('.l-ring').count()).toBe(1);
  const page = await openLesson('/learn/porto-carthago/7', how);
  await followTo(page, 2);
  await expect.poll(() => page.locator('.l-ring').count()).toBe(1);
});

test('options that wait in one group ring it once, and the ring goes with them', async () => {
  const page = await openLesson('/learn/carthago/5');
  const inBar = (): Promise<number> =>
    page
      .locator('.l-ring')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < 60).length);
  await expect.poll(inBar).toBe(0);
  await followTo(page, 2);
  await expect.poll(inBar).toBe(1);
  await page.locator('.l-dock .l-back').click();
  await expect.poll(inBar).toBe(0);
});

test('two moves of one’s own that were kept: the coach leads back to before the first of them', async () => {
  const page = await openLesson('/learn/oltre-mare/1');
  await followTo(page, 5);
  const keep = page.locator('.l-dock .l-act', { hasText: 'Keep it' });
  await optionOf(page, 'play corn-14').click();
  await keep.click();
  expect(await page.locator('.l-kept').count()).toBe(0);
  await optionOf(page, 'unplay corn-14').click();
  await keep.click();
  await page.locator('.l-kept button').click();
  await expect.poll(() => page.locator('.l-kept').count()).toBe(0);
  expect([await stepOf(page), await dueOf(page)]).toEqual([5, 'play wood-02']);
});

test('every course opens from the list, and loads no lesson before', async () => {
  const page = await visit('/learn');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.reload();
  const firsts = page.locator('.l-lessons a[href$="/1"]');
  await firsts.nth(COURSES - 1).waitFor();
  expect(loaded.filter((url) => /\/\d-[a-z-]+[^/]*\.js/.test(url))).toEqual([]);
  const paths = await firsts.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const path of paths) {
    await page.goto(path);
    await page.locator('.l-dock .l-main').waitFor();
    expect(await stepOf(page)).toBe(1);
  }
});

test('with the network off every course goes on, and its rules open beside the board', async () => {
  const page = await visit('/learn', { isKeptOffline: true });
  const errors = errorsOf(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const firsts = page.locator('.l-lessons a[href$="/1"]');
  await firsts.nth(COURSES - 1).waitFor();
  const paths = await firsts.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  await page.context().setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await page.locator('.l-dock .l-main').waitFor();
    await followTo(page, 2);
    await lookUpRules(page);
  }
  expect(errors).toEqual([]);
});

test('a first game after a lesson has the coach at hand: it shows a move when asked, and no other game does', async () => {
  const page = await visit('/', {
    before: () => localStorage.setItem('comptoir-lessons', '{"nauticus 1":{"at":8,"of":9,"isDone":true}}'),
  });
  await sitDown(page, 'nauticus');
  await page.locator('.l-dock .l-act', { hasText: 'Show me' }).click();
  await page.locator('.l-dock .l-fine').waitFor();
  await page.locator('.l-ring').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await sitDown(page, 'hermagor');
  expect(await page.locator('.l-dock').count()).toBe(0);
});

test('a course ends with a round of one’s own, on a phone too: the coach has a word when it is over', async () => {
  const page = await visit('/learn', {
    viewport: PHONE,
    hasTouch: true,
    before: () => {
      const known = localStorage.getItem('comptoir-lessons');
      if (known === null)
        localStorage.setItem('comptoir-lessons', '{"carthago 1":{"at":8,"of":9,"isDone":true}}');
    },
  });
  const errors = errorsOf(page);
  const round = page.locator('.l-course', { hasText: 'Carthago' }).first().locator('.l-lessons button');
  await round.tap();
  const heading = page.locator('.l-dock h2');
  await heading.filter({ hasText: 'A round of your own' }).waitFor();
  const [dock, table] = await Promise.all(
    ['.l-dock', '.t-table'].map((part) => page.locator(part).boundingBox()),
  );
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + 1);
  expect(await page.locator('.l-dock').getAttribute('data-round')).toBe('now');
  expect(await playQuickly(page, true, '.l-dock[data-round="over"]')).toBeGreaterThan(0);
  expect(await heading.textContent()).toBe('A whole round');
  await page.goto('/learn');
  await page.locator('.l-lessons button[data-done="true"]').waitFor();
  expect(errors).toEqual([]);
});
