// Symbols by name.
import type { GoodName } from '../src/names.ts';

export const art = (name: GoodName | 'order' | 'stall'): string => `night-market-${name}`;
