// Other people: inviting them, knowing them again, not hearing them, reporting them.
import { PlatformError } from '@comptoir/protocol';
import { z } from 'zod';
import { matchInfo } from '../matches/queries.ts';
import { type App, type Context, userOf } from './context.ts';

const match = z.object({ match: z.string().max(40) });
const player = z.object({ user: z.string().max(64) });

function invitationRoutes(app: App, context: Context): void {
  const { database, invitations } = context;

  const whom = z.union([
    z.object({ user: z.string().min(1).max(64) }),
    z.object({ username: z.string().trim().min(1).max(24) }),
  ]);
  app.post(
    '/api/matches/:match/invitations',
    { schema: { params: match, body: whom } },
    async (request, reply) => {
      const user = await userOf(context, request);
      return reply.status(201).send(await invitations.invite(user, request.params.match, request.body));
    },
  );

  app.get('/api/matches/:match/invitations', { schema: { params: match } }, async (request) => {
    const user = await userOf(context, request);
    const { seats } = await matchInfo(database, request.params.match);
    if (!seats.some((seat) => seat.user === user.id)) throw new PlatformError('notYourSeat');
    return invitations.to(request.params.match);
  });

  app.post('/api/matches/:match/decline', { schema: { params: match } }, async (request) => {
    await invitations.decline(await userOf(context, request), request.params.match);
    return { ok: true };
  });

  app.get('/api/me/invitations', async (request) => {
    const user = await userOf(context, request);
    const asked = await invitations.of(user.id);
    return Promise.all(
      asked.map(async ({ match: id, by }) => ({ by, match: await matchInfo(database, id) })),
    );
  });

  app.get('/api/me/companions', async (request) =>
    invitations.companions((await userOf(context, request)).id),
  );
}

function distanceRoutes(app: App, context: Context): void {
  const { pool } = context.database;

  app.get('/api/me/blocks', async (request) => {
    const user = await userOf(context, request);
    const { rows } = await pool.query(
      `select b.other as id, u.name, b.kind from blocks b join "user" u on u.id = b.other
       where b."user" = $1 order by u.name, b.kind`,
      [user.id],
    );
    return rows;
  });

  const kind = z.object({ kind: z.enum(['mute', 'block']), isOn: z.boolean() });
  app.post('/api/players/:user/block', { schema: { params: player, body: kind } }, async (request) => {
    const user = await userOf(context, request);
    const values = [user.id, request.params.user, request.body.kind];
    if (request.body.isOn)
      await pool.query(
        'insert into blocks ("user", other, kind) values ($1, $2, $3) on conflict do nothing',
        values,
      );
    else await pool.query('delete from blocks where "user" = $1 and other = $2 and kind = $3', values);
    return { ok: true };
  });

  const report = z.object({
    match: z.string().max(40).nullable().default(null),
    text: z.string().trim().min(1).max(2000),
  });
  app.post(
    '/api/players/:user/report',
    { schema: { params: player, body: report } },
    async (request, reply) => {
      const user = await userOf(context, request);
      const { match: at, text } = request.body;
      await pool.query('insert into reports (by, about, match, text) values ($1, $2, $3, $4)', [
        user.id,
        request.params.user,
        at,
        text,
      ]);
      return reply.status(201).send({ ok: true });
    },
  );
}

export function companyRoutes(app: App, context: Context): void {
  invitationRoutes(app, context);
  distanceRoutes(app, context);
}
