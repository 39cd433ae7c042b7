// The connections of an HTTP server: how many one address may hold, and stopping within a bound.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type Trust } from './address.ts';
import type { Limits } from './limits.ts';
import { refuseSocket } from './refuse-socket.ts';

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

/** Whoever opens connections and says nothing on them leaves some for others. Those of our own proxy are everybody's. */
export function limitConnections(server: Server, limits: Limits, trust: Trust): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (remoteAddress === '' || trust(remoteAddress, 0)) return;
    const address = addressKey(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > limits.most('connectionsOfAddress'))
      refuseSocket(socket, limits.reached('connectionsOfAddress'));
  });
}
