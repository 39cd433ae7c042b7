// A host of the database that dies while it is asked whether it takes writes.
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { connect } from '../src/database/index.ts';

/** As PostgreSQL says it: whoever it is may come in, and may ask. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

test('a host that dies as soon as it has let somebody in fails that connection, and not the process', async () => {
  const dying = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.destroy());
    });
  });
  await new Promise<void>((done) => dying.listen(0, '127.0.0.1', done));
  const address = dying.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const { pool } = connect(`postgres://anybody:word@${host},${host}/comptoir`);
  for (let n = 0; n < 3; n += 1) await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
  dying.close();
});
