// The doors of the sign-in: better-auth has many, these are the ones that are open. What comes in is checked and counted here,
// what goes out in refusal is one of our own codes.
import { sha256 } from '@comptoir/kernel';
import { type ErrorCode, PlatformError } from '@comptoir/protocol';
import { z } from 'zod';
import { addressKey } from '../address.ts';
import type { Limits } from '../limits.ts';
import { isBotName, LONGEST_NAME, normalName } from './names.ts';

/** A request to a door: what it says, and from where. */
interface Knock {
  readonly body: unknown;
  readonly address: string;
  readonly limits: Limits;
  /** Whoever sends it, null where nobody is signed in. */
  user(): Promise<string | null>;
  isGuest(): Promise<boolean>;
  /** Refuses whoever may not speak for now. */
  requireVoice(user: string): Promise<void>;
  /** Somebody has another name. */
  renamed(user: string): Promise<void>;
}
interface Door {
  readonly method: 'GET' | 'POST';
  /** Counts the request, and returns what is passed on: nothing else of the body is. */
  enter?(knock: Knock): Promise<object>;
  /** What a refusal means here, where better-auth has no code of its own that we know. */
  readonly refusal?: ErrorCode;
  /** The request was granted. */
  granted?(knock: Knock): Promise<void>;
}

const password = z.string().min(8).max(128);
const username = z.string().regex(/^[a-zA-Z0-9_.]{3,24}$/);
const credentials = z.object({ username, password: z.string().min(1).max(128) });
const newAccount = z.object({ name: z.string().max(200), username, password });
const newName = z.object({ name: z.string().max(200) });
const newPassword = z.object({ currentPassword: z.string().min(1).max(128), newPassword: password });
const oneSession = z.object({ token: z.string().max(100) });

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw new PlatformError('malformed');
  return parsed.data;
}

/** Refused rather than cut: people should see the name they get. */
function nameIn(raw: string): string {
  const name = normalName(raw);
  if (name === '' || [...raw.trim()].length > LONGEST_NAME) throw new PlatformError('badName');
  if (isBotName(name)) throw new PlatformError('nameTaken');
  return name;
}

const accountOf = (body: unknown): string => sha256(read(credentials, body).username.toLowerCase());

async function signedIn(user: Knock['user']): Promise<string> {
  const person = await user();
  if (person === null) throw new PlatformError('notSignedIn');
  return person;
}

/** Passing on what a passkey says; its form is checked by whoever verifies it. */
const passkey = async ({ body }: Knock): Promise<object> => read(z.looseObject({}), body);
const empty = async (): Promise<object> => ({});

/** Nobody has an address for mails here: better-auth wants one all the same. */
const placeholder = (name: string): string => `${name.toLowerCase()}@people.invalid`;

const DOORS: Readonly<Record<string, Door>> = {
  '/get-session': { method: 'GET' },
  '/list-sessions': { method: 'GET' },
  '/sign-out': { method: 'POST', enter: empty },
  '/revoke-session': { method: 'POST', enter: async ({ body }) => read(oneSession, body) },
  '/revoke-other-sessions': { method: 'POST', enter: empty },
  '/sign-in/anonymous': {
    method: 'POST',
    async enter({ limits, address }) {
      await limits.spendShared('guests', address);
      return {};
    },
  },
  '/sign-in/username': {
    method: 'POST',
    async enter({ limits, address, body }) {
      const wanted = read(credentials, body);
      await limits.spendShared('signIns', address);
      await limits.spendShared('signInsOfAccount', accountOf(body));
      return wanted;
    },
    granted: ({ limits, body }) => limits.reset('signInsOfAccount', accountOf(body)),
  },
  '/sign-up/email': {
    method: 'POST',
    async enter({ limits, address, body }) {
      const wanted = read(newAccount, body);
      const name = nameIn(wanted.name);
      await limits.spendShared('signUps', address);
      return { ...wanted, name, email: placeholder(wanted.username) };
    },
  },
  '/change-password': {
    method: 'POST',
    async enter({ limits, body, user }) {
      const wanted = read(newPassword, body);
      await limits.spendShared('signInsOfAccount', await signedIn(user));
      return { ...wanted, revokeOtherSessions: true };
    },
    granted: async ({ limits, user }) => limits.reset('signInsOfAccount', await signedIn(user)),
  },
  '/update-user': {
    method: 'POST',
    async enter({ limits, body, user, isGuest, requireVoice }) {
      const name = nameIn(read(newName, body).name);
      const person = await signedIn(user);
      await requireVoice(person);
      await limits.spendShared((await isGuest()) ? 'nameChangesOfGuest' : 'nameChanges', person);
      return { name };
    },
    granted: async ({ user, renamed }) => renamed(await signedIn(user)),
  },
  '/passkey/generate-register-options': { method: 'GET' },
  '/passkey/generate-authenticate-options': { method: 'GET' },
  '/passkey/verify-registration': { method: 'POST', enter: passkey, refusal: 'wrongPasskey' },
  '/passkey/verify-authentication': {
    method: 'POST',
    refusal: 'wrongPasskey',
    async enter(knock) {
      await knock.limits.spendShared('signIns', knock.address);
      return passkey(knock);
    },
  },
};

