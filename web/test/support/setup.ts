// Once for the whole run: builds the app, serves it on a free port, starts one Chromium for all tests. Both end with this process.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PagesServer, startPages } from '@comptoir/server/testing';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildPages } from '../../../tools/build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

/** Bundled code is told by its runner where it lives. */
const ROOT = process.env.COMPTOIR_HOME ?? fileURLToPath(new URL('../../..', import.meta.url));
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const NO_BROWSER =
  'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to the program.';

function installed(): string | null {
  const wanted = process.env.CHROME_PATH;
  if (wanted !== undefined) {
    if (!existsSync(wanted))
      throw new Error(`CHROME_PATH is ${wanted}, where there is nothing. ${NO_BROWSER}`);
    return wanted;
  }
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/** A browser of this machine; on a bare Debian, where one may install, it is installed. */
export function findBrowser(): string {
  const found = installed();
  if (found !== null) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Error(NO_BROWSER);
  const apt = (...args: readonly string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  const wanted = ['install', '-y', '--no-install-recommends', 'chromium'];
  if (!apt(...wanted) && apt('update')) apt(...wanted); // a bare system has no lists yet, or old ones
  const now = installed();
  if (now === null) throw new Error(NO_BROWSER);
  return now;
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP *.local 127.0.0.1', // a network of one's own, where pages are not secure
];

/** Builds and serves the app, as a visitor of `npm start` gets it. */
export async function serve(): Promise<PagesServer> {
  await buildPages();
  return startPages(join(ROOT, 'web', 'dist'));
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser();
  const pages = await serve();
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_FLAGS });
  project.provide('address', pages.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await pages.stop();
  };
}
