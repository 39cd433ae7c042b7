// The pages of the site: files of the build, packed ones where the browser takes them, each with its headers. Nothing is kept in
// memory, so that no number of names for the same file can fill it.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PlatformError } from '@comptoir/protocol';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './context.ts';

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
  Vary: 'Accept-Encoding',
};
/** Their names change with what is in them. */
const ASSETS = `assets${sep}`;

/** Pages that are drawn beforehand: `<language>/<address>.html`, the first of them `home`; and the frame of a `table`. */
const PAGES = `pages${sep}`;

/** The files of the pages that the build has drawn beforehand, by language and address. */
function drawnIn(folder: string): ReadonlyMap<string, string> {
  const pages = join(folder, PAGES);
  const files = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const address = file.split(sep).join('/').slice(0, -'.html'.length);
        return [address.replace(/^(\w+)\/home$/, '$1/'), join(PAGES, file)];
      }),
  );
}

/** A table on the visitor's device. */
const TABLE = /^\/table\/\w+$/;

/** The file that answers an address of the app: its page in the browser's first language, or one that finds the way itself. */
function pageFor(drawn: ReadonlyMap<string, string>, { url, headers }: FastifyRequest): string {
  const lang = headers['accept-language']?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  return drawn.get(TABLE.test(url) ? 'table' : `${lang}${url}`) ?? 'index.html';
}

/** As well as can be done while somebody waits. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page that was changed, which is no file of the build any more: packed here where the browser takes that. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const coding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (coding === null) return reply.send(page);
  reply.header('Content-Encoding', coding);
  return reply.send(
    coding === 'br' ? await promisify(brotliCompress)(page, QUICKLY) : await promisify(gzip)(page),
  );
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What is neither a route nor a file. Any address without an extension is one of the app. */
function answerElse(
  folder: string,
  { headOf = async () => null, mayHaveOthers = false }: PageSettings,
): Handler {
  const drawn = drawnIn(folder);
  return async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (/^\/api(\/|$)/.test(path)) throw new PlatformError('noRoute');
    reply.headers(HEADERS);
    if (!['GET', 'HEAD'].includes(request.method))
      return reply.status(405).header('Allow', 'GET, HEAD').send();
    const status = mayHaveOthers && path.startsWith('/assets/') ? 503 : 404; // a proxy asks the next server
    if (extname(path) !== '')
      return reply.status(status).type('text/plain; charset=utf-8').send('Not found\n');
    reply.header('Vary', `${HEADERS.Vary}, Accept-Language`);
    const file = pageFor(drawn, request);
    const head = await headOf(request);
    if (head === null) return reply.status(200).sendFile(file);
    const page = await readFile(join(folder, file), 'utf8');
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
    return sendPacked(
      request,
      reply,
      page.replace('</head>', () => `${head}</head>`),
    );
  };
}

/** What a page says about itself to whoever shows links to it; null: nothing of its own. */
export type HeadOf = (request: FastifyRequest) => Promise<string | null>;

interface PageSettings {
  readonly headOf?: HeadOf;
  /** There may be servers of another version beside this one, whose pages ask for assets that are not here. */
  readonly mayHaveOthers?: boolean;
}

/** Serves the files of a folder. */
export async function servePages(app: App, folder: string, settings: PageSettings = {}): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      const isImmutable = relative(folder, path).startsWith(ASSETS);
      response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answer = answerElse(folder, settings);
  app.get('/', answer);
  app.setNotFoundHandler(answer);
}
