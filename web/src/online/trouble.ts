// Why something could not be done online.
import type { ErrorCode } from '@comptoir/protocol';

/** `noServer`: this copy of the site has none. `unreachable`: it does not answer now. `refused`: it said no in its own way. */
export type Trouble = ErrorCode | 'noServer' | 'unreachable' | 'refused';

export class ApiError extends Error {
  readonly trouble: Trouble;
  /** What somebody wrote about it. */
  readonly why: string | undefined;
  constructor(trouble: Trouble, why?: string) {
    super(trouble);
    this.trouble = trouble;
    this.why = why;
  }
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.trouble : 'internal';
}
