// What the clocks say elsewhere, summer time included.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept in one spelling: names may be written in any case, and whoever opens tables must not fill the memory with them. */
function formatIn(name: string): Intl.DateTimeFormat {
  const zone = name.toLowerCase();
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
}

/** Minutes ahead of UTC in a zone at a moment. */
export function offsetIn(zone: string, at: number): number {
  const name = formatIn(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}
