// A row of the final scoring, as every game has some.
import type { Category, Words } from './contract.ts';

/** A category of the final scoring; `tint` names a colour of the game's palette. */
export const category = (id: string, icon: string, label: Words, tint: string): Category => ({
  id,
  icon,
  label,
  tint: `var(--k-${tint})`,
});
