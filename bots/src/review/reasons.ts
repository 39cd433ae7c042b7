// Why one option is better than another, in one sentence built from the differences: points, tempo, what it opens, what it denies.
import { grammar, type Kinds, type Option, optionsOf, type Seat, type Words } from '@comptoir/kernel';
import { isSame } from '../sequences.ts';
import type { Eyes } from './outlook.ts';
import { type Followed, type Outcome, type Speech, Trials } from './trials.ts';

/** What tells one option from another, for the seat that decides. */
export interface Difference {
  /** Points to expect when the turn is over, and after playing on: so many more than with the other. */
  readonly turn: number;
  readonly later: number;
  /** 1: the turn goes on where the other ends it; -1: the other way round. */
  readonly tempo: -1 | 0 | 1;
  /** A pick of the seat's own that it leads to and the other does not; and one that only the other leads to. */
  readonly opens: Words | null;
  readonly closes: Words | null;
  /** What a rival would do after the other and no longer does; and what a rival does after this one only. */
  readonly denies: { readonly seat: Seat; readonly label: Words } | null;
  readonly leaves: { readonly seat: Seat; readonly label: Words } | null;
  /** The rival for whom it makes most difference, and the points to expect that this one takes from them. */
  readonly rival: { readonly seat: Seat; readonly points: number } | null;
}

/** What happens so often is told as what happens, and what happens so seldom as what does not. */
const USUAL = 0.6;
const SELDOM = 0.2;
/** A smaller difference in points is not told from chance. */
const LEAST_POINTS = 0.75;
const MOST_OF_IT = 0.5;

/** Picks that usually follow the one and seldom the other; those of the seat itself only where they are new. */
function onlyAfter(
  one: Outcome,
  other: Outcome,
  fits: (followed: Followed) => boolean,
): Followed | undefined {
  return [...one.followed].find(
    ([key, each]) => fits(each) && each.share >= USUAL && (other.followed.get(key)?.share ?? 0) <= SELDOM,
  )?.[1];
}

/** `now`: what the seat could pick at once anyway; picking it later is nothing that was opened. */
export function differenceOf(one: Outcome, other: Outcome, viewer: Seat, now: readonly Option[]): Difference {
  const isOwn = ({ seat, option }: Followed): boolean =>
    seat === viewer && !now.some((each) => isSame(each, option));
  const isRivals = ({ seat }: Followed): boolean => seat !== viewer;
  const gap = (points: (outcome: Outcome) => readonly number[], seat: Seat): number =>
    (points(one)[seat] ?? 0) - (points(other)[seat] ?? 0);
  const rivals = one.later
    .map((_, seat) => ({ seat, points: -gap(({ later }) => later, seat) }))
    .filter(({ seat }) => seat !== viewer)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const tempo = one.goesOn >= USUAL && other.goesOn <= SELDOM ? 1 : 0;
  const lost = other.goesOn >= USUAL && one.goesOn <= SELDOM ? -1 : 0;
  return {
    turn: gap(({ turn }) => turn, viewer),
    later: gap(({ later }) => later, viewer),
    tempo: tempo === 1 ? 1 : lost,
    opens: onlyAfter(one, other, isOwn)?.label ?? null,
    closes: onlyAfter(other, one, isOwn)?.label ?? null,
    denies: onlyAfter(other, one, isRivals) ?? null,
    leaves: onlyAfter(one, other, isRivals) ?? null,
    rival: rivals[0] ?? null,
  };
}

const en = grammar('en');
const fr = grammar('fr');
const PHRASES = {
  en: {
    more: (n: number) => `about ${en.many(n, 'point')} more`,
    fewer: (n: number) => `about ${en.many(n, 'point')} fewer`,
    now: (points: string) => `${points}, most of it this turn`,
    later: (points: string) => `${points} in the long run`,
    opens: (label: string) => `it leads to “${label}”`,
    instead: (label: string) => `it leads to “${label}” instead`,
    closes: (label: string) => `it does not lead to “${label}”`,
    goesOn: 'the turn goes on',
    ends: 'it ends the turn',
    denies: (name: string, label: string) => `it keeps ${name} from “${label}”`,
    leaves: (name: string, label: string) => `it leaves “${label}” to ${name}`,
    takes: (name: string, n: number) => `${name} gets about ${en.many(n, 'point')} fewer`,
    gives: (name: string, n: number) => `${name} gets about ${en.many(n, 'point')} more`,
    same: 'hardly any difference',
    joined: (parts: readonly string[]) => parts.join('; '),
  },
  fr: {
    more: (n: number) => `environ ${fr.many(n, 'point')} de plus`,
    fewer: (n: number) => `environ ${fr.many(n, 'point')} de moins`,
    now: (points: string) => `${points}, surtout dès ce tour`,
    later: (points: string) => `${points} à la longue`,
    opens: (label: string) => `mène à « ${label} »`,
    instead: (label: string) => `mène plutôt à « ${label} »`,
    closes: (label: string) => `ne mène pas à « ${label} »`,
    goesOn: 'le tour continue',
    ends: 'le tour s’arrête là',
    denies: (name: string, label: string) => `empêche ${name} de jouer « ${label} »`,
    leaves: (name: string, label: string) => `laisse « ${label} » à ${name}`,
    takes: (name: string, n: number) => `environ ${fr.many(n, 'point')} de moins pour ${name}`,
    gives: (name: string, n: number) => `environ ${fr.many(n, 'point')} de plus pour ${name}`,
    same: 'presque aucune différence',
    joined: (parts: readonly string[]) => parts.join(' ; '),
  },
} as const;
type Phrases = (typeof PHRASES)[keyof typeof PHRASES];

