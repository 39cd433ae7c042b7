// `npm run bench:web`: how heavy the app is and how quickly it answers. --json for machines.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(HERE, 'dist');
const VISITS = 5;
const PICKS = 30;
const LIMITS = { initial: 200, board: 150, firstPick: 5000, paint: 100 };
const PLACES = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const slowest = (list) => Math.max(0, ...list);

function serve() {
  const server = spawn(process.execPath, [join(HERE, '..', 'tools', 'serve.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const [address] = /http:\S+(?=\/)/.exec(String(text)) ?? [];
      if (address !== undefined) resolve({ address, server });
    });
    server.once('exit', () => reject(new Error('the server ended before it was open')));
  });
}

/** A chunk and everything it cannot do without. */
function closure(manifest, key, seen = new Set()) {
  if (seen.has(key) || manifest[key] === undefined) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, seen);
  return seen;
}

function kilobytes(manifest, keys) {
  const packed = [...keys].map((key) => gzipSync(readFileSync(join(DIST, manifest[key].file))).length);
  return packed.reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

function sizes() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
  const initial = closure(manifest, 'index.html');
  const added = (key, had) => [...closure(manifest, key)].filter((one) => !had.has(one));
  // shared by local and online tables, so the bundler names its chunk
  const tableKey = Object.keys(manifest).find((key) => /TablePage.*\.(js|tsx)$/.test(key)) ?? '';
  const table = closure(manifest, tableKey);
  const rows = [['initial JavaScript', kilobytes(manifest, initial), LIMITS.initial]];
  rows.push(['the table', kilobytes(manifest, added(tableKey, initial)), null]);
  for (const key of Object.keys(manifest)) {
    const [, game] = /games\/([a-z-]+)\/board\/index\.tsx$/.exec(key) ?? [];
    if (game === undefined) continue;
    const had = new Set([...initial, ...table]);
    rows.push([`board of ${game}`, kilobytes(manifest, added(key, had)), LIMITS.board]);
  }
  return rows.map(([what, value, limit]) => ({ what, unit: 'KB gzipped', value, limit }));
}

async function newcomer(browser, address) {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem(
      'comptoir',
      JSON.stringify({ lang: 'en', confirm: false, motion: 'no', level: 'mousse' }),
    );
  });
  return context;
}

/** From typing the address to the first pick shown, and the first paint on the way. */
async function firstVisit(browser, address) {
  const context = await newcomer(browser, address);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto('/');
  await page.locator('.hero .btn.go').click();
  const choose = page.locator('.t-option[data-state="legal"]').first();
  const name = await choose.getAttribute('data-target');
  await choose.click();
  await page.locator(`.t-option[data-target="${name}"]`).waitFor({ state: 'detached' });
  const firstPick = performance.now() - begun;
  const again = await context.newPage();
  await again.goto('/about');
  const paint = await again.evaluate(
    () =>
      new Promise((resolve) => {
        const watch = new PerformanceObserver((list) => {
          const found = list.getEntriesByName('first-contentful-paint')[0];
          if (found !== undefined) resolve(found.startTime);
        });
        watch.observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return { firstPick, paint };
}

/** In the page: from the click to the frame that shows what came of it. */
async function pickToPaint() {
  const button = document.querySelector('.t-option[data-state="legal"], .t-option[data-state="focus"]');
  const table = document.querySelector('.t-table');
  if (button === null || table === null) return null;
  const begun = performance.now();
  return new Promise((resolve) => {
    const before = table.querySelector('.t-bar')?.textContent;
    const watch = new MutationObserver(() => {
      if (table.querySelector('.t-bar')?.textContent === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    watch.observe(table, { subtree: true, childList: true, characterData: true });
    button.click();
  });
}

async function picks(browser, address) {
  const context = await newcomer(browser, address);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.hero .btn.go').click();
  const times = [];
  for (let n = 0; n < PICKS; n += 1) {
    await page.locator('.t-option[data-state="legal"]').first().waitFor();
    const time = await page.evaluate(pickToPaint);
    if (time !== null) times.push(time);
    await page.waitForTimeout(50);
  }
  await context.close();
  return times;
}

async function timings() {
  const { address, server } = await serve();
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visits = [];
    for (let n = 0; n < VISITS; n += 1) visits.push(await firstVisit(browser, address));
    const paints = await picks(browser, address);
    const firsts = visits.map((one) => one.firstPick);
    return [
      {
        what: 'first paint of a page',
        unit: 'ms, median',
        value: median(visits.map((one) => one.paint)),
        limit: null,
      },
      {
        what: 'first visit to first pick',
        unit: 'ms, median',
        value: median(firsts),
        limit: LIMITS.firstPick,
      },
      {
        what: 'first visit to first pick',
        unit: 'ms, slowest',
        value: slowest(firsts),
        limit: LIMITS.firstPick,
      },
      { what: 'pick to paint', unit: 'ms, median', value: median(paints), limit: LIMITS.paint },
      { what: 'pick to paint', unit: 'ms, slowest', value: slowest(paints), limit: null },
    ];
  } finally {
    await browser.close();
    server.kill();
  }
}

const times = await timings();
const rows = [...sizes(), ...times];
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else {
  for (const { what, unit, value, limit } of rows) {
    const bound = limit === null ? '' : `≤ ${limit}${value > limit ? '  over' : ''}`;
    console.log(`${what.padEnd(28)}${value.toFixed(1).padStart(8)}  ${unit.padEnd(14)}${bound}`);
  }
}
process.exitCode = rows.some(({ value, limit }) => limit !== null && value > limit) ? 1 : 0;
