// Quotas: how much one person, one address, one table may take, so that whoever behaves is served. One table for the routes,
// the sockets and the jobs; docs/operate.md shows it to hosts. Thirty people may share one address, and an ordinary evening
// comes nowhere near any of these numbers.
import { type ErrorCode, PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Counter } from 'prom-client';
import type { Database } from './database/index.ts';

export interface Limit {
  readonly what: string;
  readonly per: 'person' | 'address' | 'account' | 'match' | 'socket' | 'mailbox';
  readonly number: number;
  readonly code: ErrorCode;
}
interface Stock extends Limit {
  /** Counts what there is of $1. */
  readonly count: string;
}
/** So many within so many seconds, given back evenly. */
interface Rate extends Limit {
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many at once, counted in the database: holds for all nodes together. */
const stocks = {
  openTables: {
    what: 'tables that wait for players',
    per: 'person',
    number: 20,
    code: 'tooManyTables',
    count: `select count(*)::int as n from matches where host = $1 and status = 'open'`,
  },
  publicTablesOfGuest: {
    what: 'tables of a guest that are open to all',
    per: 'person',
    number: 3,
    code: 'tooManyTables',
    count: `select count(*)::int as n from matches m join "user" u on u.id = m.host
      where m.host = $1 and m.status = 'open' and m."isPublic" and u."isAnonymous"`,
  },
  botTables: {
    what: 'tables with bots that are open or running',
    per: 'person',
    number: 30,
    code: 'tooManyTables',
    count: `select count(*)::int as n from matches m where host = $1 and status <> 'over'
      and exists (select 1 from seats s where s.match = m.id and s."user" is null and s.level is not null)`,
  },
  invitationsOfMatch: {
    what: 'people invited to one table',
    per: 'match',
    number: 20,
    code: 'tooManyInvitations',
    count: 'select count(*)::int as n from invitations where match = $1',
  },
  tokens: {
    what: 'tokens for bots of one’s own',
    per: 'person',
    number: 10,
    code: 'tooManyTokens',
    count: 'select count(*)::int as n from tokens where "user" = $1 and "expiresAt" > now()',
  },
  blocks: {
    what: 'people muted or blocked',
    per: 'person',
    number: 500,
    code: 'tooMany',
    count: 'select count(*)::int as n from blocks where "user" = $1',
  },
  friends: {
    what: 'friends, and people asked to be',
    per: 'person',
    number: 300,
    code: 'tooManyFriends',
    count: 'select count(*)::int as n from friends where "user" = $1',
  },
} as const satisfies Record<string, Stock>;

/** So many at once, in the database: the newest are kept, and nobody is refused. */
const newest = {
  devices: { what: 'devices that get notices', per: 'person', number: 8, code: null },
} as const satisfies Record<string, Omit<Limit, 'code'> & { readonly code: null }>;

/** So many at once, counted by each node for itself. */
const presences = {
  socketsOfPerson: { what: 'open sockets', per: 'person', number: 30, code: 'tooManySockets' },
  socketsOfAddress: { what: 'open sockets', per: 'address', number: 500, code: 'tooManySockets' },
  connectionsOfAddress: {
    what: 'connections of any kind',
    per: 'address',
    number: 1000,
    code: 'tooManySockets',
  },
  tablesOfSocket: { what: 'watched tables', per: 'socket', number: 20, code: 'tooMany' },
  unreadBytes: { what: 'bytes sent and not read', per: 'socket', number: 1 << 20, code: 'tooSlow' },
} as const satisfies Record<string, Limit>;

/** So many hours, then it is taken away. */
const ages = {
  liveTableAge: {
    what: 'a table with a live clock waits for players',
    per: 'match',
    number: 2,
    unit: 'hours',
    code: 'noMatch',
  },
  tableAge: {
    what: 'any other table waits for players',
    per: 'match',
    number: 168,
    unit: 'hours',
    code: 'noMatch',
  },
} as const satisfies Record<string, Limit & { readonly unit: string }>;

/** `number` within `seconds`. */
const rate = (per: Limit['per'], number: number, seconds: number, code: ErrorCode, what: string): Rate => ({
  what,
  per,
  number,
  seconds,
  code,
});

/** Kept by each node for itself: cheap, and asked very often. */
const nodeRates = {
  messages: rate('socket', 100, 5, 'tooMany', 'messages and pings over a socket'),
  messagesOfPerson: rate('person', 300, 5, 'tooMany', 'messages over all sockets'),
  requests: rate('person', 400, 20, 'tooMany', 'HTTP requests of the API'),
  requestsOfAddress: rate('address', 2000, 20, 'tooMany', 'HTTP requests of the API'),
  chatLines: rate('person', 30, 30, 'tooManyLines', 'lines of chat'),
  pictures: rate('address', 120, MINUTE, 'tooMany', 'pictures of tables drawn for links'),
};

/** Kept in the database: holds for all nodes together. */
const sharedRates = {
  tablesOpened: rate('address', 300, HOUR, 'tooManyTables', 'tables opened'),
  guests: rate('address', 200, HOUR, 'tooManyAccounts', 'new guests'),
  signUps: rate('address', 60, HOUR, 'tooManyAccounts', 'new accounts'),
  signIns: rate('address', 100, 10 * MINUTE, 'tooManySignIns', 'attempts to sign in'),
  signInsOfAccount: rate('account', 20, HOUR, 'tooManySignIns', 'attempts to sign in'),
  nameChanges: rate('person', 3, 30 * DAY, 'tooManyNames', 'changes of an account’s name'),
  nameChangesOfGuest: rate('person', 20, HOUR, 'tooManyNames', 'changes of a guest’s name'),
  mails: rate('person', 200, DAY, 'tooManyMails', 'mails, notices included'),
  verifications: rate('person', 5, DAY, 'tooManyMails', 'mails that verify an address'),
  verificationsOfMailbox: rate('mailbox', 3, DAY, 'tooManyMails', 'mails that verify it'),
  testNotices: rate('person', 6, 10 * MINUTE, 'tooManyMails', 'test notices'),
  invitations: rate('person', 60, HOUR, 'tooManyInvitations', 'invitations'),
  friendRequests: rate('person', 30, DAY, 'tooManyFriends', 'people asked to be friends'),
  reports: rate('person', 10, DAY, 'tooManyReports', 'reports of an account'),
  reportsOfGuest: rate('person', 3, DAY, 'tooManyReports', 'reports of a guest'),
};

export const LIMITS = { ...stocks, ...newest, ...ages, ...presences, ...nodeRates, ...sharedRates };
/** Where a limit is counted: in the database for all nodes together, or by each node for itself. */
export const keptBy = (name: string): 'database' | 'node' =>
  name in stocks || name in newest || name in ages || name in sharedRates ? 'database' : 'node';

/** So many at once, given back evenly over a time. */
export class Bucket {
  readonly #most: number;
  readonly #perMs: number;
  #left: number;
  #at = performance.now();

