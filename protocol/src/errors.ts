// Every "no" of the server: one table of codes with status and sentence. docs/errors.md is this table for people.
import * as z from 'zod/mini';
import { time } from './schemas/basic.ts';

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
  tooManyFriends: [429, 'You have asked many people already, or have many friends; try again tomorrow.'],
  tooManyLines: [429, 'You write faster than anybody reads; wait a moment.'],
  tooManyReports: [429, 'You have sent many reports today; they will be read. Try again tomorrow.'],
  tooManyNames: [
    429,
    'You have changed your name often; a guest tries again in an hour, an account in ten days.',
  ],
  oldPage: [409, 'This page is older than the server; load it again.'],
  newPage: [503, 'This page is newer than the server, which is being upgraded; try again in a moment.'],
  notSignedIn: [401, 'Nobody is signed in.'],
  sessionEnded: [401, 'This session has ended; load the page again.'],
  wrongHost: [421, 'This server goes by another name; see PUBLIC_URL.'],
  wrongPassword: [401, 'User name and password do not match.'],
  wrongPasskey: [401, 'The passkey was not accepted.'],
  wrongCode: [401, 'User name and recovery code do not match, or the code was used.'],
  lastWayIn: [409, 'Without this passkey nobody could come back to the account; add another way in first.'],
  needsAccount: [403, 'That is for accounts; make one first, and everything of yours stays yours.'],
  needsPassword: [409, 'Recovery codes are for accounts with a user name and a password.'],
  alreadySignedIn: [409, 'You are signed in already.'],
  badName: [400, 'A name has one to twenty-four characters that can be seen.'],
  nameTaken: [409, 'This name is taken.'],
  wrongOrigin: [403, 'The request comes from a page of another site.'],
  wrongScope: [403, 'This token may not do that.'],
  oldLink: [404, 'This link is no longer good: the newest mail has one that is.'],
  noMatch: [404, 'There is no such match.'],
  noGame: [404, 'There is no such game.'],
  noUser: [404, 'There is no such player.'],
  noReport: [404, 'There is no such report.'],
  noMeasure: [404, 'There is no such measure, or it waits for no answer.'],
  tableClosed: [410, 'An operator has closed this table.'],
  noRoute: [404, 'There is nothing at this address.'],
  notYourSeat: [403, 'You do not sit at this table.'],
  notHost: [403, 'Only the host of the table may do that.'],
  notOperator: [403, 'Only operators of this server may do that.'],
  banned: [403, 'You may not play here for now; your account says why.'],
  muted: [403, 'For now you may use ready phrases only; your account says why.'],
  newGuest: [403, 'Until your first game is over you use ready phrases only at tables open to all.'],
  offPublic: [403, 'For now you may not play at tables open to all; private games go on.'],
  noteUnread: [403, 'The operators have written you a note; read it before you play.'],
  private: [403, 'This table is private; ask for its link.'],
  stale: [409, 'The table has moved on; here is how it stands.'],
  notOpen: [409, 'The table is not open any more.'],
  notRunning: [409, 'The game is not running.'],
  otherRules: [409, 'It was begun under other rules, which this server cannot play.'],
  seatTaken: [409, 'This seat is taken.'],
  isOperator: [409, 'Nothing is decided about operators; take the role from them first.'],
  appealed: [409, 'You have appealed already; it is being read.'],
  seatHeld: [409, 'The free seats are kept for people who were invited.'],
  removed: [403, 'The host has no seat for you at this table: you were removed from it, or blocked.'],
  needsPlayers: [409, 'More players are needed before the game can start.'],
  notAgreed: [409, 'Somebody has not yet agreed to how the game is played now.'],
  onVacation: [409, 'You are on vacation, or have set one; end it first.'],
  noVacationLeft: [409, 'A vacation is 14 days at most, and 28 days a year.'],
  notOver: [409, 'The game is not over yet.'],
  notAbsent: [409, 'This player is here, or has not been away for long enough.'],
  nudgedLately: [429, 'This player was nudged a while ago; wait before the next time.'],
  notNudged: [409, 'Nudge the absent player first, so that they hear of it.'],
  alreadyProposed: [409, 'Something else is being asked at this table; answer it first.'],
  notProposed: [409, 'Nothing is being asked at this table.'],
  needsPerson: [409, 'Whoever opens a table takes a seat at it.'],
  ratedNeedsPeople: [409, 'A rated table seats people only.'],
  noCoach: [409, 'There is no coach at this table.'],
  mailFailed: [502, 'The mail could not be sent; try again later.'],
  badEndpoint: [400, 'Notices cannot be sent to this address.'],
  blocked: [403, 'This player cannot be asked.'],
  internal: [500, 'Something went wrong on our side; nothing was lost.'],
  away: [503, 'The server is stopping; it will be back.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const errorCode = z.custom<ErrorCode>(
  (code) => typeof code === 'string' && Object.hasOwn(ERRORS, code),
);
/** What every refused request is answered with. */
export const errorAnswer = z.object({
  code: errorCode,
  message: z.string(),
  /** What somebody wrote about it. */
  why: z.optional(z.string()),
  /** Until when it holds, where it ends. */
  until: z.optional(time),
});

/** A mistake of the caller, answered with its code; everything else that is thrown is a mistake of ours. */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  /** What somebody wrote about it. */
  readonly why: string | undefined;
  readonly until: string | undefined;
  constructor(code: ErrorCode, why?: string, until?: string) {
    super(ERRORS[code][1]);
    this.code = code;
    this.why = why;
    this.until = until;
  }
  get status(): number {
    return ERRORS[this.code][0];
  }
}
