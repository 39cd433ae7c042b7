// The building that produces each good.
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
