// Two servers that tell one another of picks over NATS: everything is as it is over NOTIFY, and what the broker loses costs nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokerAt } from '../src/broker.ts';
import { Client } from './client.ts';
import { LossyWay, type Nats, natsProgram, startNats } from './nats.ts';
import { playOut } from './play.ts';
import { cleanUp, metric, type ServerProcess, startServer, stopServer } from './process.ts';
import { useDatabase } from './use-server.ts';

const program = natsProgram();

describe.skipIf(program === null)('over a broker (needs nats-server)', () => {
  const database = useDatabase();
  let nats: Nats;
  let way: LossyWay;
  let nodes: readonly [ServerProcess, ServerProcess];
  beforeAll(async () => {
    nats = await startNats();
    way = new LossyWay(nats.url);
    const BROKER_URL = await way.open();
    const start = (): Promise<ServerProcess> =>
      startServer({ DATABASE_URL: database(), BROKER_URL, LOG_LEVEL: 'info' });
    nodes = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(nodes.map(stopServer));
    await nats.stop();
    way.close();
    for (const { folder } of nodes) cleanUp({ postgres: null, folder });
  });

  /** 1: neither server reaches the broker. */
  const expectDown = async (is: 0 | 1): Promise<void> => {
    for (const { url } of nodes) await expect.poll(() => metric(url, 'comptoir_broker_down')).toBe(is);
  };
  /** Two people, each on a server of their own. */
  const newTable = async (): Promise<{ players: readonly [Client, Client]; match: string }> => {
    const [near, far] = nodes;
    const guest = async ({ url }: ServerProcess): Promise<Client> =>
      (await new Client(url).signIn()).connect();
    const players = [await guest(near), await guest(far)] as const;
    const match = await players[0].open();
    await players[1].sit(match);
    for (const player of players) await player.join(match);
    return { players, match };
  };
  /** A whole game between the two. */
  const play = async (): Promise<string> => {
    const { players, match } = await newTable();
    const [hers, his] = await Promise.all(players.map((player) => playOut(player, match)));
    expect(hers?.result).not.toBeNull();
    expect(his?.result).toEqual(hers?.result);
    return match;
  };

  test('a game goes on between two servers, which tell each other of it over the broker alone', async () => {
    await expectDown(0);
    const ear = await connect(brokerAt(nats.url) ?? {});
    const words: string[] = [];
    ear.subscribe('>', { callback: (_error, message) => void words.push(message.string()) });
    await ear.flush();
    const match = await play();
    await expect
      .poll(() => words.some((word) => word.startsWith('moved ') && word.includes(match)))
      .toBe(true);
    await ear.close();
  });

  test('a word that is lost is found in the database', async () => {
    const { players, match } = await newTable();
    const [alma, bruno] = players;
    way.isLosing = true;
    expect((await alma.pick(match, 0, { verb: 'bid', noun: 1 })).type).toBe('ack');
    await expect.poll(() => way.lost).toBeGreaterThan(0);
    // His server has not heard of her bid. Its own commit finds it, and the pick is made on the table as it is.
    const first = await bruno.pick(match, 0, { verb: 'bid', noun: 2 });
    if (first.type === 'refused') {
      expect(first.code).toBe('stale');
      expect((await bruno.pick(match, 0, { verb: 'bid', noun: 2 })).type).toBe('ack');
    }
    // Nor has hers heard of his, which opened both.
    await expect.poll(() => alma.tables.get(match)?.seq).toBeGreaterThan(1);
    way.isLosing = false;
  });

  test('what is lost as the broker dies is found as soon as it is missed; the log says once that it is gone, and once that it is back', async () => {
    const said = (what: string): readonly number[] =>
      nodes.map(({ output }) => output().split(what).length - 1);
    const { port } = new URL(nats.url);
    for (const round of [1, 2]) {
      await expectDown(0);
      const { players, match } = await newTable();
      const [alma, bruno] = players;
      way.isLosing = true;
      const lost = way.lost;
      expect((await alma.pick(match, 0, { verb: 'bid', noun: 1 })).type).toBe('ack');
      await expect.poll(() => way.lost).toBeGreaterThan(lost);
      await nats.stop();
      await expectDown(1);
      const isFound = (): boolean => bruno.tables.get(match)?.waiting.includes(0) === false;
      await expect.poll(isFound, { timeout: 3000 }).toBe(true);
      await sleep(3000); // so often that it would be asked for in vain several times
      way.isLosing = false;
      nats = await startNats(Number(port));
      await expectDown(0);
      expect([said('broker does not answer'), said('broker answers again')]).toEqual([
        [round, round],
        [round, round],
      ]);
    }
  });

  test('without a broker a game goes on over NOTIFY, and over the broker again when it is back', async () => {
    await expectDown(0);
    const { port } = new URL(nats.url);
    await nats.stop();
    await expectDown(1);
    await play();
    nats = await startNats(Number(port));
    await expectDown(0);
    await play();
  });
});

test('an address of a broker names hosts, and a user where there is one', () => {
  expect(brokerAt('nats://10.0.0.7:4222')).toEqual({ servers: ['10.0.0.7:4222'] });
  expect(brokerAt('tls://comptoir:a%40b@one,two:4223')).toEqual({
    servers: ['one', 'two:4223'],
    user: 'comptoir',
    pass: 'a@b',
    tls: {},
  });
  for (const wrong of ['http://one', 'nats://', 'one:4222', 'nats://one two'])
    expect(brokerAt(wrong)).toBeNull();
});
