import type { BoardModule } from '@comptoir/board-kit';
import { loadGame } from '@comptoir/catalogue';
import { loadBoard } from '@comptoir/catalogue/boards';
import type { LoadedGame } from '@comptoir/kernel';
import { startTransition, useEffect, useState } from 'react';
import { LocalHost } from './LocalHost.ts';
import { findGame } from './storage.ts';

export interface LocalTable {
  readonly host: LocalHost;
  readonly entry: LoadedGame;
  /** null: the game has no drawn board yet. */
  readonly board: BoardModule | null;
}

/** Opens the game of that id. undefined: on its way; null: not on this device. Throws where a part cannot be fetched. */
export function useLocalTable(id: string): LocalTable | null | undefined {
  const [table, setTable] = useState<LocalTable | null | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let host: LocalHost | null = null;
    let isGone = false;
    const open = async (): Promise<LocalTable | null> => {
      const saved = await findGame(id);
      if (saved === null) return null;
      if (!isGone) host = new LocalHost(saved); // deals while the board is fetched
      const [entry, board] = await Promise.all([loadGame(saved.game), loadBoard(saved.game)]);
      return host === null || entry === null ? null : { host, entry, board };
    };
    open().then((opened) => {
      if (!isGone) startTransition(() => setTable(opened)); // in small pieces: it is a whole table
    }, setFailure);
    return () => {
      isGone = true;
      host?.close();
    };
  }, [id]);
  if (failure !== null) throw failure;
  return table;
}
