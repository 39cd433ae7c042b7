// What travels over a table's socket: one schema each for what clients send, one type each for what they are sent.
import type { Decision, Kinds, LogEvent, Result, RuleId, Seat } from '@comptoir/kernel';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export const MOST_BYTES = 16 * 1024;

const match = z.string().regex(/^[0-9A-Za-z_-]{6,32}$/);
/** Chosen by the client, unique for each thing it wants: sending it twice is safe. */
const id = z.string().min(1).max(64);
const seq = z.number().int().min(0);

export const clientMessage = z.discriminatedUnion('type', [
  /** Watch a table. `since`: the last `seq` that was seen; what happened after it is told again. */
  z.object({ type: z.literal('join'), match, since: seq.optional() }),
  z.object({ type: z.literal('leave'), match }),
  /** `seq` is the table the player was looking at. */
  z.object({
    type: z.literal('pick'),
    match,
    seq,
    id,
    verb: z.string().min(1).max(40),
    noun: z.union([z.string().min(1).max(80), z.number().int()]).optional(),
  }),
  z.object({ type: z.literal('undo'), match, seq, id }),
  z.object({ type: z.literal('chat'), match, id, text: z.string().trim().min(1).max(500) }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export interface SeatInfo {
  readonly seat: Seat;
  readonly user: string | null;
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly level: string | null;
  /** A bot plays for somebody who is away. */
  readonly isAway: boolean;
  readonly isHere: boolean;
}
export interface Clock {
  readonly seat: Seat;
  /** What is left, in milliseconds, when the message was sent. */
  readonly left: number;
  readonly isRunning: boolean;
}
/** What happened with one entry of the match, as far as this viewer may know. */
export interface Told {
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly LogEvent[];
  /** The player took this earlier pick back; its line is void. */
  readonly undoes?: number;
}
export interface TableMessage {
  readonly type: 'table';
  readonly match: string;
  readonly game: string;
  readonly seq: number;
  readonly viewer: Seat | null;
  readonly view: object;
  readonly decision: Decision<Kinds> | null;
  readonly waiting: readonly Seat[];
  readonly told: readonly Told[];
  readonly seats: readonly SeatInfo[];
  readonly clocks: readonly Clock[];
  readonly canUndo: boolean;
  readonly result: Result | null;
}
export type ServerMessage =
  | TableMessage
  | { readonly type: 'ack'; readonly match: string; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly match: string;
      readonly id: string;
      readonly code: string;
      readonly rule: RuleId | null;
    }
  | { readonly type: 'chat'; readonly match: string; readonly line: ChatLine }
  | {
      readonly type: 'presence';
      readonly match: string;
      readonly here: readonly Seat[];
      /** How many people look on without a seat, as far as this node knows. */
      readonly onlookers: number;
    }
  | { readonly type: 'gone'; readonly match: string; readonly code: ErrorCode }
  | { readonly type: 'error'; readonly code: ErrorCode };
export interface ChatLine {
  readonly at: string;
  readonly user: string;
  readonly name: string;
  readonly text: string;
}
