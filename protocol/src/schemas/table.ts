// What a table is made of. Views, steps and events belong to a game: they are handed through as they are, and typed here once.
import type { LogEvent, RuleId, Step } from '@comptoir/kernel';
import * as z from 'zod/mini';
import { levelId, list, plain, seat, seq, time, userId } from './basic.ts';

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
export const chatLine = z.object({ at: time, user: userId, name: z.string(), text: z.string() });

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
export type ChatLine = z.infer<typeof chatLine>;
