// What the clocks say elsewhere, summer time included. The tables of time zones are asked once for each zone and year.
const DAY = 86_400_000;
/** No zone keeps an offset for less than this. */
const STEP = 7 * DAY;
const MINUTE = 60_000;

/** From a moment on the clocks are so many minutes ahead of UTC. */
interface Shift {
  readonly from: number;
  readonly offset: number;
}
interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly years: Map<number, readonly Shift[]>;
}
const zones = new Map<string, Zone>();
/** Enough for the matches of a long evening and of those that last for years. */
const MOST_YEARS = 8;

/** Kept in one spelling: names may be written in any case, and whoever opens tables must not fill the memory with them. */
function zoneNamed(name: string): Zone {
  const id = name.toLowerCase();
  const known = zones.get(id);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'longOffset' });
  const made = { format, years: new Map() };
  zones.set(id, made);
  return made;
}

function asked({ format }: Zone, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** The minute between two moments in which the offset becomes another. */
function shiftBetween(zone: Zone, before: number, after: number): number {
  const offset = asked(zone, before);
  let [low, high] = [before, after];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (asked(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

function shiftsIn(zone: Zone, year: number): readonly Shift[] {
  const known = zone.years.get(year);
  if (known !== undefined) return known;
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
  const shifts: Shift[] = [{ from: start, offset: asked(zone, start) }];
  for (let at = start; at < end; at += STEP) {
    const next = Math.min(end, at + STEP);
    const offset = asked(zone, next);
    if (offset !== shifts.at(-1)?.offset) shifts.push({ from: shiftBetween(zone, at, next), offset });
  }
  const [oldest] = zone.years.keys();
  if (zone.years.size >= MOST_YEARS && oldest !== undefined) zone.years.delete(oldest);
  zone.years.set(year, shifts);
  return shifts;
}

/** Minutes ahead of UTC, and until when that holds. */
export interface Offset {
  readonly offset: number;
  readonly until: number;
}

export function offsetIn(zone: string, at: number): Offset {
  const year = new Date(at).getUTCFullYear();
  const shifts = shiftsIn(zoneNamed(zone), year);
  const n = shifts.findLastIndex(({ from }) => from <= at);
  return { offset: shifts[n]?.offset ?? 0, until: shifts[n + 1]?.from ?? Date.UTC(year + 1) };
}
