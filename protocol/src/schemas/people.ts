// People: oneself, others, and what they have done.
import * as z from 'zod/mini';
import { count, gameId, lang, levelId, list, matchId, plain, seat, text, time, userId } from './basic.ts';
import { matchInfo } from './match.ts';
import { measure } from './measure.ts';

export const person = z.object({ id: userId, name: z.string() });
/** Known by id (from a profile, or a match played together) or by the name they sign in with. */
export const whom = z.union([z.object({ user: userId }), z.object({ username: text(24) })]);
/** Somebody one has played with. */
export const companion = z.extend(person, { isHere: z.boolean() });
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
  isOperator: z.boolean(),
  /** Those that stand, and those whose appeal was answered lately. */
  measures: list(measure),
  /** Whether they can sign in with a user name and a password. */
  hasPassword: z.boolean(),
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

/** A device or key ring that lets somebody in without a password. */
export const passkey = z.object({ id: plain(64), name: z.string(), createdAt: z.nullable(time) });

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
/** A finished game of somebody, as lists show it. */
export const pastGame = z.extend(playerResult, {
  /** null, with the place: it was closed without a result. */
  score: z.nullable(z.number()),
  place: z.nullable(z.int()),
  isRated: z.boolean(),
  /** Bots played too much of it for them, or they left: for the ratings they came in last. An older server does not say it. */
  wasAway: z._default(z.boolean(), false),
  /** They left it for good before its end; of a private match only whoever played there is told. An older server does not say it. */
  hasLeft: z._default(z.boolean(), false),
  /** The caller has put it aside; of others’ games nobody is told. */
  isPutAside: z._default(z.boolean(), false),
  /** How much the rating changed, null where it was not rated. */
  change: z.nullable(z.number()),
  /** null: without a clock. */
  pace: z.nullable(z.enum(['live', 'turns'])),
  /** How long it took, in milliseconds. */
  took: z.nullable(z.number()),
  /** The others, in the order of their places; nobody where the match was private and the caller did not play in it. */
  company: list(
    z.object({
      seat,
      user: z.nullable(userId),
      /** Empty for a bot. */
      name: z.string(),
      level: z.nullable(levelId),
      score: z.nullable(z.number()),
      place: z.nullable(z.int()),
    }),
  ),
});
/** What somebody has done in one game with so many players. */
export const gameStatistics = z.object({
  game: gameId,
  players: z.int(),
  games: count,
  /** How often they came in first, second and so on. */
  places: list(count),
  average: z.number(),
  best: z.number(),
});
export const statistics = z.object({
  finished: count,
  /** Closed without a result. */
  closed: count,
  won: count,
  games: list(gameStatistics),
});

/** Somebody another has played with, out of the latest thousand games. */
export const met = z.extend(person, {
  isHere: z.boolean(),
  games: count,
  /** How often they came in behind, and before; the rest they shared a place. */
  ahead: count,
  behind: count,
  /** What the two have played most. */
  game: gameId,
});
/** `first`: the first game. `firstWin`: in this game. `allGames`: with this one every game was finished once. `games`: the n-th.
 * `highest`: n points, of the game most played. `run`: the last of n wins in a row. `largest`: the first win among n players, and
 * they have won among no more. `closest`: won by n points, out of the latest thousand games. */
const FACTS = ['first', 'firstWin', 'allGames', 'games', 'highest', 'run', 'largest', 'closest'] as const;
/** Something a finished game was for somebody. */
export const fact = z.object({
  kind: z.enum(FACTS),
  game: gameId,
  /** null where the match was private and the caller did not play in it. */
  match: z.nullable(matchId),
  n: z.nullable(z.int()),
  at: time,
});

/** Somebody in the list of the best. */
export const leader = z.extend(person, {
  rank: z.int(),
  rating: z.number(),
  games: count,
  wins: count,
  lastAt: time,
  /** How the rating changed within four weeks, null where there was none before. */
  change: z.nullable(z.number()),
});
export const leaders = z.object({
  /** How many are ranked. */
  ranked: count,
  items: list(leader),
  /** The caller with their neighbours, where they are ranked and do not stand above. */
  own: list(leader),
});

export const player = z.extend(person, {
  createdAt: time,
  ratings: list(rating),
  results: list(playerResult),
});
/** `waiting`: at an open table for all; `playing`: looks at a game they play; `free`: neither. */
const doing = z.enum(['waiting', 'playing', 'free']);
/** Somebody who is here now. */
export const presentPlayer = z.extend(person, {
  doing,
  /** Which game they wait for or play. */
  game: z.nullable(gameId),
});
export const friend = z.extend(person, {
  /** `asks`: they ask the caller, who has not answered; `asked`: the caller has asked them. */
  state: z.enum(['friend', 'asks', 'asked']),
  /** null: they are not here, or no friend yet. */
  doing: z.nullable(doing),
  game: z.nullable(gameId),
});
/** Who is here and what goes on. */
export const lobbyState = z.object({
  /** Everybody who is here and signed in, the caller too. */
  people: count,
  /** Public tables of others with a free seat. */
  open: count,
  /** Public games of others that are being played. */
  running: count,
  /** Others who look for a table of one of several games. An older server does not say it. */
  looking: z._default(count, 0),
  /** Some of the others who are here. */
  others: list(presentPlayer),
});
export const botRecord = z.object({
  game: gameId,
  level: levelId,
  games: count,
  /** The share of games won. */
  wins: z.number(),
});

export type Person = z.infer<typeof person>;
export type Companion = z.infer<typeof companion>;
export type Whom = z.infer<typeof whom>;
export type Invitation = z.infer<typeof invitation>;
export type Session = z.infer<typeof session>;
export type OwnAccount = z.infer<typeof ownAccount>;
export type PreferenceRequest = z.infer<typeof preferenceRequest>;
export type Preferences = z.infer<typeof preferences>;
export type TokenRequest = z.infer<typeof tokenRequest>;
export type Token = z.infer<typeof token>;
export type Passkey = z.infer<typeof passkey>;
export type Lessons = z.infer<typeof lessons>;
export type BlockedPlayer = z.infer<typeof blockedPlayer>;
export type Rating = z.infer<typeof rating>;
export type PlayerResult = z.infer<typeof playerResult>;
export type PastGame = z.infer<typeof pastGame>;
export type GameStatistics = z.infer<typeof gameStatistics>;
export type Statistics = z.infer<typeof statistics>;
export type Met = z.infer<typeof met>;
export type Fact = z.infer<typeof fact>;
export type Leader = z.infer<typeof leader>;
export type Leaders = z.infer<typeof leaders>;
export type Player = z.infer<typeof player>;
export type PresentPlayer = z.infer<typeof presentPlayer>;
export type Friend = z.infer<typeof friend>;
export type LobbyState = z.infer<typeof lobbyState>;
export type BotRecord = z.infer<typeof botRecord>;
