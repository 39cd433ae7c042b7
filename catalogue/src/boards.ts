// The boards that are drawn, of all games that have one. Only a browser loads them, when a table opens.
import type { BoardModule } from '@comptoir/board-kit';
import { GAME_IDS } from './index.ts';

const LOADERS = import.meta.glob<BoardModule>('../../games/*/board/index.tsx', { import: 'board' });
const fileOf = (game: string): string => `../../games/${game}/board/index.tsx`;

export const BOARD_IDS: readonly string[] = GAME_IDS.filter((id) => fileOf(id) in LOADERS);

/** The board of the game of that name, or null: without one a game is played from its texts. */
export async function loadBoard(id: string): Promise<BoardModule | null> {
  const load = LOADERS[fileOf(id)];
  return load === undefined ? null : load();
}
