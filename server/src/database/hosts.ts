// Where the database is. A DATABASE_URL may name several hosts, as libpq has it: of a primary and its standbys, one takes writes, and it
// may be another tomorrow. node-postgres knows one host; here each new connection goes to the one that took writes last.
import pg from 'pg';

const SEVERAL = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^@/?]*@)?(?<hosts>[^/?]*)(?<rest>.*)$/s;
/** What may be asked of the one that is chosen: to take writes. A server has no use for another. */
const ATTRIBUTES: readonly (string | null)[] = [null, 'read-write', 'primary'];

/** One address for each of its hosts. Throws, without saying what stands in it, where it cannot be read. */
export function hostsIn(url: string): readonly [string, ...string[]] {
  const { scheme = '', user = '', hosts = '', rest = '' } = SEVERAL.exec(url)?.groups ?? {};
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  const [first, ...others] = urls.map((text) => {
    if (!URL.canParse(text)) throw new Error('must be a URL of PostgreSQL');
    const { searchParams } = new URL(text);
    if (!ATTRIBUTES.includes(searchParams.get('target_session_attrs')))
      throw new Error('target_session_attrs must be read-write');
    return text;
  });
  if (first === undefined) throw new Error('must be a URL of PostgreSQL');
  return [first, ...others];
}

/** The hosts of one database, and all connections to it. */
export class Hosts {
  readonly #urls: readonly [string, ...string[]];
  readonly #open = new Map<pg.Client, string>();
  #turn = 0;

  constructor(url: string) {
    this.#urls = hostsIn(url);
  }

  get count(): number {
    return this.#urls.length;
  }

  /** Where the next connection goes. */
  get url(): string {
    return this.#urls[this.#turn] ?? this.#urls[0];
  }

  /** It does not answer, or takes no writes: the next connection goes to the next host. */
  leave(url: string): void {
    if (url === this.url) this.#turn = (this.#turn + 1) % this.count;
  }

  /** It takes writes, and there is one that does: a connection to any other may wait for ever for one that is gone, and is cut. */
  settle(client: pg.Client, url: string): void {
    this.#open.set(client, url);
    client.once('end', () => this.#open.delete(client));
    this.#turn = Math.max(0, this.#urls.indexOf(url));
    for (const [other, its] of this.#open) if (its !== url) other.connection.stream.destroy();
  }
}

/** A wait for the standby that somebody has cancelled ends with a warning, as if all were well: the commit is on one disk alone. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN';
const IS_STANDBY = 'select pg_is_in_recovery() as "isStandby"';

/** A connection to the host that takes writes. */
export class HostClient extends pg.Client {
  readonly #hosts: Hosts;
  readonly #url: string;

  constructor(config: pg.ClientConfig, hosts: Hosts) {
    const { url } = hosts;
    super({ ...config, connectionString: url });
    this.#hosts = hosts;
    this.#url = url;
    this.on('error', () => undefined); // until the pool listens, nobody does: whoever asked is told
    this.on('notice', ({ routine }) => {
      if (routine === WAITS_FOR_STANDBY)
        this.connection.prependOnceListener('readyForQuery', () => this.#doubt());
    });
  }

  /** Whoever waits for an answer is told that nobody knows, even where the answer has arrived with the warning; and not before the database
   * is ready for more: until then nobody else sees what was committed, and whoever looked for it would find nothing. */
  #doubt(): void {
    this.connection.emit('error', new Error('Nobody waited for the standby.'));
    this.connection.stream.destroy();
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
    const connecting = this.#connect();
    if (callback === undefined) return connecting;
    connecting.then(() => callback(null), callback);
    return undefined;
  }

  async #connect(): Promise<pg.Client> {
    try {
      await super.connect();
      if (this.#hosts.count === 1) return this;
      const { rows } = await this.query<{ isStandby: boolean }>(IS_STANDBY);
      if (rows[0]?.isStandby !== false) throw new Error('This host of DATABASE_URL is a standby.');
      this.#hosts.settle(this, this.#url);
      return this;
    } catch (error) {
      this.#hosts.leave(this.#url);
      void this.end().catch(() => undefined);
      throw error;
    }
  }
}
