// The ladder: five opponents, each with a name, a temper and a budget.
import { drawFrom, type Kinds, type Lang } from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import type { Thinking } from './ismcts.ts';
import { type Bot, greedyBot, whimBot } from './simple.ts';
import { type Budget, ismctsBot } from './thinker.ts';

export const LEVEL_IDS = ['mousse', 'matelot', 'negociant', 'armateur', 'doge'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export interface Level {
  readonly id: LevelId;
  readonly name: Readonly<Record<Lang, string>>;
  /** A share of whims, from 0 to 1, for one that looks a pick ahead; budget and temper for one that searches. */
  readonly temper: { readonly whims: number } | (Thinking & Budget);
}

/** Short playouts in which every other pick looks ahead at a few options: quick, and easily mistaken. */
const QUICK = { cut: 8, greed: 0.5, explore: 0.5 } as const;
/** Longer ones in which every pick looks at all options. They tell good picks from bad so well that little need be explored. */
const THOROUGH = { cut: 150, greed: 1, isThorough: true, explore: 0.03 } as const;

export const LEVELS: readonly Level[] = [
  { id: 'mousse', name: { en: 'cabin boy', fr: 'mousse' }, temper: { whims: 0.75 } },
  { id: 'matelot', name: { en: 'sailor', fr: 'matelot' }, temper: { whims: 0.45 } },
  {
    id: 'negociant',
    name: { en: 'merchant', fr: 'négociant' },
    temper: { ...QUICK, iterations: 16, milliseconds: 1000, whims: 0.35 },
  },
  {
    id: 'armateur',
    name: { en: 'shipowner', fr: 'armateur' },
    temper: { ...QUICK, iterations: 90, milliseconds: 2000, whims: 0.18 },
  },
  {
    id: 'doge',
    name: { en: 'doge', fr: 'doge' },
    temper: { ...THOROUGH, iterations: 150, milliseconds: 3000, whims: 0 },
  },
];
const PER_MILLE = 1000;

export function levelNamed(id: string): Level | null {
  return LEVELS.find((level) => level.id === id) ?? null;
}

/** A fresh opponent of this level, for one seat of one game. */
export function levelBot(id: LevelId): Bot {
  const level = levelNamed(id);
  if (level === null) throw new Error(`bots: no level is called ${id}`);
  const { temper } = level;
  const bot = 'iterations' in temper ? ismctsBot(temper) : hastyBot(temper.whims);
  const boldness = LEVEL_IDS.indexOf(id);
  return (known, veiled, seat, seed) => bot(boldly(known, boldness), veiled, seat, seed);
}

function hastyBot(whims: number): Bot {
  return (known, veiled, seat, seed) => {
    const isWhim = drawFrom(seed)(PER_MILLE) < whims * PER_MILLE;
    return (isWhim ? whimBot : greedyBot)(known, veiled, seat, seed);
  };
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
