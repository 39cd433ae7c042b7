// The coach thinks here. It is handed veiled positions only.
import { type Advice, type Asking, advise, costOfPick, whyWorse } from '@comptoir/bots/review';
import { requireGame, withHints } from '@comptoir/catalogue';
import type { Option, Words } from '@comptoir/kernel';
import { expose } from 'comlink';
import type { CoachQuestion } from './question.ts';

/** Enough for a sentence, within a second. */
const WHY_DEALS = 24;

async function askingOf(
  { game, seat, ...question }: CoachQuestion,
  names: readonly string[],
): Promise<Asking> {
  const entry = await requireGame(game);
  const who = (n: number): string => names[n] ?? '';
  const known = await withHints(entry);
  return { ...question, viewer: seat, known, players: names.length, texts: entry.texts, who };
}

export class CoachWorker {
  /** Tells what it has found so far, again and again. */
  async advise(
    question: CoachQuestion,
    names: readonly string[],
    onAdvice: (advice: Advice) => Promise<void>,
  ): Promise<void> {
    for (const advice of advise(await askingOf(question, names))) await onAdvice(advice);
  }

  /** What the pick costs against the best, from 0 to 1. */
  async cost(question: CoachQuestion, names: readonly string[], option: Option): Promise<number> {
    const asking = await askingOf(question, names);
    const { value } = advise({ ...asking, also: option }).next();
    return value === undefined ? 0 : costOfPick(value, option);
  }

  /** Why one option is worse than another, in one sentence; null where it does not show in points. */
  async why(
    question: CoachQuestion,
    names: readonly string[],
    one: Option,
    other: Option,
  ): Promise<Words | null> {
    const asking = await askingOf(question, names);
    return whyWorse({ ...asking, deals: WHY_DEALS }, asking, one, other);
  }
}

expose(new CoachWorker());
