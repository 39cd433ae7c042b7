// The small pieces of which everything that travels is made. zod/mini, because the page loads them too.
import * as z from 'zod/mini';

/** One character at least, none that controls a terminal or a database; otherwise as it was sent. */
export const plain = (max: number) => z.string().check(...checks(max, LINE));

/** One line that people read: composed (NFC), without spaces at its ends. */
export const text = (max: number) => z.string().check(z.normalize('NFC'), z.trim(), ...checks(max, LINE));

/** The same, where nothing may be said. */
export const maybeText = (max: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(max), z.regex(LINE));

/** Text of several lines. */
export const lines = (max: number) => z.string().check(z.normalize('NFC'), z.trim(), ...checks(max, LINES));

const LINE = /^\P{Cc}*$/u;
const LINES = /^[\P{Cc}\n\t]*$/u;
const checks = (max: number, allowed: RegExp) =>
  [z.minLength(1), z.maxLength(max), z.regex(allowed)] as const;

/** Several of one kind. Read only: what came from elsewhere is not changed in place. */
export const list = <T extends z.core.SomeType>(item: T) => z.readonly(z.array(item));

/** A page of a long list; `next` is the cursor that asks for the page behind it, null at the end. */
export const page = <T extends z.core.SomeType>(item: T) =>
  z.object({ items: list(item), next: z.nullable(cursor) });

/** Where a page of a list begins: taken from the page before it, and opaque. */
export const cursor = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,200}$/));

export const userId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
export const matchId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/));
export const gameId = plain(40);
export const levelId = plain(40);
export const seat = z.int().check(z.minimum(0), z.maximum(7));
/** How many entries a match has had. */
export const seq = z.int().check(z.minimum(0));
/** A moment, as ISO 8601 in UTC. */
export const time = z.iso.datetime();
export const count = z.int().check(z.minimum(0));
export const done = z.object({ ok: z.literal(true) });
export const lang = z.enum(['en', 'fr']);
/** Random bytes of the player's own, for the shuffle, in hexadecimal. */
export const entropy = z._default(z.string().check(z.regex(/^[0-9a-f]{0,64}$/)), '');

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
/** A time zone, e.g. Europe/Paris. */
export const zoneName = plain(64).check(z.refine(isZone));
