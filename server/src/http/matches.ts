// One match: looking at it, sitting down, changing it.
import { stateHash, writeRecord } from '@comptoir/kernel';
import { type MatchInfo, PlatformError, type routes } from '@comptoir/protocol';
import { matchInfo, recordOf } from '../matches/queries.ts';
import { seatOf } from '../rights.ts';
import { historyFor, positionFor } from './past.ts';
import type { Handlers } from './register.ts';
import { playAgain } from './rematch.ts';

/** The link of a private rematch is for those who sat here: whoever has it may sit down. */
function shownTo(info: MatchInfo, user: string | null): MatchInfo {
  return info.isPublic || seatOf(info, user) !== null ? info : { ...info, rematch: null };
}

export const matches: Handlers<typeof routes.matches> = {
  async get({ user, seat, params }, { database, lobby }) {
    const info = await matchInfo(database, params.match);
    if (user !== null && seat !== null && info.status === 'open') await lobby.seen(user, info.id);
    return shownTo(info, user?.id ?? null);
  },

  async sit({ user, params: { match }, body }, { lobby, rooms }) {
    const seat = await lobby.sit(user, match, { entropy: body.entropy, wanted: body.seat });
    await lobby.comeBack(user, match);
    await rooms.changed(match);
    return { seat };
  },

  async setBot({ user, params: { match }, body }, { database, lobby, rooms }) {
    await lobby.setBot(user, match, body.seat, body.level);
    await rooms.changed(match);
    return matchInfo(database, match);
  },

  async leave({ user, params: { match } }, { lobby, rooms }) {
    if (await lobby.leave(user, match)) await rooms.changed(match);
    return { ok: true };
  },

  async rematch({ user, params, body }, context) {
    const before = await matchInfo(context.database, params.match);
    if (before.status !== 'over') throw new PlatformError('notOver');
    return playAgain(user, before, body.entropy, context);
  },

  async record({ params: { match } }, { database }) {
    const { status } = await matchInfo(database, match);
    if (status !== 'over') throw new PlatformError('notOver');
    return writeRecord(await recordOf(database, match, stateHash));
  },

  history: async ({ seat, params }, context) => historyFor(params.match, seat, context),

  position: async ({ seat, params, query }, context) => positionFor(params, { own: seat, ...query }, context),

  async preview({ seat, params, body }, { rooms }) {
    const room = await rooms.open(params.match);
    const preview = room.match.preview(seat, body.options);
    const seq = room.numberFor(seat) + body.options.length;
    return { preview: preview === null ? null : { ...preview, seq } };
  },

  chat: async ({ user, params }, { chat }) => chat.lines(params.match, user.id),

  invitations: async ({ params }, { invitations }) => invitations.to(params.match),

  invite: async ({ user, params, body }, { invitations }) => invitations.invite(user, params.match, body),

  async decline({ user, params }, { invitations }) {
    await invitations.decline(user, params.match);
    return { ok: true };
  },
};
