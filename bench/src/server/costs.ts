// npm run bench:costs [-- --pages n] [--seconds n] [--json]
//   What one pick of a real game costs at a table of four, what an onlooker adds, what a page costs that looks at nothing, and what a
//   bot's thread takes: processor of the server and of PostgreSQL, memory, bytes sent. One server on its own database.
//   --pages n    so many pages are open (2,000)
//   --seconds n  of each measurement (30: as often a page is pinged)
//   --json       for machines
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@comptoir/catalogue';
import { Client } from '@comptoir/server/testing';
import { atOnce, residentBytes } from './house.ts';
import { type Doer, paced } from './load.ts';
import { Several } from './several.ts';
import { BotTable, Pair } from './tables.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
});
const PAGES = Number(values.pages);
const SECONDS = Number(values.seconds);
const SEATS = 4;
/** So many tables of each game; together they make as many picks a second as a thousand live tables do. */
const TABLES = 10;
const PICKS_A_SECOND = 200;
/** So many look on at each table besides those who play. */
const ONLOOKERS = 4;
/** As many pages as one person may well have open. */
const PAGES_EACH = 10;
/** More than the threads of a server are asked to think at once. */
const BOT_TABLES = 16;
const KB = 1024;

const say = (text: string): void => {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
};

/** What a stretch of time has cost, for each second of it. */
interface Used {
  readonly seconds: number;
  /** Microseconds of the processor. */
  readonly server: number;
  readonly database: number;
}

async function during(house: Several, work: () => Promise<unknown>): Promise<Used> {
  const [begun, server, database] = [performance.now(), await house.cpu(), house.databaseCpu()];
  await work();
  const seconds = (performance.now() - begun) / 1000;
  return {
    seconds,
    server: (await house.cpu()) - server,
    database: house.databaseCpu() - database,
  };
}

interface PageCost {
  readonly bytes: number;
  /** Microseconds of the server's processor a second. */
  readonly server: number;
}

/** Pages that look at nothing. */
async function pages(house: Several, url: string): Promise<PageCost> {
  const idle = await during(house, () => sleep(SECONDS * 1000));
  const before = await residentBytes(url);
  const open: Client[] = [];
  await atOnce(async () => {
    while (open.length < PAGES) {
      const person = await new Client(url).signIn();
      for (let n = 0; n < PAGES_EACH && open.length < PAGES; n += 1) {
        const page = new Client(url);
        page.cookie = person.cookie;
        page.isSilent = true;
        open.push(page);
        await page.connect();
      }
    }
  });
  await sleep(5000); // what signing in took is over
  const bytes = (await residentBytes(url)) - before;
  const used = await during(house, () => sleep(SECONDS * 1000));
  for (const page of open) page.close();
  const aSecond = ({ server, seconds }: Used): number => server / seconds;
  return { bytes: bytes / PAGES, server: (aSecond(used) - aSecond(idle)) / PAGES };
}

interface PickCost {
  readonly picks: number;
  readonly server: number;
  readonly database: number;
  /** Sent to each page that looks at the table. */
  readonly bytes: number;
}

/** One game after the other of the same company, and what its pages are sent. */
class Company {
  readonly #pair: Pair;
  readonly #game: string;
  readonly #onSent: (bytes: number) => void;
  #table: BotTable | null = null;
  #onlookers: Client[] = [];
  /** The next game is being opened. */
  #isOpening = false;

  constructor(pair: Pair, game: string, onSent: (bytes: number) => void) {
    this.#pair = pair;
    this.#game = game;
    this.#onSent = onSent;
    for (const { client } of pair.bots) this.#weigh(client);
  }

