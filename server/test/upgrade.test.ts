// Pages that ask for a socket in every unfortunate way: none of them costs anybody else anything.
import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { cleanUp, METRICS_TOKEN, type ServerProcess, startServer, stopServer } from './process.ts';
import { TcpProxy } from './proxy.ts';
import { useDatabase } from './use-server.ts';

const database = useDatabase();
let proxy: TcpProxy;
let server: ServerProcess;
let alma: Client;
beforeAll(async () => {
  proxy = new TcpProxy(database());
  server = await startServer({ DATABASE_URL: await proxy.open() });
  alma = await new Client(server.url).signIn();
});
afterAll(async () => {
  proxy.mend();
  await stopServer(server);
  proxy.close();
  cleanUp({ postgres: null, folder: server.folder });
});

async function connection(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = dial(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function upgrade(path = '/api/socket', origin = server.url): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${alma.cookie}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A short text as a client sends it, under a mask of zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

async function answerTo(request: string): Promise<string> {
  const socket = await connection();
  socket.write(request);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n')[0] ?? '';
}

const isAlive = async (): Promise<void> => expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

test('a connection that is reset right after its request ends itself alone, hundreds of times over', async () => {
  for (let n = 0; n < 300; n += 1) {
    const socket = await connection();
    socket.write(upgrade());
    await new Promise((done) => setTimeout(done, n % 4));
    socket.resetAndDestroy();
  }
  await isAlive();
  expect((await (await new Client(server.url).signIn()).connect()).isOpen).toBe(true);
});

test('a message right behind the request is heard', async () => {
  const socket = await connection();
  socket.write(Buffer.concat([Buffer.from(upgrade()), frame('{"type":"join","match":"nowhere"}')]));
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  await expect.poll(() => heard).toContain('"gone"');
  socket.destroy();
});

test('while the database says nothing, wrong paths and origins are refused at once, and who gives up ends nothing', async () => {
  proxy.hold();
  try {
    expect(await answerTo(upgrade('/api/elsewhere'))).toBe('HTTP/1.1 404 Not Found');
    expect(await answerTo(upgrade('/api/socket', 'https://evil.example'))).toBe('HTTP/1.1 403 Forbidden');
    for (let n = 0; n < 20; n += 1) {
      const socket = await connection();
      socket.write(upgrade());
      await new Promise((done) => setTimeout(done, 5));
      socket.resetAndDestroy();
    }
    await isAlive();
  } finally {
    proxy.mend();
  }
});

test('while the database says nothing, whoever asks whether it is ready, and for its figures, is told so within their patience', async () => {
  proxy.hold();
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const signal = AbortSignal.timeout(9000); // Prometheus waits for ten seconds
  try {
    const [ready, figures] = await Promise.all(
      ['/readyz', '/metrics'].map((path) => fetch(`${server.url}${path}`, { headers, signal })),
    );
    expect([ready?.status, figures?.status]).toEqual([503, 200]);
    expect(await figures?.text()).toMatch(/^comptoir_ready 0$/m);
  } finally {
    proxy.mend();
  }
});

test('when the session cannot be looked up, the answer is that the server is unavailable', async () => {
  proxy.cut();
  try {
    expect(await answerTo(upgrade())).toBe('HTTP/1.1 503 Service Unavailable');
  } finally {
    proxy.mend();
  }
  await expect.poll(() => answerTo(upgrade())).toContain('101');
});
