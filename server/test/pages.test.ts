// The pages of the site, as browsers and crawlers ask for them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type PagesServer, startPages } from './pages.ts';
import { useServer } from './use-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-pages-'));
const SCRIPT = `console.log(${JSON.stringify('wine '.repeat(40_000))});`;
let pages: PagesServer;
const server = useServer({ TEST_PAGES: folder });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Comptoir</title></head>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  for (const lang of ['en', 'fr']) {
    mkdirSync(join(folder, 'pages', lang, 'games'), { recursive: true });
    for (const name of ['home', 'games/hermagor'])
      writeFileSync(join(folder, 'pages', lang, `${name}.html`), `<title>Comptoir</title>${name} ${lang}`);
  }
  writeFileSync(join(folder, 'pages', 'table.html'), '<title>Comptoir</title>the frame of a table');
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

  test.each([
    ['/', undefined, 'home en'],
    ['/', 'fr-CH, fr;q=0.9, en;q=0.8', 'home fr'],
    ['/games/hermagor', 'en-GB,en;q=0.9,fr;q=0.8', 'games/hermagor en'],
    ['/games/hermagor', 'FR', 'games/hermagor fr'],
    ['/table/676bd0f6ef', 'FR', 'the frame of a table'],
  ])('%s in %s is the page that was drawn beforehand', async (path, languages, drawn) => {
    const { headers, body } = await ask(
      path,
      languages === undefined ? {} : { 'accept-language': languages },
    );
    expect(String(body)).toContain(drawn);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toMatch(/Accept-Language/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test.each([
    '/games/hermagor?from=/table/a',
    '/games/../games/hermagor',
    '/home',
    '/fr/home',
    '/table/676bd0f6ef/review',
  ])('%s is none that was drawn beforehand', async (path) => {
    expect(String((await ask(path)).body)).not.toMatch(/hermagor en|home en|home fr|frame/);
  });

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

describe('links', () => {
  /** What a page says about itself to whoever shows a link to it. */
  async function tagsOf(path: string, language = 'en'): Promise<ReadonlyMap<string, string>> {
    const answer = await fetch(`${server().url}${path}`, { headers: { 'accept-language': language } });
    const text = await answer.text();
    expect(text).toContain('<title>Comptoir</title>');
    const found = text.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g);
    return new Map([...found].map(([, name = '', content = '']) => [name, content]));
  }
  const named = async (name: string): Promise<Client> => {
    const client = await new Client(server().url).signIn();
    await client.api('/api/auth/update-user', 'POST', { name });
    return client;
  };
  const pictureAt = async (url: string | undefined): Promise<Buffer> => {
    const answer = await fetch(url ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    return Buffer.from(await answer.arrayBuffer());
  };

  test('to a public table say who sits there, in the language of the link, with a picture that follows the table', async () => {
    const alma = await named('Alma <b>');
    const match = await alma.open({ isPublic: true, game: 'nauticus', seats: ['me', 'open'] });
    const tags = await tagsOf(`/play/${match}`);
    expect(tags.get('og:title')).toBe('Nauticus: Alma &lt;b&gt;');
    expect(tags.get('og:description')).toBe(
      '2 players · no clock · friendly. Sit down or watch, in the browser, without an account.',
    );
    const open = tags.get('og:image')?.replaceAll('&amp;', '&');
    const drawn = await pictureAt(open);
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630]);
    const french = await tagsOf(`/play/${match}?lang=fr`);
    expect(french.get('og:description')).toContain('Prenez place');
    expect((await tagsOf(`/play/${match}`, 'fr-CH')).get('og:title')).toBe('Nauticus\u202F: Alma &lt;b&gt;');
    const bruno = await named('Bruno');
    await bruno.sit(match);
    const full = await tagsOf(`/play/${match}`);
    expect(full.get('og:title')).toContain('Bruno');
    expect(full.get('og:image')).not.toBe(tags.get('og:image'));
    expect(await pictureAt(full.get('og:image')?.replaceAll('&amp;', '&'))).not.toEqual(drawn);
  });

  test('to a private table show the game and nothing of the table', async () => {
    const alma = await named('Alma');
    const match = await alma.open({ game: 'nauticus', seats: ['me', 'open'] });
    const tags = await tagsOf(`/play/${match}`);
    expect(tags.get('og:title')).toBe('Nauticus · Comptoir');
    expect(tags.get('og:image')).toBe(`${server().url}/boxes/nauticus.en.jpg`);
    expect([...tags.values()].join(' ')).not.toContain('Alma');
    const refused = await fetch(`${server().url}/pictures/${match}`);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'private' }),
    ]);
    expect((await fetch(`${server().url}/pictures/nowhere`)).status).toBe(404);
  });

  test('pages that say something about themselves travel packed like the others', async () => {
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(`${server().url}/games/nauticus`, {
        headers: { 'accept-encoding': accepted },
      });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toContain('og:title');
    }
  });

  test('to a game say what it is; other pages, and tables there are none of, say nothing of their own', async () => {
    expect((await tagsOf('/games/nauticus')).get('og:title')).toBe('Nauticus · Comptoir');
    for (const path of ['/settings', '/play/nowhere', '/games/nowhere'])
      expect([...(await tagsOf(path))]).toEqual([]);
  });
});
