// A match as lists and waiting rooms show it, and what one may ask for when opening one.
import * as z from 'zod/mini';
import { PACE_IDS } from '../paces.ts';
import { entropy, gameId, levelId, list, matchId, maybeText, seat, time, userId, zoneName } from './basic.ts';
import { clock, matchSeat, result } from './table.ts';

const HOUR = 3_600_000;
const MOST_BANK = 60 * 24 * HOUR;
const MOST_INCREMENT = 14 * 24 * HOUR;
const milliseconds = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** Nights and weekends off, by the clocks of whoever opened the match. */
export const rest = z.object({
  /** Where the host lives, e.g. Europe/Paris: there are summers. */
  zone: z.optional(zoneName),
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
/** Its name and its value, as records have them. */
const variant = z.string().check(z.maxLength(80), z.regex(/^[A-Za-z0-9-]+:[A-Za-z0-9-]+$/));
const variants = list(variant).check(z.maxLength(20));
/** So many characters has what a host says at the door. */
export const MOST_HOST_LINE = 140;
/** What the host says at the door until the match starts; empty where they say nothing. */
export const hostLine = maybeText(MOST_HOST_LINE);
export const newMatch = z.object({
  game: gameId,
  variants: z._default(variants, []),
  seats: list(seatRequest).check(z.minLength(1), z.maxLength(8)),
  clock: z._default(z.nullable(clockRule), null),
  isRated: z._default(z.boolean(), false),
  isPublic: z._default(z.boolean(), false),
  /** Whoever has the link may watch, not only those who play. A public match is watched by anybody. */
  isWatchable: z._default(z.boolean(), false),
  /** Players may ask the coach; not where the match is rated. */
  hasCoach: z._default(z.boolean(), false),
  /** The host starts it; otherwise it starts by itself when every seat is taken. */
  hostStarts: z._default(z.boolean(), false),
  hostLine: z._default(hostLine, ''),
  entropy,
});

/** How a match is played and who may look on: what everybody agrees to who sits down. The host may change it until the start. */
export const terms = z.object({
  variants,
  clock: z.nullable(clockRule),
  isRated: z.boolean(),
  isPublic: z.boolean(),
  /** Whoever has the link may watch, also where it is not public. */
  isWatchable: z.boolean(),
  /** Players may ask the coach; not where the match is rated. */
  hasCoach: z.boolean(),
});

/** A seat as lists and waiting rooms show it. */
export const infoSeat = z.extend(matchSeat, {
  /** Whoever sits there agrees to the terms as they are now. */
  isReady: z.boolean(),
  /** While nobody sits there: for whom it is kept, and until when. */
  heldFor: z.nullable(z.object({ id: userId, name: z.string() })),
  heldUntil: z.nullable(time),
});

export const matchInfo = z.extend(terms, {
  variants: list(z.string()),
  id: matchId,
  game: gameId,
  players: z.int(),
  status: z.enum(['open', 'running', 'over']),
  /** null: they have deleted their account. */
  host: z.nullable(userId),
  hostStarts: z.boolean(),
  /** What the host says at the door, for those who may read it; empty once it has started. An older server does not say it. */
  hostLine: z._default(z.string(), ''),
  /** How often each seat has asked the coach; nobody is told before the match is over. */
  asked: list(z.int()),
  /** SHA-256 of the secret behind the shuffles, published when the match was opened. */
  commitment: z.string(),
  /** null where it is not over, or was closed without a result. */
  result: z.nullable(result),
  /** Why operators closed it while it was played. An older server does not say it. */
  closedWhy: z._default(z.nullable(z.string()), null),
  /** What a rated match changed, once it is over and counted. */
  ratings: list(z.object({ seat, before: z.number(), after: z.number() })),
  /** For whom bots played too much of it, or who left: for the ratings they came in last. If that is everybody, it rates nobody. An older
   * server does not say it. */
  absent: z._default(list(seat), []),
  /** The match that was opened to play this one again, for those who may know of it. */
  rematch: z.nullable(matchId),
  createdAt: time,
  endedAt: z.nullable(time),
  seats: list(infoSeat),
});
/** What somebody looks for in a quick match: any of these games, by so many players, null for any number, at one pace. */
export const wish = z.object({
  games: list(gameId).check(z.minLength(1), z.maxLength(20)),
  players: z.nullable(z.int().check(z.minimum(2), z.maximum(5))),
  pace: z.enum(PACE_IDS),
});
/** What has become of it: it still waits, or this is the match. Neither where nothing is wished for. */
export const seeking = z.object({
  wish: z.nullable(z.extend(wish, { since: time })),
  match: z.nullable(matchId),
});
/** A match as it is shown to one caller. */
export const shownMatch = z.extend(matchInfo, {
  /** The terms the caller agreed to, where they are no longer those of the match; null where nothing is to be agreed to. */
  agreed: z.nullable(terms),
  /** How the caller may talk here: in their own words, or by ready phrases alone, as an operator has muted them or they are a guest who has
   * finished no game yet, at a table open to all. An older server does not say it. */
  voice: z._default(z.enum(['free', 'muted', 'newGuest']), 'free'),
  /** The host has removed the caller: this match seats them no more. */
  isRemoved: z.boolean(),
});
export const ownMatch = z.extend(matchInfo, {
  isYourTurn: z.boolean(),
  waiting: list(seat),
  clocks: list(clock),
});

export type Wish = z.infer<typeof wish>;
export type Seeking = z.infer<typeof seeking>;
export type Rest = z.infer<typeof rest>;
export type ClockRule = z.infer<typeof clockRule>;
export type Terms = z.infer<typeof terms>;
export type InfoSeat = z.infer<typeof infoSeat>;
export type SeatRequest = z.infer<typeof seatRequest>;
export type MatchInfo = z.infer<typeof matchInfo>;
export type ShownMatch = z.infer<typeof shownMatch>;
export type OwnMatch = z.infer<typeof ownMatch>;

export const termsOf = ({
  variants: chosen,
  clock: rule,
  isRated,
  isPublic,
  isWatchable,
  hasCoach,
}: Terms): Terms => ({ variants: chosen, clock: rule, isRated, isPublic, isWatchable, hasCoach });
