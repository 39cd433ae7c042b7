// What no client library sends: broken requests, half of a request, frames against RFC 6455. One connection each.
import { connect, type Socket } from 'node:net';
import type { Dice } from './dice.ts';

/** Where, and as whom. */
export interface Target {
  readonly url: string;
  readonly cookie: string;
}
/** Bytes, and whether the sender waits for an answer or hangs up at once. */
interface Attack {
  readonly bytes: Buffer;
  readonly isRude: boolean;
}

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n\r\n`;
const request = (host: string, first: string, ...more: readonly string[]): string =>
  lines(first, `Host: ${host}`, 'Connection: close', ...more);

function brokenRequests(host: string, cookie: string): readonly [string, ...string[]] {
  const post = 'POST /api/matches HTTP/1.1';
  const json = ['Content-Type: application/json', `Cookie: ${cookie}`];
  return [
    '\u0000\u0001\u0002\u0003\r\n\r\n',
    lines('GET / HTTP/9.9'),
    lines('GET /api/me'),
    lines('GET /api/me HTTP/1.1'),
    request(host, 'FROB /api/me HTTP/1.1'),
    request(host, 'GET /api/\u0000 HTTP/1.1'),
    request(host, 'GET http://elsewhere.example/api/me HTTP/1.1'),
    request(host, 'CONNECT elsewhere.example:443 HTTP/1.1'),
    request(host, 'GET /api/me HTTP/1.1', `X-Long: ${'a'.repeat(20_000)}`),
    request(host, 'GET /api/me HTTP/1.1', ...Array.from({ length: 900 }, (_, n) => `X-${n}: a`)),
    request(host, 'GET /api/me HTTP/1.1', 'X-Bad\u0000: a'),
    request(host, 'GET /api/me HTTP/1.1', 'Host: elsewhere.example'),
    request(host, 'GET /api/me HTTP/1.1', 'Expect: the unexpected'),
    `${request(host, post, ...json, 'Content-Length: 100')}{"game":`,
    `${request(host, post, ...json, 'Content-Length: -1')}{}`,
    `${request(host, post, ...json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}{}`,
    `${request(host, post, ...json, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n`,
    `${request(host, post, ...json, 'Transfer-Encoding: chunked')}ffffffff\r\n{}`,
    request(host, 'GET /healthz HTTP/1.1').replace('close', 'keep-alive').repeat(20),
  ];
}

function upgrade(host: string, cookie: string, ...changes: readonly (readonly [string, string])[]): string {
  const headers = new Map([
    ['Host', host],
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
    ['Cookie', cookie],
    ...changes,
  ]);
  return lines('GET /api/socket HTTP/1.1', ...[...headers].map(([name, value]) => `${name}: ${value}`));
}

function brokenUpgrades(host: string, cookie: string): readonly [string, ...string[]] {
  return [
    upgrade(host, cookie, ['Sec-WebSocket-Version', '99']),
    upgrade(host, cookie, ['Sec-WebSocket-Key', 'short']),
    upgrade(host, cookie, ['Upgrade', 'h2c']),
    upgrade(host, cookie, ['Origin', 'https://elsewhere.example']),
    upgrade('elsewhere.example', cookie),
    upgrade(host, 'comptoir.session_token=forged'),
    upgrade(host, cookie).replace('/api/socket', '/api/socket/../socket'),
    upgrade(host, cookie).replace('GET', 'POST'),
    upgrade(host, cookie, ['Sec-WebSocket-Protocol', ',,,']),
    upgrade(host, cookie, ['Sec-WebSocket-Extensions', 'permessage-deflate; server_max_window_bits=99']),
    `${upgrade(host, cookie)}not a frame at all`,
  ];
}

const masked = (first: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | body.length, 0, 0, 0, 0]), body]);
const CLOSE = 0x88;
const BROKEN_FRAMES: readonly [Buffer, ...Buffer[]] = [
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]), // without a mask
  masked(0xf1, Buffer.from('{}')), // reserved bits
  masked(0x83, Buffer.from('{}')), // no such kind of frame
  masked(0x80, Buffer.from('{}')), // goes on with nothing
  masked(0x09, Buffer.from('a')), // a ping in parts
  Buffer.concat([Buffer.from([0x89, 0xfe, 0, 126, 0, 0, 0, 0]), Buffer.alloc(126)]), // a long ping
  masked(0x81, Buffer.from([0xff, 0xfe, 0xc0])), // no UTF-8
  Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]), // longer than the world
  Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]), // 64 KiB, announced
  masked(CLOSE, Buffer.from([0x03])),
  masked(CLOSE, Buffer.from([0x03, 0xe7])), // 999
  masked(CLOSE, Buffer.from([0x03, 0xed])), // 1005
  masked(CLOSE, Buffer.from([0x03, 0xe8, 0xff])),
  masked(CLOSE, Buffer.alloc(0)),
  Buffer.concat(Array.from({ length: 300 }, () => masked(0x01, Buffer.from('a')))), // never whole
  Buffer.concat(Array.from({ length: 500 }, () => masked(0x89, Buffer.from('a')))), // pings
];

export function newAttack({ url, cookie }: Target, dice: Dice): Attack {
  const { host } = new URL(url);
  const isRude = dice.oneIn(4);
  switch (dice.below(3)) {
    case 0:
      return { bytes: Buffer.from(dice.of(brokenRequests(host, cookie)), 'latin1'), isRude };
    case 1:
      return { bytes: Buffer.from(dice.of(brokenUpgrades(host, cookie)), 'latin1'), isRude };
    default:
      return { bytes: Buffer.concat([Buffer.from(upgrade(host, cookie)), dice.of(BROKEN_FRAMES)]), isRude };
  }
}

/** Whoever hears nothing for so long hangs up. */
const SILENCE = 200;

/** Sends the bytes; all that is answered until the end. A rude sender resets the connection instead of listening. */
export function attack({ url }: Target, { bytes, isRude }: Attack): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const heard: Buffer[] = [];
    const socket: Socket = connect(Number(port), hostname);
    socket.setTimeout(SILENCE, () => socket.destroy());
    socket.on('data', (data) => heard.push(data));
    socket.on('error', () => undefined);
    socket.on('close', () => done(Buffer.concat(heard).toString('latin1')));
    socket.write(bytes, () => {
      if (isRude) socket.resetAndDestroy();
    });
  });
}
