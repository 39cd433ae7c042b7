// A match is reviewed from its record: nobody has it before the end, and of a private match only who has its link.
import { readRecord } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { playOut } from './play.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const guest = async (): Promise<Client> => new Client(server().url).signIn();

interface Answer {
  readonly status: number;
  readonly text: string;
}
async function recordFor(client: Client, match: string): Promise<Answer> {
  const response = await client.fetch(`/api/matches/${match}/record`);
  return { status: response.status, text: await response.text() };
}

test.each([
  { isPublic: true, stranger: 'notOver' },
  { isPublic: false, stranger: 'private' },
])('what a review is made of is there at the end and not before: public $isPublic', async (given) => {
  const { isPublic, stranger } = given;
  const [alma, bruno, chloe] = [await guest(), await guest(), await guest()];
  const match = await alma.open({ isPublic });
  await bruno.sit(match);
  const players = [alma, bruno];
  for (const player of players) await (await player.connect()).join(match);
  for (const client of [alma, bruno, chloe, new Client(server().url)]) {
    const { status, text } = await recordFor(client, match);
    const isStranger = !players.includes(client);
    expect(status).toBe(isStranger && !isPublic ? 403 : 409);
    expect(JSON.parse(text)).toMatchObject({ code: isStranger ? stranger : 'notOver' });
    expect(text).not.toMatch(/seed|secret|pick/);
  }
  await Promise.all(players.map((player) => playOut(player, match)));
  const shown = await recordFor(chloe, match); // she was given the link
  expect(shown.status).toBe(200);
  expect(readRecord(shown.text).result).not.toBeNull();
  for (const path of ['matches', `players/${alma.user}/games`, `players/${alma.user}/ledger`]) {
    const listed = await chloe.fetch(`/api/${path}`);
    expect(listed.status).toBe(200);
    if (!isPublic) expect(await listed.text()).not.toContain(match);
  }
});
