// Other players: what they have done, being friends, not hearing them, reporting them.
import { PlatformError, type Player, type PlayerResult, type Rating, type routes } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { setBlock } from '../people/blocks.ts';
import { befriend, part } from '../people/friends.ts';
import { gamesOf, statisticsOf } from '../people/history.ts';
import { leadersOf } from '../people/leaders.ts';
import { ledgerOf } from '../people/ledger.ts';
import { knownUser } from '../people/merge-guest.ts';
import { metBy } from '../people/met.ts';
import { sendReport } from '../people/reports.ts';
import type { Handlers } from './register.ts';

const PROVISIONAL = 10;

async function ratingsOf({ pool }: Database, user: string): Promise<readonly Rating[]> {
  const { rows } = await pool.query<Omit<Rating, 'isProvisional'>>(
    'select game, family, mu - 3 * sigma as rating, games from ratings where "user" = $1 order by game, family',
    [user],
  );
  return rows.map((row) => ({ ...row, isProvisional: row.games < PROVISIONAL }));
}

/** The id of a private match is its link: only those who played there are told. */
async function resultsOf(
  { pool }: Database,
  user: string,
  viewer: string | null,
): Promise<readonly PlayerResult[]> {
  const { rows } = await pool.query<Omit<PlayerResult, 'at'> & { at: Date }>(
    `select case when m."isPublic" or exists (select 1 from seats s where s.match = m.id and s."user" = $2)
       then r.match end as match, r.game, r.seat, r.score, r.place, r.rating, r.at, m.players
     from (select * from results where "user" = $1 and place is not null order by at desc, match desc limit 100) r
     join matches m on m.id = r.match order by r.at desc, r.match desc`,
    [user, viewer],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function playerFor(database: Database, user: string, viewer: string | null): Promise<Player> {
  const { rows } = await database.pool.query<{ id: string; name: string; createdAt: Date }>(
    'select id, name, "createdAt" from "user" where id = $1',
    [user],
  );
  const [found] = rows;
  if (found === undefined) throw new PlatformError('noUser');
  return {
    ...found,
    createdAt: found.createdAt.toISOString(),
    ratings: await ratingsOf(database, user),
    results: await resultsOf(database, user, viewer),
  };
}

export const players: Handlers<typeof routes.players> = {
  get: async ({ user, params }, { database }) =>
    playerFor(database, await knownUser(database, params.user), user?.id ?? null),

  games: async ({ user, params, query }, { database }) =>
    gamesOf(database, { of: await knownUser(database, params.user), viewer: user?.id ?? null, ...query }),

  statistics: async ({ params }, { database }) =>
    statisticsOf(database, await knownUser(database, params.user)),

  met: async ({ user, params }, { database }) =>
    metBy(database, await knownUser(database, params.user), user?.id ?? null),

  ledger: async ({ user, params }, { database }) =>
    ledgerOf(database, await knownUser(database, params.user), user?.id ?? null),

  leaders: async ({ user, params, query }, { database }) =>
    leadersOf(database, { game: params.game, family: query.family, viewer: user?.id ?? null }),

  async block({ user, params, body }, { database, limits }) {
    await setBlock(database, limits, user.id, { other: params.user, ...body });
    return { ok: true };
  },

  async befriend({ user, params }, { database, limits }) {
    await befriend(database, limits, user.id, params.user);
    return { ok: true };
  },

  async unfriend({ user, params }, { database }) {
    await part(database.pool, user.id, params.user);
    return { ok: true };
  },

  async report({ user, params, body }, { database, limits }) {
    await sendReport(database, limits, user, { about: params.user, ...body });
    return { ok: true };
  },
};
