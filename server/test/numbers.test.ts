// How often somebody picks, takes back and picks again is nobody else's business: not what they picked, and not how often.
// One game is played twice, by the same shuffles; the second time the others cannot make up their minds.
import { expect, test } from 'vitest';
import { Client, reachedAll } from './client.ts';
import { useRestarts } from './use-server.ts';

const server = useRestarts();

/** How often the others change their minds before each of their picks. */
const DOUBTS = [0, 3] as const;

/** A client, and what it does at one match. */
class Player {
  readonly client: Client;
  readonly #match: string;
  #count = 0;

  constructor(client: Client, match: string) {
    this.client = client;
    this.#match = match;
  }

  /** Picks what is offered first of this kind; the number it was acknowledged by. */
  async pick(verb: string, last = false): Promise<number> {
    const { seq, decision } = await this.client.table(this.#match, (table) => table.decision !== null);
    const options = decision?.options.filter((option) => option.verb === verb) ?? [];
    const option = last ? options.at(-1) : options[0];
    if (option === undefined) throw new Error(`no ${verb} is offered`);
    this.#count += 1;
    return this.#made(await this.client.pick(this.#match, seq, option, `pick ${this.#count}`));
  }

  async undo(): Promise<number> {
    const before = await this.client.table(this.#match);
    this.#count += 1;
    const id = `undo ${this.#count}`;
    const answer = this.client.answer(id);
    this.client.send({ type: 'undo', match: this.#match, seq: before.seq, id });
    const seq = await this.#made(await answer);
    await this.client.table(this.#match, (table) => table !== before); // its number was reached before, too
    return seq;
  }

  async #made(answer: Awaited<ReturnType<Client['pick']>>): Promise<number> {
    if (answer.type !== 'ack') throw new Error(`refused: ${answer.code}`);
    await reachedAll([this.client], this.#match, { player: this.client, seq: answer.seq });
    return answer.seq;
  }

  /** What this player sees of the table as it was after the entry of this number. */
  async viewAt(number: number): Promise<string> {
    const { view } = await this.client.api<{ view: object }>(`/api/matches/${this.#match}/at/${number}`);
    return JSON.stringify(view);
  }

  /** The same of all entries between two numbers, by one question. */
  async viewsBetween(from: number, to: number): Promise<readonly string[]> {
    const path = `/api/matches/${this.#match}/positions?from=${from}&to=${to}`;
    const positions = await this.client.api<readonly { seq: number; view: object }[]>(path);
    expect(positions.map(({ seq }) => seq)).toEqual(positions.map((_, n) => from + n));
    return positions.map(({ view }) => JSON.stringify(view));
  }

  /** What this player, or somebody who looks on, gets by asking. */
  async asked(): Promise<readonly string[]> {
    const path = `/api/matches/${this.#match}`;
    const { seq } = await this.client.table(this.#match);
    const past = Array.from({ length: seq + 2 }, (_, n) => `${path}/at/${n}`);
    const paths = [`${path}/history`, `${path}/positions?from=0&to=${seq + 2}`, ...past];
    const answers: string[] = [];
    for (const each of paths) answers.push(await (await this.client.fetch(each)).text());
    for (let since = 0; since <= seq; since += 1)
      answers.push(JSON.stringify(await this.client.join(this.#match, since)));
    return answers;
  }
}

interface Table {
  readonly match: string;
  readonly players: readonly [Player, Player, Player];
  readonly onlooker: Player;
}

/** Two matches of the same three by the same shuffles, and somebody who looks on. */
async function twins(): Promise<readonly Table[]> {
  const people: Client[] = [];
  for (let n = 0; n < 4; n += 1) people.push(await new Client(server.url).signIn());
  const matches: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const match = (await people[0]?.open({ seats: ['me', 'open', 'open'], isPublic: true })) ?? '';
    for (const other of people.slice(1, 3)) await other.sit(match);
    matches.push(match);
  }
  await server.kill();
  await server.query('update matches set seed = (select seed from matches where id = $1)', matches[0]);
  await server.start();
  return Promise.all(
    matches.map(async (match) => {
      const at: Player[] = [];
      for (const { cookie } of people) {
        const client = new Client(server.url);
        client.cookie = cookie;
        await client.connect();
        await client.join(match);
        at.push(new Player(client, match));
      }
      const [alma, bruno, carla, onlooker] = at;
      if (!alma || !bruno || !carla || !onlooker) throw new Error('four are at the table');
      return { match, players: [alma, bruno, carla] as const, onlooker };
    }),
  );
}

/** Two goods to a ship, thinking again before each pick as often as is said. */
async function load(player: Player, doubts: number): Promise<void> {
  for (const verb of ['good', 'ship', 'good', 'ship']) {
    for (let n = 0; n < doubts; n += 1) {
      await player.pick(verb, true);
      await player.undo();
    }
    await player.pick(verb);
  }
}

/** What Alma and whoever looks on got to know of a round in which the others had so many doubts. */
async function round({ match, players, onlooker }: Table, doubts: number): Promise<readonly string[]> {
  const [alma, bruno, carla] = players;
  const asked: string[] = [];
  const ask = async (): Promise<void> => {
    for (const each of [alma, onlooker]) asked.push(...(await each.asked()));
  };
  await carla.pick('bid', true);
  await ask();
  await alma.pick('bid');
  await bruno.pick('bid', true); // the first of the two who bid most
  await load(bruno, doubts);
  await ask();
  await bruno.pick('stop');
  await load(carla, doubts);
  await ask();
  await carla.pick('stop');
  await load(alma, 1);
  await ask();
  const { heard } = alma.client;
  const again = await alma.client.pick(match, 0, { verb: 'stop' }, 'pick 2');
  expect(again).toMatchObject({ type: 'ack', seq: 14 }); // three bids, five picks each of the two before her, and hers
  return [...asked, ...heard, ...onlooker.client.heard].map((text) => text.replaceAll(match, 'the match'));
}

test('what others pick, take back and pick again moves no number, sends no table and changes no answer', async () => {
  const tables = await twins();
  const known: (readonly string[])[] = [];
  for (const [n, table] of tables.entries()) known.push(await round(table, DOUBTS[n] ?? 0));
  const counts = await server.query('select count(*)::int as n from entries group by match order by n');
  const [few, many] = counts.rows.map(({ n }: { n: number }) => n);
  expect(many).toBe((few ?? 0) + 2 * 4 * 2 * DOUBTS[1]);
  expect(known[1]).toEqual(known[0]);
  for (const { players, onlooker } of tables) for (const { client } of [...players, onlooker]) client.close();
});

test('a turn of somebody else is looked at pick by pick once it is over, and not at all before', async () => {
  const [table] = await twins();
  if (table === undefined) throw new Error('there is a table');
  const [alma, bruno, carla] = table.players;
  await carla.pick('bid', true);
  await alma.pick('bid');
  await bruno.pick('bid', true);
  const begun = await alma.viewAt(3);
  await load(bruno, 1);
  expect(await alma.viewAt(5)).toBe(begun);
  expect(await alma.viewsBetween(3, 5)).toEqual([begun]);
  await bruno.pick('stop');
  await alma.client.table(table.match, ({ seq }) => seq === 8);
  for (const player of [alma, table.onlooker]) {
    const views: string[] = [];
    for (let number = 0; number <= 8; number += 1) views.push(await player.viewAt(number));
    expect(new Set([views[3], views[5], views[7]]).size).toBe(3); // the bids, a good aboard, two of them
    expect(await player.viewsBetween(0, 8)).toEqual(views);
    expect(await player.viewsBetween(4, 99)).toEqual(views.slice(4));
  }
  for (const { client } of [alma, bruno, carla, table.onlooker]) client.close();
});
