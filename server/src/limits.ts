// One table of quotas: the sockets, the routes and the jobs ask it. docs/operate.md is this table for people.
import type { ErrorCode } from '@comptoir/protocol';

interface Limit {
  readonly what: string;
  readonly per: 'person' | 'address' | 'socket' | 'server';
  readonly number: number;
  /** What is refused beyond it is refused with this code. */
  readonly code: ErrorCode;
}

export const LIMITS = {
  socketsOfPerson: { what: 'open sockets', per: 'person', number: 30, code: 'tooManySockets' },
  socketsOfAddress: { what: 'open sockets', per: 'address', number: 500, code: 'tooManySockets' },
  tablesOfSocket: { what: 'watched tables', per: 'socket', number: 20, code: 'tooMany' },
  unreadBytes: { what: 'bytes sent and not read', per: 'socket', number: 1 << 20, code: 'tooSlow' },
} as const satisfies Readonly<Record<string, Limit>>;
