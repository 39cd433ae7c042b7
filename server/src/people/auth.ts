// Who is it? better-auth on our own database: a guest at once, an account by name and password or passkey later.
import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { sha256 } from '@comptoir/kernel';
import type { Scope } from '@comptoir/protocol';
import { betterAuth } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Database, Statement } from '../database/index.ts';
import type { Limits } from '../limits.ts';
import { inForceAgainst, requireVoice } from '../operate/in-force.ts';
import { STANDS } from '../operate/rows.ts';
import { type Site, siteOf } from '../site.ts';
import { mergeGuest } from './merge-guest.ts';
import { DOORSTEP, openDoor } from './sign-in.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
/** What lets somebody in, and for how long. */
export interface Pass {
  readonly user: User;
  /** What a token is good for; null: a session, good for everything. */
  readonly scope: Scope | null;
  readonly isBanned: boolean;
  /** Whether the session or the token is still good: one small look at the database. */
  holds(): Promise<boolean>;
}
export interface People {
  /** Answers a request of the sign-in pages, sent from this address. */
  handle(request: Request, address: string): Promise<Response>;
  /** Who comes with a session cookie or with a bot's token. */
  passOf(headers: Headers): Promise<Pass | null>;
  /** How a password is kept. */
  hashPassword(password: string): Promise<string>;
}

/** Set by our own HTTP side from the connection, whatever a client claims. */
export const CLIENT_ADDRESS = 'x-client-address';

export interface AuthSettings {
  readonly database: Database;
  readonly limits: Limits;
  readonly secret: string;
  readonly site: Site;
}

type SignIn = Pick<AuthSettings, 'database' | 'secret' | 'site'>;

function createAuth({ database, secret, site }: SignIn, isQuiet = false) {
  const { url } = site;
  const { hostname } = new URL(url);
  return betterAuth({
    database: database.pool,
    secret,
    baseURL: url,
    basePath: DOORSTEP,
    trustedOrigins: (request) => {
      const [origin, host] = ['origin', 'host'].map((name) => request?.headers.get(name) ?? '');
      return origin !== undefined && site.isOwn(origin, host) ? [url, origin] : [url];
    },
    telemetry: { enabled: false },
    logger: { disabled: isQuiet },
    emailAndPassword: { enabled: true, minPasswordLength: 8, requireEmailVerification: false },
    // Never too old to add a passkey: a guest has no other way to prove who they are.
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24, freshAge: 0 },
    rateLimit: { enabled: false }, // ours hold for all nodes together, and for accounts too
    advanced: {
      cookiePrefix: 'comptoir',
      useSecureCookies: url.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    hooks: { after: keepGuest(database) },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid',
        disableDeleteAnonymousUser: true, // merging sees to it
        generateName: ({ headers }) => guestName(headers?.get('accept-language') ?? ''),
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await mergeGuest(database, anonymousUser.user.id, newUser.user.id);
        },
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 24 }),
      passkey({ rpID: hostname, rpName: 'Comptoir', origin: url }),
    ],
  });
}

/** A guest is named in the language of their browser until they choose a name. */
function guestName(languages: string): string {
  const guest = languages.toLowerCase().startsWith('fr') ? 'Invité' : 'Guest';
  return `${guest} ${randomBytes(2).toString('hex')}`;
}

/** Who has a passkey can come back: a guest no longer. */
function keepGuest({ pool }: Database) {
  return createAuthMiddleware(async ({ path, context }) => {
    const user = path === '/passkey/verify-registration' ? context.session?.user.id : undefined;
    if (user !== undefined) await pool.query('update "user" set "isAnonymous" = false where id = $1', [user]);
  });
}

/** The tables of better-auth. Nothing is signed with this secret. */
export async function createSignInTables(database: Database): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const site = siteOf({ PUBLIC_URL: undefined, HOST: 'localhost', PORT: 0 });
  const { runMigrations } = await getMigrations(createAuth({ database, secret, site }, true).options);
  await runMigrations();
}

export async function createPeople(settings: AuthSettings): Promise<People> {
  const { database } = settings;
  const auth = createAuth(settings);
  const passOf = async (headers: Headers): Promise<Pass | null> => {
    const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
    if (token !== undefined) return passOfToken(database, sha256(token));
    const found = await auth.api.getSession({ headers });
    if (found === null) return null;
    const { user, session } = found;
    return {
      user: { id: user.id, name: user.name, isGuest: user.isAnonymous === true },
      scope: null,
      isBanned: (await inForceAgainst(database.pool, user.id)).has('ban'),
      holds: () => isThere(database, 'session', session.id),
    };
  };
  const doors = {
    limits: settings.limits,
    pass: (request: Request) => auth.handler(request),
    userOf: async (headers: Headers) => (await auth.api.getSession({ headers }))?.user ?? null,
    requireVoice: (user: string) => requireVoice(database.pool, user),
    renamed: (user: string) => tellName(database, user),
  };
  return {
    handle: (request, address) => openDoor(request, address, doors),
    passOf,
    hashPassword: async (password) => (await auth.$context).password.hash(password),
  };
}

/** The tables of somebody who has another name now: every node shows it there at once. */
async function tellName({ pool }: Database, user: string): Promise<void> {
  await pool.query(TELL_NAME, [user]);
}
const TELL_NAME = `select pg_notify('comptoir', 'seats ' || match) from seats where "user" = $1 and "isUnfinished"`;

/** Whoever was banned a moment ago is let in nowhere. */
const isWelcome = (user: string): string =>
  `not exists (select 1 from measures m where m."user" = ${user} and m.kind = 'ban' and ${STANDS})`;
const STILL_THERE = {
  session: `select 1 from session s where s.id = $1 and s."expiresAt" > now() and ${isWelcome('s."userId"')}`,
  token: `select 1 from tokens t where t.hash = $1 and t."expiresAt" > now() and ${isWelcome('t."user"')}`,
} as const;

export const thereStatement = (what: keyof typeof STILL_THERE, key: string): Statement => ({
  name: what,
  text: STILL_THERE[what],
  values: [key],
});

async function isThere({ pool }: Database, what: keyof typeof STILL_THERE, key: string): Promise<boolean> {
  const { rowCount } = await pool.query(thereStatement(what, key));
  return rowCount !== 0;
}

async function passOfToken(database: Database, hash: string): Promise<Pass | null> {
  const { rows } = await database.pool.query<User & { scope: Scope }>(
    `select u.id, u.name, coalesce(u."isAnonymous", false) as "isGuest", t.scope
     from tokens t join "user" u on u.id = t."user" where t.hash = $1 and t."expiresAt" > now()`,
    [hash],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { scope, ...user } = found;
  const isBanned = (await inForceAgainst(database.pool, user.id)).has('ban');
  return { user, scope, isBanned, holds: () => isThere(database, 'token', hash) };
}
