// The ways into an account besides its password: passkeys, and what brings somebody back who has lost everything else.
import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Lang, sha256 } from '@comptoir/kernel';
import { type Passkey, PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Limits } from '../limits.ts';
import type { People, User } from './auth.ts';
import type { Mail } from './mail.ts';

const HOW_MANY_CODES = 8;
const GROUPS = 4;
/** Without what is taken for one another in handwriting. Sixteen of them: a code is never guessed, so its hash needs no salt. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LINK_LASTS = 3_600_000;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  ).join('-');
/** However it was written down. */
const hashOf = (code: string): string => sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const CREDENTIAL = `select password from account where "userId" = $1 and "providerId" = 'credential' and password is not null`;
const SET_PASSWORD = `update account set password = $2, "updatedAt" = now()
  where "userId" = $1 and "providerId" = 'credential'`;

export async function hasPassword({ pool }: Database, user: string): Promise<boolean> {
  return (await pool.query(CREDENTIAL, [user])).rowCount !== 0;
}

export async function passkeysOf({ pool }: Database, user: string): Promise<readonly Passkey[]> {
  const { rows } = await pool.query<{ id: string; name: string | null; createdAt: Date | null }>(
    'select id, name, "createdAt" from passkey where "userId" = $1 order by "createdAt", id',
    [user],
  );
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? '',
    createdAt: createdAt?.toISOString() ?? null,
  }));
}

export async function renamePasskey(
  { pool }: Database,
  user: string,
  id: string,
  name: string,
): Promise<void> {
  await pool.query('update passkey set name = $3 where "userId" = $1 and id = $2', [user, id, name]);
}

/** Not the last way in. */
export function deletePasskey(database: Database, user: string, id: string): Promise<void> {
  return inTransaction(database, async (client) => {
    await client.query('select 1 from "user" where id = $1 for update', [user]);
    const { rowCount } = await client.query('delete from passkey where "userId" = $1 and id = $2', [
      user,
      id,
    ]);
    if (rowCount === 0) return;
    const { rows } = await client.query(
      `${CREDENTIAL} union all select id from passkey where "userId" = $1`,
      [user],
    );
    if (rows.length === 0) throw new PlatformError('lastWayIn');
  });
}

export async function codesLeft({ pool }: Database, user: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from recovery_codes where "user" = $1',
    [user],
  );
  return rows[0]?.n ?? 0;
}

/** New ones in the place of those from before. */
export async function makeCodes(database: Database, { id }: User): Promise<readonly string[]> {
  if (!(await hasPassword(database, id))) throw new PlatformError('needsPassword');
  const codes = Array.from({ length: HOW_MANY_CODES }, newCode);
  await inTransaction(database, async (client) => {
    await client.query('delete from recovery_codes where "user" = $1', [id]);
    await client.query('insert into recovery_codes ("user", hash) select $1, unnest($2::text[])', [
      id,
      codes.map(hashOf),
    ]);
  });
  return codes;
}

interface Account {
  readonly id: string;
  readonly username: string;
  /** As it is kept. */
  readonly password: string;
}
const ACCOUNT = `select u.id, u.username, a.password from "user" u join account a on a."userId" = u.id
  where a."providerId" = 'credential' and a.password is not null and`;

export interface RecoverySettings {
  readonly database: Database;
  readonly limits: Limits;
  readonly people: Pick<People, 'hashPassword'>;
  readonly mail: Mail;
}

/** Coming back without the password. */
export class Recovery {
  readonly #settings: RecoverySettings;

  constructor(settings: RecoverySettings) {
    this.#settings = settings;
  }

  async #find(where: 'u.id' | 'u.username', value: string): Promise<Account | null> {
    const { pool } = this.#settings.database;
    return (await pool.query<Account>(`${ACCOUNT} ${where} = $1`, [value])).rows[0] ?? null;
  }

  /** Attempts are counted together with those to sign in. */
  async #count(account: string, address: string): Promise<void> {
    const { limits } = this.#settings;
    await limits.spendShared('signIns', address);
    await limits.spendShared('signInsOfAccount', sha256(account.toLowerCase()));
  }

  /** Whoever had the old password, or a session, has nothing any more. */
  async #replace(client: PoolClient, user: string, hash: string): Promise<void> {
    await client.query(SET_PASSWORD, [user, hash]);
    await client.query('delete from session where "userId" = $1', [user]);
  }

  async useCode(username: string, code: string, password: string, address: string): Promise<void> {
    const { database, people } = this.#settings;
    await this.#count(username, address);
    const account = await this.#find('u.username', username.toLowerCase());
    const hash = await people.hashPassword(password); // also where there is nobody: it takes as long
    await inTransaction(database, async (client) => {
      const spend = 'delete from recovery_codes where "user" = $1 and hash = $2';
      const { rowCount } = await client.query(spend, [account?.id ?? '', hashOf(code)]);
      if (rowCount === 0 || account === null) throw new PlatformError('wrongCode');
      await this.#replace(client, account.id, hash);
    });
  }

  /** Nobody learns from the answer who has an account, or an address; nor by how long it takes: the mail goes out after it. */
  async askForMail(username: string, lang: Lang, address: string): Promise<void> {
    const { database, mail } = this.#settings;
    await this.#count(username, address);
    const account = await this.#find('u.username', username.toLowerCase());
    if (account === null || !mail.isConfigured) return;
    const { rows } = await database.pool.query<{ mail: string }>(
      'select mail from preferences where "user" = $1 and "isMailVerified" and mail is not null',
      [account.id],
    );
    const [to] = rows;
    if (to === undefined) return;
    const link = { user: account.id, until: Date.now() + LINK_LASTS, password: account.password };
    void mail.recover({ user: account.id, lang, mail: to.mail }, link).catch(() => undefined); // nor by how it fails
  }

  /** The user name to sign in with. */
  async useLink(
    { user, key, until }: { readonly user: string; readonly key: string; readonly until: number },
    password: string,
    address: string,
  ): Promise<string> {
    const { database, people, mail } = this.#settings;
    await this.#count(user, address);
    const account = await this.#find('u.id', user);
    const right = Buffer.from(account === null ? '' : mail.recoveryKey({ ...account, user, until }));
    const given = Buffer.from(key);
    const isRight = right.length === given.length && timingSafeEqual(right, given);
    if (account === null || !isRight || until < Date.now()) throw new PlatformError('oldLink');
    const hash = await people.hashPassword(password);
    await inTransaction(database, async (client) => {
      const { rows } = await client.query(`${CREDENTIAL} and password = $2 for update`, [
        user,
        account.password,
      ]);
      if (rows.length === 0) throw new PlatformError('oldLink');
      await this.#replace(client, user, hash);
    });
    return account.username;
  }
}
