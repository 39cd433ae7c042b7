// Oneself: matches, invitations, settings, one's data.
import type { routes } from '@comptoir/protocol';
import { matchesOf, matchInfo } from '../matches/queries.ts';
import { blocksOf } from '../people/blocks.ts';
import { deletePerson } from '../people/delete-person.ts';
import { addDevice } from '../people/devices.ts';
import { tickLessons } from '../people/lessons.ts';
import { exportPerson } from '../people/personal-data.ts';
import { askToVerify, preferencesOf, setPreferences } from '../people/preferences.ts';
import { deleteToken, makeToken, tokensOf } from '../people/tokens.ts';
import type { Handlers } from './register.ts';

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

  export: async ({ user }, { database }) => exportPerson(database, user.id),

  matches: async ({ user, query }, { database, rooms }) => matchesOf(database, rooms, user.id, query.cursor),

  async invitations({ user }, { database, invitations }) {
    const asked = await invitations.of(user.id);
    return Promise.all(asked.map(async ({ match, by }) => ({ by, match: await matchInfo(database, match) })));
  },

  companions: async ({ user }, { invitations }) => invitations.companions(user.id),

  blocks: async ({ user }, { database }) => blocksOf(database, user.id),

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

  tickLessons: async ({ user, body }, { database, games }) => ({
    done: await tickLessons(database, games, user.id, body.done),
  }),

  tokens: async ({ user }, { database }) => tokensOf(database, user.id),

  makeToken: async ({ user, body }, { database, limits }) => ({
    token: await makeToken(database, limits, user.id, body),
  }),

  async deleteToken({ user, params }, { database }) {
    await deleteToken(database, user.id, params.id);
    return { ok: true };
  },
};
