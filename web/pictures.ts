// npm run pictures [-- <game> …]
//   Every board at the start, in the middle and at the end, on a desk, at night and on a phone, for the README; and the small pictures
//   the picture test compares with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@comptoir/catalogue';
import { type Browser, chromium, type Page } from 'playwright-core';
import { shrunk } from './test/support/picture.ts';
import { bring, positionOf } from './test/support/position.ts';
import { BROWSER_FLAGS, findBrowser, serve } from './test/support/setup.ts';

const root = process.env.COMPTOIR_HOME ?? process.cwd();
const SHOTS = [
  { name: 'start', part: 0, light: 'day', viewport: { width: 1440, height: 900 } },
  { name: 'middle', part: 0.6, light: 'day', viewport: { width: 1440, height: 900 } },
  { name: 'night', part: 0.6, light: 'night', viewport: { width: 1440, height: 900 } },
  { name: 'phone', part: 0.6, light: 'day', viewport: { width: 390, height: 844 } },
  { name: 'end', part: 1, light: 'day', viewport: { width: 1440, height: 900 } },
] as const;

async function shoot(
  browser: Browser,
  address: string,
  game: string,
  shot: (typeof SHOTS)[number],
): Promise<void> {
  const { name, part, light, viewport } = shot;
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const settings = JSON.stringify({ lang: 'en', light, confirm: false, speed: 'none', level: 'mousse' });
  await context.addInitScript((text) => localStorage.setItem('comptoir', text), settings);
  const page: Page = await context.newPage();
  await bring(page, await positionOf(root, game, part));
  await page
    .locator(part < 1 ? '.t-bar[data-mine="true"]' : '.t-final')
    .first()
    .waitFor();
  if (name !== 'phone') await page.mouse.move(2, 2);
  await page.waitForTimeout(part < 1 ? 800 : 6000);
  await page.screenshot({
    path: join(root, 'docs', 'pictures', `${game}-${name}.jpg`),
    type: 'jpeg',
    quality: 82,
  });
  if (name === 'middle') {
    const small = await shrunk(page, await page.screenshot());
    writeFileSync(join(root, 'web', 'test', 'pictures', `${game}.png`), small);
  }
  await context.close();
}

const wanted = process.argv.slice(2);
for (const folder of ['docs', 'web/test']) mkdirSync(join(root, folder, 'pictures'), { recursive: true });
const pages = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
for (const game of GAME_IDS.filter((id) => wanted.length === 0 || wanted.includes(id))) {
  for (const shot of SHOTS) await shoot(browser, pages.url, game, shot);
  console.log(`${game}: ${SHOTS.length} pictures`);
}
await browser.close();
await pages.stop();
