import { GAME_IDS } from '@comptoir/catalogue';

const [first = '', last = first] = [GAME_IDS[0], GAME_IDS.at(-1)];

/** Every page a visitor can come to without having played. */
export const PAGES = [
  '/',
  `/games/${first}`,
  `/games/${last}`,
  `/new/${first}`,
  `/new/${last}`,
  '/my-games',
  '/statistics',
  '/online',
  '/learn',
  '/puzzles',
  '/rules',
  `/games/${first}/rules`,
  `/games/${last}/rules?form=short`,
  '/settings',
  '/about',
  '/nowhere',
  '/table/nothing',
];
