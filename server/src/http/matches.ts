// One match: looking at it, sitting down, changing it.
import { randomUUID } from 'node:crypto';
import { seedFrom, veil, writeRecord } from '@comptoir/kernel';
import { PlatformError, type routes, type ShownMatch } from '@comptoir/protocol';
import { mayAsk } from '../matches/coach.ts';
import { matchInfo, recordOf, shownMatch } from '../matches/queries.ts';
import { undoStandIn } from '../matches/stand-in-draft.ts';
import { restLeaver } from '../operate/leavers.ts';
import { mayOverhear, readAccess, seatOf } from '../rights.ts';
import { historyFor, positionFor, positionsFor } from './past.ts';
import type { Handlers } from './register.ts';
import { playAgain } from './rematch.ts';

/** The link of a private rematch is for those who sat here: whoever has it may sit down. */
function shownTo(info: ShownMatch, user: string | null): ShownMatch {
  return info.isPublic || seatOf(info, user) !== null ? info : { ...info, rematch: null };
}

export const matches: Handlers<typeof routes.matches> = {
  async get({ user, seat, params }, { database, lobby, here, voice }) {
    const info = await shownMatch(database, params.match, user?.id ?? null);
    if (user !== null && seat !== null && info.status === 'open') {
      await lobby.seen(user, info.id);
      await here.seen(user.id);
    }
    return shownTo({ ...info, voice: await voice.of(user, info.isPublic) }, user?.id ?? null);
  },

  async sit({ user, params: { match }, body }, { database, committer, lobby, rooms }) {
    const seat = await lobby.sit(user, match, { ...body, wanted: body.seat });
    if (await lobby.comeBack(user, match)) await undoStandIn(database, committer, match, seat);
    await rooms.changed(match);
    return { seat };
  },

  async setBot({ user, params: { match }, body }, { database, lobby, rooms }) {
    await lobby.setBot(user, match, body.seat, body.level);
    await rooms.changed(match);
    return matchInfo(database, match, user.id);
  },

  async start({ user, params: { match } }, { database, waitingRoom, rooms }) {
    await waitingRoom.start(user, match);
    await rooms.changed(match);
    return matchInfo(database, match, user.id);
  },

  async setTerms({ user, params: { match }, body }, { database, waitingRoom, voice }) {
    // What somebody new said to friends is not said to strangers.
    if (await voice.isNew(user, body.isPublic)) await waitingRoom.setHostLine(user, match, '');
    await waitingRoom.setTerms(user, match, body);
    return matchInfo(database, match, user.id);
  },

  async setHostLine({ user, params: { match }, body }, { database, waitingRoom, limits, voice }) {
    limits.spend('chatLines', user.id);
    if (body.hostLine !== '') await voice.requireWords(user, (await readAccess(database, match)).isPublic);
    await waitingRoom.setHostLine(user, match, body.hostLine);
    return matchInfo(database, match, user.id);
  },

  async agree({ user, params: { match }, body }, { database, waitingRoom }) {
    await waitingRoom.agree(user, match, body);
    return matchInfo(database, match, user.id);
  },

  async handOver({ user, params: { match }, body }, { database, waitingRoom }) {
    await waitingRoom.handOver(user, match, body.user);
    return matchInfo(database, match, user.id);
  },

  async remove({ user, params: { match }, body }, { database, waitingRoom }) {
    await waitingRoom.remove(user, match, body.user);
    return matchInfo(database, match, user.id);
  },

  async release({ user, params: { match }, body }, { database, waitingRoom }) {
    await waitingRoom.release(user, match, body.seat);
    return matchInfo(database, match, user.id);
  },

  async leave({ user, params: { match } }, { database, lobby, rooms }) {
    if (await lobby.leave(user, match)) await rooms.changed(match);
    await restLeaver(database, user.id);
    return { ok: true };
  },

  absence: async ({ params }, { absence }) => absence.at(params.match),

  async nudge({ user, params, body }, { absence }) {
    await absence.nudge(user, params.match, body.seat);
    return { ok: true };
  },

  async standIn({ user, params: { match }, body }, { absence, lobby }) {
    await lobby.comeBack(user, match); // whoever speaks is there
    await absence.proposeStandIn(user, match, body.seat);
    return { ok: true };
  },

  async close({ user, params: { match } }, { absence, lobby }) {
    await lobby.comeBack(user, match);
    return { isClosed: await absence.close(user, match) };
  },

  async refuse({ user, params: { match } }, { absence, lobby }) {
    await lobby.comeBack(user, match);
    await absence.refuse(user, match);
    return { ok: true };
  },

  async rematch({ user, params, body }, context) {
    const before = await matchInfo(context.database, params.match, user.id);
    if (before.status !== 'over') throw new PlatformError('notOver');
    return playAgain(user, before, body.entropy, context);
  },

  async record({ params: { match } }, { database }) {
    const { status, result } = await matchInfo(database, match, null);
    if (status !== 'over' || result === null) throw new PlatformError('notOver');
    return writeRecord(await recordOf(database, match));
  },

  history: async ({ seat, isOver, params: { match } }, context) =>
    historyFor({ match, viewer: seat, isOver }, context),

  position: async ({ seat, params, query }, context) => positionFor(params, { own: seat, ...query }, context),

  positions: async ({ seat, params, query: { from, to, eyes } }, context) =>
    positionsFor({ ...params, from, to }, { own: seat, eyes }, context),

  async preview({ seat, params, body }, { rooms }) {
    const room = await rooms.open(params.match);
    const preview = room.match.preview(seat, body.options);
    const seq = room.numberFor(seat) + body.options.length;
    return { preview: preview === null ? null : { ...preview, seq } };
  },

  async coach({ seat, params: { match } }, { database, rooms }) {
    const room = await rooms.open(match);
    const { game, state, waiting, seq } = room.match;
    if (!(await mayAsk(database, match, seat, waiting.includes(seat) ? seq : null)))
      throw new PlatformError('noCoach');
    if (!waiting.includes(seat)) return { question: null };
    const salt = randomUUID();
    const position = JSON.stringify(veil(game, state, seat, seedFrom(salt)));
    return { question: { position, made: room.numberFor(seat), salt } };
  },

  async asides({ user, params: { match }, version }, { database, chat }) {
    const id = user?.id ?? null;
    return mayOverhear(await readAccess(database, match), id) ? chat.asides(match, id, version) : [];
  },

  chat: async ({ user, params, version }, { chat }) => chat.lines(params.match, user.id, version),

  invitations: async ({ params }, { invitations }) => invitations.to(params.match),

  async say({ user, params: { match }, body }, { chat, limits }) {
    limits.spend('chatLines', user.id);
    await chat.write(user, { match, ...body });
    return { ok: true };
  },

  async invite({ user, params: { match }, body }, { invitations, waitingRoom }) {
    const guest = await invitations.invite(user, match, body);
    await waitingRoom.hold(user, match, guest.id);
    return guest;
  },

  async decline({ user, params }, { invitations, waitingRoom }) {
    await invitations.decline(user, params.match);
    await waitingRoom.declined(user, params.match);
    return { ok: true };
  },
};
