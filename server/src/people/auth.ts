// Who is it? better-auth on our own database: a guest at once, an account by name and password or passkey later.
import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { sha256 } from '@comptoir/kernel';
import { betterAuth } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Database } from '../database/index.ts';
import { type Site, siteOf } from '../site.ts';
import { inherit } from './inherit.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
/** What lets somebody in, and for how long. */
export interface Pass {
  readonly user: User;
  /** Whether the session or the token is still good: one small look at the database. */
  holds(): Promise<boolean>;
}
export interface People {
  /** Answers a request of the sign-in pages. */
  handle(request: Request): Promise<Response>;
  /** The user of a session cookie or of a bot's token. */
  userOf(headers: Headers): Promise<User | null>;
  passOf(headers: Headers): Promise<Pass | null>;
}

/** Set by our own HTTP side from the connection, whatever a client claims. */
export const CLIENT_ADDRESS = 'x-client-address';

export interface AuthSettings {
  readonly database: Database;
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
    basePath: '/api/auth',
    trustedOrigins: (request) => {
      const [origin, host] = ['origin', 'host'].map((name) => request?.headers.get(name) ?? '');
      return origin !== undefined && site.isOwn(origin, host) ? [url, origin] : [url];
    },
    telemetry: { enabled: false },
    logger: { disabled: isQuiet },
    emailAndPassword: { enabled: true, minPasswordLength: 8, requireEmailVerification: false },
    user: { deleteUser: { enabled: true } },
    // Never too old to add a passkey: a guest has no other way to prove who they are.
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24, freshAge: 0 },
    // Passwords keep the strict default; a guest costs little, and a whole school may sit behind one address.
    rateLimit: {
      enabled: true,
      window: 60,
      max: 200,
      customRules: { '/sign-in/anonymous': { window: 60, max: 600 } },
    },
    advanced: {
      cookiePrefix: 'comptoir',
      useSecureCookies: url.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    hooks: { after: keepGuest(database) },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid',
        generateName: ({ headers }) => guestName(headers?.get('accept-language') ?? ''),
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await inherit(database, anonymousUser.user.id, newUser.user.id);
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
      holds: () => isThere(database, 'session', session.id),
    };
  };
  return {
    handle: (request) => auth.handler(request),
    passOf,
    userOf: async (headers) => (await passOf(headers))?.user ?? null,
  };
}

const STILL_THERE = {
  session: 'select 1 from session where id = $1 and "expiresAt" > now()',
  token: 'select 1 from tokens where hash = $1',
} as const;

async function isThere({ pool }: Database, what: keyof typeof STILL_THERE, key: string): Promise<boolean> {
  const { rowCount } = await pool.query({ name: what, text: STILL_THERE[what], values: [key] });
  return rowCount !== 0;
}

async function passOfToken(database: Database, hash: string): Promise<Pass | null> {
  const { rows } = await database.pool.query<User>(
    'select u.id, u.name, false as "isGuest" from tokens t join "user" u on u.id = t."user" where t.hash = $1',
    [hash],
  );
  const [user] = rows;
  return user === undefined ? null : { user, holds: () => isThere(database, 'token', hash) };
}
