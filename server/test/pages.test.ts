// The pages of the site, as browsers and crawlers ask for them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PagesServer, startPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-pages-'));
const SCRIPT = `console.log(${JSON.stringify('wine '.repeat(40_000))});`;
let pages: PagesServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Comptoir</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'sw.js'), '// a service worker');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  pages = await startPages(folder);
});
afterAll(async () => {
  await pages.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** As it stands: `fetch` would mend the path and unpack the answer. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(pages.url);
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, path, headers, method }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    });
    asked.on('error', fail).end();
  });
}

describe('pages', () => {
  test.each(['/', '/games/nauticus', '/play/abc?x=1', '/players/a%20b'])(
    '%s is a page of the app',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(String(body)).toContain('<title>Comptoir</title>');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('what changes its name with its contents is kept for ever, and travels packed', async () => {
    const path = '/assets/app-1a2b.js';
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/javascript/);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.length).toBe(Number(headers['content-length']));
    }
  });

  test('the service worker is always asked for anew', async () => {
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('who has it already is told so, without the contents', async () => {
    const { headers } = await ask('/');
    const etag = String(headers.etag);
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test.each([
    ['/nothing.png', 404],
    ['/assets/../../package.json', 403],
    ['/%2e%2e/%2e%2e/package.json', 403],
    ['/..%2f..%2fpackage.json', 404],
    ['/.vite/manifest.json', 404],
    ['/%E0%A4%A', 400],
    ['/index.html%00.js', 400],
  ])('%s is refused', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(String(answer.body)).not.toContain('wine');
    expect(String(answer.body)).not.toContain('comptoir');
  });

  test('nothing is posted to a page', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  test('a strange range costs nobody anything', async () => {
    for (const range of ['bytes=5-2', 'bytes=-', 'bytes=999999999-', 'bytes=a-b'])
      expect((await ask('/assets/app-1a2b.js', { range })).status).toBe(200);
  });

  test('endless names for the same file take no memory', async () => {
    const name = (n: number): string => `/assets/${'./'.repeat(n % 50)}app-1a2b.js?${n}`;
    const escaped = (n: number): string => `/assets/app-1a2b.j%73?${n}`;
    const used = async (): Promise<number> => {
      await new Promise((done) => setTimeout(done, 100));
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    for (let n = 0; n < 50; n += 1) await ask(name(n));
    const before = await used();
    for (let n = 0; n < 1500; n += 1) await ask(n % 2 === 0 ? name(n) : escaped(n));
    expect((await used()) - before).toBeLessThan(100e6); // kept once for each name, it would be 300 MB
  });
});