  #weigh(client: Client): void {
    const { onMessage } = client;
    client.onMessage = (message) => {
      if (message.type === 'table') this.#onSent(JSON.stringify(message).length);
      onMessage(message);
    };
  }

  async #next(): Promise<BotTable> {
    this.#isOpening = true;
    this.#table?.leave();
    const match = await this.#pair.newMatch(this.#game);
    for (const onlooker of this.#onlookers) onlooker.send({ type: 'join', match });
    this.#table = await new BotTable(this.#pair, match).join();
    this.#isOpening = false;
    return this.#table;
  }

  async begin(): Promise<void> {
    await this.#pair.connect();
    await this.#next();
  }

  async lookOn(url: string, count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const client = await new Client(url).signIn();
      client.isSilent = true;
      this.#weigh(client);
      await client.connect();
      this.#onlookers.push(client);
      if (this.#table !== null) client.send({ type: 'join', match: this.#table.match });
    }
  }

  readonly pick: Doer = async () => {
    if (this.#table === null || this.#isOpening) return false;
    return this.#table.isOver ? (await this.#next()).pick() : this.#table.pick();
  };

  close(): void {
    this.#pair.close();
    for (const onlooker of this.#onlookers) onlooker.close();
    this.#onlookers = [];
  }
}

/** With those who play alone, and with some who look on. */
async function picks(house: Several, url: string): Promise<readonly [PickCost, PickCost]> {
  let [bytes, messages] = [0, 0];
  const onSent = (more: number): void => {
    bytes += more;
    messages += 1;
  };
  const companies: Company[] = [];
  for (let n = 0; n < TABLES; n += 1)
    for (const game of GAME_IDS)
      companies.push(new Company(await Pair.at(Array.from({ length: SEATS }, () => url)), game, onSent));
  for (const company of companies) await company.begin();
  const measured = async (): Promise<PickCost> => {
    [bytes, messages] = [0, 0];
    let done = 0;
    const used = await during(house, async () => {
      ({ done } = await paced(PICKS_A_SECOND, SECONDS)(companies.map(({ pick }) => pick)));
    });
    return {
      picks: done,
      server: used.server / done,
      database: used.database / done,
      bytes: bytes / messages,
    };
  };
  await paced(PICKS_A_SECOND, 3)(companies.map(({ pick }) => pick)); // the code is known by then
  const alone = await measured();
  for (const company of companies) await company.lookOn(url, ONLOOKERS);
  const watched = await measured();
  for (const company of companies) company.close();
  return [alone, watched];
}

/** The memory of bots' threads, once all of them think. */
async function threads(url: string): Promise<number> {
  const before = await residentBytes(url);
  const host = await new Client(url).signIn();
  for (let n = 0; n < BOT_TABLES; n += 1) {
    const seats = ['me', { bot: 'negociant' }, { bot: 'negociant' }, { bot: 'negociant' }];
    await host.open({ game: GAME_IDS[n % GAME_IDS.length], seats });
  }
  await sleep(SECONDS * 1000);
  return (await residentBytes(url)) - before;
}

const house = await Several.open(1, 0);
try {
  const [url = ''] = house.urls;
  say('bots that think'); // first, while nothing else has come and gone
  const threadBytes = await threads(url);
  say(`${PAGES} pages that look at nothing`);
  const page = await pages(house, url);
  say('picks of four at tables of all games, then with onlookers');
  const [alone, watched] = await picks(house, url);
  const onlooker = (watched.server - alone.server) / ONLOOKERS;
  if (values.json) console.log(JSON.stringify({ alone, watched, page, threadBytes }));
  else
    console.log(
      [
        `a pick at a table of four: server ${alone.server.toFixed(0)} µs, PostgreSQL ${alone.database.toFixed(0)} µs (${alone.picks} picks)`,
        `a table as a page is sent it: ${(alone.bytes / KB).toFixed(1)} KB`,
        `each who looks on: ${onlooker.toFixed(0)} µs of the server a pick, ${(watched.bytes / KB).toFixed(1)} KB a table`,
        `a page that looks at nothing: ${(page.bytes / KB).toFixed(0)} KB, ${page.server.toFixed(1)} µs of the server a second`,
        `bots that think: ${(threadBytes / KB / KB).toFixed(0)} MB for all threads`,
      ].join('\n'),
    );
} finally {
  await house.close();
}
process.exit(0);
