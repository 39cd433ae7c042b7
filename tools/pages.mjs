// The pages of the web app: built when something has changed since, answered with their headers, packed once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The runner tells bundled code where it lives. */
const ROOT = process.env.COMPTOIR_HOME ?? fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'web', 'dist');
const SOURCES = ['kernel', 'games', 'catalogue', 'bots', 'board-kit', 'protocol', 'web', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist', 'test']);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.json', '.txt']);
const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "style-src-attr 'unsafe-inline'", // SVG drawings carry their tints in style attributes
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).filter((name) => !IGNORED.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

function isStale() {
  const index = join(DIST, 'index.html');
  if (!existsSync(index)) return true;
  const built = statSync(index).mtimeMs;
  return SOURCES.some((name) => newest(join(ROOT, name)) > built);
}

/** Builds the web app if it is older than its sources. */
export function buildPages() {
  if (!isStale()) return;
  console.log('Building the web app …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (done.status !== 0) {
    console.error('The web app could not be built; the lines above say why.');
    process.exit(1);
  }
}

const shelf = new Map();

/** A file of the build with its headers, packed once. null: there is none. */
function fetchFile(path) {
  const known = shelf.get(path);
  if (known !== undefined) return known;
  const file = normalize(join(DIST, path));
  if (!file.startsWith(DIST + sep) || !existsSync(file) || !statSync(file).isFile()) return null;
  const body = readFileSync(file);
  const kind = extname(file);
  const fetched = {
    body,
    packed: PACKED.has(kind) ? gzipSync(body, { level: 9 }) : null,
    headers: {
      ...HEADERS,
      'Content-Type': TYPES[kind] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
      Vary: 'Accept-Encoding',
    },
  };
  shelf.set(path, fetched);
  return fetched;
}

/** The path asked for, or null for nonsense. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://comptoir').pathname);
  } catch {
    return null;
  }
}

export function answerPage(request, response) {
  const path = pathOf(request.url ?? '/');
  const isAsked = request.method === 'GET' || request.method === 'HEAD';
  if (path === null || !isAsked) {
    response.writeHead(path === null ? 400 : 405, HEADERS).end();
    return;
  }
  const isPage = extname(path) === ''; // addresses of the app; their page finds the way itself
  const found = isPage ? fetchFile('/index.html') : fetchFile(path);
  if (found === null) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  if (request.headers['if-none-match'] === found.headers.ETag) {
    response.writeHead(304, found.headers).end();
    return;
  }
  const isPacked = found.packed !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isPacked ? found.packed : found.body;
  const coding = isPacked ? { 'Content-Encoding': 'gzip' } : {};
  response.writeHead(200, { ...found.headers, ...coding, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
