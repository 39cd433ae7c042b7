// How somebody wants to hear from us. A mail address counts when whoever reads it has said that it is theirs.
import type { PreferenceRequest, Preferences } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { LinkPurpose, Mail } from './mail.ts';

const AT_FIRST: Preferences = {
  mail: null,
  isMailVerified: false,
  wantsMail: false,
  wantsPush: false,
  wantsDigest: false,
  lang: 'en',
};

export async function preferencesOf({ pool }: Database, user: string): Promise<Preferences> {
  const { rows } = await pool.query<Preferences>(
    'select mail, "isMailVerified", "wantsMail", "wantsPush", "wantsDigest", lang from preferences where "user" = $1',
    [user],
  );
  return rows[0] ?? AT_FIRST;
}

/** A new address gets one mail that asks for it to be verified. */
export async function setPreferences(
  database: Database,
  mail: Mail,
  user: string,
  request: PreferenceRequest,
): Promise<Preferences> {
  const before = await preferencesOf(database, user);
  await database.pool.query(
    `insert into preferences ("user", mail, "wantsMail", "wantsPush", "wantsDigest", lang) values ($1, $2, $3, $4, $5, $6)
     on conflict ("user") do update set mail = $2, "wantsMail" = $3, "wantsPush" = $4, "wantsDigest" = $5, lang = $6,
       "isMailVerified" = preferences."isMailVerified" and preferences.mail is not distinct from $2`,
    [user, request.mail, request.wantsMail, request.wantsPush, request.wantsDigest, request.lang],
  );
  if (request.mail !== before.mail) await askToVerify(database, mail, user);
  return preferencesOf(database, user);
}

/** Sends the mail that verifies the address, once more where it did not arrive. */
export async function askToVerify(database: Database, mail: Mail, user: string): Promise<void> {
  const { mail: address, isMailVerified, lang } = await preferencesOf(database, user);
  if (address !== null && !isMailVerified) await mail.askToVerify({ user, lang, mail: address });
}

/** A link from one of our mails; `isGood`: it is for the address that is still theirs. */
export interface MailLink {
  readonly purpose: LinkPurpose;
  readonly user: string;
  readonly key: string;
}

export async function isLinkGood(database: Database, mail: Mail, link: MailLink): Promise<boolean> {
  const { mail: address } = await preferencesOf(database, link.user);
  return address !== null && mail.isKey(link.purpose, link.user, address, link.key);
}

const FOLLOWED = {
  stop: 'update preferences set "wantsMail" = false where "user" = $1',
  verify: 'update preferences set "isMailVerified" = true where "user" = $1',
} as const;

/** Does what the link is for; false: it is no longer good. */
export async function followLink(database: Database, mail: Mail, link: MailLink): Promise<boolean> {
  if (!(await isLinkGood(database, mail, link))) return false;
  await database.pool.query(FOLLOWED[link.purpose], [link.user]);
  return true;
}