export const isTold = (points: number): boolean => Math.abs(points) >= LEAST_POINTS;

/** Most of the difference is there when the turn is over, or it comes later. */
function pointsIn({ turn, later }: Difference, isBetter: boolean, words: Phrases): string | null {
  if (!isTold(later) || later > 0 !== isBetter) return null;
  const n = Math.max(1, Math.round(Math.abs(later)));
  const points = later > 0 ? words.more(n) : words.fewer(n);
  return turn / later >= MOST_OF_IT ? words.now(points) : words.later(points);
}

/** What else tells them apart, for or against the option, the weightiest first. */
function othersIn(
  difference: Difference,
  isBetter: boolean,
  words: Phrases,
  lang: keyof Words,
  nameOf: NameOf,
): readonly string[] {
  const { tempo, opens, closes, denies, leaves, rival } = difference;
  const found: (string | null)[] = isBetter
    ? [
        opens === null ? null : words.opens(opens[lang]),
        denies === null ? null : words.denies(nameOf(denies.seat), denies.label[lang]),
        tempo === 1 ? words.goesOn : null,
      ]
    : [
        opens !== null ? words.instead(opens[lang]) : closes === null ? null : words.closes(closes[lang]),
        leaves === null ? null : words.leaves(nameOf(leaves.seat), leaves.label[lang]),
        tempo === -1 ? words.ends : null,
      ];
  if (rival !== null && isTold(rival.points) && rival.points > 0 === isBetter) {
    const n = Math.max(1, Math.round(Math.abs(rival.points)));
    found.push(isBetter ? words.takes(nameOf(rival.seat), n) : words.gives(nameOf(rival.seat), n));
  }
  return found.flatMap((part) => part ?? []);
}

type NameOf = (seat: Seat) => string;
/** So many things are said of one option. */
const MOST_PARTS = 2;

function sentence(difference: Difference, isBetter: boolean, lang: keyof Words, nameOf: NameOf): string {
  const words = PHRASES[lang];
  const points = pointsIn(difference, isBetter, words);
  const others = othersIn(difference, isBetter, words, lang, nameOf);
  const parts = [...(points === null ? [] : [points]), ...others];
  const text = parts.length === 0 ? words.same : words.joined(parts.slice(0, MOST_PARTS));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What the option has over the other, or the other over it, in one sentence. Points of its own that speak against that are not told: chances
 * may say that an option is better which brings its seat no more. */
export function reasonFor(difference: Difference, nameOf: NameOf, isBetter = difference.later >= 0): Words {
  return {
    en: sentence(difference, isBetter, 'en', nameOf),
    fr: sentence(difference, isBetter, 'fr', nameOf),
  };
}

/** Why the one is worse than the other: both tried in the same deals (`eyes.deals` of them). null where these do not show it in points. */
export function whyWorse(eyes: Eyes, speech: Speech, one: Option, other: Option): Words | null {
  const trials = new Trials(eyes, speech, [one, other]);
  for (let n = 0; n < eyes.deals; n += 1) trials.deal();
  const outcomes = trials.outcomes({ phase: 0, points: new Array<number>(eyes.players).fill(0) });
  const outcomeOf = (wanted: Option): Outcome => {
    const found = outcomes.find(({ option }) => isSame(option, wanted));
    if (found === undefined) throw new Error('review: an option without an outcome');
    return found;
  };
  const now: readonly Kinds['Option'][] = optionsOf(eyes.known.game, eyes.veiled, eyes.viewer);
  const difference = differenceOf(outcomeOf(one), outcomeOf(other), eyes.viewer, now);
  const isWorse = difference.later < 0 && isTold(difference.later);
  return isWorse ? reasonFor(difference, speech.who) : null;
}
