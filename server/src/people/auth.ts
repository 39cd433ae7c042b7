// Who is it? better-auth on our own database: a guest at once, an account by name and password or passkey later.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passkey } from '@better-auth/passkey';
import { sha256 } from '@comptoir/kernel';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Database } from '../database/index.ts';
import { inherit } from './inherit.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
export interface People {
  /** Answers a request of the sign-in pages. */
  handle(request: Request): Promise<Response>;
  /** The user of a session cookie or of a bot's token. */
  userOf(headers: Headers): Promise<User | null>;
}

/** The secret that signs cookies: made once, kept with the data. */
export function secretIn(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'session.secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

/** Set by our own HTTP side from the connection, whatever a client claims. */
export const CLIENT_ADDRESS = 'x-client-address';

export interface AuthSettings {
  readonly database: Database;
  readonly secret: string;
  readonly url: string;
}

function createAuth({ database, secret, url }: AuthSettings, isQuiet = false) {
  const { hostname } = new URL(url);
  return betterAuth({
    database: database.pool,
    secret,
    baseURL: url,
    basePath: '/api/auth',
    trustedOrigins: [url],
    telemetry: { enabled: false },
    logger: { disabled: isQuiet },
    emailAndPassword: { enabled: true, minPasswordLength: 8, requireEmailVerification: false },
    user: { deleteUser: { enabled: true } },
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 },
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
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid',
        generateName: () => `Guest ${randomBytes(2).toString('hex')}`,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await inherit(database, anonymousUser.user.id, newUser.user.id);
        },
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 24 }),
      passkey({ rpID: hostname, rpName: 'Comptoir', origin: url }),
    ],
  });
}

export async function createPeople(settings: AuthSettings): Promise<People> {
  const { database } = settings;
  const { runMigrations } = await getMigrations(createAuth(settings, true).options); // its tables are not there yet
  await runMigrations();
  const auth = createAuth(settings);
  return {
    handle: (request) => auth.handler(request),
    async userOf(headers) {
      const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
      if (token !== undefined) return userOfToken(database, token);
      const session = await auth.api.getSession({ headers });
      if (session === null) return null;
      return { id: session.user.id, name: session.user.name, isGuest: session.user.isAnonymous === true };
    },
  };
}

async function userOfToken({ pool }: Database, token: string): Promise<User | null> {
  const { rows } = await pool.query<User>(
    'select u.id, u.name, false as "isGuest" from tokens t join "user" u on u.id = t."user" where t.hash = $1',
    [sha256(token)],
  );
  return rows[0] ?? null;
}
