// How far the best option of a decision stands before the others. All meet the same deals, so that a difference can be told from luck.
import {
  clone,
  deciders,
  drawFrom,
  type Kinds,
  type Option,
  optionsOf,
  type PuzzleStep,
  redealt,
  seedFrom,
  writeOption,
} from '@comptoir/kernel';
import { horizonOf } from '../horizon.ts';
import { playOn } from '../playout.ts';
import { bestOfEach, chancesOf } from '../review/chances.ts';
import { shortlist } from '../review/decision.ts';
import { sureness } from '../review/duel.ts';
import { addPoints, type Eyes, THOROUGH } from '../review/outlook.ts';
import { playOffer, sequencesFrom } from '../sequences.ts';
import { sensibleOptions } from '../simple.ts';

interface Judged {
  readonly option: Option;
  /** By seat, the mean over all deals. */
  readonly points: readonly number[];
  /** Of the seat that decides. */
  readonly chance: number;
  /** Deal by deal. */
  readonly chances: readonly number[];
}
/** The best first; so many of them are right. */
export interface Verdict {
  readonly judged: readonly Judged[];
  readonly right: number;
}
/** How clear a decision must be. */
export interface Clarity {
  /** By how much of a chance the best stands before what is wrong. */
  readonly gap: number;
  /** By how many standard errors. */
  readonly sure: number;
}
/** What is less by this is as good: two ways to the same end. */
const SAME = 0.012;
const MOST_RIGHT = 3;

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** By how many standard errors one option is better than the other, deal against deal. */
const sureOf = (one: Judged, other: Judged): number =>
  sureness(one.chances.map((chance, deal) => chance - (other.chances[deal] ?? 0)));

/** Judged where the doge judges: at the end of the turn and three times later. */
const { cuts: CUTS } = horizonOf(THOROUGH);

/** The points each seat may expect after the sequence in this deal, the mean over the doge's horizons. */
function pointsIn(
  eyes: Eyes,
  dealt: Kinds['State'],
  sequence: readonly Option[],
  seed: string,
): readonly number[] {
  const { known, viewer, players } = eyes;
  const draw = drawFrom(seedFrom(seed));
  const s = clone(dealt);
  playOffer(known.game, s, viewer, sequence);
  const sums = new Array<number>(players).fill(0);
  for (const cut of CUTS) {
    if (cut > 0 || deciders(s)[0] === viewer) playOn(known, s, { ...THOROUGH, cut }, draw);
    addPoints(sums, known, s);
  }
  return sums.map((sum) => sum / CUTS.length);
}

/** Each option by the best sequence that begins with it, the best first. */
function judge(eyes: Eyes, phase: number, options: readonly Option[]): readonly Judged[] {
  const { known, veiled, viewer, players, salt } = eyes;
  const sequences = sequencesFrom(known, veiled, viewer, options);
  const rows: number[][][] = sequences.map(() => []);
  for (let deal = 0; deal < eyes.deals; deal += 1) {
    const seed = `${salt} ${deal}`;
    const dealt = redealt(known.game, veiled, viewer, drawFrom(seedFrom(seed)));
    sequences.forEach((sequence, n) => {
      rows[n]?.push([...pointsIn(eyes, dealt, sequence, seed)]);
    });
  }
  const chanceOf = (points: readonly number[]): number =>
    chancesOf(points, phase, known.hints.chances)[viewer] ?? 0;
  const judged = sequences.flatMap(([option], n): Judged[] => {
    const deals = rows[n] ?? [];
    if (option === undefined) return [];
    const points = Array.from({ length: players }, (_, seat) => mean(deals.map((row) => row[seat] ?? 0)));
    return [{ option, points, chance: chanceOf(points), chances: deals.map(chanceOf) }];
  });
  return bestOfEach(judged);
}

/** What is worth being judged in depth. */
export function contenders(eyes: Eyes): readonly Option[] {
  return shortlist(eyes, sensibleOptions(eyes.known, eyes.veiled, eyes.viewer));
}

/** Which of these options are right; null where none is clearly better than the rest. */
export function verdictOn(
  eyes: Eyes,
  phase: number,
  options: readonly Option[],
  { gap, sure }: Clarity,
): Verdict | null {
  const judged = judge(eyes, phase, options);
  const [best] = judged;
  if (best === undefined) return null;
  const right = judged.filter(({ chance }) => chance > best.chance - SAME).length;
  const wrong = judged.slice(right);
  const [next] = wrong;
  if (right > MOST_RIGHT || next === undefined || best.chance - next.chance < gap) return null;
  return wrong.every((other) => sureOf(best, other) >= sure) ? { judged, right } : null;
}

const rounded = (n: number, to: number): number => Math.round(n * to) / to;

/** As puzzles keep it. */
export function stepOf({ judged, right }: Verdict): PuzzleStep {
  const answers = judged.map(({ option, chance, points }) => ({
    pick: writeOption(option),
    chance: rounded(chance, 1000),
    points: points.map((each) => rounded(each, 10)),
  }));
  return { answers, right };
}

/** The seat's only option here; null where it has a choice. */
export function forced({ known, veiled, viewer }: Pick<Eyes, 'known' | 'veiled' | 'viewer'>): Option | null {
  const [only, ...others]: readonly Kinds['Option'][] = optionsOf(known.game, veiled, viewer);
  return only === undefined || others.length > 0 ? null : only;
}
