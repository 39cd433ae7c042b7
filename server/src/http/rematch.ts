// Playing a match again: the same terms, the first player moved one on, everybody else invited and their seats kept for them.
import { type MatchInfo, termsOf } from '@comptoir/protocol';
import type { NewSeat } from '../matches/lobby.ts';
import { matchInfo } from '../matches/queries.ts';
import type { User } from '../people/auth.ts';
import type { Context } from './context.ts';

/** Where a bot sits in for good for somebody who is no more, a rated match has a free seat: bots do not play there. */
function requestsOf({ seats, isRated }: MatchInfo, user: string): readonly NewSeat[] {
  const rotated = [...seats.slice(1), ...seats.slice(0, 1)];
  return rotated.map(({ user: other, level }) => {
    if (other === user) return 'me';
    if (other !== null) return { heldFor: other };
    return level !== null && !isRated ? { bot: level } : 'open';
  });
}

/** Whoever asks sits down at the table that is there, or opens it for all. */
export async function playAgain(
  user: User,
  before: MatchInfo,
  entropy: string,
  { database, lobby, rooms, invitations }: Context,
): Promise<MatchInfo> {
  const { game, hostStarts } = before;
  const request = { game, ...termsOf(before), seats: requestsOf(before, user.id), hostStarts };
  const { id, isNew } = await lobby.rematch(user, before.id, request, entropy);
  if (!isNew) {
    await lobby.sit(user, id, { entropy, wanted: null });
    await rooms.changed(id);
    return matchInfo(database, id, user.id);
  }
  for (const { user: other } of before.seats) {
    // Who cannot be invited finds the way by the table they are looking at.
    if (other !== null && other !== user.id)
      await invitations.invite(user, id, { user: other }).catch(() => null);
  }
  await rooms.changed(before.id);
  return matchInfo(database, id, user.id);
}
