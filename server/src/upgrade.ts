// A page asks for a socket. Whatever becomes of the connection or of the database meanwhile ends this request alone.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, PlatformError, versionIn, versionRefusal } from '@comptoir/protocol';
import type { Logger } from 'pino';
import { addressKey, addressOf, type Trust } from './address.ts';
import { headersOf } from './http/context.ts';
import type { Limits } from './limits.ts';
import type { People } from './people/auth.ts';
import { refuseSocket } from './refuse-socket.ts';
import type { Site } from './site.ts';
import type { Sockets } from './socket.ts';

export interface UpgradeSettings {
  readonly site: Site;
  readonly people: People;
  readonly sockets: Sockets;
  readonly limits: Limits;
  readonly trust: Trust;
  /** The server is on its way out: whoever comes is to go to another. */
  isLeaving(): boolean;
  readonly log: Logger;
}

/** What can be said without asking the database. */
function refusalOf({ url, headers }: IncomingMessage, site: Site): ErrorCode | null {
  if (url !== '/api/socket') return 'noRoute';
  const { origin, host } = headers;
  if (!site.isHost(host)) return 'wrongHost';
  if (versionRefusal(versionIn(headers['sec-websocket-protocol'])) === 'newPage') return 'newPage'; // a proxy asks the next server
  return origin === undefined || site.isOwn(origin, host) ? null : 'wrongOrigin';
}

export function acceptUpgrades(server: Server, settings: UpgradeSettings): void {
  const { site, people, sockets, limits, trust, log } = settings;
  const welcome = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const address = addressOf(request, trust); // a connection that is gone has none
    try {
      limits.spend('requestsOfAddress', addressKey(address)); // who they are is looked up in the database
      const pass = await people.passOf(headersOf(request));
      if (socket.destroyed) return;
      if (pass === null) refuseSocket(socket, 'notSignedIn');
      else sockets.accept({ request, head, pass, address });
    } catch (error) {
      if (error instanceof PlatformError) return refuseSocket(socket, error.code);
      log.error({ err: error }, 'upgrade');
      refuseSocket(socket, 'away');
    }
  };
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy()); // Node has taken its own listener away, ws adds one much later
    const refusal = refusalOf(request, site) ?? (settings.isLeaving() ? 'away' : null);
    if (refusal === null) void welcome(request, socket, head);
    else refuseSocket(socket, refusal);
  });
}
