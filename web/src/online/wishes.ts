// What this player wants of a match and has no answer to yet. Sending a wish again is safe: it is made once.
import type { Option, Refusal } from '@comptoir/kernel';
import type { ClientMessage, ServerMessage } from '@comptoir/protocol';

type Wish = Extract<ClientMessage, { type: 'pick' | 'undo' }>;
/** What came of a wish: where it stands in the match, or why it was not made; null: the table had moved on. */
export type Outcome = { readonly seq: number } | { readonly refusal: Refusal | null };
interface Pending {
  readonly wish: Wish;
  answer(outcome: Outcome): void;
}
export interface WishesPlan {
  readonly match: string;
  send(wish: Wish): void;
  /** How many are on their way has changed. */
  onWaiting(waiting: number): void;
  /** Said no to for a reason that is none of the rules; null: forgotten with the next wish. */
  onTrouble(code: string | null): void;
}

const AGAIN_MS = 1000;
/** Said no for the moment only: the same wish is sent again. */
const PASSING: readonly string[] = ['away', 'internal', 'tooMany'];

export const refusalOf = (outcome: Outcome): Refusal | null => ('seq' in outcome ? null : outcome.refusal);

export class Wishes {
  private readonly plan: WishesPlan;
  private readonly pending = new Map<string, Pending>();

  constructor(plan: WishesPlan) {
    this.plan = plan;
  }

  pick({ verb, noun }: Option, seq: number): Promise<Outcome> {
    const thing = noun === undefined ? {} : { noun };
    return this.make({ type: 'pick', match: this.plan.match, seq, id: crypto.randomUUID(), verb, ...thing });
  }

  undo(seq: number): Promise<Outcome> {
    return this.make({ type: 'undo', match: this.plan.match, seq, id: crypto.randomUUID() });
  }

  private make(wish: Wish): Promise<Outcome> {
    return new Promise((answer) => {
      this.pending.set(wish.id, { wish, answer });
      this.plan.onWaiting(this.pending.size);
      this.plan.onTrouble(null);
      this.plan.send(wish);
    });
  }

  /** However often: a wish that has been heard already is answered alike. */
  sendAgain = (): void => {
    for (const { wish } of this.pending.values()) this.plan.send(wish);
  };

  /** Whatever went wrong was about something that has no answer yet. */
  sendAgainLater(): void {
    setTimeout(this.sendAgain, AGAIN_MS);
  }

  settle(id: string, outcome: Outcome): void {
    this.pending.get(id)?.answer(outcome);
    this.pending.delete(id);
    this.plan.onWaiting(this.pending.size);
  }

  refused({ id, code, rule }: Extract<ServerMessage, { type: 'refused' }>): void {
    const pending = this.pending.get(id);
    if (pending === undefined) {
      this.plan.onTrouble(code);
    } else if (PASSING.includes(code)) {
      setTimeout(() => this.plan.send(pending.wish), AGAIN_MS);
    } else {
      // A table that has moved on follows by itself: nothing needs to be said.
      if (rule === null && code !== 'stale') this.plan.onTrouble(code);
      this.settle(id, { refusal: rule === null ? null : { rule, code } });
    }
  }
}
