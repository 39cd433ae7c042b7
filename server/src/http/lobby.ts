// Finding a match, or opening one.
import type { routes } from '@comptoir/protocol';
import { matchInfo, openMatches } from '../matches/queries.ts';
import { botRecords } from './bot-records.ts';
import type { Handlers } from './register.ts';

const QUICK_CLOCK = { kind: 'live', bank: 15 * 60_000, increment: 30_000 } as const;

export const lobby: Handlers<typeof routes.lobby> = {
  list: async ({ query }, { database }) => openMatches(database, query.game, query.cursor),

  async open({ user, body, address }, { database, lobby, limits }) {
    const { entropy, ...request } = body;
    await limits.spendShared('tablesOpened', address);
    return matchInfo(database, await lobby.create(user, request, entropy));
  },

  /** Whoever comes first does not begin for that: the table is one as they are usually opened. */
  async quick({ user, body, address }, { database, games, lobby, limits }) {
    const { game, players, entropy } = body;
    const { items } = await openMatches(database, game);
    for (const open of items) {
      if (open.players !== players || open.seats.some((seat) => seat.user === user.id)) continue;
      const seat = await lobby.sit(user, open.id, entropy, null).catch(() => null);
      if (seat !== null) return matchInfo(database, open.id);
    }
    await limits.spendShared('tablesOpened', address);
    const seats = Array.from({ length: players }, (_, n) => (n === 0 ? 'me' : 'open'));
    const variants = games.current(game).usualVariants ?? [];
    const request = {
      game,
      variants,
      seats,
      clock: QUICK_CLOCK,
      isRated: false,
      isPublic: true,
      isWatchable: true,
    };
    return matchInfo(database, await lobby.create(user, request, entropy));
  },

  bots: async (_call, { database }) => botRecords(database),
};
