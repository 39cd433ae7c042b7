// The six action cards, the six action spaces and what instead of a card.
import type { ActionCardName, ActionName, BonusName, SpaceName } from '../names.ts';

export const ACTION_CARDS = [
  { id: 'transporter-1', action: 'transporter' },
  { id: 'transporter-2', action: 'transporter' },
  { id: 'aristocrat', action: 'aristocrat' },
  { id: 'captain', action: 'captain' },
  { id: 'stevedore', action: 'stevedore' },
  { id: 'merchant', action: 'merchant' },
] as const satisfies readonly { readonly id: ActionCardName; readonly action: ActionName }[];

interface PrintedSpace {
  readonly id: SpaceName;
  readonly servants: number;
  readonly bonus: BonusName;
}

/** Left to right. */
export const ACTION_SPACES = [
  { id: 'a1', servants: 0, bonus: 'releaseWarehouse' },
  { id: 'a2', servants: 1, bonus: 'buyPalace' },
  { id: 'a3', servants: 1, bonus: 'releaseWarehouse' },
  { id: 'a4', servants: 2, bonus: 'buyPalace' },
  { id: 'a5', servants: 2, bonus: 'releaseWarehouse' },
  { id: 'a6', servants: 3, bonus: 'buyPalace' },
] as const satisfies readonly PrintedSpace[];

export const TAKE_TALENTS = 3;
export const ARISTOCRAT_MOVES = 5;
