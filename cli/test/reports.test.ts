// The people who run a server read what was reported, in its context, and note that they have seen to it; they see its tables and close them.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { Client, cleanUp, startServer, stopServer } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import { expect, test } from 'vitest';

const bin = resolve(import.meta.dirname, '../bin/comptoir.mjs');
const server = useServer();

interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}
const run = (...args: readonly string[]): Promise<Run> =>
  new Promise((done) => {
    const all = [bin, ...args, '--data', server().folder];
    const child = execFile(process.execPath, all, (_error, out, err) =>
      done({ status: child.exitCode ?? -1, out, err }),
    );
  });
const reports = (...args: readonly string[]): Promise<Run> => run('reports', ...args);

test('reports are listed with who, about whom, where, what and when, and are taken off the list with a note', async () => {
  expect(await reports()).toEqual({ status: 0, out: 'No reports.\n', err: '' });
  const [alma, bruno] = [await new Client(server().url).signIn(), await new Client(server().url).signIn()];
  for (const [client, name] of [
    [alma, 'Alma'],
    [bruno, 'Bruno'],
  ] as const)
    await client.api('/api/auth/update-user', 'POST', { name });
  const match = await alma.open();
  await bruno.sit(match);
  await Promise.all([alma.connect(), bruno.connect()]);
  await Promise.all([alma.join(match), bruno.join(match)]);
  const heard = alma.next(({ type }) => type === 'chat');
  bruno.send({ type: 'chat', match, id: '1', text: 'you play like a barrel' });
  await heard;
  await alma.api(`/api/players/${bruno.user}/report`, 'POST', { match, text: 'He insults me.\nTwice.' });
  await bruno.api(`/api/players/${alma.user}/report`, 'POST', { text: 'She reports me.' });
  const first = new RegExp(
    `^#1 {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}Alma \\(${alma.user}\\) about Bruno \\(${bruno.user}\\), at quay ${match} \\(running\\)
    He insults me\\.
    Twice\\.
    said there lately:
      “you play like a barrel”

#2 {2}.* about Alma \\(${alma.user}\\)
    She reports me\\.
$`,
  );
  const listed = await reports();
  expect(listed.err).toBe('');
  expect(listed.out).toMatch(first);
  expect(await reports('--handle', '1', '--note', 'spoke to both')).toMatchObject({ status: 0, err: '' });
  expect((await reports()).out).not.toContain('#1');
  expect((await reports('--all')).out).toMatch(/#1[^#]*handled \d{4}-\d\d-\d\d \d\d:\d\d: spoke to both\n/);
});

test.each([
  [['--handle', '99', '--note', 'x'], 'There is no report #99.\n'],
  [['--handle', 'x', '--note', 'x'], '--handle must be the number of a report.\n'],
  [['--handle', '1'], 'Say with --note what was done.\n'],
] as const)('%j is refused in one sentence', async (args, err) => {
  expect(await reports(...args)).toEqual({ status: 2, out: '', err });
});

test('a guest may report three times a day, and nobody who does not exist', async () => {
  const small = await startServer({ LIMIT_FACTOR: '1' });
  try {
    const [alma, bruno] = [await new Client(small.url).signIn(), await new Client(small.url).signIn()];
    const report = (user: string): Promise<Response> =>
      alma.fetch(`/api/players/${user}/report`, 'POST', { text: 'again' });
    expect((await report('nobody')).status).toBe(404);
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push((await report(bruno.user)).status);
    expect(answers).toEqual([201, 201, 429, 429]); // the one about nobody counts too
  } finally {
    await stopServer(small);
    cleanUp(small);
  }
});

test('tables that wait and games under way are listed, and one is closed with a reason that is read there', async () => {
  const [alma, bruno] = [await new Client(server().url).signIn(), await new Client(server().url).signIn()];
  const [waiting, running] = [await alma.open(), await alma.open()];
  await bruno.sit(running);
  expect((await run('tables')).out).toMatch(new RegExp(`^${waiting} .* quay, 1 of 2 seats`, 'm'));
  expect((await run('tables', '--running')).out).toMatch(
    new RegExp(`^${running} .* quay, 2 of 2 seats`, 'm'),
  );
  expect(await run('tables', '--close', running, '--text', 'a script')).toEqual({
    status: 0,
    out: `Table ${running} is closed.\n`,
    err: '',
  });
  expect(await bruno.api(`/api/matches/${running}`)).toMatchObject({ status: 'over', closedWhy: 'a script' });
});
