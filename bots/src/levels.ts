// The ladder: five opponents, each with a name, a temper and a budget.
import { type Lang, random, rngFrom } from '@comptoir/kernel';
import type { Thinking } from './ismcts.ts';
import { type Bot, greedyBot, randomBot } from './simple.ts';
import { type Budget, ismctsBot } from './thinker.ts';

export const LEVEL_IDS = ['mousse', 'matelot', 'negociant', 'armateur', 'doge'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export interface Level {
  readonly id: LevelId;
  readonly name: Readonly<Record<Lang, string>>;
  /** The share of picks, from 0 to 1, made without a thought. */
  readonly whims: number;
  /** null: looks one pick ahead and no further. */
  readonly thinking: (Thinking & Budget) | null;
}

/** Short playouts, half of them looking ahead, and then the game's own judgement: the strongest of what was tried. */
const THINKING = { cut: 8, greed: 0.5, explore: 0.5 } as const;

export const LEVELS: readonly Level[] = [
  { id: 'mousse', name: { en: 'cabin boy', fr: 'mousse' }, whims: 0.5, thinking: null },
  { id: 'matelot', name: { en: 'sailor', fr: 'matelot' }, whims: 0.25, thinking: null },
  {
    id: 'negociant',
    name: { en: 'merchant', fr: 'négociant' },
    whims: 0,
    thinking: { ...THINKING, iterations: 50, milliseconds: 1000 },
  },
  {
    id: 'armateur',
    name: { en: 'shipowner', fr: 'armateur' },
    whims: 0,
    thinking: { ...THINKING, iterations: 350, milliseconds: 2000 },
  },
  {
    id: 'doge',
    name: { en: 'doge', fr: 'doge' },
    whims: 0,
    thinking: { ...THINKING, iterations: 2500, milliseconds: 3000 },
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
  const { whims, thinking } = level;
  const bot = thinking === null ? greedyBot : ismctsBot(thinking);
  if (whims === 0) return bot;
  return (game, veiled, seat, seed) => {
    const words = rngFrom(seed);
    const isWhim = random(words, PER_MILLE) < whims * PER_MILLE;
    return (isWhim ? randomBot : bot)(game, veiled, seat, seed);
  };
}
