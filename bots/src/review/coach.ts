// What a strong player would think of in somebody's place: the best options with their chances, and why.
import { clone, drawFrom, type Option, optionsOf, seedFrom, type Words } from '@comptoir/kernel';
import { playOn } from '../playout.ts';
import { isSame } from '../sequences.ts';
import { sensibleOptions } from '../simple.ts';
import { meanOf } from './chances.ts';
import { shortlist } from './decision.ts';
import { type Eyes, finalPoints } from './outlook.ts';
import { differenceOf, reasonFor } from './reasons.ts';
import { type Outcome, type Speech, Trials } from './trials.ts';

export interface Advised {
  readonly option: Option;
  readonly label: Words;
  /** The chance of the seat that asks. */
  readonly chance: number;
  /** What the first has over the second; what each other one has over the first, or lacks. */
  readonly reason: Words;
}
/** Plain JSON: it is sent from a worker, or by a server. */
export interface Advice {
  /** The best first; three at most. */
  readonly options: readonly Advised[];
  /** What was judged in depth, with its chance: to know what any pick of them costs. */
  readonly judged: readonly { readonly option: Option; readonly chance: number }[];
  /** In how many deals each was tried. */
  readonly deals: number;
}
export interface Asking extends Speech, Omit<Eyes, 'deals'> {
  /** How many picks led to the position. */
  readonly made: number;
  /** Is judged whether it seems good or not. */
  readonly also?: Option;
}

const MOST_TOLD = 3;
/** Told after so many deals, and after each time as many again. */
const ROUND = 8;
const MOST_DEALS = 48;
/** No game has more picks. */
const WHOLE_GAME = 5000;

/** About how much of the game is over, from 0 to 1: a quick game from here on says how many picks are to come. */
function phaseOf({ known, veiled, made, salt }: Asking): number {
  const s = clone(veiled);
  let left = 0;
  playOn(known, s, { cut: WHOLE_GAME, greed: 1 }, drawFrom(seedFrom(`${salt} phase`)), (_seat, picks) => {
    left += picks.length;
  });
  return made / Math.max(made + left, 1);
}

function adviceFrom(
  outcomes: readonly Outcome[],
  { known, veiled, viewer, who }: Asking,
  deals: number,
): Advice {
  const now: readonly Option[] = optionsOf(known.game, veiled, viewer);
  const [first, second] = outcomes;
  const options = outcomes.slice(0, MOST_TOLD).flatMap((outcome): Advised[] => {
    const other = outcome === first ? second : first;
    if (other === undefined) return [];
    const { option, label, chance } = outcome;
    const difference = differenceOf(outcome, other, viewer, now);
    return [{ option, label, chance, reason: reasonFor(difference, who, outcome === first) }];
  });
  return { options, judged: outcomes.map(({ option, chance }) => ({ option, chance })), deals };
}

/** Thinks for the seat that asks, and tells what it has found so far; nothing where there is nothing to choose. */
export function* advise(asking: Asking): Generator<Advice> {
  const { known, veiled, viewer, players, salt } = asking;
  const eyes: Eyes = { known, veiled, players, viewer, salt: `coach ${salt}`, deals: ROUND };
  const sensible = sensibleOptions(known, veiled, viewer);
  const all: readonly Option[] = sensible.length > 1 ? sensible : optionsOf(known.game, veiled, viewer);
  if (all.length < 2) return;
  const phase = phaseOf(asking);
  const short = shortlist(eyes, all);
  const { also } = asking;
  const isLeftOut = also !== undefined && !short.some((option) => isSame(option, also));
  const trials = new Trials(eyes, asking, isLeftOut ? [...short, also] : short);
  const stands: (readonly number[])[] = [];
  while (trials.deals < MOST_DEALS) {
    trials.deal();
    if (trials.deals % ROUND !== 0) continue;
    stands.push(finalPoints({ ...eyes, salt: `stands ${salt} ${trials.deals}` }));
    yield adviceFrom(trials.outcomes({ phase, points: meanOf(stands) }), asking, trials.deals);
  }
}

/** What a pick costs against the best, as far as it was judged; 0 where it was not. */
export function costOfPick({ judged }: Advice, option: Option): number {
  const found = judged.find((each) => isSame(each.option, option));
  return found === undefined ? 0 : (judged[0]?.chance ?? 0) - found.chance;
}
