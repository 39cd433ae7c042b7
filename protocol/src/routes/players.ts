// Other players: what they have done, being friends, not hearing them, reporting them.
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { count, cursor, done, gameId, lines, list, matchId, page, userId } from '../schemas/basic.ts';
import { block, fact, leaders, met, pastGame, player, statistics } from '../schemas/people.ts';

const params = z.object({ user: userId });
const small = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(8));

export const players = {
  get: route({
    method: 'GET',
    path: '/api/players/:user',
    who: 'anybody',
    scope: 'read',
    summary: 'A player: ratings and the last hundred results',
    params,
    answer: player,
    errors: ['noUser'],
  }),
  games: route({
    method: 'GET',
    path: '/api/players/:user/games',
    who: 'anybody',
    scope: 'read',
    summary: 'The finished games of a player, the newest first',
    description:
      '`with`: only those somebody else played too. `days`: only those of so many last days. `putAside`: of one’s own, without those put aside, or only these.',
    params,
    query: z.object({
      game: z.optional(gameId),
      players: z.optional(small),
      place: z.optional(small),
      stakes: z.optional(z.enum(['rated', 'friendly'])),
      days: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(4000))),
      with: z.optional(userId),
      putAside: z.optional(z.enum(['without', 'only'])),
      cursor: z.optional(cursor),
    }),
    answer: page(pastGame),
    errors: ['noUser'],
  }),
  statistics: route({
    method: 'GET',
    path: '/api/players/:user/statistics',
    who: 'anybody',
    scope: 'read',
    summary: 'What a player has done in each game and with how many players',
    params,
    answer: statistics,
    errors: ['noUser'],
  }),
  met: route({
    method: 'GET',
    path: '/api/players/:user/met',
    who: 'anybody',
    scope: 'read',
    summary: 'Whom a player has met most often, and who came in before whom',
    description:
      'Six people at most, out of the latest thousand games with a result. Private tables count for those who played there; whom the caller blocked, or who blocked the caller, is left out, and so is the caller.',
    params,
    answer: list(met),
    errors: ['noUser'],
  }),
  ledger: route({
    method: 'GET',
    path: '/api/players/:user/ledger',
    who: 'anybody',
    scope: 'read',
    summary: 'Facts of a player’s games, the oldest first, twelve at most',
    params,
    answer: list(fact),
    errors: ['noUser'],
  }),
  leaders: route({
    method: 'GET',
    path: '/api/leaders/:game',
    who: 'anybody',
    scope: 'read',
    summary: 'The best players of a game, with the caller’s own place',
    description:
      'Ranked is who has played ten rated games within 180 days against at least three people; games in the same company count five times at most. After 180 days without a rated game a name rests.',
    params: z.object({ game: gameId }),
    query: z.object({ family: z._default(z.enum(['two', 'many']), 'many') }),
    answer: leaders,
  }),
  befriend: route({
    method: 'POST',
    path: '/api/players/:user/friend',
    who: 'guest',
    scope: null,
    summary: 'Ask a player to be friends, or say yes to one who asked',
    description: 'Asking twice is asking once. Nobody can ask somebody they blocked, or who blocked them.',
    params,
    answer: done,
    errors: ['noUser', 'blocked', 'tooManyFriends'],
  }),
  unfriend: route({
    method: 'DELETE',
    path: '/api/players/:user/friend',
    who: 'guest',
    scope: null,
    summary: 'End a friendship, take back a question, or say no to one; nobody is told',
    params,
    answer: done,
  }),
  block: route({
    method: 'POST',
    path: '/api/players/:user/block',
    who: 'guest',
    scope: null,
    summary: 'Mute or block a player, or hear them again',
    description:
      'Who is muted is not heard in chats; who is blocked cannot invite one either, and is a friend no more.',
    params,
    body: block,
    answer: done,
    errors: ['noUser'],
  }),
  report: route({
    method: 'POST',
    path: '/api/players/:user/report',
    who: 'guest',
    scope: null,
    summary: 'Tell the people who run the server what happened',
    params,
    body: z.object({
      match: z._default(z.nullable(matchId), null),
      /** The line of the chat it is about. */
      line: z._default(z.nullable(count), null),
      text: lines(2000),
    }),
    status: 201,
    answer: done,
    errors: ['noUser', 'tooManyReports'],
  }),
};
