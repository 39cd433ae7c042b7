// Finding a match, or opening one.
import type { routes } from '@comptoir/protocol';
import { matchInfo, publicMatches } from '../matches/queries.ts';
import { botRecords } from './bot-records.ts';
import type { Handlers } from './register.ts';

export const lobby: Handlers<typeof routes.lobby> = {
  list: async ({ user, query }, { database }) => publicMatches(database, user?.id ?? null, query),

  here: async ({ user }, { here }) => here.lobbyFor(user?.id ?? null),

  hours: async (_call, { here }) => here.hours(),

  async open({ user, body, address }, { database, lobby, limits, voice }) {
    const { entropy, ...request } = body;
    if (body.hostLine !== undefined && body.hostLine !== '') await voice.requireWords(user, body.isPublic);
    await limits.spendShared('tablesOpened', address);
    return matchInfo(database, await lobby.create(user, request, entropy), user.id);
  },

  async quick({ user, body, address }, { database, quick, limits }) {
    const { entropy, ...wish } = body;
    const opening = (): Promise<void> => limits.spendShared('tablesOpened', address);
    return matchInfo(database, await quick.find(user, wish, { entropy, opening }), user.id);
  },

  async seek({ user, body }, { wishes }) {
    const { entropy, ...wish } = body;
    return wishes.seek(user, wish, entropy);
  },

  async seeking({ user }, { wishes, here }) {
    await here.seen(user.id);
    return wishes.look(user);
  },

  stopSeeking: async ({ user }, { wishes }) => wishes.stop(user),

  bots: async (_call, { database }) => botRecords(database),
};
