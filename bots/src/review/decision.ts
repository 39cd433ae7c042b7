// The options of a decision with their chances, as the seat that decided could judge them.
import type { Option, Words } from '@comptoir/kernel';
import { isSame, sequencesFrom } from '../sequences.ts';
import { sensibleOptions } from '../simple.ts';
import { bestOfEach, chancesAfter, type Standing } from './chances.ts';
import { type Eyes, pointsAfter } from './outlook.ts';
import { labelAt, type Speech } from './trials.ts';
import type { DecisionChances, OptionChance } from './types.ts';

/** So many options are judged in depth; a quick look at the end of the turn chooses them. */
const IN_DEPTH = 6;
const QUICK_DEALS = 2;

export interface Decided extends Speech {
  readonly at: number;
  /** Asked where there was something to choose. */
  readonly stands: () => Standing;
  readonly eyes: Eyes;
  readonly option: Option;
  readonly said: Words;
}

interface Judged {
  readonly option: Option;
  readonly chance: number;
  readonly points: number;
}

/** Each option by the best sequence that begins with it, the best first. */
function judge(
  { standing, eyes }: { readonly standing: Standing; readonly eyes: Eyes },
  options: readonly Option[],
  look: 'turn' | 'play on',
): readonly Judged[] {
  const { known, veiled, viewer } = eyes;
  const sequences = sequencesFrom(known, veiled, viewer, options);
  const points = pointsAfter(eyes, sequences, look);
  const chances = chancesAfter(standing, points, viewer, known.hints.finalChances);
  const judged = sequences.flatMap(([option], n): Judged[] => {
    const chance = chances[n] ?? 0;
    return option === undefined ? [] : [{ option, chance, points: points[n]?.[viewer] ?? 0 }];
  });
  return bestOfEach(judged);
}

/** What a player without nonsense would think of, and what was picked. */
function considered({ eyes, option }: Decided): readonly Option[] {
  const options = sensibleOptions(eyes.known, eyes.veiled, eyes.viewer);
  return options.some((other) => isSame(other, option)) ? options : [...options, option];
}

/** Those that a quick look finds best. */
export function shortlist(eyes: Eyes, all: readonly Option[]): readonly Option[] {
  if (all.length <= IN_DEPTH) return all;
  const standing = { phase: 0, points: new Array<number>(eyes.players).fill(0) }; // to compare them, any will do
  const quick = judge({ standing, eyes: { ...eyes, deals: QUICK_DEALS } }, all, 'turn');
  return quick.slice(0, IN_DEPTH).map(({ option }) => option);
}

/** null: there was nothing to choose. */
export function judgeDecision(decided: Decided): DecisionChances | null {
  const { at, stands, eyes, option, said } = decided;
  const all = considered(decided);
  if (all.length < 2) return null;
  const kept = shortlist(eyes, all);
  const chosen = kept.some((other) => isSame(other, option)) ? kept : [...kept, option];
  const options = judge({ standing: stands(), eyes }, chosen, 'play on').map(
    (each): OptionChance => ({ ...each, label: labelAt(eyes, eyes.veiled, each.option, decided) }),
  );
  const played = options.findIndex((each) => isSame(each.option, option));
  return { at, seat: eyes.viewer, said, options, played, count: all.length };
}

/** The same decision in other deals: what was found best by luck is not found best again. */
export function judgeAgain(decision: DecisionChances, standing: Standing, eyes: Eyes): DecisionChances {
  const { options } = decision;
  const picked = options[decision.played]?.option;
  const judged = judge(
    { standing, eyes },
    options.map(({ option }) => option),
    'play on',
  );
  const again = judged.flatMap((each): OptionChance[] => {
    const before = options.find(({ option }) => isSame(option, each.option));
    return before === undefined ? [] : [{ ...before, ...each }];
  });
  return { ...decision, options: again, played: again.findIndex(({ option }) => option === picked) };
}
