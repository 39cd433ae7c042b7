// Everything about matches that is not a table: opening, finding, sitting down, leaving, records.
import { readOption, stateHash, writeRecord } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { previewFor } from '../matches/preview.ts';
import { matchesOf, matchInfo, mayWatch, openMatches, recordOf } from '../matches/queries.ts';
import { lookAt, toldAtStart, toldSince } from '../matches/store.ts';
import { isZone } from '../matches/zones.ts';
import { type App, type Context, headersOf, userOf } from './context.ts';

const HOUR = 3_600_000;
/** Nights and weekends off, by the clocks of whoever opens the table. */
const rest = z.object({
  zone: z.string().max(64).refine(isZone).optional(),
  offset: z.number().int().min(-840).max(840),
  nights: z.boolean(),
  weekends: z.boolean(),
});
const clock = z
  .object({
    kind: z.enum(['live', 'turns']),
    bank: z
      .number()
      .int()
      .min(10_000)
      .max(60 * 24 * HOUR),
    increment: z
      .number()
      .int()
      .min(0)
      .max(14 * 24 * HOUR),
    rest: rest.nullable().default(null),
  })
  .refine(({ kind, rest: still }) => kind === 'turns' || still === null)
  .nullable();
/** Random bytes of the player's own, for the shuffle. */
const entropy = z
  .string()
  .regex(/^[0-9a-f]{0,64}$/)
  .default('');
const seatWish = z.union([z.literal('me'), z.literal('open'), z.object({ bot: z.string().max(40) })]);
const newMatch = z.object({
  game: z.string().max(40),
  variants: z.array(z.string().max(80)).max(20).default([]),
  seats: z.array(seatWish).min(1).max(8),
  clock: clock.default(null),
  isRated: z.boolean().default(false),
  isPublic: z.boolean().default(false),
  entropy,
});
const params = z.object({ match: z.string().max(40) });

/** The seats of a finished match, the first player moved one on. */
function rotated<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}

