// Symbols and tints by name.
import type { Good } from '../src/names.ts';

export const art = (name: string): string => `carthago-${name}`;

/** The ground of a card of this good; the sail of its ship. Both are set in board.css. */
export const tintOf = (good: Good): string => `var(--c-${good})`;
export const sailOf = (good: Good): string => `var(--c-sail-${good})`;
