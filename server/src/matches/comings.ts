// Who comes to a table where they sit, and who goes. Those of one moment, as when a game begins or a server takes pages over, are written
// together and by one statement at a time: however many they are, the other connections are left to those who play.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@comptoir/kernel';
import type { Database, Statement } from '../database/index.ts';
import { GATHERED_FOR } from './presence.ts';

/** Somebody, at a match where they sit. */
interface Sitting {
  readonly match: string;
  readonly user: string;
}
interface Coming extends Sitting {
  answer(seats: readonly Seat[]): void;
  fail(error: unknown): void;
}

const THESE = `select s.match, s.seat from unnest($1::text[], $2::text[]) as t(m, u)
  join seats s on s.match = t.m and s."user" = t.u`;
/** Who was nudged and comes is back. Rows of several matches are locked in one order. */
const CAME = `with these as (
    ${THESE} where not s."isAway" and s."nudgedAt" > coalesce(s."seenAt", '-infinity')
    order by s.match, s.seat for update of s
  ) update seats set "seenAt" = now() from these
  where seats.match = these.match and seats.seat = these.seat returning seats.match, "user", seats.seat`;
/** Waits for nobody who changes a seat at this moment: the heartbeat of presences knows it roughly. */
const WENT = `with these as (${THESE} for update of s skip locked)
  update seats set "seenAt" = now() from these where seats.match = these.match and seats.seat = these.seat`;

const columns = (of: readonly Sitting[]): unknown[] => [
  of.map(({ match }) => match),
  of.map(({ user }) => user),
];

export const cameStatement = (of: readonly Sitting[]): Statement => ({
  name: 'came',
  text: CAME,
  values: columns(of),
});
export const wentStatement = (of: readonly Sitting[]): Statement => ({
  name: 'went',
  text: WENT,
  values: columns(of),
});

export class Comings {
  readonly #database: Database;
  #coming: Coming[] = [];
  #going: Sitting[] = [];
  #writing: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** They look at the table from now on. Returns the seats at which they had been waited for; where they come through two windows at
   * once, to one of them. */
  came(match: string, user: string): Promise<readonly Seat[]> {
    return new Promise((answer, fail) => {
      this.#coming.push({ match, user, answer, fail });
      this.#write();
    });
  }

  /** They look no longer: absence is counted from now. */
  went(match: string, user: string): void {
    this.#going.push({ match, user });
    this.#write();
  }

  /** All that was said is written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #write(): void {
    this.#writing ??= this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    while (this.#coming.length > 0 || this.#going.length > 0) {
      await sleep(GATHERED_FOR); // who else comes or goes meanwhile comes along
      const [coming, going] = [this.#coming, this.#going];
      [this.#coming, this.#going] = [[], []];
      if (coming.length > 0) await this.#writeComing(coming); // first: who has come and gone again was back
      if (going.length > 0) await this.#writeGoing(going);
    }
    this.#writing = null; // here, so that nobody comes between the last look and this
  }

  async #writeComing(coming: readonly Coming[]): Promise<void> {
    try {
      const { pool } = this.#database;
      const { rows } = await pool.query<Sitting & { readonly seat: Seat }>(cameStatement(coming));
      const told = new Set<unknown>();
      for (const { match, user, answer } of coming) {
        const own = rows.filter((row) => row.match === match && row.user === user && !told.has(row));
        for (const row of own) told.add(row);
        answer(own.map(({ seat }) => seat));
      }
    } catch (error) {
      for (const { fail } of coming) fail(error);
    }
  }

  async #writeGoing(going: readonly Sitting[]): Promise<void> {
    const { pool } = this.#database;
    await pool.query(wentStatement(going)).catch(() => undefined);
  }
}
