// Oneself: matches, invitations, settings, one's data.
import type { routes } from '@comptoir/protocol';
import { matchesOf, matchInfo } from '../matches/queries.ts';
import { addDevice } from '../people/devices.ts';
import { askToVerify, preferencesOf, setPreferences } from '../people/preferences.ts';
import { deletePerson, exportPerson } from './person.ts';
import type { Handlers } from './register.ts';
import { deleteToken, makeToken, tokensOf } from './tokens.ts';

export const me: Handlers<typeof routes.me> = {
  get: async ({ user }, { push, mail }) => ({
    ...user,
    pushKey: push.publicKey,
    hasMail: mail.isConfigured,
  }),

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

  preferences: async ({ user }, { database }) => preferencesOf(database, user.id),

  setPreferences: async ({ user, body }, { database, mail }) => setPreferences(database, mail, user.id, body),

  async verifyMail({ user }, { database, mail }) {
    await askToVerify(database, mail, user.id);
    return { ok: true };
  },

  async addDevice({ user, body }, { database, limits, push }) {
    await addDevice(database, { limits, push }, user.id, body);
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
