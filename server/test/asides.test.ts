// What spectators say to one another: nobody who plays reads it before the end, and it is under the same rules as any chat.
import type { ChatLine, ServerMessage } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);
const guest = async (): Promise<Client> => new Client(server().url).signIn();

interface Company {
  readonly match: string;
  readonly players: readonly [Client, Client];
  readonly watchers: readonly [Client, Client];
}
/** Two play, two watch. */
async function company(terms: object = { isPublic: true }): Promise<Company> {
  const [alma, bruno, chloe, dario] = await Promise.all([guest(), guest(), guest(), guest()]);
  const match = await alma.open(terms);
  await bruno.sit(match);
  for (const client of [alma, bruno, chloe, dario]) await (await client.connect()).join(match);
  return { match, players: [alma, bruno], watchers: [chloe, dario] };
}
const isChat = ({ type }: ServerMessage): boolean => type === 'chat';
/** Says it, and waits until this one has heard it. */
async function tell(from: Client, to: Client, match: string, text: string, more: object = {}): Promise<void> {
  const heard = to.next(isChat);
  from.send({ type: 'chat', match, id: text, text, ...more });
  await heard;
}
const textsIn = (lines: readonly ChatLine[]): readonly string[] => lines.map(({ text }) => text);
const asides = async (client: Client, match: string): Promise<readonly string[]> =>
  textsIn(await client.api(`/api/matches/${match}/asides`));
const chat = async (client: Client, match: string): Promise<readonly string[]> =>
  textsIn(await client.api(`/api/matches/${match}/chat`));
const hasHeard = ({ heard }: Client, text: string): boolean =>
  heard.some((message) => message.includes(text));

async function playToTheEnd({ match, players }: Company): Promise<void> {
  for (let n = 0; n < 300; n += 1) {
    const tables = await Promise.all(players.map((player) => player.join(match)));
    const at = tables.findIndex(({ decision }) => decision !== null);
    const [player, table] = [players[at], tables[at]];
    if (player === undefined || table === undefined) return;
    const option = table.decision?.options.at(-1);
    if (option !== undefined) await player.pick(match, table.seq, option);
  }
}

test('those who watch hear one another; those who play hear and read nothing of it before the end, and all of it after', async () => {
  const all = await company();
  const { match, players, watchers } = all;
  const [alma, bruno] = players;
  const [chloe, dario] = watchers;
  await tell(chloe, dario, match, 'she should have passed');
  await tell(alma, dario, match, 'good game'); // and all that came before has reached everybody
  for (const player of players) {
    expect(hasHeard(player, 'she should have passed')).toBe(false);
    expect(await asides(player, match)).toEqual([]);
    expect(await chat(player, match)).toEqual(['good game']);
  }
  expect(await asides(dario, match)).toEqual(['she should have passed']);
  expect(await asides(new Client(server().url), match)).toEqual(['she should have passed']);
  await playToTheEnd(all);
  expect(await asides(bruno, match)).toEqual(['she should have passed']);
  await tell(chloe, bruno, match, 'well played');
  expect(await asides(alma, match)).toEqual(['she should have passed', 'well played']);
});

test('whoever could not watch a private game says nothing there when it is over either', async () => {
  const [emil, fanny, chloe] = [await guest(), await guest(), await guest()];
  const match = await emil.open();
  await fanny.sit(match);
  for (const client of [emil, fanny]) await (await client.connect()).join(match);
  await playToTheEnd({ match, players: [emil, fanny], watchers: [chloe, chloe] });
  await (await chloe.connect()).join(match);
  const answer = chloe.answer('in');
  chloe.send({ type: 'chat', match, id: 'in', text: 'let me in' });
  expect(await answer).toMatchObject({ type: 'refused', code: 'private' });
  expect(await asides(emil, match)).toEqual([]);
});

test('at a private table whoever may watch does, and nobody else; what players say there they do not read', async () => {
  const { match, players, watchers } = await company({ isWatchable: true });
  const [chloe, dario] = watchers;
  await tell(chloe, dario, match, 'a fine ship');
  await tell(players[0], players[1], match, 'between us');
  expect(await asides(dario, match)).toEqual(['a fine ship']);
  expect(hasHeard(dario, 'between us')).toBe(false);
  const [emil, fanny] = [await guest(), await guest()];
  const closed = await emil.open();
  await fanny.sit(closed);
  await emil.connect();
  await emil.join(closed);
  expect((await chloe.fetch(`/api/matches/${closed}/asides`)).status).toBe(403);
  const answer = chloe.answer('in');
  chloe.send({ type: 'chat', match: closed, id: 'in', text: 'let me in' });
  expect(await answer).toMatchObject({ type: 'refused', code: 'private' });
});

test('whoever is muted says phrases only, whoever was blocked is not heard, and what is sent twice is said once', async () => {
  const { match, watchers } = await company();
  const [chloe, dario] = watchers;
  await query(
    `insert into measures ("user", kind, reason, text) values ($1, 'mute', 'insults', 'no')`,
    chloe.user,
  );
  const answer = chloe.answer('words');
  chloe.send({ type: 'chat', match, id: 'words', text: 'you barrel' });
  expect(await answer).toMatchObject({ type: 'refused', code: 'muted' });
  await tell(chloe, dario, match, 'you barrel', { phrase: 'well-played' });
  expect(await asides(dario, match)).toEqual(['well-played']);
  await dario.api(`/api/players/${chloe.user}/block`, 'POST', { kind: 'block', isOn: true });
  expect(await asides(dario, match)).toEqual([]);
  await tell(chloe, chloe, match, 'Thank you', { phrase: 'thanks' });
  await tell(dario, chloe, match, 'a fine ship');
  dario.send({ type: 'chat', match, id: 'a fine ship', text: 'a fine ship' });
  await tell(dario, chloe, match, 'and another');
  expect(hasHeard(dario, 'Thank you')).toBe(false);
  expect((await asides(chloe, match)).slice(-2)).toEqual(['a fine ship', 'and another']);
});
