// Oneself: preferences, devices, tokens, export, farewell; and what a player has done.
import { randomBytes } from 'node:crypto';
import { sha256 } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import { z } from 'zod';
import { type App, type Context, userOf } from './context.ts';

const PROVISIONAL = 10;
/** Every table in which a line can belong to a person, with the column that says so. */
const OWNED = [
  ['seats', 'user'],
  ['chat', 'user'],
  ['results', 'user'],
  ['ratings', 'user'],
  ['blocks', 'user'],
  ['devices', 'user'],
  ['preferences', 'user'],
  ['reports', 'by'],
  ['invitations', 'user'],
] as const;

export function peopleRoutes(app: App, context: Context): void {
  const { pool } = context.database;

  app.get('/api/me', async (request) => {
    const user = await userOf(context, request);
    return { ...user, pushKey: context.pushKey, hasMail: context.notices.hasMail };
  });

  const preferences = z.object({
    mail: z.email().max(200).nullable().default(null),
    wantsMail: z.boolean(),
    wantsPush: z.boolean(),
    wantsDigest: z.boolean(),
    lang: z.enum(['en', 'fr']),
  });
  app.get('/api/me/preferences', async (request) => {
    const user = await userOf(context, request);
    const { rows } = await pool.query(
      'select mail, "wantsMail", "wantsPush", "wantsDigest", lang from preferences where "user" = $1',
      [user.id],
    );
    return rows[0] ?? { mail: null, wantsMail: false, wantsPush: false, wantsDigest: false, lang: 'en' };
  });
  app.put('/api/me/preferences', { schema: { body: preferences } }, async (request) => {
    const user = await userOf(context, request);
    const { mail, wantsMail, wantsPush, wantsDigest, lang } = request.body;
    await pool.query(
      `insert into preferences ("user", mail, "wantsMail", "wantsPush", "wantsDigest", lang) values ($1, $2, $3, $4, $5, $6)
       on conflict ("user") do update set mail = $2, "wantsMail" = $3, "wantsPush" = $4, "wantsDigest" = $5, lang = $6`,
      [user.id, mail, wantsMail, wantsPush, wantsDigest, lang],
    );
    return request.body;
  });

  const device = z.object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  });
  app.post('/api/me/devices', { schema: { body: device } }, async (request) => {
    const user = await userOf(context, request);
    await pool.query(
      'insert into devices (endpoint, "user", keys) values ($1, $2, $3) on conflict (endpoint) do update set "user" = $2, keys = $3',
      [request.body.endpoint, user.id, JSON.stringify(request.body.keys)],
    );
    return { ok: true };
  });
  app.post('/api/me/notices/test', async (request) => {
    const user = await userOf(context, request);
    return { sent: await context.notices.test(user.id) };
  });

  app.post(
    '/api/me/tokens',
    { schema: { body: z.object({ name: z.string().trim().min(1).max(60) }) } },
    async (request, reply) => {
      const user = await userOf(context, request);
      const token = `cmp_${randomBytes(24).toString('base64url')}`;
      await pool.query('insert into tokens (hash, "user", name) values ($1, $2, $3)', [
        sha256(token),
        user.id,
        request.body.name,
      ]);
      return reply.status(201).send({ token });
    },
  );
  app.get('/api/me/tokens', async (request) => {
    const user = await userOf(context, request);
    const { rows } = await pool.query(
      'select left(hash, 12) as id, name, at from tokens where "user" = $1 order by at',
      [user.id],
    );
    return rows;
  });
  app.delete(
    '/api/me/tokens/:id',
    { schema: { params: z.object({ id: z.string().regex(/^[0-9a-f]{12}$/) }) } },
    async (request) => {
      const user = await userOf(context, request);
      await pool.query('delete from tokens where "user" = $1 and left(hash, 12) = $2', [
        user.id,
        request.params.id,
      ]);
      return { ok: true };
    },
  );

  app.get('/api/me/export', async (request) => {
    const user = await userOf(context, request);
    const parts = OWNED.map(async ([table, column]) => [
      table,
      (await pool.query(`select * from ${table} where "${column}" = $1`, [user.id])).rows,
    ]);
    return { user, ...Object.fromEntries(await Promise.all(parts)) };
  });

  /** Games of others must stay whole: the seats remain, without a name. */
  app.delete('/api/me', async (request) => {
    const user = await userOf(context, request);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `update seats s set "user" = null, level = coalesce(level, 'negociant'), "isAway" = true, "hasLeft" = true where "user" = $1`,
        [user.id],
      );
      await client.query('update results set "user" = null where "user" = $1', [user.id]);
      for (const table of [
        'chat',
        'ratings',
        'blocks',
        'devices',
        'preferences',
        'tokens',
        'notices',
        'invitations',
      ]) {
        await client.query(`delete from ${table} where "user" = $1`, [user.id]);
      }
      await client.query('delete from blocks where other = $1', [user.id]);
      await client.query('delete from invitations where by = $1', [user.id]);
      await client.query('delete from "user" where id = $1', [user.id]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return { ok: true };
  });

  const params = z.object({ user: z.string().max(64) });
  app.get('/api/players/:user', { schema: { params } }, async (request) => {
    const { user } = request.params;
    const { rows } = await pool.query<{ id: string; name: string; createdAt: Date }>(
      'select id, name, "createdAt" from "user" where id = $1',
      [user],
    );
    const [found] = rows;
    if (found === undefined) throw new PlatformError('noUser');
    const ratings = await pool.query<{ games: number }>(
      'select game, family, mu - 3 * sigma as rating, games from ratings where "user" = $1 order by game, family',
      [user],
    );
    const results = await pool.query(
      `select r.match, r.game, r.seat, r.score, r.place, r.rating, r.at, m.players
       from results r join matches m on m.id = r.match where r."user" = $1 order by r.at desc limit 100`,
      [user],
    );
    return {
      ...found,
      ratings: ratings.rows.map((row) => ({ ...row, isProvisional: row.games < PROVISIONAL })),
      results: results.rows,
    };
  });

  app.get('/api/bots/ladder', async () => {
    const { rows } = await pool.query(
      `select game, level, count(*)::int as games, avg((place = 1)::int)::float as wins from results
       where level is not null and "user" is null group by game, level order by game, level`,
    );
    return rows;
  });
}
