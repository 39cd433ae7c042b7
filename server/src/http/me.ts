// Oneself: matches, invitations, settings, one's data.
import type { routes } from '@comptoir/protocol';
import { matchesOf, matchInfo } from '../matches/queries.ts';
import { appeal, ownMeasures, readNote } from '../operate/measures.ts';
import { isOperator } from '../operate/operators.ts';
import { blocksOf } from '../people/blocks.ts';
import { deletePerson } from '../people/delete-person.ts';
import { addDevice } from '../people/devices.ts';
import { friendsOf } from '../people/friends.ts';
import { putAside } from '../people/history.ts';
import { tickLessons } from '../people/lessons.ts';
import { exportPerson } from '../people/personal-data.ts';
import { askToVerify, preferencesOf, setPreferences } from '../people/preferences.ts';
import { deleteToken, makeToken, tokensOf } from '../people/tokens.ts';
import { endVacation, setVacation, vacationOf } from '../people/vacations.ts';
import {
  codesLeft,
  deletePasskey,
  hasPassword,
  makeCodes,
  passkeysOf,
  renamePasskey,
} from '../people/ways-in.ts';
import type { Handlers } from './register.ts';

export const me: Handlers<typeof routes.me> = {
  get: async ({ user }, { database, push, mail }) => ({
    ...user,
    isOperator: await isOperator(database.pool, user.id),
    measures: await ownMeasures(database, user.id),
    hasPassword: await hasPassword(database, user.id),
    pushKey: push.publicKey,
    hasMail: mail.isConfigured,
  }),

  async delete({ user }, { database, news }) {
    await deletePerson(database, user.id);
    news.emit('gone', user.id); // the other nodes hear of it; here nothing more is taken from them once they are answered
    return { ok: true };
  },

  export: async ({ user }, { database }) => exportPerson(database, user.id),

  async appeal({ user, params, body }, { database }) {
    await appeal(database, user.id, params.measure, body.text);
    return { ok: true };
  },

  matches: async ({ user, query }, { database, rooms }) => matchesOf(database, rooms, user.id, query),

  async putAside({ user, params, body }, { database }) {
    await putAside(database, user.id, params.match, body.isPutAside);
    return { ok: true };
  },

  async invitations({ user }, { database, invitations }) {
    const asked = await invitations.of(user.id);
    return Promise.all(
      asked.map(async ({ match, by }) => ({ by, match: await matchInfo(database, match, user.id) })),
    );
  },

  async readNote({ user, params }, { database }) {
    await readNote(database, user.id, params.measure);
    return { ok: true };
  },

  companions: async ({ user }, { invitations }) => invitations.companions(user.id),

  friends: async ({ user }, { database }) => friendsOf(database, user.id),

  vacation: async ({ user }, { database }) => vacationOf(database, user.id),

  async setVacation({ user, body }, { database }) {
    await setVacation(database, user, body);
    return vacationOf(database, user.id);
  },

  async endVacation({ user }, { database }) {
    await endVacation(database, user.id);
    return vacationOf(database, user.id);
  },

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

  passkeys: async ({ user }, { database }) => passkeysOf(database, user.id),

  async renamePasskey({ user, params, body }, { database }) {
    await renamePasskey(database, user.id, params.id, body.name);
    return { ok: true };
  },

  async deletePasskey({ user, params }, { database }) {
    await deletePasskey(database, user.id, params.id);
    return { ok: true };
  },

  recoveryCodes: async ({ user }, { database }) => ({ left: await codesLeft(database, user.id) }),

  makeRecoveryCodes: async ({ user }, { database }) => ({ codes: await makeCodes(database, user) }),

  tokens: async ({ user }, { database }) => tokensOf(database, user.id),

  makeToken: async ({ user, body }, { database, limits }) => ({
    token: await makeToken(database, limits, user.id, body),
  }),

  async deleteToken({ user, params }, { database }) {
    await deleteToken(database, user.id, params.id);
    return { ok: true };
  },
};
