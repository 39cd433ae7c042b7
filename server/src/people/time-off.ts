// Vacations, as statements about matches ask for them: of the seat `s` of the match `m`. They matter where moves take days.
import { iso } from '../operate/rows.ts';

/** No clock that is read was set longer ago. */
const KEPT = `interval '400 days'`;
const ms = (moment: string): string => `(extract(epoch from ${moment}) * 1000)::bigint`;
const OF_SEAT = `from vacations v where v."user" = s."user" and m.clock->>'kind' = 'turns'`;

/** Until when whoever sits there is on vacation now; null where they are not. */
export const BACK_AT = `(select ${iso('v.until')} ${OF_SEAT} and v."from" <= now() and v.until > now())`;
/** When they were, are and will be, in order. */
export const TIME_OFF = `(select coalesce(json_agg(json_build_object('from', ${ms('v."from"')}, 'until', ${ms('v.until')})
  order by v."from"), '[]') ${OF_SEAT} and v.until > now() - ${KEPT})`;
