// Stopping an HTTP server within a bound: whoever does not hang up by themselves is cut off.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What was asked before the stop may still be answered, and pages may take their leave. */
const GRACE = 2000;

/** Every connection, also those that have become sockets, which `close` would wait for for ever. */
export function trackConnections(server: Server): { cutSoon(): void } {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return { cutSoon: () => void setTimeout(cut, GRACE).unref() };
}
