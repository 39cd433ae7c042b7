// Every lesson of every course, in a real browser by what the coach points at.
import { BOXES } from '@comptoir/catalogue';
import { expect, test } from 'vitest';
import { followTo, openLesson } from './support/lesson.ts';
import { errorsOf, PHONE, useBrowser } from './support/visit.ts';

useBrowser();
const SCREENS = [
  ['desk', {}],
  ['phone', { viewport: PHONE, hasTouch: true, lang: 'fr' }],
] as const;

for (const box of BOXES) {
  const course = await box.loadCourse?.();
  for (const [n, { title, load }] of (course?.lessons ?? []).entries()) {
    test.each(SCREENS)(`${box.id} ${n + 1} “${title.en}”, %s`, async (_, how) => {
      const page = await openLesson(`/learn/${box.id}/${n + 1}`, how);
      const errors = errorsOf(page);
      await followTo(page, (await load()).moments.length);
      expect(await page.locator('.l-known li').count()).toBe(3);
      expect(errors).toEqual([]);
    });
  }
}
