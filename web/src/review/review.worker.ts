// A game is looked at again here, so that the page stays free; a second worker of this kind shows positions meanwhile.
import type { Scene } from '@comptoir/board-kit';
import {
  type Account,
  accountOf,
  type DecisionChances,
  type Review,
  type ReviewSubject,
  reviewOf,
} from '@comptoir/bots/review';
import { requireGame, withHints } from '@comptoir/catalogue';
import { type LogEntry, type Result, redealRemark, type Seat, type Words } from '@comptoir/kernel';
import { expose } from 'comlink';
import type { Played } from '../local/create.ts';
import { LocalGame } from '../local/LocalGame.ts';
import { newsIn, type ReviewNews } from './news.ts';

/** Often enough to see it grow. */
const TELL_MS = 400;

/** Whose decisions are looked at: people's; where none sat at the table, everybody's. */
function peopleOf({ chairs }: Played): readonly Seat[] {
  const all = chairs.map((_, seat) => seat);
  const people = all.filter((seat) => chairs[seat]?.level === null);
  return people.length > 0 ? people : all;
}

async function subjectOf(played: Played): Promise<ReviewSubject> {
  const entry = await requireGame(played.game);
  const known = await withHints(entry);
  const { chairs, picks, seed, variants, redeals = [] } = played;
  const remarks = redeals.map(redealRemark);
  const record = { players: chairs.length, variants, seed, picks, remarks };
  const names = chairs.map(({ name }) => name);
  return { known, texts: entry.texts, record, names, people: peopleOf(played) };
}

export class ReviewWorker {
  private past: LocalGame | null = null;
  private accounts: Account | null = null;

  /** Tells what is new, again and again; the last news make it whole. */
  async review(played: Played, onNews: (news: ReviewNews) => Promise<void>): Promise<void> {
    const steps = reviewOf(await subjectOf(played));
    let told = 0;
    let before: Review | null = null;
    for (const progress of steps) {
      if (progress.done < progress.total && Date.now() - told < TELL_MS) continue;
      told = Date.now();
      const { done, total, review } = progress;
      await onNews(newsIn({ done, total, review }, before));
      before = review;
    }
  }

  /** By option, what it would have led to; null where that cannot be said. */
  async account(played: Played, decision: DecisionChances): Promise<readonly (Words | null)[]> {
    this.accounts ??= accountOf(await subjectOf(played));
    return this.accounts(decision);
  }

  /** The table after so many picks through these eyes, and what they were told until then. */
  async look(
    played: Played,
    result: Result,
    at: number,
    eyes: Seat | null,
  ): Promise<{ readonly scene: Scene; readonly log: readonly LogEntry[] }> {
    const unsaved = { id: '', waiting: [], ask: null, result, made: 0, touched: 0 };
    this.past ??= new LocalGame(await requireGame(played.game), { ...played, ...unsaved });
    return {
      scene: this.past.sceneAt(at, eyes),
      log: this.past.history().filter(({ seq }) => seq <= at),
    };
  }
}

expose(new ReviewWorker());
