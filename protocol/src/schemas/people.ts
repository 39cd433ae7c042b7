// People: oneself, others, and what they have done.
import * as z from 'zod/mini';
import { count, gameId, lang, levelId, list, matchId, plain, seat, text, time, userId } from './basic.ts';
import { matchInfo } from './match.ts';

export const person = z.object({ id: userId, name: z.string() });
/** Known by id (from a profile, or a match played together) or by the name they sign in with. */
export const whom = z.union([z.object({ user: userId }), z.object({ username: text(24) })]);
export const invitation = z.object({ by: person, match: matchInfo });

/** Somewhere one is signed in. */
export const session = z.object({
  id: plain(200),
  /** Names the session when it is to be ended. */
  token: plain(200),
  createdAt: time,
  userAgent: z.optional(z.nullable(z.string())),
});
/** Whoever is signed in. */
export const user = z.object({
  id: userId,
  name: z.string(),
  isAnonymous: z.optional(z.nullable(z.boolean())),
  username: z.optional(z.nullable(z.string())),
});

export const ownAccount = z.object({
  id: userId,
  name: z.string(),
  isGuest: z.boolean(),
  /** The server's key for web push. */
  pushKey: z.string(),
  /** Whether this server sends mail. */
  hasMail: z.boolean(),
});
export const preferenceRequest = z.object({
  mail: z._default(z.nullable(z.email().check(z.maxLength(200))), null),
  wantsMail: z.boolean(),
  wantsPush: z.boolean(),
  wantsDigest: z.boolean(),
  lang,
});
export const preferences = z.extend(preferenceRequest, {
  /** Whoever reads there has said that the address is theirs: only then are notices mailed. */
  isMailVerified: z.boolean(),
});
/** A browser's push subscription. */
export const device = z.object({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
  keys: z.object({ p256dh: plain(200), auth: plain(100) }),
});
/** What a bot's token may do. */
const tokenScope = z.enum(['read', 'play']);
export const tokenRequest = z.object({
  name: text(60),
  scope: z._default(tokenScope, 'play'),
  /** For how long it is good. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(365)), 90),
});
export const token = z.object({
  id: plain(12),
  name: z.string(),
  scope: tokenScope,
  at: time,
  expiresAt: time,
});

/** A lesson somebody has finished: of which game, and which of its course. */
const lesson = z.object({ game: gameId, number: z.int().check(z.minimum(1), z.maximum(20)) });
/** No more than there can be. */
export const lessons = z.readonly(z.array(lesson).check(z.maxLength(200)));

const distance = z.enum(['mute', 'block']);
export const blockedPlayer = z.extend(person, { kind: distance });
export const block = z.object({ kind: distance, isOn: z.boolean() });

export const rating = z.object({
  game: gameId,
  /** Ratings of two-player games say little about larger tables. */
  family: z.enum(['two', 'many']),
  rating: z.number(),
  games: count,
  isProvisional: z.boolean(),
});
export const playerResult = z.object({
  /** null where the match was private and the caller did not play in it. */
  match: z.nullable(matchId),
  game: gameId,
  seat,
  score: z.number(),
  place: z.int(),
  players: z.int(),
  /** The rating after the game, null where it was not rated. */
  rating: z.nullable(z.number()),
  at: time,
});
export const player = z.extend(person, {
  createdAt: time,
  ratings: list(rating),
  results: list(playerResult),
});
export const botRecord = z.object({
  game: gameId,
  level: levelId,
  games: count,
  /** The share of games won. */
  wins: z.number(),
});

export type Person = z.infer<typeof person>;
export type Whom = z.infer<typeof whom>;
export type Invitation = z.infer<typeof invitation>;
export type Session = z.infer<typeof session>;
export type OwnAccount = z.infer<typeof ownAccount>;
export type PreferenceRequest = z.infer<typeof preferenceRequest>;
export type Preferences = z.infer<typeof preferences>;
export type TokenRequest = z.infer<typeof tokenRequest>;
export type Token = z.infer<typeof token>;
export type Lessons = z.infer<typeof lessons>;
export type BlockedPlayer = z.infer<typeof blockedPlayer>;
export type Rating = z.infer<typeof rating>;
export type PlayerResult = z.infer<typeof playerResult>;
export type Player = z.infer<typeof player>;
export type BotRecord = z.infer<typeof botRecord>;
