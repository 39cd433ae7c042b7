// What stands between the server and the world: proxies, names that lie, requests that never end, pages for hosts alone.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect as dial } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { cleanUp, METRICS_TOKEN, type ServerProcess, startServer, stopServer } from './process.ts';

/** With limits so small that an address may try eight times. */
const LIMIT_FACTOR = '0.08';
let server: ServerProcess;

/** Two ways to run it are tried: as it is by default, and with all that a host may ask for. */
function useServerWith(env: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    server = await startServer({ LIMIT_FACTOR, ...env });
  });
  afterAll(async () => {
    await stopServer(server);
    cleanUp(server);
  });
}

/** A request with headers that `fetch` would not send. */
async function ask(path: string, headers: Readonly<Record<string, string>>, body = ''): Promise<number> {
  const { port } = new URL(server.url);
  const method = body === '' ? 'GET' : 'POST';
  const asked = request({ host: '127.0.0.1', port, path, method, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

let names = 0;
/** One wrong password; each for another name, so that only the address counts. */
async function signInFrom(address: string): Promise<number> {
  names += 1;
  const headers = { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': address };
  const body = { username: `nobody${names}`, password: 'wrong password' };
  return ask('/api/auth/sign-in/username', headers, JSON.stringify(body));
}
/** A dozen at the same time, more than any address may try: how they were answered, each answer once. */
async function dozen(address: (n: number) => string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => signInFrom(address(n))));
  return [...new Set(answers)].sort();
}

describe('by default', () => {
  useServerWith({ METRICS_TOKEN: '', API_DOCS: '' });

  test('a forged X-Forwarded-For does not get around the limit of sign-ins', async () => {
    expect(await dozen((n) => `198.51.100.${n}`)).toEqual([401, 429]);
  });

  test('going by no public name it answers to addresses and to names of its own network, and to nothing that a stranger could own', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'shelf', 'shelf.local', '192.168.1.7', '[::1]'])
      expect(await ask('/', { host: `${host}:8080` })).not.toBe(421);
    const evil = 'rebound.example:8080';
    for (const path of ['/', '/api/me', '/healthz']) expect(await ask(path, { host: evil })).toBe(421);
    const body = JSON.stringify({});
    const headers = { host: evil, origin: `http://${evil}`, 'content-type': 'application/json' };
    expect(await ask('/api/auth/sign-in/anonymous', headers, body)).toBe(421);
  });

  test('cuts off whoever begins a request and does not end it', async () => {
    const { port } = new URL(server.url);
    const head = 'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    const ends = ['', head, `${head}Content-Length: 100\r\n\r\n`].map(async (beginning) => {
      const socket = dial(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(beginning);
      socket.resume();
      await once(socket, 'close');
    });
    await Promise.all(ends);
    expect(await ask('/healthz', {})).toBe(200);
  });

  test('figures and the page about the routes are not there', async () => {
    expect(await ask('/metrics', {})).toBe(404);
    expect(await ask('/metrics', { authorization: 'Bearer ' })).toBe(404);
    expect(await ask('/api/docs', {})).toBe(404);
    expect(await ask('/api/docs/json', {})).toBe(404);
  });
});

describe('behind a proxy that is trusted, with pages for hosts', () => {
  useServerWith({ TRUST_PROXY: 'loopback', API_DOCS: 'on' });

  test('each address has a limit of its own, and what a client wrote before the proxy is not believed', async () => {
    expect(await dozen((n) => `198.51.100.${n}`)).toEqual([401]);
    expect(await dozen(() => '203.0.113.1')).toEqual([401, 429]);
    expect(await dozen((n) => `198.51.100.${n}, 203.0.113.2`)).toEqual([401, 429]);
  });

  test('the figures are for those who have the token, the page about the routes for everybody', async () => {
    expect(await ask('/metrics', {})).toBe(401);
    expect(await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}x` })).toBe(401);
    expect(await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await ask('/api/docs/json', {})).toBe(200);
  });
});

test('TRUST_PROXY that names no address is refused in one sentence', () => {
  expect(() => readConfig({ TRUST_PROXY: 'my-proxy' })).toThrow(/TRUST_PROXY: must be addresses or networks/);
  expect(readConfig({ TRUST_PROXY: '10.0.0.7, 192.168.0.0/16' }).TRUST_PROXY).toBeDefined();
});
