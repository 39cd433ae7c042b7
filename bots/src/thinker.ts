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
  /** null: the turn goes on where nothing has been searched. */
  readonly search: Search | null;
  readonly sequence: readonly Option[];
  /** How many picks of the sequence are made. */
  readonly made: number;
  /** What the seat should see now. Anything else has happened: the plan is void. */
  readonly expected: string;
  /** In this turn so far. */
  readonly spent: Cost;
}
/** Even without budget left a pick gets this many iterations. */
const FEWEST = 2;
/** What is spent while the last part of a budget is. */
const LAST = 0.999;
const NOTHING: Cost = { looks: 0, milliseconds: 0 };

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

/** Thinks about one pick since `begun`, and returns what the turn has cost with it. The decisions to come share what is left; the first
 * gets twice as much as the others, which find its tree. */
function think(search: Search, { looks, milliseconds }: Budget, spent: Cost, begun: number): Cost {
  const before = search.looks;
  const share = 2 / (1 + search.decisionsLeft());
  const mostLooks = Math.max(share * (looks - spent.looks), 1);
  const mostTime = Math.max(share * (milliseconds - spent.milliseconds), 1);
  search.reach({ looks: mostLooks, milliseconds: mostTime });
  const progress = (): number =>
    Math.max((search.looks - before) / mostLooks, (Date.now() - begun) / mostTime);
  for (let n = 0, done = 0; n < FEWEST || !search.isOpen || done < 1; n += 1, done = progress())
    search.iterate(Math.min(done, LAST));
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
    const spentBefore = plan?.spent ?? NOTHING; // also where the plan is void: the turn goes on
    plan = null;
    const options = sensibleOptions(known, veiled, seat);
    const next = before?.sequence[before.made];
    if (before !== null && next !== undefined && options.some((o) => isSame(o, next))) {
      plan = planAfter(before, veiled);
      return next;
    }
    const search = before?.search?.follow(before.sequence, veiled) === true ? before.search : null;
    if (options.length === 1) {
      plan = planAfter({ known, seat, search, sequence: options, made: 0, spent: spentBefore }, veiled);
      return options[0];
    }
    const begun = Date.now();
    const tree = search ?? new Search(known, settings, veiled, seat, seed);
    const spent = think(tree, settings, spentBefore, begun);
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
