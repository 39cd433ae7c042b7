// Once for the whole run: builds the app, serves it on a free port, starts one Chromium for all tests.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

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
const PATIENCE_MS = 600_000;

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
];

/** Builds and serves the app, as a visitor of `npm start` gets it. */
export function serve(): Promise<{ readonly address: string; readonly server: ChildProcess }> {
  // Its standard input is ours: when we are gone, however suddenly, it goes too.
  const server = spawn(process.execPath, ['tools/serve.mjs', '--tied'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      server.kill();
      reject(new Error('The server does not open.'));
    }, PATIENCE_MS);
    let said = '';
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [address] = /http:\S+(?=\/)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve({ address, server });
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The server ended: ${said}`));
    });
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser();
  const { address, server } = await serve();
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_FLAGS }).catch((error) => {
    server.kill();
    throw error;
  });
  project.provide('address', address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    server.kill();
    await browser.close();
  };
}
