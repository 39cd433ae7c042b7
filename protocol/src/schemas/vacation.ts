// Vacations: days on which one's clocks stand still wherever moves take days.
import * as z from 'zod/mini';
import { count, time, zoneName } from './basic.ts';

export const DAYS_A_YEAR = 28;
export const DAYS_AT_A_TIME = 14;

/** `2026-12-21`. */
const day = z.iso.date();
/** Whole days, by the clocks of whoever takes them. */
export const vacationRequest = z.object({ firstDay: day, lastDay: day, zone: zoneName });
export const vacation = z.object({
  year: z.int(),
  /** How many days of this year are left. */
  left: count,
  /** The one that is set or has begun. */
  present: z.nullable(
    z.object({ firstDay: day, lastDay: day, from: time, until: time, hasBegun: z.boolean() }),
  ),
});

export type VacationRequest = z.infer<typeof vacationRequest>;
export type Vacation = z.infer<typeof vacation>;
