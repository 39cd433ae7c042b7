// Other players: what they have done, not hearing them, reporting them.
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { done, lines, matchId, userId } from '../schemas/basic.ts';
import { block, player } from '../schemas/people.ts';

const params = z.object({ user: userId });

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
  block: route({
    method: 'POST',
    path: '/api/players/:user/block',
    who: 'guest',
    scope: null,
    summary: 'Mute or block a player, or hear them again',
    description: 'Who is muted is not heard in chats; who is blocked cannot invite one either.',
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
    body: z.object({ match: z._default(z.nullable(matchId), null), text: lines(2000) }),
    status: 201,
    answer: done,
    errors: ['noUser', 'tooManyReports'],
  }),
};
