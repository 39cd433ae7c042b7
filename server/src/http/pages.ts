// The pages of the site: files of the build, packed ones where the browser takes them, each with its headers. Nothing is kept in
// memory, so that no number of names for the same file can fill it.
import { extname, relative, sep } from 'node:path';
import { PlatformError } from '@comptoir/protocol';
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

/** What is neither a route nor a file. Any address without an extension is one of the app, whose page finds the way itself. */
function answerElse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  if (/^\/api(\/|$)/.test(path)) throw new PlatformError('noRoute');
  reply.headers(HEADERS);
  if (!['GET', 'HEAD'].includes(request.method)) return reply.status(405).header('Allow', 'GET, HEAD').send();
  if (extname(path) === '') return reply.status(200).sendFile('index.html');
  return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
}

/** Serves the files of a folder. */
export async function servePages(app: App, folder: string): Promise<void> {
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
  app.setNotFoundHandler(answerElse);
}
