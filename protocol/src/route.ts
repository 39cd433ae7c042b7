// A route is one value: the server registers it, the page's client and the OpenAPI document derive from it.
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call. The server enforces it before the route's own work begins; nothing else decides. */
export const WHO = {
  anybody: 'Anybody, signed in or not.',
  guest: 'Whoever is signed in; a guest is.',
  watcher:
    'Whoever may see the match: anybody, unless it is private, not watchable and running; then those who sit at it. No sign-in is needed.',
  listener: 'Whoever is signed in and may read the chat: at a private match those who sit at it.',
  seat: 'Whoever sits at the match.',
  host: 'Whoever opened the match.',
  operator: 'Whoever was made an operator on the command line of the server.',
} as const;
export type Who = keyof typeof WHO;

/** What a bot's token must be good for; one that may play may look. null: it takes a session, and no token will do. */
export const SCOPES = {
  read: 'Looking: matches, lists, profiles.',
  play: 'Playing: opening matches, sitting down, picking, talking, inviting.',
} as const;
export type Scope = keyof typeof SCOPES;

export interface Route<
  W extends Who = Who,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly method: Method;
  /** With `:name` for every parameter. */
  readonly path: string;
  readonly who: W;
  readonly scope: Scope | null;
  /** Whoever is banned may still call it. */
  readonly isForBanned: boolean;
  readonly summary: string;
  readonly description: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly status: 200 | 201;
  readonly type: 'application/json' | 'text/plain' | 'text/html';
  readonly answer: Answer;
  /** What this route refuses by itself, besides what `errorsOf` adds for all of its kind. */
  readonly errors: readonly ErrorCode[];
}
export type RouteTable = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Whatever is there does not matter. */
export const nothing = z.custom<object>((value) => typeof value === 'object');
type Nothing = typeof nothing;

/** What may be left out is filled in: nothing comes in, 200 and JSON go out. */
type Init<R extends Route> = Omit<
  R,
  'description' | 'status' | 'type' | 'errors' | 'params' | 'query' | 'body' | 'isForBanned'
> &
  Partial<R>;

export function route<
  W extends Who,
  Answer extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(init: Init<Route<W, Params, Query, Body, Answer>>): Route<W, Params, Query, Body, Answer>;
export function route(init: Init<Route>): Route {
  return {
    description: '',
    isForBanned: false,
    params: nothing,
    query: nothing,
    body: nothing,
    status: 200,
    type: 'application/json',
    errors: [],
    ...init,
  };
}

const OF_WHO: Readonly<Record<Who, readonly ErrorCode[]>> = {
  anybody: [],
  guest: ['notSignedIn'],
  watcher: ['noMatch', 'private'],
  listener: ['notSignedIn', 'noMatch', 'private'],
  seat: ['notSignedIn', 'noMatch', 'notYourSeat'],
  host: ['notSignedIn', 'noMatch', 'notHost'],
  operator: ['notSignedIn', 'notOperator'],
};
/** Whatever is asked for may come at a bad moment. */
const ALWAYS: readonly ErrorCode[] = [
  'malformed',
  'tooLarge',
  'tooMany',
  'wrongHost',
  'oldPage',
  'newPage',
  'internal',
  'away',
];

/** Whether pages of other sites could call it in somebody's name. */
export const needsOrigin = ({ method, who }: Route): boolean => method !== 'GET' && who !== 'anybody';

/** What stands in the way of whoever wants to sit down at a table. */
export const MEASURED: readonly ErrorCode[] = ['noteUnread', 'offPublic'];

/** Every code this route may answer with. */
export function errorsOf(at: Route): readonly ErrorCode[] {
  const codes: ErrorCode[] = [...OF_WHO[at.who], ...at.errors, ...ALWAYS];
  if (needsOrigin(at)) codes.push('wrongOrigin');
  if (at.who !== 'anybody') codes.push('wrongScope');
  if (!at.isForBanned) codes.push('banned');
  if (codes.includes('noMatch')) codes.push('tableClosed');
  return [...new Set(codes)];
}
