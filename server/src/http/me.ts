// Oneself: matches, invitations, settings, one's data.
import type { Preferences, routes } from '@comptoir/protocol';
import { matchesOf, matchInfo } from '../matches/queries.ts';
import { deletePerson, exportPerson } from './person.ts';
import type { Handlers } from './register.ts';
import { deleteToken, makeToken, tokensOf } from './tokens.ts';

const FIRST_PREFERENCES: Preferences = {
  mail: null,
  wantsMail: false,
  wantsPush: false,
  wantsDigest: false,
  lang: 'en',
};

export const me: Handlers<typeof routes.me> = {
  get: async ({ user }, { pushKey, notices }) => ({ ...user, pushKey, hasMail: notices.hasMail }),

  async delete({ user }, { database }) {
    await deletePerson(database, user.id);
    return { ok: true };
  },

  export: async ({ user }, { database }) => exportPerson(database, user),

  matches: async ({ user, query }, { database, rooms }) => matchesOf(database, rooms, user.id, query.cursor),

  async invitations({ user }, { database, invitations }) {
    const asked = await invitations.of(user.id);
    return Promise.all(asked.map(async ({ match, by }) => ({ by, match: await matchInfo(database, match) })));
  },

  companions: async ({ user }, { invitations }) => invitations.companions(user.id),

  async blocks({ user }, { database }) {
    const { rows } = await database.pool.query<{ id: string; name: string; kind: 'mute' | 'block' }>(
      `select b.other as id, u.name, b.kind from blocks b join "user" u on u.id = b.other
       where b."user" = $1 order by u.name, b.kind`,
      [user.id],
    );
    return rows;
  },

  async preferences({ user }, { database }) {
    const { rows } = await database.pool.query<Preferences>(
      'select mail, "wantsMail", "wantsPush", "wantsDigest", lang from preferences where "user" = $1',
      [user.id],
    );
    return rows[0] ?? FIRST_PREFERENCES;
  },

  async setPreferences({ user, body }, { database }) {
    const { mail, wantsMail, wantsPush, wantsDigest, lang } = body;
    await database.pool.query(
      `insert into preferences ("user", mail, "wantsMail", "wantsPush", "wantsDigest", lang) values ($1, $2, $3, $4, $5, $6)
       on conflict ("user") do update set mail = $2, "wantsMail" = $3, "wantsPush" = $4, "wantsDigest" = $5, lang = $6`,
      [user.id, mail, wantsMail, wantsPush, wantsDigest, lang],
    );
    return body;
  },

  async addDevice({ user, body }, { database }) {
    await database.pool.query(
      'insert into devices (endpoint, "user", keys) values ($1, $2, $3) on conflict (endpoint) do update set "user" = $2, keys = $3',
      [body.endpoint, user.id, JSON.stringify(body.keys)],
    );
    return { ok: true };
  },

  testNotice: async ({ user }, { notices }) => ({ sent: await notices.test(user.id) }),

  tokens: async ({ user }, { database }) => tokensOf(database, user.id),

  makeToken: async ({ user, body }, { database }) => ({
    token: await makeToken(database, user.id, body.name),
  }),

  async deleteToken({ user, params }, { database }) {
    await deleteToken(database, user.id, params.id);
    return { ok: true };
  },
};
