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
  { id: 'mousse', name: { en: 'cabin boy', fr: 'mousse' }, temper: { slip: 2 } },
  { id: 'matelot', name: { en: 'sailor', fr: 'matelot' }, temper: { slip: 0.6 } },
  {
    id: 'negociant',
    name: { en: 'merchant', fr: 'négociant' },
    temper: { ...THOROUGH, looks: 500, milliseconds: 1000, slip: 0.05 },
  },
  {
    id: 'armateur',
    name: { en: 'shipowner', fr: 'armateur' },
    temper: { ...THOROUGH, looks: 3000, milliseconds: 2000, slip: 0.02 },
  },
  {
    id: 'doge',
    name: { en: 'doge', fr: 'doge' },
    temper: { ...THOROUGH, looks: 120_000, milliseconds: 3000, slip: 0 },
  },
];

export function levelNamed(id: string): Level | null {
  return LEVELS.find((level) => level.id === id) ?? null;
}

/** A part or a multiple of a level's budget; without a clock the machine's speed does not matter. */
export interface Effort {
  readonly times: number;
  readonly hasClock: boolean;
}
const AS_IT_IS: Effort = { times: 1, hasClock: true };

/** A fresh opponent of this level, for one seat of one game. */
export function levelBot(id: LevelId, { times, hasClock }: Effort = AS_IT_IS): Bot {
  const level = levelNamed(id);
  if (level === null) throw new Error(`bots: no level is called ${id}`);
  const { temper } = level;
  const bot = 'looks' in temper ? searching(temper, times, hasClock) : hastyBot(temper.slip);
  const boldness = LEVEL_IDS.indexOf(id);
  return (known, veiled, seat, seed) => bot(boldly(known, boldness), veiled, seat, seed);
}

function searching(temper: Thinking & Budget, times: number, hasClock: boolean): Bot {
  const milliseconds = hasClock ? times * temper.milliseconds : Number.POSITIVE_INFINITY;
  return ismctsBot({ ...temper, looks: times * temper.looks, milliseconds });
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
