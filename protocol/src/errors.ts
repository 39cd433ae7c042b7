// Every "no" of the server: one table of codes with status and sentence. docs/errors.md is this table for people.
import * as z from 'zod/mini';

export const ERRORS = {
  malformed: [400, 'The message could not be read; see the protocol.'],
  tooLarge: [413, 'The message is larger than 16 KiB.'],
  tooMany: [429, 'Too many messages; slow down.'],
  tooManyTables: [429, 'There are too many of your tables; finish or leave one first.'],
  tooManySockets: [429, 'Too many pages are open; close some of them.'],
  tooSlow: [429, 'Too much was sent that nobody read; connect again.'],
  tooManyAccounts: [429, 'Too many new players come from this address; try again in an hour.'],
  tooManySignIns: [429, 'Too many attempts to sign in; try again in ten minutes.'],
  tooManyTokens: [429, 'You have as many tokens as one person may; end one of them first.'],
  tooManyMails: [429, 'Enough has been sent for now; try again later.'],
  tooManyInvitations: [429, 'You have invited many people already; wait a little.'],
  tooManyLines: [429, 'You write faster than anybody reads; wait a moment.'],
  tooManyReports: [429, 'You have sent many reports; they will be read. Try again in an hour.'],
  tooManyNames: [429, 'You have changed your name often; try again in an hour.'],
  notSignedIn: [401, 'Nobody is signed in.'],
  sessionEnded: [401, 'This session has ended; load the page again.'],
  wrongHost: [421, 'This server goes by another name; see PUBLIC_URL.'],
  wrongPassword: [401, 'User name and password do not match.'],
  wrongPasskey: [401, 'The passkey was not accepted.'],
  alreadySignedIn: [409, 'You are signed in already.'],
  badName: [400, 'A name has one to twenty-four characters that can be seen.'],
  nameTaken: [409, 'This name is taken.'],
  wrongOrigin: [403, 'The request comes from a page of another site.'],
  wrongScope: [403, 'This token may not do that.'],
  oldLink: [404, 'This link is no longer good: the newest mail has one that is.'],
  noMatch: [404, 'There is no such match.'],
  noGame: [404, 'There is no such game.'],
  noUser: [404, 'There is no such player.'],
  noRoute: [404, 'There is nothing at this address.'],
  notYourSeat: [403, 'You do not sit at this table.'],
  notHost: [403, 'Only the host of the table may do that.'],
  private: [403, 'This table is private; ask for its link.'],
  stale: [409, 'The table has moved on; here is how it stands.'],
  notOpen: [409, 'The table is not open any more.'],
  notRunning: [409, 'The game is not running.'],
  otherRules: [409, 'It was begun under other rules, which this server cannot play.'],
  seatTaken: [409, 'This seat is taken.'],
  notOver: [409, 'The game is not over yet.'],
  needsPerson: [409, 'Whoever opens a table takes a seat at it.'],
  ratedNeedsPeople: [409, 'A rated table seats people only.'],
  mailFailed: [502, 'The mail could not be sent; try again later.'],
  badEndpoint: [400, 'Notices cannot be sent to this address.'],
  blocked: [403, 'This player cannot be invited.'],
  internal: [500, 'Something went wrong on our side; nothing was lost.'],
  away: [503, 'The server is stopping; it will be back.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const errorCode = z.custom<ErrorCode>(
  (code) => typeof code === 'string' && Object.hasOwn(ERRORS, code),
);
/** What every refused request is answered with. */
export const errorAnswer = z.object({ code: errorCode, message: z.string() });

/** A mistake of the caller, answered with its code; everything else that is thrown is a mistake of ours. */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(ERRORS[code][1]);
    this.code = code;
  }
  get status(): number {
    return ERRORS[this.code][0];
  }
}
