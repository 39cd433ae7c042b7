// The past of a table online: a turn is one request, however many picks it has.
import { MOST_POSITIONS } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { PastPositions } from '../src/online/past-positions.ts';

/** A server that still shows the positions from 3 to 99, and what it was asked. */
class Server {
  readonly asked: string[] = [];
  isThere = true;
  readonly past = new PastPositions('m', async ({ from, to, eyes }) => {
    this.asked.push(`${from}-${to} by ${eyes}`);
    if (!this.isThere) throw new Error('out of reach');
    const first = Math.min(Math.max(Number(from), 3), 99);
    const last = Math.max(first, Math.min(Number(to), 99));
    const blank = { viewer: null, view: {}, waiting: [], result: null };
    return Array.from({ length: last - first + 1 }, (_, n) => ({ ...blank, seq: first + n }));
  });
  seqs = async (...wanted: readonly number[]): Promise<readonly number[]> =>
    (await Promise.all(wanted.map((seq) => this.past.at(seq, 0)))).map(({ seq }) => seq);
}

test('what is wanted together is one request for each pair of eyes', async () => {
  const server = new Server();
  const other = server.past.at(9, null);
  expect(await server.seqs(5, 7, 6)).toEqual([5, 7, 6]);
  expect((await other).seq).toBe(9);
  expect(server.asked).toEqual(['9-9 by -1', '5-7 by 0']);
  expect(await server.seqs(8)).toEqual([8]);
  expect(server.asked).toHaveLength(3);
});

test('no request asks for more than is answered, and what is out of reach is the nearest there is', async () => {
  const server = new Server();
  const far = 10 + MOST_POSITIONS;
  expect(await server.seqs(0, 10, far, 400)).toEqual([3, 10, far, 99]);
  expect(server.asked).toEqual(['0-10 by 0', `${far}-${far} by 0`, '400-400 by 0']);
});

test('a server that is out of reach is asked again the next time', async () => {
  const server = new Server();
  server.isThere = false;
  await expect(server.seqs(4, 5)).rejects.toThrow('out of reach');
  server.isThere = true;
  expect(await server.seqs(4, 5)).toEqual([4, 5]);
});
