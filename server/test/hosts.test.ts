// Hosts of the database at moments that a real one passes in microseconds.
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HostClient, Hosts } from '../src/database/hosts.ts';
import { connect } from '../src/database/index.ts';
import { freePort } from '../src/free-port.ts';

/** A message of PostgreSQL's protocol: its letter, its length, its body. */
function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
}
const READY = message('Z', 'I');
/** Whoever it is may come in, and may ask. */
const WELCOME = Buffer.concat([message('R', '\0\0\0\0'), READY]);
const DONE = message('C', 'SELECT 0\0');
const WARNING = message('N', 'SWARNING\0C01000\0Mcanceling wait\0RSyncRepWaitForLSN\0\0');

/** A host that lets everybody in, and answers the first question by this. */
async function newHost(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => answer(socket));
    });
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${port}`;
}

test('a host that dies as soon as it has let somebody in fails that connection, and not the process', async () => {
  const host = await newHost((socket) => socket.destroy());
  const { pool } = connect(`postgres://anybody:word@${host},${host}/comptoir`);
  for (let n = 0; n < 3; n += 1) await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
});

test('that nobody waited for the standby is said when others see what was committed, and not with the warning', async () => {
  let isReady = (): void => undefined;
  const host = await newHost((socket) => {
    socket.write(Buffer.concat([DONE, WARNING]));
    isReady = () => void socket.write(READY);
  });
  const client = new HostClient({}, new Hosts(`postgres://anybody:word@${host}/comptoir`));
  await client.connect();
  let told = 'nothing';
  const tell = (word: string) => (): void => {
    told = word;
  };
  const warned = new Promise((heard) => client.once('notice', heard));
  const asked = client.query('select 1').then(tell('all is well'), ({ message: why }: Error) => tell(why)());
  await warned;
  await new Promise((later) => setImmediate(later));
  expect(told).toBe('nothing');
  isReady();
  await asked;
  expect(told).toBe('Nobody waited for the standby.');
});