/** What better-auth calls a refusal, in our words. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_USERNAME_OR_PASSWORD: 'wrongPassword',
  INVALID_PASSWORD: 'wrongPassword',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrongPassword', // who has no password has no right one
  USERNAME_IS_ALREADY_TAKEN: 'nameTaken',
  USER_ALREADY_EXISTS: 'nameTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'nameTaken',
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'alreadySignedIn',
};

function codeOf(status: number, said: string, { refusal }: Door): ErrorCode {
  const known = CODES[/"code":"([A-Z_]+)"/.exec(said)?.[1] ?? ''];
  if (known !== undefined) return known;
  if (refusal !== undefined && status < 500) return refusal;
  if (status === 401) return 'notSignedIn';
  if (status === 403) return 'wrongOrigin';
  return status >= 500 ? 'internal' : 'malformed';
}

/** Who sends a request. */
interface Known {
  readonly id: string;
  readonly isAnonymous?: boolean | null | undefined;
}
export interface DoorSettings {
  readonly limits: Limits;
  /** Hands a request on to better-auth. */
  pass(request: Request): Promise<Response>;
  userOf(headers: Headers): Promise<Known | null>;
  requireVoice(user: string): Promise<void>;
  renamed(user: string): Promise<void>;
}
/** Where the doors are. */
export const DOORSTEP = '/api/auth';

/** Nothing that is rightly sent to a door nests deeper. */
const MOST_DEPTH = 10;

/** What nests deeper than anybody needs cannot even be written again: the stack is too small for it. */
export function requireShallow(value: unknown, depth = MOST_DEPTH): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw new PlatformError('malformed');
  for (const inner of Object.values(value)) requireShallow(inner, depth - 1);
}

/** A NUL cannot be stored or looked for: wherever it stands, it is refused here and not by the database. */
function withoutNul(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new PlatformError('malformed');
  return value;
}

/** Answers a request of the sign-in pages. */
export async function openDoor(
  request: Request,
  address: string,
  { limits, pass, userOf, requireVoice, renamed }: DoorSettings,
): Promise<Response> {
  const door = DOORS[new URL(request.url).pathname.slice(DOORSTEP.length)];
  if (door === undefined || door.method !== request.method) throw new PlatformError('noRoute');
  const { headers } = request;
  let asked: Promise<Known | null> | null = null; // who sends it may be signed out by what they ask
  const sender = (): Promise<Known | null> => {
    asked ??= userOf(headers);
    return asked;
  };
  const knock: Knock = {
    body: door.enter === undefined ? null : await request.json().catch(() => ({})),
    address: addressKey(address),
    limits,
    requireVoice,
    renamed,
    user: async () => (await sender())?.id ?? null,
    isGuest: async () => (await sender())?.isAnonymous === true,
  };
  const body = await door.enter?.(knock);
  const answer = await pass(
    new Request(request.url, {
      method: request.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body, withoutNul) }),
    }),
  );
  if (!answer.ok) throw new PlatformError(codeOf(answer.status, await answer.text(), door));
  await door.granted?.(knock);
  return answer;
}
