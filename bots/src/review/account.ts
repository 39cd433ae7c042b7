// What the options of a decision would have led to: each compared with the best, the best with the one that was picked.
import { type Option, optionsOf, type Words } from '@comptoir/kernel';
import { isSame } from '../sequences.ts';
import { Past, type ReviewSubject } from './past.ts';
import { differenceOf, isTold, reasonFor } from './reasons.ts';
import { Trials } from './trials.ts';
import type { DecisionChances } from './types.ts';

/** Enough for a sentence, within a second. */
const DEALS = 24;

/** By option of the decision, a sentence; null where the deals that it is tried in do not show why it is better or worse. */
export type Account = (decision: DecisionChances) => readonly (Words | null)[];

/** The game is played through once, whatever decisions are asked about then. */
export function accountOf(subject: ReviewSubject): Account {
  const past = new Past(subject);
  const speech = { texts: subject.texts, who: past.who };
  return ({ at, seat, options, played }) => {
    const eyes = past.eyes(at, seat, DEALS, 'account');
    const trials = new Trials(
      eyes,
      speech,
      options.map(({ option }) => option),
    );
    for (let n = 0; n < DEALS; n += 1) trials.deal();
    const outcomes = trials.outcomes({ phase: 0, points: new Array<number>(eyes.players).fill(0) });
    const outcomeOf = (wanted: Option | undefined) =>
      outcomes.find(({ option }) => wanted !== undefined && isSame(option, wanted));
    const now = optionsOf(eyes.known.game, eyes.veiled, seat);
    return options.map(({ option }, n) => {
      const one = outcomeOf(option);
      const other = outcomeOf(options[n > 0 ? 0 : Math.max(played, 1)]?.option);
      if (one === undefined || other === undefined) return null;
      const difference = differenceOf(one, other, seat, now);
      const isShown = isTold(difference.later) && difference.later > 0 === (n === 0);
      return isShown ? reasonFor(difference, past.who) : null;
    });
  };
}
