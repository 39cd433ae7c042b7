// Pictures of tiles and rewards, by their names.
import { Drawn } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { ACTIONS, type ActionName, type ItemName, type RewardName, type TileName } from '../src/names.ts';
import { ITEMS } from '../src/options.ts';
import { art } from './art.ts';
import type { TilePicture } from './ships.ts';

export const tileIcon = (tile: TileName): string => art(`tile-${tile}`);

const REWARD_ICONS: Readonly<Record<RewardName, string>> = {
  'crown-mast': 'tile-crown-mast',
  'crown-sail': 'tile-crown-sail',
  vp3: 'vp',
  coins7: 'coin',
  workers3: 'worker',
  'coffee-grain': 'pair-coffee-grain',
  'coffee-fish': 'pair-coffee-fish',
  'coffee-salt': 'pair-coffee-salt',
  'grain-fish': 'pair-grain-fish',
  'grain-salt': 'pair-grain-salt',
  'fish-salt': 'pair-fish-salt',
};
export const rewardIcon = (reward: RewardName): string => art(REWARD_ICONS[reward]);

/** What each buying action sells, in the order of the costs; nothing for the others. */
export const itemsOf = (action: ActionName): readonly ItemName[] => ITEMS[ACTIONS.indexOf(action)] ?? [];

/** How an item looks on the wheel: crests for masts and sails. */
export function itemIcon(action: ActionName, item: ItemName): string {
  if (action === 'buy-hull') return art(`hull-${item}`);
  return action === 'buy-goods' ? art(item) : art(`crest-${item}`);
}
/** The item as the tile it is. */
export function itemTileIcon(action: ActionName, item: ItemName): string {
  if (action === 'buy-masts') return art(`tile-${item}-mast`);
  return action === 'buy-sails' ? art(`tile-${item}-sail`) : art(`tile-${item}`);
}

const PART_NAMES = { hull: 'part-hull', mast: 'part-mast', sail: 'part-sail', good: 'part-cargo' } as const;

/** A tile as the part of a ship it becomes. */
export function PartArt({ picture, x }: { picture: TilePicture; x: number }): ReactNode {
  return (
    <Drawn name={art(`${PART_NAMES[picture.kind]}-${picture.id}`)} x={x} y={0} width={96} height={192} />
  );
}
