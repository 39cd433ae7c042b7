// What this player wants of a match and has no answer to yet. Sending a request again is safe: it is made once.
import type { Option, PickTerms, Refusal } from '@comptoir/kernel';
import type { ClientMessage, ServerMessage } from '@comptoir/protocol';
import { randomId } from '../random-id.ts';

type MatchRequest = Extract<ClientMessage, { type: 'pick' | 'undo' }>;
/** What came of a request: where it stands in the match, or why it was not made; null: the table had moved on. */
export type RequestResult = { readonly seq: number } | { readonly refusal: Refusal | null };
interface Pending {
  readonly request: MatchRequest;
  answer(outcome: RequestResult): void;
}
export interface PendingRequestsConfig {
  readonly match: string;
  send(request: MatchRequest): void;
  /** How many are on their way has changed. */
  onWaiting(waiting: number): void;
  /** Said no to for a reason that is none of the rules; null: forgotten with the next request. */
  onTrouble(code: string | null): void;
}

export const AGAIN_MS = 1000;
/** Said no for the moment only: the same request is sent again. */
export const PASSING: readonly string[] = ['away', 'internal', 'tooMany'];

export const refusalOf = (outcome: RequestResult): Refusal | null =>
  'seq' in outcome ? null : outcome.refusal;

export class PendingRequests {
  private readonly config: PendingRequestsConfig;
  private readonly pending = new Map<string, Pending>();

  constructor(config: PendingRequestsConfig) {
    this.config = config;
  }

  pick(option: Option, seq: number, terms: PickTerms = {}): Promise<RequestResult> {
    const { match } = this.config;
    return this.make({ type: 'pick', match, seq, id: randomId(), ...option, ...terms });
  }

  undo(seq: number): Promise<RequestResult> {
    return this.make({ type: 'undo', match: this.config.match, seq, id: randomId() });
  }

  private make(request: MatchRequest): Promise<RequestResult> {
    return new Promise((answer) => {
      this.pending.set(request.id, { request: request, answer });
      this.config.onWaiting(this.pending.size);
      this.config.onTrouble(null);
      this.config.send(request);
    });
  }

  /** However often: a request that has been heard already is answered alike. */
  sendAgain = (): void => {
    for (const { request } of this.pending.values()) this.config.send(request);
  };

  /** Whatever went wrong was about something that has no answer yet. */
  sendAgainLater(): void {
    setTimeout(this.sendAgain, AGAIN_MS);
  }

  settle(id: string, outcome: RequestResult): void {
    this.pending.get(id)?.answer(outcome);
    this.pending.delete(id);
    this.config.onWaiting(this.pending.size);
  }

  refused({ id, code, rule }: Extract<ServerMessage, { type: 'refused' }>): void {
    const pending = this.pending.get(id);
    if (pending === undefined) {
      this.config.onTrouble(code);
    } else if (PASSING.includes(code)) {
      setTimeout(() => this.config.send(pending.request), AGAIN_MS);
    } else {
      // A table that has moved on follows by itself: nothing needs to be said.
      if (rule === null && code !== 'stale') this.config.onTrouble(code);
      this.settle(id, { refusal: rule === null ? null : { rule, code } });
    }
  }
}
