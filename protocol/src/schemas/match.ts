// A match as lists and waiting rooms show it, and what one may ask for when opening one.
import * as z from 'zod/mini';
import { entropy, gameId, levelId, list, matchId, plain, seat, time, userId } from './basic.ts';
import { clock, matchSeat, result } from './table.ts';

const HOUR = 3_600_000;
const MOST_BANK = 60 * 24 * HOUR;
const MOST_INCREMENT = 14 * 24 * HOUR;
const milliseconds = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Nights and weekends off, by the clocks of whoever opened the match. */
export const rest = z.object({
  /** Where the host lives, e.g. Europe/Paris: there are summers. */
  zone: z.optional(plain(64).check(z.refine(isZone))),
  /** Minutes ahead of UTC, where the zone is not known. */
  offset: z.int().check(z.minimum(-840), z.maximum(840)),
  nights: z.boolean(),
  weekends: z.boolean(),
});
/** `live`: bank and increment in minutes and seconds; `turns`: in hours or days, capped at the bank. All in milliseconds. */
export const clockRule = z
  .object({
    kind: z.enum(['live', 'turns']),
    bank: milliseconds(10_000, MOST_BANK),
    increment: milliseconds(0, MOST_INCREMENT),
    rest: z.optional(z.nullable(rest)),
  })
  .check(z.refine(({ kind, rest: pause }) => kind === 'turns' || pause === undefined || pause === null));

export const seatRequest = z.union([z.literal('me'), z.literal('open'), z.object({ bot: levelId })]);
export const newMatch = z.object({
  game: gameId,
  variants: z._default(list(plain(80)).check(z.maxLength(20)), []),
  seats: list(seatRequest).check(z.minLength(1), z.maxLength(8)),
  clock: z._default(z.nullable(clockRule), null),
  isRated: z._default(z.boolean(), false),
  isPublic: z._default(z.boolean(), false),
  /** Whoever has the link may watch, not only those who play. A public match is watched by anybody. */
  isWatchable: z._default(z.boolean(), false),
  entropy,
});

export const matchInfo = z.object({
  id: matchId,
  game: gameId,
  players: z.int(),
  variants: list(z.string()),
  status: z.enum(['open', 'running', 'over']),
  /** null: they have deleted their account. */
  host: z.nullable(userId),
  isPublic: z.boolean(),
  /** Whoever has the link may watch, also where it is not public. */
  isWatchable: z.boolean(),
  isRated: z.boolean(),
  clock: z.nullable(clockRule),
  /** SHA-256 of the secret behind the shuffles, published when the match was opened. */
  commitment: z.string(),
  result: z.nullable(result),
  /** The match that was opened to play this one again, for those who may know of it. */
  rematch: z.nullable(matchId),
  createdAt: time,
  endedAt: z.nullable(time),
  seats: list(matchSeat),
});
export const ownMatch = z.extend(matchInfo, {
  isYourTurn: z.boolean(),
  waiting: list(seat),
  clocks: list(clock),
});

export type Rest = z.infer<typeof rest>;
export type ClockRule = z.infer<typeof clockRule>;
export type SeatRequest = z.infer<typeof seatRequest>;
export type MatchInfo = z.infer<typeof matchInfo>;
export type OwnMatch = z.infer<typeof ownMatch>;
