// What operators decide about somebody.
import * as z from 'zod/mini';
import { lines, time } from './basic.ts';

/** The number of a report, a measure or a line, as a text: the database counts further than JSON. */
export const number = z.string().check(z.regex(/^\d{1,18}$/));

/** `note`: something to read before one plays again. `mute`: ready phrases only. `offPublic`: no tables open to all; private ones go on.
 * `ban`: nothing but reading why, appealing, and taking one's data along. */
export const MEASURES = ['note', 'mute', 'offPublic', 'ban'] as const;
/** One after the other, with the hours each lasts as a rule; null: until it is read, or for good. */
export const STEPS = [
  { kind: 'note', hours: null },
  { kind: 'mute', hours: 24 },
  { kind: 'mute', hours: 168 },
  { kind: 'offPublic', hours: 720 },
  { kind: 'ban', hours: null },
] as const;
export const REASONS = ['insults', 'threats', 'leaving', 'collusion', 'accounts', 'name'] as const;
const kind = z.enum(MEASURES);
const reason = z.enum(REASONS);

/** What was decided about somebody, as they read it themselves. */
export const measure = z.object({
  id: number,
  kind,
  reason,
  /** What the operator says about it. */
  text: z.string(),
  at: time,
  /** null: for good; of a note: until it is read. */
  until: z.nullable(time),
  /** Neither lifted nor run out. */
  isStanding: z.boolean(),
  appeal: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export const measureRequest = z.object({
  kind,
  reason,
  text: lines(500),
  /** For how long from now; null: for good. A note ends when it is read, whatever stands here. */
  hours: z.nullable(z.int().check(z.minimum(1), z.maximum(24 * 365 * 5))),
  /** The report that led to it, which is then done. */
  report: z._default(z.nullable(number), null),
});

/** What comes next for somebody: the step after the last one of 180 days that was not lifted. */
export const measureStep = z.object({ kind, hours: z.nullable(z.int()) });

export type MeasureStep = z.infer<typeof measureStep>;
export type Measure = z.infer<typeof measure>;
export type MeasureRequest = z.infer<typeof measureRequest>;
