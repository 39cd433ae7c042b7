// Which symbol of the sprite shows what.
import { BUILDINGS } from '../src/data/goods.ts';
import { GOODS, type Good } from '../src/names.ts';

const pictureOf = (good: Good): string => `hermagor-${BUILDINGS[good]}`;
export const BUILDING_ART: Readonly<Record<Good, string>> = {
  weapons: pictureOf('weapons'),
  books: pictureOf('books'),
  relics: pictureOf('relics'),
  dragonEggs: pictureOf('dragonEggs'),
  amulets: pictureOf('amulets'),
  blessings: pictureOf('blessings'),
  corn: pictureOf('corn'),
  salt: pictureOf('salt'),
};
export const isGood = (name: string): name is Good => GOODS.some((good) => good === name);
export const VERB_ART = {
  buyer: 'hermagor-buyer',
  sharedBuyer: 'hermagor-mark-shared',
  moveAndSell: 'hermagor-moveAndSell',
  shortcutAndSell: 'hermagor-shortcut',
  moveOnly: 'hermagor-merchant',
  sharedPost: 'hermagor-sharedPost',
} as const;
