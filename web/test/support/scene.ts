import type { Scene } from '@comptoir/board-kit';

/** A table at which nothing is to be decided, after so many entries. */
export const scene = (seq: number): Scene => ({
  game: 'quay',
  players: [],
  seq,
  viewer: 0,
  view: {},
  decision: null,
  waiting: [],
  canUndo: false,
  result: null,
});
