// While servers are upgraded one after the other, a page of one version asks through the proxy for what only servers of its own have.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { balancerOf, haproxyProgram } from './haproxy.ts';
import { startPages } from './pages.ts';

const base = mkdtempSync(join(tmpdir(), 'comptoir-versions-'));

/** A server whose pages were built from other sources than those of another version. */
async function serverOf(n: number, version: string): Promise<string> {
  const folder = join(base, String(n));
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<script src="/assets/${version}.js"></script>`);
  writeFileSync(join(folder, 'assets', `${version}.js`), version);
  const { url, stop } = await startPages(folder, true);
  onTestFinished(stop);
  return url;
}

test.skipIf(haproxyProgram() === null).each([
  ['the first is new', ['new', 'old', 'old']],
  ['the last is old', ['new', 'new', 'old']],
])(
  'every page gets its assets, whichever server it came from: %s (needs haproxy)',
  async (_when, versions) => {
    onTestFinished(() => rmSync(base, { recursive: true, force: true }));
    const urls = await Promise.all(versions.map((version, n) => serverOf(n, version)));
    const balancer = balancerOf(urls);
    onTestFinished(() => balancer.close());
    const url = await balancer.open();
    const asked = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? 'old' : 'new'));
    const got = await Promise.all(
      asked.map(async (version) => (await fetch(`${url}/assets/${version}.js`)).text()),
    );
    expect(got).toEqual(asked);
    expect((await fetch(`${url}/assets/other.js`)).status).toBe(503);
  },
);
