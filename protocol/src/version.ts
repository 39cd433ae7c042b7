// Which version of the protocol a page and a server speak: while servers are upgraded one after the other, pages of one version meet
// servers of another. Whoever says no version, as bots do, is served as if it were this one.
import type { ErrorCode } from './errors.ts';

/** Raised with every change by which a page of the version before could not read what it is sent, or would be misread: a message or a
 * field that it needs, a meaning that changes. A route more, or a field that may be left out, raises nothing. */
export const PROTOCOL_VERSION = 2;
/** The oldest that a server still speaks. */
const OLDEST_VERSION = 1;

/** A page says its version in this header of every request, and as the subprotocol of its socket. */
export const VERSION_HEADER = 'comptoir-protocol';
const SUBPROTOCOL = /^comptoir\.(?<version>\d{1,4})$/;
export const subprotocolOf = (version: number): string => `comptoir.${version}`;

/** The version in what a page offers for its socket; null where it says none. */
export function versionIn(subprotocols: string | undefined): string | null {
  const offered = (subprotocols ?? '')
    .split(',')
    .map((each) => SUBPROTOCOL.exec(each.trim())?.groups?.version);
  return offered.find((version) => version !== undefined) ?? null;
}

const isVersion = (said: string): boolean => /^\d{1,4}$/.test(said);
/** What whoever says this is to be spoken to in. */
export const versionOf = (said: string | null): number =>
  said !== null && isVersion(said) ? Number(said) : PROTOCOL_VERSION;

/** Why a page of this version is not served here. */
export function versionRefusal(version: string | null): Extract<ErrorCode, 'oldPage' | 'newPage'> | null {
  if (version === null || !isVersion(version)) return null;
  if (Number(version) < OLDEST_VERSION) return 'oldPage';
  return Number(version) > PROTOCOL_VERSION ? 'newPage' : null;
}
