// A player that searches: one tree a turn, a budget a turn, and a plan that is followed while nothing unforeseen happens.
import {
  advance,
  anyGame,
  canonical,
  clone,
  deciders,
  drawFrom,
  type Kinds,
  type Option,
  optionsOf,
  type Seat,
  type Seed,
} from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import { Search, type Thinking } from './ismcts.ts';
import { isSame } from './sequences.ts';
import { type Bot, sensibleOptions } from './simple.ts';

export interface Budget {
  /** Visits of the root a pick wants; those left by the pick before count. */
  readonly iterations: number;
  /** For all picks of a turn together. Where it runs out first, a choice cannot be repeated from the seed alone. */
  readonly milliseconds: number;
  /** The share of decisions, from 0 to 1, taken in a hurry: any pick, the more likely the oftener it was searched. */
  readonly whims: number;
}
/** What is left of a search while the same seat goes on deciding. */
interface Plan {
  readonly known: GameWithHints<Kinds>;
  readonly seat: Seat;
  readonly search: Search;
  readonly sequence: readonly Option[];
  /** How many picks of the sequence are made. */
  readonly made: number;
  /** What the seat should see now. Anything else has happened: the plan is void. */
  readonly expected: string;
  /** Milliseconds. */
  readonly spent: number;
}
/** Even without time left a pick gets this many. */
const FEWEST = 16;
/** The part of the time left in a turn that one pick may take. */
const SHARE = 0.6;
const PER_MILLE = 1000;

function isAsExpected(
  plan: Plan | null,
  { game }: GameWithHints<Kinds>,
  veiled: Kinds['State'],
  seat: Seat,
): plan is Plan {
  if (plan === null || plan.known.game.id !== game.id || plan.seat !== seat) return false;
  return plan.expected === canonical(game.view(veiled, seat));
}

/** The plan after its next pick, or null where the seat's turn ends with it. */
function planAfter(plan: Omit<Plan, 'expected'>, veiled: Kinds['State']): Plan | null {
  const { known, seat, sequence, made } = plan;
  const { game } = known;
  const option = sequence[made];
  if (option === undefined) return null;
  const copy = clone(veiled);
  advance(game, copy, seat, option);
  if (!deciders(copy).includes(seat)) return null;
  return { ...plan, made: made + 1, expected: canonical(game.view(copy, seat)) };
}

function think(search: Search, { iterations, milliseconds }: Budget, spent: number): number {
  const begun = Date.now();
  const limit = SHARE * Math.max(milliseconds - spent, 0);
  for (let n = 0; search.visits < iterations || !search.isOpen; n += 1) {
    if (n >= FEWEST && Date.now() - begun >= limit) break;
    search.iterate();
  }
  return spent + Date.now() - begun;
}

/** Searches with this budget. One such player sits in one seat: it remembers its tree from pick to pick of a turn. */
export function ismctsBot(settings: Thinking & Budget): Bot {
  let plan: Plan | null = null;
  const decide = (
    known: GameWithHints<Kinds>,
    veiled: Kinds['State'],
    seat: Seat,
    seed: Seed,
  ): Option | undefined => {
    const before = isAsExpected(plan, known, veiled, seat) ? plan : null;
    const spentBefore = before?.spent ?? (plan?.spent ?? 0) / 2; // void: perhaps the same turn, perhaps the next
    plan = null;
    const options = sensibleOptions(known, veiled, seat);
    const next = before?.sequence[before.made];
    if (before !== null && next !== undefined && options.some((o) => isSame(o, next))) {
      plan = planAfter(before, veiled);
      return next;
    }
    const search = before?.search.follow(before.sequence, veiled) === true ? before.search : null;
    if (options.length === 1) {
      if (search !== null)
        plan = planAfter({ known, seat, search, sequence: options, made: 0, spent: spentBefore }, veiled);
      return options[0];
    }
    const tree = search ?? new Search(known, settings, veiled, seat, seed);
    const spent = think(tree, settings, spentBefore);
    const isWhim = drawFrom(seed)(PER_MILLE) < settings.whims * PER_MILLE;
    const sequence = isWhim ? tree.any() : tree.best();
    plan = planAfter({ known, seat, search: tree, sequence, made: 0, spent }, veiled);
    return sequence[0];
  };
  return ({ game, hints }, veiled, seat, seed) => {
    const wanted = decide({ game: anyGame(game), hints }, veiled, seat, seed);
    const option = optionsOf(game, veiled, seat).find((o) => wanted !== undefined && isSame(o, wanted));
    if (option === undefined) throw new Error('bots: the search found no pick');
    return option;
  };
}