export function matchRoutes(app: App, context: Context): void {
  const { database, rooms, life, chat } = context;
  const gameById = (id: string) => {
    const game = context.games.get(id);
    if (game === undefined) throw new PlatformError('noGame');
    return game;
  };

  app.post('/api/matches', { schema: { body: newMatch } }, async (request, reply) => {
    const user = await userOf(context, request);
    const { entropy: bytes, ...wish } = request.body;
    const id = await life.create(user, wish, bytes);
    return reply.status(201).send(await matchInfo(database, id));
  });

  app.get(
    '/api/matches',
    { schema: { querystring: z.object({ game: z.string().max(40).optional() }) } },
    async (request) => openMatches(database, request.query.game),
  );

  app.get('/api/me/matches', async (request) => {
    const user = await userOf(context, request);
    return matchesOf(database, rooms, user.id);
  });

  /** The link of a private rematch is for those who sat here; whoever has it may sit down. */
  app.get('/api/matches/:match', { schema: { params } }, async (request) => {
    const info = await matchInfo(database, request.params.match);
    if (info.rematch === null || info.isPublic) return info;
    const user = await context.people.userOf(headersOf(request));
    return info.seats.some((seat) => seat.user !== null && seat.user === user?.id)
      ? info
      : { ...info, rematch: null };
  });

  const sit = z.object({ seat: z.number().int().min(0).max(7).nullable().default(null), entropy });
  app.post('/api/matches/:match/sit', { schema: { params, body: sit } }, async (request) => {
    const user = await userOf(context, request);
    const { match } = request.params;
    const seat = await life.sit(user, match, request.body.entropy, request.body.seat);
    await life.comeBack(user, match);
    await rooms.changed(match);
    return { seat };
  });

  const bot = z.object({ seat: z.number().int().min(0).max(7), level: z.string().max(40).nullable() });
  app.post('/api/matches/:match/bots', { schema: { params, body: bot } }, async (request) => {
    const user = await userOf(context, request);
    await life.setBot(user, request.params.match, request.body.seat, request.body.level);
    await rooms.changed(request.params.match);
    return matchInfo(database, request.params.match);
  });

  app.post('/api/matches/:match/leave', { schema: { params } }, async (request) => {
    const user = await userOf(context, request);
    await life.leave(user, request.params.match);
    await rooms.changed(request.params.match);
    return matchInfo(database, request.params.match);
  });

  app.post(
    '/api/matches/:match/rematch',
    { schema: { params, body: z.object({ entropy }) } },
    async (request, reply) => {
      const user = await userOf(context, request);
      const { match } = request.params;
      const before = await matchInfo(database, match);
      if (before.status !== 'over') throw new PlatformError('notOver');
      if (!before.seats.some((seat) => seat.user === user.id)) throw new PlatformError('notYourSeat');
      if (before.rematch !== null) {
        await life.sit(user, before.rematch, request.body.entropy, null);
        return matchInfo(database, before.rematch);
      }
      const seats = rotated(before.seats).map(({ user: other, level }) =>
        other === user.id
          ? ('me' as const)
          : other === null && level !== null
            ? { bot: level }
            : ('open' as const),
      );
      const { game, variants, clock: time, isRated, isPublic } = before;
      const wish = { game, variants, seats, clock: time, isRated, isPublic, rematchOf: before.id };
      const id = await life.create(user, wish, request.body.entropy);
      for (const { user: other } of before.seats) {
        // Who cannot be invited finds the way by the table they are looking at.
        if (other !== null && other !== user.id)
          await context.invitations.invite(user, id, { user: other }).catch(() => null);
      }
      await rooms.changed(match);
      return reply.status(201).send(await matchInfo(database, id));
    },
  );

  const quick = z.object({ game: z.string().max(40), players: z.number().int().min(2).max(5), entropy });
  app.post('/api/quick', { schema: { body: quick } }, async (request, reply) => {
    const user = await userOf(context, request);
    const { game, players, entropy: bytes } = request.body;
    for (const open of await openMatches(database, game)) {
      if (open.players !== players || open.seats.some((seat) => seat.user === user.id)) continue;
      const seat = await life.sit(user, open.id, bytes, null).catch(() => null);
      if (seat !== null) return matchInfo(database, open.id);
    }
    const seats = Array.from({ length: players }, (_, n) => (n === 0 ? ('me' as const) : ('open' as const)));
    const time = { kind: 'live' as const, bank: 15 * 60_000, increment: 30_000 };
    const id = await life.create(
      user,
      { game, variants: [], seats, clock: time, isRated: false, isPublic: true },
      bytes,
    );
    return reply.status(201).send(await matchInfo(database, id));
  });

  app.get('/api/matches/:match/record', { schema: { params } }, async (request, reply) => {
    const { match } = request.params;
    const info = await matchInfo(database, match);
    if (info.status !== 'over') throw new PlatformError('notOver');
    const room = await rooms.open(match);
    const text = writeRecord(await recordOf(database, match, room.look, stateHash));
    return reply.type('text/plain; charset=utf-8').send(text);
  });

  /** The seat whose eyes a request has; nobody else's table is shown. */
  const watching = async (request: FastifyRequest, match: string) => {
    const user = await context.people.userOf(headersOf(request));
    if (!(await mayWatch(database, user?.id ?? null, match))) throw new PlatformError('private');
    const room = await rooms.open(match);
    return { room, viewer: room.seatOf(user?.id ?? null) };
  };

  app.get('/api/matches/:match/history', { schema: { params } }, async (request) => {
    const { match } = request.params;
    const { room, viewer } = await watching(request, match);
    const told = await toldSince(database, gameById, match, { viewer, since: 0, until: room.look.seq });
    return [...toldAtStart(room.hot, viewer), ...told];
  });

  const moment = params.extend({ seq: z.coerce.number().int().min(0) });
  /** −1: a spectator's. Those of another seat are lent when the game is over. */
  const eyes = z.object({ eyes: z.coerce.number().int().min(-1).max(7).optional() });
  const past = { schema: { params: moment, querystring: eyes } };
  app.get('/api/matches/:match/at/:seq', past, async (request) => {
    const { match, seq: wanted } = request.params;
    const { room, viewer: own } = await watching(request, match);
    const isOver = room.look.running.sealed.result !== null;
    const asked = request.query.eyes ?? own ?? -1;
    const viewer = asked < 0 ? null : isOver && asked < room.seats.length ? asked : own;
    const seq = Math.min(wanted, room.look.seq);
    const look = await lookAt(database, gameById, match, seq);
    const { game, waiting, running } = look;
    const view = game.view(look.stateFor(viewer), viewer);
    return { seq, viewer, view, waiting, result: running.sealed.result };
  });

  const wishes = z.object({ options: z.array(z.string().min(1).max(130)).min(1).max(20) });
  app.post('/api/matches/:match/preview', { schema: { params, body: wishes } }, async (request) => {
    const { room, viewer } = await watching(request, request.params.match);
    if (viewer === null) throw new PlatformError('notYourSeat');
    return { preview: previewFor(room.look, viewer, request.body.options.map(readOption)) };
  });

  app.get('/api/matches/:match/chat', { schema: { params } }, async (request) => {
    const user = await userOf(context, request);
    return chat.lines(request.params.match, user.id);
  });
}
