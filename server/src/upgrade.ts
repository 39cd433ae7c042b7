// A page asks for a socket. Whatever becomes of the connection or of the database meanwhile ends this request alone.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { addressOf, type Trust } from './address.ts';
import { headersOf } from './http/context.ts';
import type { People } from './people/auth.ts';
import type { Site } from './site.ts';
import type { Sockets } from './socket.ts';

export interface UpgradeSettings {
  readonly site: Site;
  readonly people: People;
  readonly sockets: Sockets;
  readonly trust: Trust;
  readonly log: Logger;
}

function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What can be said without asking the database. */
function refusalOf({ url, headers }: IncomingMessage, site: Site): string | null {
  if (url !== '/api/socket') return '404 Not Found';
  const { origin, host } = headers;
  if (!site.isHost(host)) return '421 Misdirected Request';
  return origin === undefined || site.isOwn(origin, host) ? null : '403 Forbidden';
}

export function acceptUpgrades(server: Server, { site, people, sockets, trust, log }: UpgradeSettings): void {
  const welcome = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    try {
      const pass = await people.passOf(headersOf(request));
      if (socket.destroyed) return;
      if (pass === null) refuse(socket, '401 Unauthorized');
      else sockets.accept({ request, head, pass, address: addressOf(request, trust) });
    } catch (error) {
      log.error({ err: error }, 'upgrade');
      refuse(socket, '503 Service Unavailable');
    }
  };
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy()); // Node has taken its own listener away, ws adds one much later
    const refusal = refusalOf(request, site);
    if (refusal === null) void welcome(request, socket, head);
    else refuse(socket, refusal);
  });
}
