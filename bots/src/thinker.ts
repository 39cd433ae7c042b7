// A player that searches: one tree a turn, a budget a turn, and a plan that is followed while nothing unforeseen happens.
import {
  advance,
  anyGame,
  canonical,
  clone,
  deciders,
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

/** What a turn may cost; its picks share it. */
export interface Budget {
  /** Options to look at: the work done, which is the same on every machine. */
  readonly looks: number;
  /** Where they run out first, a choice cannot be repeated from the seed alone. */
  readonly milliseconds: number;
  /** How human it errs: a pick whose worth, from 0 to 1, is less by this is chosen e times less often. 0: never. */
  readonly slip: number;
}
type Cost = Pick<Budget, 'looks' | 'milliseconds'>;
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
  /** In this turn so far. */
  readonly spent: Cost;
}
/** Even without budget left a pick gets this many iterations. */
const FEWEST = 16;
const NOTHING: Cost = { looks: 0, milliseconds: 0 };
const half = ({ looks, milliseconds }: Cost): Cost => ({ looks: looks / 2, milliseconds: milliseconds / 2 });

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

/** Thinks about one pick, and returns what the turn has cost with it. The decisions to come share what is left; the first gets twice as
 * much as the others, which find its tree. */
function think(search: Search, { looks, milliseconds }: Budget, spent: Cost): Cost {
  const begun = Date.now();
  const before = search.looks;
  const share = 2 / (1 + search.decisionsLeft());
  const mostLooks = share * (looks - spent.looks);
  const mostTime = share * (milliseconds - spent.milliseconds);
  const isLeft = (): boolean => search.looks - before < mostLooks && Date.now() - begun < mostTime;
  for (let n = 0; n < FEWEST || !search.isOpen || isLeft(); n += 1) search.iterate();
  return {
    looks: spent.looks + search.looks - before,
    milliseconds: spent.milliseconds + Date.now() - begun,
  };
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
    const spentBefore = before?.spent ?? half(plan?.spent ?? NOTHING); // void: perhaps the same turn, perhaps the next
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
    const sequence = settings.slip > 0 ? tree.near(settings.slip) : tree.best();
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
