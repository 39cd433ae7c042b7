/** How wide the cover is that a page shows first, as `sizes` says it: it is fetched before the page is laid out. */
export const FIRST_COVER = {
  home: '(max-width: 700px) calc(100vw - 36px), 360px',
  game: '(max-width: 1000px) calc(100vw - 36px), 620px',
} as const;
