// The boards that are drawn. A game without one can be played all the same, from its texts.
import type { BoardModule } from '@comptoir/board-kit';

const LOADERS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  hermagor: async () => (await import('@comptoir/hermagor/board')).board,
  nauticus: async () => (await import('@comptoir/nauticus/board')).board,
  'porto-carthago': async () => (await import('@comptoir/porto-carthago/board')).board,
  carthago: async () => (await import('@comptoir/carthago/board')).board,
  'oltre-mare': async () => (await import('@comptoir/oltre-mare/board')).board,
};

export const BOARD_IDS: readonly string[] = Object.keys(LOADERS);

/** The board of the game of that name, or null. */
export async function loadBoard(id: string): Promise<BoardModule | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return load === undefined ? null : load();
}
