// What people are called: names are seen as they are, and nobody at a table passes for somebody else.
import { describe, expect, test } from 'vitest';
import { isBotName, normalName, skeletonOf, toldApart } from '../src/people/names.ts';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

describe('a name as it is kept', () => {
  test.each([
    ['Alma', 'Alma'],
    ['  Alma \t de\n la   Mer ', 'Alma de la Mer'],
    ['Zoe\u0308', 'Zoë'],
    ['\u202eamlA\u202c', 'amlA'],
    ['Al\u200bma\ufeff', 'Alma'],
    ['A\u0000l\u0007ma', 'Alma'],
    ['Al\u00adma', 'Alma'],
    ['\u3164\u2800', ''],
    ['\u200f\u061c', ''],
    ['\ud800', ''],
    ['z\u0300\u0301\u0302\u0303\u0304\u0305a', 'z\u0300\u0301a'],
    ['李小龍', '李小龍'],
    ['😀 Ana', '😀 Ana'],
    ['x'.repeat(15_000), 'x'.repeat(24)],
    ['😀'.repeat(30), '😀'.repeat(24)],
  ])('%j is %j', (raw, kept) => {
    expect(normalName(raw)).toBe(kept);
    expect(normalName(kept)).toBe(kept);
  });
});

describe('who could be taken for whom', () => {
  test.each([
    ['Alma', 'alma'],
    ['Alma', 'Аlmа'], // Cyrillic А and а
    ['Paul', 'РаuІ'],
    ['Maria', 'Мarίa'],
    ['Nikos', 'Νiκοs'], // Greek Ν, κ, ο
    ['Anna', 'A n n a'],
    ['Élise', 'Elise'],
    ['Bill', 'Bi1l'],
    ['Bob', 'B0b'],
    ['Clément', 'C l e m e n t'],
  ])('%s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });
  test.each([
    ['Anna', 'Hanna'],
    ['Bob', 'Rob'],
    ['李', '王'],
  ])('not %s and %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });
  test('bots’ names are theirs', () => {
    for (const name of ['Doge', 'négociant', 'Negociant', 'Cabin boy', 'Ѕailor'])
      expect(isBotName(name)).toBe(true);
    expect(isBotName('Alma')).toBe(false);
  });
  test('at one table each is told apart', () => {
    const names = ['Anna', '', 'anna', 'Bruno', 'Аnnа', 'Doge'].map((name) => ({ name }));
    expect(toldApart(names).map(({ name }) => name)).toEqual([
      'Anna',
      '',
      'anna (2)',
      'Bruno',
      'Аnnа (3)',
      'Doge (2)',
    ]);
  });
});

describe('a server', () => {
  const server = useServer({ LIMIT_FACTOR: '1' });
  const query = queryOf(server);
  const rename = (client: Client, name: string): Promise<Response> =>
    client.fetch('/api/auth/update-user', 'POST', { name });
  const code = async (answer: Response): Promise<unknown> => JSON.parse(await answer.text()).code;

  test('keeps names as they are seen, and refuses what is none', async () => {
    const alma = await new Client(server().url).signIn();
    expect((await rename(alma, ' A\u202el\u0000ma ')).status).toBe(200);
    expect(await alma.api('/api/me')).toMatchObject({ name: 'Alma' });
    for (const bad of ['', '   ', '\u200b\u202e', 'x'.repeat(25), 'x'.repeat(199)])
      expect(await code(await rename(alma, bad))).toBe('badName');
    expect(await code(await rename(alma, 'x'.repeat(15_000)))).toBe('malformed');
    expect(await code(await rename(alma, 'D0ge'))).toBe('nameTaken');
    expect(await alma.api('/api/me')).toMatchObject({ name: 'Alma' });
  });

  test('tells two of one name apart: in lists, at the table and in the chat', async () => {
    const [one, two] = [await new Client(server().url).signIn(), await new Client(server().url).signIn()];
    await rename(one, 'Anna');
    await rename(two, 'Аnna'); // the first letter is Cyrillic
    const match = await one.open({ isPublic: true });
    await two.sit(match);
    const names = ['Anna', 'Аnna (2)'];
    const { seats } = await one.api<{ seats: { name: string }[] }>(`/api/matches/${match}`);
    expect(seats.map(({ name }) => name)).toEqual(names);
    await Promise.all([one.connect(), two.connect()]);
    expect((await one.join(match)).seats.map(({ name }) => name)).toEqual(names);
    await two.join(match);
    const heard = one.next(({ type }) => type === 'chat');
    two.send({ type: 'chat', match, id: '1', text: 'it is I, Anna' });
    expect(await heard).toMatchObject({ line: { name: 'Аnna (2)' } });
    expect(await one.api(`/api/matches/${match}/chat`)).toMatchObject([{ name: 'Аnna (2)' }]);
  });

  test('shows a new name at once to everybody at a table that runs', async () => {
    const [one, two] = [await new Client(server().url).signIn(), await new Client(server().url).signIn()];
    const match = await one.open();
    await two.sit(match);
    await (await one.connect()).join(match);
    await rename(two, 'Maren');
    await one.table(match, ({ seats }) => seats.some(({ name }) => name === 'Maren'));
  });

  test('lets names change, but not without end', async () => {
    const alma = await new Client(server().url).signIn();
    const answers: number[] = [];
    for (let n = 0; n < 22; n += 1) answers.push((await rename(alma, `Alma ${n}`)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  });

  test('lets an account change its name three times in a month: people know it by that name', async () => {
    const alma = await (await new Client(server().url).signIn()).signUp('alma.of.the.quay', 'Alma');
    const change = (n: number): Promise<Response> => rename(alma, `Alma ${n}`);
    for (const n of [1, 2, 3]) expect((await change(n)).status).toBe(200);
    expect(await code(await change(4))).toBe('tooManyNames');
    const changes = `name = 'nameChanges' and key = '${alma.user}'`;
    await query(`update quotas set at = at - interval '2 days' where ${changes}`);
    await query(`select graphile_worker.add_job('sweep', '{}')`);
    const sweeping = `select 1 from graphile_worker.jobs where task_identifier = 'sweep' and run_at <= now()`;
    await expect.poll(async () => (await query(sweeping)).rowCount).toBe(0);
    expect(await code(await change(4))).toBe('tooManyNames');
    await query(`update quotas set at = at - interval '9 days' where ${changes}`);
    expect((await change(4)).status).toBe(200);
    expect(await alma.api('/api/me')).toMatchObject({ name: 'Alma 4' });
  });

  test('lets people talk, but not without end', async () => {
    const alma = await (await new Client(server().url).signIn()).connect();
    const match = await alma.open({ seats: ['me', { bot: 'mousse' }] });
    await alma.join(match);
    const refused = alma.next((message) => message.type === 'refused' && message.code === 'tooManyLines');
    for (let n = 0; n < 60; n += 1) alma.send({ type: 'chat', match, id: `line ${n}`, text: `line ${n}` });
    await refused;
  });
});
