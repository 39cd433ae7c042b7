// The ladder: five opponents, each with a name, a temper and a budget.
import type { Kinds, Lang } from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import type { Thinking } from './ismcts.ts';
import { type Bot, hastyBot } from './simple.ts';
import { type Budget, ismctsBot } from './thinker.ts';

export const LEVEL_IDS = ['mousse', 'matelot', 'negociant', 'armateur', 'doge'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export interface Level {
  readonly id: LevelId;
  readonly name: Readonly<Record<Lang, string>>;
  /** What it is mistaken by, for one that looks a pick ahead; that, a budget and how it thinks for one that searches. */
  readonly temper: { readonly slip: number } | (Thinking & Budget);
}

/** Every pick of a playout looks at all options. That tells good picks from bad so well that little need be explored. */
const THOROUGH = { cut: 150, greed: 1, isThorough: true, explore: 0.03 } as const;

export const LEVELS: readonly Level[] = [
  { id: 'mousse', name: { en: 'cabin boy', fr: 'mousse' }, temper: { slip: 2.5 } },
  { id: 'matelot', name: { en: 'sailor', fr: 'matelot' }, temper: { slip: 0.8 } },
  {
    id: 'negociant',
    name: { en: 'merchant', fr: 'négociant' },
    temper: { ...THOROUGH, looks: 800, milliseconds: 1000, slip: 0.06 },
  },
  {
    id: 'armateur',
    name: { en: 'shipowner', fr: 'armateur' },
    temper: { ...THOROUGH, looks: 8000, milliseconds: 2000, slip: 0.01 },
  },
  {
    id: 'doge',
    name: { en: 'doge', fr: 'doge' },
    temper: { ...THOROUGH, isFarsighted: true, looks: 200_000, milliseconds: 3000, slip: 0 },
  },
];

export function levelNamed(id: string): Level | null {
  return LEVELS.find((level) => level.id === id) ?? null;
}

/** A fresh opponent of this level, for one seat of one game; `effort` is the part or the multiple of its budget that it has. Without a
 * clock it does all its work however slow the machine is, and the seed alone decides what it picks. */
export function levelBot(id: LevelId, effort = 1, hasClock = true): Bot {
  const level = levelNamed(id);
  if (level === null) throw new Error(`bots: no level is called ${id}`);
  const { temper } = level;
  const bot = 'looks' in temper ? ismctsBot(withEffort(temper, effort, hasClock)) : hastyBot(temper.slip);
  const boldness = LEVEL_IDS.indexOf(id);
  return (known, veiled, seat, seed) => bot(boldly(known, boldness), veiled, seat, seed);
}

function withEffort(temper: Thinking & Budget, effort: number, hasClock: boolean): Thinking & Budget {
  const milliseconds = hasClock ? effort * temper.milliseconds : Number.POSITIVE_INFINITY;
  return { ...temper, looks: effort * temper.looks, milliseconds };
}

/** The same hints for a player of this level. */
function boldly<G extends Kinds>(known: GameWithHints<G>, level: number): GameWithHints<G> {
  const { hints } = known;
  if (hints.sensible === undefined) return known;
  return {
    ...known,
    hints: { ...hints, sensible: (s, seat, options) => hints.sensible?.(s, seat, options, level) ?? options },
  };
}
