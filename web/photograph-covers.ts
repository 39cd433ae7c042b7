// npm run covers [-- <game> …]
//   Photographs the games' covers as pages show them, games/<game>/box/cover-<language>-<width>.webp, and as links do,
//   cover-<language>.jpg. After every change of a cover.
import { writeFileSync } from 'node:fs';
import { BOXES } from '@comptoir/catalogue';
import { LANGUAGES } from '@comptoir/kernel';
import { chromium } from 'playwright-core';
import { COVER_WIDTHS, coverFile, coverOf, LINK_WIDTH, linkFile } from './covers.ts';
import { photographCover, pictureOf } from './test/support/cover.ts';
import { BROWSER_FLAGS, findBrowser } from './test/support/setup.ts';

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
for (const box of BOXES.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  for (const lang of LANGUAGES) {
    const drawing = await coverOf(box, lang);
    for (const width of COVER_WIDTHS) {
      const webp = await pictureOf(browser, await photographCover(browser, drawing, width), 'image/webp');
      writeFileSync(coverFile(box.id, lang, width), webp);
    }
    const large = await photographCover(browser, drawing, LINK_WIDTH);
    writeFileSync(linkFile(box.id, lang), await pictureOf(browser, large, 'image/jpeg'));
  }
  console.log(`${box.id}: ${LANGUAGES.length * (COVER_WIDTHS.length + 1)} pictures`);
}
await browser.close();
