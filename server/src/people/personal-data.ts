// Where something about a person is stored: the one list from which they are exported, deleted, and a guest merged into an
// account. A test compares it with the database, so that no new table can be forgotten.
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';

/**
 * What becomes of the rows when a person goes.
 * `delete`: they go too. `nameless`: they stay, without saying whose they were. `apart`: somebody else sees to them.
 */
type Leaving = 'delete' | 'nameless' | 'apart';
/**
 * What becomes of a guest's rows when the guest turns out to be an account.
 * `move`: they are the account's now. A list: there may be one row only for each combination of these columns; what the
 * account has of its own stands. `drop`: they go with the guest. `apart`: somebody else sees to them.
 */
type Merging = 'move' | 'drop' | 'apart' | readonly string[];

export interface Personal {
  readonly table: string;
  /** The column that says whose row it is. */
  readonly column: string;
  /** What of a row its person takes along; secrets never. Nothing: it says more about others than about them. */
  readonly shown: readonly string[];
  readonly leaving: Leaving;
  readonly merging: Merging;
}

const of = (
  table: string,
  column: string,
  shown: readonly string[],
  leaving: Leaving,
  merging: Merging,
): Personal => ({ table, column, shown, leaving, merging });

export const PERSONAL: readonly Personal[] = [
  of('seats', 'user', ['match', 'seat', 'entropy', 'isAway', 'hasLeft', 'asked'], 'apart', 'apart'),
  of('seats', 'heldFor', [], 'nameless', 'move'),
  of('removals', 'user', ['match', 'at'], 'delete', ['match']),
  of(
    'matches',
    'host',
    ['id', 'game', 'players', 'status', 'hostLine', 'createdAt', 'startedAt', 'endedAt'],
    'apart',
    'move',
  ),
  of(
    'results',
    'user',
    ['match', 'seat', 'game', 'score', 'place', 'rating', 'ratingBefore', 'absence', 'isPutAside', 'at'],
    'nameless',
    'move',
  ),
  of('ratings', 'user', ['game', 'family', 'mu', 'sigma', 'games', 'wins', 'lastAt', 'isRanked'], 'delete', [
    'game',
    'family',
  ]),
  of('chat', 'user', ['match', 'text', 'phrase', 'event', 'seat', 'isAside', 'at'], 'delete', [
    'match',
    'clientId',
  ]),
  of('blocks', 'user', ['other', 'kind'], 'delete', ['other', 'kind']),
  of('blocks', 'other', [], 'delete', ['user', 'kind']),
  of('vacations', 'user', ['firstDay', 'lastDay', 'from', 'until', 'zone'], 'delete', 'drop'),
  of('friends', 'user', ['other', 'at'], 'delete', ['other']),
  of('friends', 'other', [], 'delete', ['user']),
  of('reports', 'by', ['about', 'match', 'text', 'at'], 'nameless', 'move'),
  of('reports', 'about', [], 'delete', 'move'),
  of('operators', 'user', ['at'], 'delete', 'drop'),
  of(
    'measures',
    'user',
    ['kind', 'reason', 'text', 'at', 'until', 'endedAt', 'appeal', 'appealedAt', 'answer', 'answeredAt'],
    'delete',
    'move',
  ),
  of('audit', 'by', ['at', 'deed', 'subject', 'why'], 'nameless', 'drop'),
  of('audit', 'about', [], 'nameless', 'drop'),
  of('wishes', 'user', ['games', 'players', 'pace', 'since', 'match'], 'delete', 'drop'),
  of('invitations', 'user', ['match', 'by', 'at'], 'delete', ['match']),
  of('invitations', 'by', ['match', 'user', 'at'], 'delete', 'move'),
  of('notices', 'user', ['match', 'seq'], 'delete', ['match']),
  of('devices', 'user', ['endpoint', 'at'], 'delete', 'move'),
  of(
    'preferences',
    'user',
    ['mail', 'isMailVerified', 'wantsMail', 'wantsPush', 'wantsDigest', 'lang'],
    'delete',
    [],
  ),
  of('lessons', 'user', ['game', 'number', 'at'], 'delete', ['game', 'number']),
  of('tokens', 'user', ['name', 'scope', 'at', 'expiresAt'], 'delete', 'move'),
  of('former', 'user', [], 'delete', 'move'),
  of('recovery_codes', 'user', ['at'], 'delete', 'move'),
  of('presences', 'user', ['seenAt', 'match'], 'delete', 'drop'),
  of('watchers', 'users', [], 'apart', 'apart'),
  of('quotas', 'key', [], 'delete', 'drop'),
  // Those of the sign-in. Passwords, session tokens and keys are secrets.
  of('passkey', 'userId', ['name', 'deviceType', 'backedUp', 'createdAt'], 'delete', 'move'),
  of('session', 'userId', ['createdAt', 'expiresAt', 'ipAddress', 'userAgent'], 'delete', 'drop'),
  of('account', 'userId', ['providerId', 'createdAt', 'updatedAt'], 'delete', 'drop'),
  of('user', 'id', ['id', 'name', 'username', 'email', 'isAnonymous', 'createdAt'], 'delete', 'drop'),
];

/** The key of the export under which the rows of a column stand. */
const nameOf = ({ table, column }: Personal): string =>
  PERSONAL.filter((other) => other.table === table && other.shown.length > 0).length > 1
    ? `${table} (${column})`
    : table;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Everything that is stored about a person, without secrets. */
export async function exportPerson({ pool }: Database, user: string): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const personal of PERSONAL) {
    const { table, column, shown } = personal;
    if (shown.length === 0) continue;
    const text = `select ${quoted(shown)} from "${table}" where "${column}" = $1`;
    parts[nameOf(personal)] = (await pool.query(text, [user])).rows;
  }
  return parts;
}

/** Within a transaction: whatever is not seen to apart goes, or loses its name. */
export async function deleteRows(client: PoolClient, user: string): Promise<void> {
  for (const { table, column, leaving } of PERSONAL) {
    if (leaving === 'apart') continue;
    const what = leaving === 'delete' ? `delete from "${table}"` : `update "${table}" set "${column}" = null`;
    await client.query(`${what} where "${column}" = $1`, [user]);
  }
}

/** Within a transaction: a guest's rows become the account's. */
export async function moveRows(client: PoolClient, from: string, to: string): Promise<void> {
  for (const { table, column, merging } of PERSONAL) {
    if (typeof merging === 'string' && merging !== 'move') continue;
    const isSame = merging === 'move' ? [] : merging.map((other) => ` and own."${other}" = t."${other}"`);
    const unlessOwn =
      merging === 'move'
        ? ''
        : ` and not exists (select 1 from "${table}" own where own."${column}" = $2${isSame.join('')})`;
    await client.query(`update "${table}" t set "${column}" = $2 where t."${column}" = $1${unlessOwn}`, [
      from,
      to,
    ]);
  }
}
