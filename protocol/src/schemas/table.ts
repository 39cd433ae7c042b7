// What a table is made of. Views, steps and events belong to a game: they are handed through as they are, and typed here once.
import type { LogEvent, RuleId, Step } from '@comptoir/kernel';
import * as z from 'zod/mini';
import { PHRASE_IDS, REACTION_IDS } from '../phrases.ts';
import { count, levelId, list, plain, seat, seq, time, userId } from './basic.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const view = z.custom<object>(isObject);
export const step = z.custom<Step>((value) => isObject(value) && 'step' in value && 'seats' in value);
export const event = z.custom<LogEvent>((value) => isObject(value) && 'kind' in value);
/** A paragraph of a game's rules. */
export const ruleId = z.custom<RuleId>((value) => typeof value === 'string' && /^[A-Z]-/.test(value));

/** One small pick, sent as it was offered: a verb and at most one component. */
export const pick = {
  verb: plain(40),
  noun: z.exactOptional(z.union([plain(80), z.int()])),
};
export const option = z.object(pick);
export const refusal = z.object({ rule: ruleId, code: plain(80) });
export const decision = z.object({
  seat,
  at: step,
  rule: ruleId,
  options: list(option),
  refused: list(z.readonly(z.tuple([option, refusal]))),
});
export const result = z.object({ scores: list(z.number()), ranks: list(z.int()) });

export const matchSeat = z.object({
  seat,
  user: z.nullable(userId),
  /** Empty for a bot. */
  name: z.string(),
  /** A bot's level, or null for a person. */
  level: z.nullable(levelId),
  /** A bot plays for somebody who is away. */
  isAway: z.boolean(),
  /** Where moves take days: they are on vacation until then, and their clock stands still. An older server does not say it. */
  backAt: z._default(z.nullable(time), null),
});
export const seatInfo = z.extend(matchSeat, { isHere: z.boolean() });
export const clock = z.object({
  seat,
  /** What is left, in milliseconds, when the message was sent. */
  left: z.number(),
  isRunning: z.boolean(),
});
/** What happened with one entry of the match, as far as this viewer may know. */
export const told = z.object({
  seq,
  seat,
  events: list(event),
  /** The player took this earlier pick back; its line is void. */
  undoes: z.exactOptional(seq),
});
export const phraseId = z.enum(PHRASE_IDS);
export const reactionId = z.enum(REACTION_IDS);
/**
 * What the platform says about a seat. Its player left for good, ran out of time, is back; somebody nudged them, asks whether a bot
 * may play for them, a bot does; somebody asks whether the game is closed without a result, agrees, says no to what is asked; it is closed.
 */
const FIRST_EVENTS = [
  'left',
  'away',
  'back',
  'nudged',
  'asksStandIn',
  'standIn',
  'asksClose',
  'agrees',
  'refuses',
  'closed',
] as const;
/** Before the start: somebody is invited, does not come, is removed, is the host from now on. And operators have closed the game; the line
 * says why. */
const LATER_EVENTS = ['invited', 'declined', 'removed', 'host', 'operators'] as const;
export const seatEvent = z.enum([...FIRST_EVENTS, ...LATER_EVENTS]);
/** Whether a page of this version of the protocol can read a line that says it. */
export const isEventOf = (version: number, event: SeatEvent | null): boolean =>
  version > 1 || event === null || !LATER_EVENTS.some((later) => later === event);
export const chatLine = z.object({
  /** Names the line when it is reported. */
  id: count,
  at: time,
  /** Whoever speaks or acts, is invited, removed or the host; null: they have deleted their account, or it was an operator. */
  user: z.nullable(userId),
  name: z.string(),
  /** Of a phrase: its words as they were sent. Of a closed game: why operators closed it. */
  text: z.string(),
  /** Which ready phrase it is, null where somebody wrote it. */
  phrase: z.nullable(phraseId),
  /** Which reaction it is; `text` is then for whoever does not know it. An older server does not say it. */
  reaction: z._default(z.nullable(reactionId), null),
  /** What happened; null where somebody speaks. */
  event: z.nullable(seatEvent),
  /** The seat it happened to, where it was one. */
  about: z.nullable(seat),
  /** Said by a spectator to the others; whoever plays reads it when the match is over. An older server does not say it. */
  isAside: z._default(z.boolean(), false),
});
/** Somebody who is asked and has not been there for long. */
export const absentPlayer = z.object({
  seat,
  since: time,
  /** During this absence. */
  nudgedAt: z.nullable(time),
  /** From when they may be nudged. */
  nudgeFrom: time,
  /** Whether a bot may play for them; a live clock sees to it by itself. */
  canStandIn: z.boolean(),
  /** From when anybody may close the game without a result. */
  closeFrom: time,
});
/** What is being asked of those who are at the table. */
export const proposal = z.object({
  kind: z.enum(['standIn', 'close']),
  /** For whom a bot would play. */
  seat: z.nullable(seat),
  by: seat,
  agreed: list(seat),
  /** A bot plays from then on, unless somebody says no. */
  until: z.nullable(time),
});
export const absence = z.object({ absent: list(absentPlayer), proposal: z.nullable(proposal) });

/** How a table stands, or would stand, for one viewer. */
export const preview = z.object({
  seq,
  viewer: z.nullable(seat),
  view,
  decision: z.nullable(decision),
  waiting: list(seat),
  result: z.nullable(result),
  canUndo: z.boolean(),
});
/** How a table stood. */
export const position = z.object({
  seq,
  viewer: z.nullable(seat),
  view,
  waiting: list(seat),
  result: z.nullable(result),
});

export type Clock = z.infer<typeof clock>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type MatchSeat = z.infer<typeof matchSeat>;
export type SeatEvent = z.infer<typeof seatEvent>;
export type ChatLine = z.infer<typeof chatLine>;
export type AbsentPlayer = z.infer<typeof absentPlayer>;
export type Proposal = z.infer<typeof proposal>;
export type Absence = z.infer<typeof absence>;
