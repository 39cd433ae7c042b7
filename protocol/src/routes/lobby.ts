// Finding a match, or opening one.
import * as z from 'zod/mini';
import { PACE_IDS } from '../paces.ts';
import { MEASURED, route } from '../route.ts';
import { count, cursor, entropy, gameId, list, page } from '../schemas/basic.ts';
import { matchInfo, newMatch, seeking, wish } from '../schemas/match.ts';
import { botRecord, lobbyState } from '../schemas/people.ts';

export const lobby = {
  list: route({
    method: 'GET',
    path: '/api/matches',
    who: 'anybody',
    scope: 'read',
    summary: 'Public matches to sit down at, or those that run, to watch; the newest first',
    description: '`open`: with a free seat and somebody who waits. `running`: at least one person plays.',
    query: z.object({
      game: z.optional(gameId),
      status: z._default(z.enum(['open', 'running']), 'open'),
      cursor: z.optional(cursor),
    }),
    answer: page(matchInfo),
  }),
  here: route({
    method: 'GET',
    path: '/api/here',
    who: 'anybody',
    scope: 'read',
    summary: 'Who is here, how many tables are open and how many games are played',
    description:
      'Whoever asks, or looks at a table over the socket, is here for the next minute. Nobody is told of somebody they blocked, or who blocked them.',
    answer: lobbyState,
  }),
  hours: route({
    method: 'GET',
    path: '/api/here/hours',
    who: 'anybody',
    scope: 'read',
    summary: 'When people come: how many in each hour of the day, in UTC, over the last four weeks',
    answer: list(count),
  }),
  open: route({
    method: 'POST',
    path: '/api/matches',
    who: 'guest',
    scope: 'play',
    summary: 'Open a match',
    description:
      'It starts when every seat is taken, or with `hostStarts` when its host says so; at once, where no seat is open. `hostLine` is what its host says at the door; whoever is muted says nothing there, nor at a match open to all a guest who has finished none.',
    body: newMatch,
    status: 201,
    answer: matchInfo,
    errors: [
      'noGame',
      'needsPerson',
      'ratedNeedsPeople',
      'noCoach',
      'onVacation',
      'tooManyTables',
      'muted',
      'newGuest',
      ...MEASURED,
    ],
  }),
  quick: route({
    method: 'POST',
    path: '/api/quick',
    who: 'guest',
    scope: 'play',
    summary: 'Sit down with whoever wants the same, or wait for them at a table of one’s own',
    description:
      'Friendly matches by the usual rules, of this size and pace, where everybody who sits there is still there: they have asked for the match within the last minute and a half, or take a move a day. Nobody meets somebody they have blocked. Who waits already stays where they wait. Those who look for one of several games are met as well.',
    body: z.object({
      game: gameId,
      players: z.int().check(z.minimum(2), z.maximum(5)),
      pace: z._default(z.enum(PACE_IDS), 'live'),
      entropy,
    }),
    answer: matchInfo,
    errors: ['noGame', 'tooManyTables', ...MEASURED],
  }),
  seek: route({
    method: 'POST',
    path: '/api/quick/wish',
    who: 'guest',
    scope: 'play',
    summary: 'Look for company for any of several games, by any number of players',
    description:
      'One wish at a time; who wishes for the same again keeps their place. It is served as soon as enough people share a game, a number and the pace, the oldest wish first; an open table on the same terms that they fill counts like a wish. Nobody meets somebody they have blocked. The match is friendly and starts at once; the lot says who sits where.',
    body: z.extend(wish, { entropy }),
    answer: seeking,
    errors: ['noGame', ...MEASURED],
  }),
  seeking: route({
    method: 'GET',
    path: '/api/quick/wish',
    who: 'guest',
    scope: 'play',
    summary: 'What has become of one’s wish',
    description:
      'To ask is to be there still: a wish for a live match that nobody has asked about for a minute and a half waits, and is met no more; one for a move a day holds for a week.',
    answer: seeking,
  }),
  stopSeeking: route({
    method: 'DELETE',
    path: '/api/quick/wish',
    who: 'guest',
    scope: 'play',
    summary: 'Look for company no more',
    description: '`match`: company was found before that.',
    answer: seeking,
  }),
  bots: route({
    method: 'GET',
    path: '/api/bots/ladder',
    who: 'anybody',
    scope: 'read',
    summary: 'What the bots have won in finished matches',
    answer: list(botRecord),
  }),
};
