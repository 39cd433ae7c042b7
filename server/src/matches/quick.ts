// Quick match: two people who want the same are at one table, whoever pressed first and on whichever node.
import { PACES, type PaceId, type SeatRequest } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Games } from '../games.ts';
import type { User } from '../people/auth.ts';
import type { Lobby, NewMatch } from './lobby.ts';
import { HELD_FOR } from './locked.ts';
import { GONE_AFTER, oneAtATime, QUICK_TERMS, type Wishes } from './wishes.ts';

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly pace: PaceId;
}
interface Terms {
  readonly entropy: string;
  /** Asked before a table is opened: it may be one too many. */
  readonly opening: () => Promise<void>;
}
interface Settings {
  readonly database: Database;
  readonly games: Games;
  readonly lobby: Lobby;
  readonly wishes: Wishes;
}

/** The table where this person waits already, or else the one that has waited longest. $7: whether they must all be there now. */
const FITTING = `select m.id from matches m
  where m.status = 'open' and m."isPublic" and not m."isRated" and not m."hasCoach" and m.game = $1 and m.players = $2
    and m.variants @> $3::text[] and m.variants <@ $3::text[]
    and m.clock @> $4::jsonb and coalesce(m.clock->'rest', 'null') = 'null'
    and exists (select 1 from seats s where s.match = m.id and s."user" is null and s.level is null
      and coalesce(${HELD_FOR}, $5) = $5)
    and not exists (select 1 from removals r where r.match = m.id and r."user" = $5)
    and exists (select 1 from seats s where s.match = m.id and s."user" is not null)
    and not exists (select 1 from seats s where s.match = m.id and s."user" <> $5 and (
      $7 and coalesce(s."seenAt", '-infinity') < now() - interval '1 second' * $6::int
      or exists (select 1 from blocks b where b.kind = 'block'
        and (b."user" = s."user" and b.other = $5 or b."user" = $5 and b.other = s."user"))))
  order by exists (select 1 from seats s where s.match = m.id and s."user" = $5) desc, m."createdAt" limit 1`;

export class QuickMatch {
  readonly #database: Database;
  readonly #games: Games;
  readonly #lobby: Lobby;
  readonly #wishes: Wishes;

  constructor({ database, games, lobby, wishes }: Settings) {
    this.#database = database;
    this.#games = games;
    this.#lobby = lobby;
    this.#wishes = wishes;
  }

  /** Where this person sits now: with others, or the first at a table of their own. */
  async find(user: User, wanted: Wanted, { entropy, opening }: Terms): Promise<string> {
    const found = await this.#look(user, wanted, entropy, null);
    if (found !== null) return found;
    await opening();
    const { game, players, pace } = wanted;
    const seats: SeatRequest[] = Array.from({ length: players }, (_, n) => (n === 0 ? 'me' : 'open'));
    const request = { game, variants: this.#variants(game), seats, clock: PACES[pace], ...QUICK_TERMS };
    const opened = await this.#look(user, wanted, entropy, request);
    if (opened === null) throw new Error('quick: a table was neither found nor opened');
    return opened;
  }

  /** Sits down where it fits, plays with those who wish for one of several games, or opens what is asked for. */
  #look(user: User, wanted: Wanted, entropy: string, request: NewMatch | null): Promise<string | null> {
    const { game, players, pace } = wanted;
    return inTransaction(this.#database, async (client) => {
      await oneAtATime(client, pace);
      const found = await this.#fitting(client, user, wanted);
      if (found !== null) {
        await this.#lobby.sitWithin(client, user, found, { entropy, wanted: null });
        await this.#wishes.drop(client, user);
        await this.#wishes.settle(client, pace); // they may fill what is still free there
        return found;
      }
      const served = await this.#wishes.serve(client, user, { games: [game], players, pace }, entropy);
      if (served !== null || request === null) return served;
      return this.#lobby.createWithin(client, user, request, entropy);
    });
  }

  #variants(game: string): readonly string[] {
    return this.#games.current(game).usualVariants ?? [];
  }

  async #fitting(client: PoolClient, user: User, { game, players, pace }: Wanted): Promise<string | null> {
    const clock = PACES[pace];
    const values = [game, players, this.#variants(game), clock, user.id, GONE_AFTER, clock.kind === 'live'];
    const { rows } = await client.query<{ id: string }>(FITTING, values);
    return rows[0]?.id ?? null;
  }
}
