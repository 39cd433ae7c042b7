// The server as the pages know it: who, which tables, and every "no" as a code.

import type { Decision, Kinds, Result, Seat } from '@comptoir/kernel';
import type { Clock, ErrorCode } from '@comptoir/protocol';
import { doubtReach, withinReach } from './network.ts';

/** `noServer`: this copy of the site has none. `unreachable`: it does not answer now. `refused`: it said no in its own way. */
export type Trouble = ErrorCode | 'noServer' | 'unreachable' | 'refused';

export class ApiError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** When a turn-based clock stands still, by the clocks of whoever opened the table. */
export interface Rest {
  readonly zone?: string;
  readonly offset: number;
  readonly nights: boolean;
  readonly weekends: boolean;
}
export interface ClockRule {
  readonly kind: 'live' | 'turns';
  readonly bank: number;
  readonly increment: number;
  readonly rest?: Rest | null;
}
export interface MatchSeat {
  readonly seat: Seat;
  readonly user: string | null;
  readonly name: string;
  readonly level: string | null;
  readonly isAway: boolean;
}
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly variants: readonly string[];
  readonly status: 'open' | 'running' | 'over';
  readonly host: string;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly clock: ClockRule | null;
  readonly commitment: string;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly seats: readonly MatchSeat[];
}
export interface OwnMatch extends MatchInfo {
  readonly isYourTurn: boolean;
  readonly waiting: readonly Seat[];
  readonly clocks: readonly Clock[];
}
export interface Person {
  readonly id: string;
  readonly name: string;
}
export interface Invitation {
  readonly by: Person;
  readonly match: MatchInfo;
}
export interface Past {
  readonly seq: number;
  readonly viewer: Seat | null;
  readonly view: object;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
}
export interface Preview {
  readonly view: object;
  readonly decision: Decision<Kinds> | null;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  readonly canUndo: boolean;
}

async function ask(path: string, method: string, body: object | undefined): Promise<Response> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  if (!(await withinReach())) throw new ApiError('unreachable');
  try {
    return await fetch(path, { method, credentials: 'same-origin', ...json });
  } catch {
    doubtReach();
    throw new ApiError('unreachable');
  }
}

const isJson = (answer: Response): boolean =>
  answer.headers.get('content-type')?.includes('json') === true || answer.status === 204;

/** Asks the server; what it refuses is thrown as its code. */
export async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const answer = await ask(path, method, body);
  // A host that only has files answers with a page, or not at all.
  if (!isJson(answer)) throw new ApiError(answer.status >= 500 ? 'unreachable' : 'noServer');
  const text = await answer.text();
  const said: T & { readonly code?: ErrorCode } = JSON.parse(text === '' ? 'null' : text);
  if (answer.ok) return said;
  const isOurs = typeof said?.code === 'string' && /^[a-z]/.test(said.code);
  throw new ApiError(isOurs && said.code !== undefined ? said.code : 'refused');
}

/** The text of a record. */
export async function fetchRecord(match: string): Promise<string> {
  const answer = await ask(`/api/matches/${match}/record`, 'GET', undefined);
  if (!answer.ok) {
    const said: { readonly code?: ErrorCode } = isJson(answer) ? await answer.json() : {};
    throw new ApiError(said.code ?? 'noServer');
  }
  return answer.text();
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.trouble : 'internal';
}

/** Bytes of one's own for the shuffle. */
export function ownEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
