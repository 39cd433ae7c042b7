// npm run pictures [-- <game> …]
//   Every board at the start, in the middle and at the end, on a desk, at night and on a phone, for the README; and the small pictures
//   the picture tests compare with; the figures of the rules, small, on one sheet a game.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@comptoir/catalogue';
import { type Browser, chromium, type Page } from 'playwright-core';
import { photograph } from './test/support/figures.ts';
import { sheetOf, shrunk } from './test/support/picture.ts';
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

/** As tests visit: a desk by day, in English. */
async function open(browser: Browser, address: string, shot: (typeof SHOTS)[number]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: shot.viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const settings = JSON.stringify({
    lang: 'en',
    light: shot.light,
    confirm: false,
    speed: 'none',
    level: 'mousse',
  });
  await context.addInitScript((text) => localStorage.setItem('comptoir', text), settings);
  return context.newPage();
}

async function shootFigures(browser: Browser, address: string, game: string): Promise<void> {
  const page = await open(browser, address, SHOTS[0]);
  await page.goto(`/games/${game}/rules`);
  const pngs = (await photograph(page)).map(({ png }) => png);
  writeFileSync(join(root, 'web', 'test', 'pictures', `figures-${game}.png`), await sheetOf(page, pngs));
  await page.context().close();
}

async function shoot(
  browser: Browser,
  address: string,
  game: string,
  shot: (typeof SHOTS)[number],
): Promise<void> {
  const { name, part } = shot;
  const page = await open(browser, address, shot);
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
  await page.context().close();
}

const wanted = process.argv.slice(2);
for (const folder of ['docs', 'web/test']) mkdirSync(join(root, folder, 'pictures'), { recursive: true });
const pages = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
for (const game of GAME_IDS.filter((id) => wanted.length === 0 || wanted.includes(id))) {
  for (const shot of SHOTS) await shoot(browser, pages.url, game, shot);
  await shootFigures(browser, pages.url, game);
  console.log(`${game}: ${SHOTS.length} pictures, and the figures`);
}
await browser.close();
await pages.stop();
