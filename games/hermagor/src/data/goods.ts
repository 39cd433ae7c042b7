// The eight goods, in the order of the price table, each with the building that produces it.
export const GOODS = [
  'weapons',
  'books',
  'relics',
  'dragonEggs',
  'amulets',
  'blessings',
  'corn',
  'salt',
] as const;
export const BUILDINGS = {
  weapons: 'smithy',
  books: 'scriptorium',
  relics: 'cemetery',
  dragonEggs: 'dragonLair',
  amulets: 'sorcererTower',
  blessings: 'church',
  corn: 'cornField',
  salt: 'saltMine',
} as const;
