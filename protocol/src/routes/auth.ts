// Signing in and out: the routes of better-auth that the page uses. The library serves them under /api/auth; here stands what
// the page sends and reads of the answers.
import * as z from 'zod/mini';
import { type Method, nothing, route } from '../route.ts';
import { list, plain, text } from '../schemas/basic.ts';
import { session, user } from '../schemas/people.ts';

export const username = z.string().check(z.regex(/^[A-Za-z0-9_.]{3,24}$/));
export const password = z.string().check(z.minLength(8), z.maxLength(128));
/** What the browser's passkey functions take and give (WebAuthn, as JSON). */
const credential = z.custom<object>((value) => typeof value === 'object' && value !== null);

const at = (method: Method, path: string, summary: string) => ({
  method,
  path: `/api/auth/${path}`,
  scope: null,
  summary,
});

export const auth = {
  session: route({
    ...at('GET', 'get-session', 'The present session and its user; null where nobody is signed in'),
    who: 'anybody',
    answer: z.nullable(z.object({ session, user })),
  }),
  signInAsGuest: route({
    ...at('POST', 'sign-in/anonymous', 'Become a guest'),
    who: 'anybody',
    answer: z.object({ user }),
    errors: ['alreadySignedIn', 'tooManyAccounts', 'wrongOrigin'],
  }),
  signUp: route({
    ...at('POST', 'sign-up/email', 'Make an account; what a guest has stays theirs'),
    who: 'anybody',
    body: z.object({ name: text(24), username, email: z.email(), password }),
    answer: z.object({ user }),
    errors: ['badName', 'nameTaken', 'tooManyAccounts', 'wrongOrigin'],
  }),
  signIn: route({
    ...at('POST', 'sign-in/username', 'Sign in by name and password'),
    who: 'anybody',
    body: z.object({ username: z.string(), password: z.string() }),
    answer: z.object({ user }),
    errors: ['wrongPassword', 'tooManySignIns', 'wrongOrigin'],
  }),
  signOut: route({
    ...at('POST', 'sign-out', 'End the present session'),
    who: 'anybody',
    answer: nothing,
    errors: ['wrongOrigin'],
  }),
  rename: route({
    ...at('POST', 'update-user', 'Change one’s name'),
    who: 'guest',
    body: z.object({ name: text(24) }),
    answer: nothing,
    errors: ['badName', 'nameTaken', 'tooManyNames', 'muted'],
  }),
  changePassword: route({
    ...at('POST', 'change-password', 'Change one’s password; all other sessions end'),
    who: 'guest',
    body: z.object({ currentPassword: z.string(), newPassword: password }),
    answer: nothing,
    errors: ['wrongPassword', 'tooManySignIns'],
  }),
  sessions: route({
    ...at('GET', 'list-sessions', 'Where one is signed in'),
    who: 'guest',
    answer: list(session),
  }),
  endSession: route({
    ...at('POST', 'revoke-session', 'End another session'),
    who: 'guest',
    body: z.object({ token: plain(200) }),
    answer: nothing,
  }),
  endOtherSessions: route({
    ...at('POST', 'revoke-other-sessions', 'End all sessions but the present'),
    who: 'guest',
    answer: nothing,
  }),
  passkeyToMake: route({
    ...at('GET', 'passkey/generate-register-options', 'What a browser needs to make a passkey'),
    who: 'guest',
    answer: credential,
  }),
  addPasskey: route({
    ...at('POST', 'passkey/verify-registration', 'Add the passkey a browser has made'),
    who: 'guest',
    body: z.object({ response: credential, name: z.optional(text(60)) }),
    answer: nothing,
    errors: ['wrongPasskey'],
  }),
  passkeyToUse: route({
    ...at('GET', 'passkey/generate-authenticate-options', 'What a browser needs to sign in by passkey'),
    who: 'anybody',
    answer: credential,
  }),
  signInByPasskey: route({
    ...at('POST', 'passkey/verify-authentication', 'Sign in by the passkey a browser has used'),
    who: 'anybody',
    body: z.object({ response: credential }),
    answer: nothing,
    errors: ['wrongPasskey', 'tooManySignIns', 'wrongOrigin'],
  }),
};
