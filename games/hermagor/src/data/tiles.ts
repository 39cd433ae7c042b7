// What is printed on the tiles. A single tile (one good) carries an arrow: its winner may raise the price.
// 20 goods tiles numbered 1 to 20 (8 single, 12 double), 4 special tiles.
export const GOODS_TILES = [
  { id: 't01', number: 1, goods: ['corn'] },
  { id: 't02', number: 2, goods: ['salt'] },
  { id: 't03', number: 3, goods: ['weapons'] },
  { id: 't04', number: 4, goods: ['books'] },
  { id: 't05', number: 5, goods: ['blessings'] },
  { id: 't06', number: 6, goods: ['relics'] },
  { id: 't07', number: 7, goods: ['amulets'] },
  { id: 't08', number: 8, goods: ['dragonEggs'] },
  { id: 't09', number: 9, goods: ['weapons', 'books'] },
  { id: 't10', number: 10, goods: ['relics', 'dragonEggs'] },
  { id: 't11', number: 11, goods: ['amulets', 'blessings'] },
  { id: 't12', number: 12, goods: ['corn', 'salt'] },
  { id: 't13', number: 13, goods: ['weapons', 'relics'] },
  { id: 't14', number: 14, goods: ['books', 'dragonEggs'] },
  { id: 't15', number: 15, goods: ['amulets', 'corn'] },
  { id: 't16', number: 16, goods: ['blessings', 'salt'] },
  { id: 't17', number: 17, goods: ['weapons', 'amulets'] },
  { id: 't18', number: 18, goods: ['books', 'blessings'] },
  { id: 't19', number: 19, goods: ['relics', 'corn'] },
  { id: 't20', number: 20, goods: ['dragonEggs', 'salt'] },
] as const;
/** The six action tiles of the box by their number; no set uses the 6. */
export const ACTION_TILES = [3, 4, 4, 5, 5, 6] as const;
export const BARGAIN = 5;
