/** What a room knows of a friendly match without a clock that nobody hosts. */
export const FRIENDLY = {
  clock: null,
  clocks: null,
  isPublic: true,
  isWatchable: true,
  isRated: false,
  host: '',
} as const;
