// The names of the goods, for sentences and for the board.
import type { Lang } from '@comptoir/kernel';
import type { GoodName } from '../names.ts';

export const GOOD_NAMES: Readonly<Record<Lang, Readonly<Record<GoodName, string>>>> = {
  en: { silk: 'silk', spice: 'spices', tea: 'tea', glass: 'glass' },
  fr: { silk: 'soie', spice: 'épices', tea: 'thé', glass: 'verre' },
};
