/** Every page a visitor can come to without having played. */
export const PAGES = [
  '/',
  '/games/nauticus',
  '/games/hermagor',
  '/new/nauticus',
  '/new/hermagor',
  '/my-games',
  '/rules',
  '/games/nauticus/rules',
  '/games/porto-carthago/rules?form=short',
  '/settings',
  '/about',
  '/nowhere',
  '/table/nothing',
];
