// A "no" on a connection that never became a request or a socket: by hand, in the shape of all the others.
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '@comptoir/protocol';

/** Answers with the code and hangs up. */
export function refuseSocket(socket: Duplex, code: ErrorCode): void {
  const [status, message] = ERRORS[code];
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