  constructor(most: number, seconds: number) {
    this.#most = most;
    this.#perMs = most / seconds / 1000;
    this.#left = most;
  }

  /** What is left by now, below nothing when too much was taken. */
  get left(): number {
    const now = performance.now();
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    return this.#left;
  }

  /** Takes one, or as much as a dear thing costs; what is left. */
  take(cost = 1): number {
    this.#left = this.left - cost;
    return this.#left;
  }

  get isFull(): boolean {
    return this.left >= this.#most;
  }
}

/** Spends one where there is one left, in one statement; what was spent long ago is given back. */
const SPEND = `insert into quotas (name, key, spent, at) values ($1, $2, 1, now())
  on conflict (name, key) do update set at = now(),
    spent = greatest(0, quotas.spent - extract(epoch from now() - quotas.at) * $3 / $4) + 1
  where greatest(0, quotas.spent - extract(epoch from now() - quotas.at) * $3 / $4) + 1 <= $3`;

const PRUNE = `delete from quotas q using unnest($1::text[], $2::int[]) as r(name, seconds)
  where q.name = r.name and q.at < now() - r.seconds * interval '1 second'`;

/** Buckets that have filled again are forgotten, for the first time when so many are kept. */
const MANY_BUCKETS = 10_000;

export class Limits {
  readonly #database: Pick<Database, 'pool'>;
  /** Every number is multiplied by this. */
  readonly #factor: number;
  readonly #reached: Counter<'limit'>;
  readonly #buckets = new Map<string, Bucket>();
  #manyBuckets = MANY_BUCKETS;

  constructor(database: Pick<Database, 'pool'>, factor: number, reached: Counter<'limit'>) {
    this.#database = database;
    this.#factor = factor;
    this.#reached = reached;
  }

  /** Somebody has reached one of them: it is counted, and this is what they are told. */
  reached(name: keyof Omit<typeof LIMITS, 'devices'>): ErrorCode {
    this.#reached.inc({ limit: name });
    return LIMITS[name].code;
  }

  most(name: keyof typeof LIMITS): number {
    return Math.max(1, Math.floor(LIMITS[name].number * this.#factor));
  }

  /** A bucket of one's own, for something that lives as long as it, such as a socket. */
  bucket(name: keyof typeof nodeRates): Bucket {
    return new Bucket(this.most(name), nodeRates[name].seconds);
  }

  /** Takes one from a rate that is kept by each node. Throws the limit's code where there is none left. */
  spend(name: keyof typeof nodeRates, key: string, cost = 1): void {
    const id = `${name} ${key}`;
    const known = this.#buckets.get(id);
    const bucket = known ?? this.bucket(name);
    if (known === undefined) {
      if (this.#buckets.size >= this.#manyBuckets) this.#forget();
      this.#buckets.set(id, bucket);
    }
    // Nothing more is taken from who has nothing: knocking on keeps nobody out for longer.
    if (bucket.left < cost) throw new PlatformError(this.reached(name));
    bucket.take(cost);
  }

  /** Takes one from a rate that is kept in the database. Throws the limit's code where there is none left. */
  async spendShared(name: keyof typeof sharedRates, key: string): Promise<void> {
    const values = [name, key, this.most(name), sharedRates[name].seconds];
    const { rowCount } = await this.#database.pool.query(SPEND, values);
    if (rowCount === 0) throw new PlatformError(this.reached(name));
  }

  /** Gives back all that was spent: the attempts were rightful. */
  async reset(name: keyof typeof sharedRates, key: string): Promise<void> {
    await this.#database.pool.query('delete from quotas where name = $1 and key = $2', [name, key]);
  }

  /** Within the transaction that adds one: refuses it where there are as many as may be, however many ask at once. */
  async admit(client: PoolClient, name: keyof typeof stocks, key: string): Promise<void> {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${name} ${key}`]);
    const { rows } = await client.query<{ n: number }>(stocks[name].count, [key]);
    if ((rows[0]?.n ?? 0) >= this.most(name)) throw new PlatformError(this.reached(name));
  }

  /** What was spent so long ago that all of it is given back. */
  async prune(): Promise<void> {
    const rates = Object.entries(sharedRates);
    const values = [rates.map(([name]) => name), rates.map(([, { seconds }]) => seconds)];
    await this.#database.pool.query(PRUNE, values);
  }

  #forget(): void {
    for (const [id, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(id);
    this.#manyBuckets = Math.max(MANY_BUCKETS, 2 * this.#buckets.size);
  }
}
